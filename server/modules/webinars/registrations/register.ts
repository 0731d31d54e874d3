// A learner gets a place, a turn on the waitlist, or gives up either. One after the other for each webinar: its row is locked.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later } from '#core/kernel/time.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import type { webinarsApi } from '#core/modules/webinars/api.ts'
import { decidePlace, isHeld, UNDO_FOR, UNDO_SHOWN_FOR } from '#core/modules/webinars/decide-place.ts'
import { webinarErrors as errors } from '#core/modules/webinars/errors.ts'
import { statusAt } from '#core/modules/webinars/webinar-status.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { cancelReminders } from '#server/modules/notices/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { planRemindersJob } from '../families/remind.ts'
import { placeIn } from '../lists/word-webinars.ts'
import { lockWebinar, type StoredWebinar } from '../store-webinars.ts'
import { countPlaces, deleteRegistration, findRegistration, saveRegistration, type Registration } from './store-registrations.ts' // prettier-ignore

/** A second call changes nothing but the reminder. Throws NOT_FOUND_ERROR or WEBINAR_IS_CANCELLED. */
export async function register(
  ctx: Ctx,
  { webinarId, reminder }: InputOf<typeof webinarsApi.register>,
  { learnerId }: LearnerCall,
) {
  await refuseWithoutConsent(ctx, learnerId)
  await ctx.db.transaction().execute(async (tx) => {
    const webinar = await lockPublished(tx, webinarId)
    if (webinar.status === 'CANCELLED') throw errors.WEBINAR_IS_CANCELLED()
    const own = await findRegistration(tx, webinarId, learnerId)
    const state = await decideState(ctx, tx, webinar, own)
    if (own?.state === state && (state === 'WAITING' || reminder === undefined)) return
    const isOver = statusAt(webinar, ctx.now()) === 'ENDED'
    const isReminderSet = state === 'REGISTERED' && !isOver && (reminder ?? true)
    const since = own?.state === state ? own.since : ctx.now()
    await saveRegistration(tx, { webinarId, learnerId, state, isReminderSet, since, heldUntil: null })
    await followReminder(ctx, tx, { webinarId, learnerId, isReminderSet, isKnown: own !== undefined })
  })
  return placeIn(ctx, learnerId, webinarId)
}

interface ReminderWish {
  readonly webinarId: string
  readonly learnerId: string
  readonly isReminderSet: boolean
  /** The learner had a place or a turn before, so there may be reminders. */
  readonly isKnown: boolean
}

async function followReminder(ctx: Ctx, tx: Tx, { webinarId, learnerId, isReminderSet, isKnown }: ReminderWish) {
  if (isReminderSet) await ctx.enqueue(tx, planRemindersJob, { webinarId, learnerId })
  else if (isKnown) await cancelReminders(tx, webinarId, [{ learnerId }])
}

async function decideState(ctx: Ctx, tx: Tx, webinar: StoredWebinar, own: Registration | undefined) {
  const now = ctx.now()
  const { capacity } = webinar
  const isOver = statusAt(webinar, now) === 'ENDED'
  const counts = capacity === null || isOver ? undefined : (await countPlaces(tx, [webinar.id], now)).get(webinar.id)
  const { taken = 0, waiting = 0 } = counts ?? {}
  if (own?.state === 'WAITING' && !isOver && capacity !== null) return 'WAITING'
  return decidePlace({ capacity, taken, waiting, isOver, own }, now)
}

/** Drafts are not found. */
async function lockPublished(tx: Tx, webinarId: string): Promise<StoredWebinar> {
  const webinar = await lockWebinar(tx, webinarId)
  if (!webinar || webinar.status === 'DRAFT') throw commonErrors.NOT_FOUND_ERROR()
  return webinar
}

/** We write to those who register. For a child, a parent agrees to that first. */
async function refuseWithoutConsent(ctx: Ctx, learnerId: string): Promise<void> {
  const learner = await findLearner(ctx.db, learnerId)
  const standing = learner && standingOf(learner, ctx.now())
  if (standing !== 'ADULT' && standing !== 'CONSENTED') throw errors.WEBINAR_NEEDS_CONSENT()
}

/** A place that is given up is kept for the undo, and then goes to the next who waits. */
export async function unregister(
  ctx: Ctx,
  { webinarId }: InputOf<typeof webinarsApi.unregister>,
  { learnerId }: LearnerCall,
) {
  const now = ctx.now()
  const left = await ctx.db.transaction().execute(async (tx) => {
    await lockPublished(tx, webinarId)
    const own = await findRegistration(tx, webinarId, learnerId)
    if (!own) return undefined
    await cancelReminders(tx, webinarId, [{ learnerId }])
    if (own.state === 'LEFT') return isHeld(own, now) ? own.since : undefined
    if (own.state === 'WAITING') {
      await deleteRegistration(tx, webinarId, learnerId)
      return undefined
    }
    const heldUntil = later(now, UNDO_FOR)
    await saveRegistration(tx, { ...own, state: 'LEFT', isReminderSet: false, since: now, heldUntil })
    return now
  })
  return { ...(await placeIn(ctx, learnerId, webinarId)), undoUntil: left === undefined ? null : later(left, UNDO_SHOWN_FOR) } // prettier-ignore
}
