import { randomBytes } from 'node:crypto'
import { enrolmentErrors as errors } from '#core/modules/enrolments/errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { chooseOwnBatch } from './own-batch.ts'
import { endPastEnrolments, hasTried, insertEnrolment, listBlockingEnrolments, type NewEnrolment } from './store.ts'

/**
 * Enrols in the caller's transaction. Answers false when the learner is enrolled already: of two who pay for the same
 * course at once, one is.
 */
export async function enrol(ctx: Ctx, tx: Tx, { batchId = null, ...what }: Place): Promise<boolean> {
  const startsAt = ctx.now()
  const ownBatchId = batchId ?? (await chooseOwnBatch(ctx, tx, what))
  const id = ctx.newId('enr')
  const fresh = { ...what, id, batchId, ownBatchId, startsAt, uniqueId: randomBytes(16).toString('base64url') }
  return (await insertEnrolment(tx, fresh)) || insertAfterPast(tx, fresh)
}

/** Without a batch it is the whole course. */
type Place = Omit<NewEnrolment, 'id' | 'uniqueId' | 'startsAt' | 'batchId' | 'ownBatchId'> & {
  readonly batchId?: string | null
}

/** A blocking enrolment may have expired without being marked as ended: mark it and insert again. */
async function insertAfterPast(tx: Tx, fresh: NewEnrolment): Promise<boolean> {
  const ended = await endPastEnrolments(tx, fresh.learnerId, fresh.bundleId, fresh.startsAt)
  return ended > 0 && insertEnrolment(tx, fresh)
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
