// Sessions that another module plans: the same teachers and rooms as the classes of courses, without a batch.
import type { SessionKind } from '#core/modules/classroom/session-status.ts'
import { classroomErrors as errors } from '#core/modules/classroom/errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { publishStanding } from '../room/topics.ts'
import { refuseTeaching, type Teaching } from '../staff/change-class.ts'
import { findOverlap, findSession } from '../store-sessions.ts'
import {
  insertSessions,
  lockTeachers,
  markByHand,
  updateSessionEnd,
  updateCancelled,
  updateSessionTo,
} from '../store-write.ts'

export type SessionPlan = Omit<Teaching, 'id'>

/** Answers its id. Throws why the teacher cannot teach then. */
export async function planSession(ctx: Ctx, tx: Tx, kind: SessionKind, plan: SessionPlan): Promise<string> {
  const id = ctx.newId('ses')
  await refuseTeaching(tx, { id, ...plan }, { before: undefined, now: ctx.now() })
  const written = await insertSessions(tx, [{ id, kind, ...plan, isByHand: true }], ctx.now())
  if (!written.has(id)) throw errors.TEACHER_HAS_A_CLASS({ teacher: '', time: { at: plan.startsAt } })
  return id
}

/** Gives it another hour or teacher; one that was cancelled is held again. Throws why that cannot be. */
export async function replanSession(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { reason, ...plan }: SessionPlan & { readonly reason: LocalisedText },
): Promise<void> {
  const before = await findSession(tx, id)
  if (!before) throw commonErrors.NOT_FOUND_ERROR()
  await refuseTeaching(tx, { id, ...plan }, { before, now: ctx.now() })
  if (!(await updateSessionTo(tx, id, plan)))
    throw errors.TEACHER_HAS_A_CLASS({ teacher: '', time: { at: plan.startsAt } })
  await markByHand(tx, id, { substituteFor: null, reason })
  await publishStanding(ctx, tx, id)
}

/** A class that runs ends later. Throws TEACHER_HAS_A_CLASS when the teacher has another one then. */
export async function extendSession(ctx: Ctx, tx: Tx, id: string, endsAt: Instant): Promise<void> {
  const session = await findSession(tx, id)
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  await lockTeachers(tx, [session.teacherId])
  const other = await findOverlap(tx, { teacherId: session.teacherId, startsAt: session.endsAt, endsAt, but: id })
  if (other) throw errors.TEACHER_HAS_A_CLASS({ teacher: '', time: { at: other.startsAt } })
  await updateSessionEnd(tx, id, endsAt)
  await publishStanding(ctx, tx, id)
}

export async function cancelSession(ctx: Ctx, tx: Tx, id: string, reason: LocalisedText): Promise<void> {
  await updateCancelled(tx, id, reason)
  await markByHand(tx, id, { substituteFor: null, reason })
  await publishStanding(ctx, tx, id)
}
