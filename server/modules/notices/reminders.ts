// Reminders of something that begins at an hour: a class, a test, a webinar. One notice for each person and offset, which moves
// with the hour: no person is reminded twice for one offset.
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { NoticeValues } from '#core/modules/notices/notice-values.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { noticesFor, writeNotices } from './notify.ts'
import {
  cancelBySubject,
  listPeople,
  lockSubject,
  moveBySubject,
  reviveBySubject,
  SHOWN_AFTER_START,
  type Participant,
} from './store-reminders.ts'

/** The text of reminders and of the notice of a move. */
export interface ReminderText {
  /** The key of the templates. */
  readonly type: string
  readonly values: NoticeValues
  readonly link?: string
  readonly lang?: Language
}

export interface ReminderPlan extends ReminderText {
  /** The id of what begins: one plan per subject. Handed to `noticeChecks`. */
  readonly subject: string
  readonly startsAt: Instant
  /** Whole minutes before it starts: [24 * 60, 60, 10]. 0 is the start itself, and is sent for some minutes after it. */
  readonly offsets: readonly number[]
  readonly who: readonly Participant[]
  /** The learner chose it: reminders of the last hour leave in quiet hours too. */
  readonly isChosen?: boolean
}

/**
 * Adds these people to the subject's reminders. Offsets already past are skipped. A person who was planned before is left as is;
 * reminders of theirs that were cancelled and have not left are planned again.
 */
export async function planReminders(ctx: Ctx, tx: Tx, plan: ReminderPlan): Promise<void> {
  const { subject, startsAt, offsets, who, isChosen = false, ...text } = plan
  await lockSubject(tx, subject)
  await reviveBySubject(tx, subject, { who, offsets, startsAt, values: plan.values, now: ctx.now() })
  for (const to of who)
    for (const minutes of offsets) {
      const at = later(startsAt, -minutes * MINUTE)
      const key = `reminder ${subject} ${minutes} ${'learnerId' in to ? to.learnerId : ''}`
      const expiresAt = minutes === 0 ? later(startsAt, SHOWN_AFTER_START) : startsAt
      const draft = { ...text, to, key, subject, at, expiresAt, purpose: 'CLASSES' as const, isUrgent: true }
      const notices = await noticesFor(ctx, tx, draft)
      const dropped = at < ctx.now() ? 'PAST' : null
      await writeNotices(ctx, tx, notices.map((each) => ({ ...each, minutesBefore: minutes, isChosen, dropped }))) // prettier-ignore
    }
}

export interface ReminderMove {
  readonly subject: string
  readonly startsAt: Instant
  /** The reminders' values from now on. */
  readonly values: NoticeValues
  /** The notice of the move, one for each person. Left out: the module that moves it tells them itself. */
  readonly moved?: ReminderText
}

/**
 * Gives every reminder that has not left its new time, and tells each person once that the time has moved. A reminder that is
 * leaving at this moment finishes first: the person gets that one or the new one, never both. Offsets already past are skipped.
 */
export async function moveReminders(
  ctx: Ctx,
  tx: Tx,
  { subject, startsAt, values, moved }: ReminderMove,
): Promise<void> {
  await lockSubject(tx, subject)
  const people = await listPeople(tx, subject)
  await moveBySubject(tx, subject, { startsAt, values, now: ctx.now() })
  if (!moved) return
  const key = `moved ${subject} ${startsAt}`
  const common = { ...moved, subject, purpose: 'CHANGES' as const, isUrgent: true, expiresAt: startsAt }
  for (const { accountId, learnerId } of people) {
    const draft = { ...common, to: { accountId }, key: `${key} ${learnerId ?? ''}` }
    await writeNotices(ctx, tx, (await noticesFor(ctx, tx, draft)).map((each) => ({ ...each, learnerId }))) // prettier-ignore
  }
}

/** Cancels what has not left: of these people, or of everybody. */
export async function cancelReminders(tx: Tx, subject: string, who?: readonly Participant[]): Promise<void> {
  await lockSubject(tx, subject)
  await cancelBySubject(tx, subject, who)
}
