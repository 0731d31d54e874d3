// Staff plan a webinar, publish it, move it, give it to another teacher, cancel or restore it. Families get a notice with the reason.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { classroomErrors } from '#core/modules/classroom/errors.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { webinarStaffErrors as errors } from '#core/modules/webinars/errors.ts'
import type { webinarsStaffApi as api } from '#core/modules/webinars/staff-api.ts'
import { NEEDED_ITEMS, publishCheck, type CheckedWebinar } from '#core/modules/webinars/publish-check.ts'
import { isAhead } from '#core/modules/webinars/webinar-status.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { cancelSession, planSession, replanSession } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { NewWrite, Write } from '#server/platform/resource/resource.ts'
import { replanRemindersJob } from '../families/remind.ts'
import { announceChange } from '../follow-session.ts'
import { countPlaces } from '../registrations/store-registrations.ts'
import { findWebinar, lockWebinar, setSession, type StoredWebinar } from '../store-webinars.ts'

type WebinarWrite = Write<typeof api.staffWebinars>
type Staged = Pick<StoredWebinar, 'status' | 'endsAt'> & CheckedWebinar

/** A new one is a draft. */
export function draftFields(ctx: Ctx, _: Tx, { fields }: NewWrite<typeof api.staffWebinars>) {
  return { ...fields, status: 'DRAFT' as const, createdAt: ctx.now() }
}

/** Refuses a change that cannot be. Locks the webinar, so that places are not given meanwhile. */
export async function checkWebinar(ctx: Ctx, tx: Tx, { before, fields, reason }: WebinarWrite): Promise<void> {
  const { startsAt, endsAt } = { ...before, ...fields }
  if (startsAt === undefined || endsAt === undefined || !isBefore(startsAt, endsAt)) throw classroomErrors.SESSION_LENGTH()
  if (!before) return
  await lockWebinar(tx, before.id)
  const after: Staged = { ...before, ...fields } as Staged // a write leaves out what stays
  if (isPlanned(before, after)) refuseChange(ctx, before, after, reason)
  const { capacity = before.capacity } = fields
  const taken = (await countPlaces(tx, [before.id], ctx.now())).get(before.id)?.taken ?? 0
  if (capacity !== null && capacity < taken) throw errors.SEATS_ARE_TAKEN({ taken: String(taken) })
} // prettier-ignore

/** Time, teacher or state change. */
function isPlanned(before: Staged, after: Staged): boolean {
  const { status, startsAt, endsAt, teacherId } = before
  return status !== after.status || startsAt !== after.startsAt || endsAt !== after.endsAt || teacherId !== after.teacherId
} // prettier-ignore

function refuseChange(ctx: Ctx, before: Staged, after: Staged, reason: string | undefined): void {
  if (!mayStillChange(before, ctx.now())) throw errors.WEBINAR_HAS_BEGUN()
  if (after.status === 'LIVE' || after.status === 'ENDED') throw errors.WEBINAR_HAS_BEGUN()
  if (after.status === 'SCHEDULED' && after.teacherId === null) throw errors.WEBINAR_NEEDS_TEACHER()
  if (before.status === 'DRAFT') return refuseIncomplete(ctx, after)
  if (after.status === 'DRAFT') throw errors.WEBINAR_STAYS_PUBLISHED()
  if (!reason) throw errors.WEBINAR_REASON_NEEDED()
}

/** A draft stays one until all that families need is there. */
function refuseIncomplete(ctx: Ctx, after: Staged): void {
  if (after.status !== 'SCHEDULED') return
  const check = publishCheck(after, ctx.now())
  const missing = NEEDED_ITEMS.filter((item) => !check[item])
  if (missing.length > 0) throw errors.WEBINAR_IS_INCOMPLETE({ missing: missing.join(', ').toLowerCase() })
}

/** A draft, or a webinar whose hour has not come. */
function mayStillChange(before: Staged, now: Instant): boolean {
  if (before.status === 'DRAFT') return true
  return before.status === 'CANCELLED' ? isBefore(now, before.startsAt) : isAhead(before, now)
}

/** The live session, reminders and families follow, in the same transaction. */
export async function changed(ctx: Ctx, tx: Tx, id: string, { before, reason }: WebinarWrite): Promise<void> {
  const after = await findWebinar(tx, id)
  if (!before || !after) throw commonErrors.NOT_FOUND_ERROR()
  const was = before as unknown as StoredWebinar // the record has all that is compared
  if (isPlanned(was, after)) {
    await followWebinar(ctx, tx, { isCancelled: was.status === 'CANCELLED', after, reason: { en: reason ?? '' } })
    const why = reason && was.status !== 'DRAFT' ? { en: reason } : after.reason
    await announceChange(ctx, tx, was, { ...after, recording: was.recording, reason: why })
  }
  const isReplanned = was.reminderMinutes.join() !== after.reminderMinutes.join()
  if (isReplanned && after.status === 'SCHEDULED') await ctx.enqueue(tx, replanRemindersJob, { webinarId: id })
}

interface PlannedChange {
  /** It was cancelled before. */
  readonly isCancelled: boolean
  readonly after: StoredWebinar
  readonly reason: LocalisedText
}

/** The session is made when the webinar is published. */
async function followWebinar(ctx: Ctx, tx: Tx, { isCancelled, after, reason }: PlannedChange): Promise<void> {
  const { id, status, sessionId, teacherId, subjectKey: subject, startsAt, endsAt } = after
  if (status === 'CANCELLED') {
    if (sessionId !== null && !isCancelled) await cancelSession(ctx, tx, sessionId, reason)
    return
  }
  if (status !== 'SCHEDULED' || teacherId === null) return
  const plan = { subject, teacherId, startsAt, endsAt }
  if (sessionId === null) await setSession(tx, id, await planSession(ctx, tx, 'WEBINAR', plan))
  else await replanSession(ctx, tx, sessionId, { ...plan, reason })
}
