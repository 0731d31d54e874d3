import { randomBytes } from 'node:crypto'
import { enrolmentErrors as errors } from '#core/modules/enrolments/errors.ts'
import { EnrolmentStarted } from '#core/modules/enrolments/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Fulfilment } from '#server/platform/sale-item.ts'
import { reportEnded } from './end-enrolments.ts'
import { takeSeat } from './seats/take-seat.ts'
import { endPastEnrolments, hasTried, insertEnrolment, listBlockingEnrolments, type NewEnrolment } from './store.ts'

/**
 * Enrols in the caller's transaction, with a seat in a batch. Answers HAD_ALREADY when the learner is enrolled: of two who pay for
 * the same course at once, one is. Answers NONE_LEFT when no batch has a seat that may be this learner's.
 */
export async function enrol(
  ctx: Ctx,
  tx: Tx,
  { chosenBatchId = null, batchId = null, ...what }: NewPlace,
): Promise<Fulfilment> {
  const ownBatchId = await takeSeat(ctx, tx, { ...what, chosenBatchId, isOneBatch: batchId !== null })
  if (ownBatchId === undefined) return 'NONE_LEFT'
  const wantedBatchId = chosenBatchId === ownBatchId ? null : chosenBatchId
  const made = { id: ctx.newId('enr'), startsAt: ctx.now(), uniqueId: randomBytes(16).toString('base64url') }
  const fresh = { ...what, ...made, batchId, ownBatchId, wantedBatchId }
  if (!(await insertEnrolment(tx, fresh)) && !(await insertAfterPast(ctx, tx, fresh))) return 'HAD_ALREADY'
  await ctx.publish(tx, EnrolmentStarted, { enrolmentId: fresh.id, at: fresh.startsAt })
  return 'GIVEN'
}

/** Without a batch it is the whole course. */
type NewPlace = Omit<NewEnrolment, 'id' | 'uniqueId' | 'startsAt' | 'batchId' | 'ownBatchId' | 'wantedBatchId'> & {
  readonly batchId?: string | null
  readonly chosenBatchId?: string | null
}

/** A blocking enrolment may have expired without being marked as ended: mark it and insert again. */
async function insertAfterPast(ctx: Ctx, tx: Tx, fresh: NewEnrolment): Promise<boolean> {
  const ended = await endPastEnrolments(tx, fresh.learnerId, fresh.bundleId, fresh.startsAt)
  await reportEnded(ctx, tx, ended)
  return ended.length > 0 && insertEnrolment(tx, fresh)
}

/** A course is tried once: throws ALREADY_ENROLLED, also when that trial is over. */
export async function refuseSecondTrial(
  db: Db,
  what: { readonly learnerId: string; readonly bundleId: string },
): Promise<void> {
  if (await hasTried(db, what)) throw errors.ALREADY_ENROLLED()
}

/**
 * Throws ALREADY_ENROLLED or HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP before any money moves. The enrolment of the order
 * `replaced` does not block; returns whether that enrolment is still active.
 */
export async function refuseIfEnrolled(
  ctx: Ctx,
  db: Db,
  what: { readonly learnerId: string; readonly bundleId: string; readonly aslGroup: string | null },
  replaced?: string,
): Promise<boolean> {
  const live = await listBlockingEnrolments(db, what, ctx.now())
  const blocking = live.filter(({ orderId }) => orderId === null || orderId !== replaced)
  if (blocking.some(({ bundleId }) => bundleId === what.bundleId)) throw errors.ALREADY_ENROLLED()
  if (blocking.length > 0) throw errors.HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP()
  return live.length > 0
}
