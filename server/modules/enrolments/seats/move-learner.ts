// A learner is moved to another batch of the course. When many want the last seat, one gets it.
import { seatErrors as errors } from '#core/modules/enrolments/seat-errors.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { listOpenBatches } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { insertSeat, lockSeats, reuseSeat } from './store-seats.ts'
import { moveEnrolment, type BatchChange, type TaughtEnrolment } from './store-changes.ts'
import { deleteWait } from './store-waits.ts'

/** The caller has locked the enrolment. Throws BATCH_NOT_FOUND for one that is over or of another course, and BATCH_FULL. */
export async function moveLearner(
  ctx: Ctx,
  tx: Tx,
  enrolment: TaughtEnrolment,
  { batchId, ...change }: BatchChange & { readonly batchId: string },
): Promise<void> {
  const { learnerId, bundleId, ownBatchId } = enrolment
  const batch = (await listOpenBatches(tx, bundleId, ctx.now())).find(({ id }) => id === batchId)
  if (!batch) throw listingErrors.BATCH_NOT_FOUND()
  if (ownBatchId === batchId) return
  if (batch.seats !== null) await takeSeatIn(ctx, tx, { batchId, learnerId }, batch.seats)
  await moveEnrolment(tx, enrolment, { ...change, batchId, changeId: ctx.newId('bch'), now: ctx.now() })
  await deleteWait(tx, { batchId, learnerId })
}

async function takeSeatIn(
  ctx: Ctx,
  tx: Tx,
  who: { readonly batchId: string; readonly learnerId: string },
  seats: number,
): Promise<void> {
  await lockSeats(tx, who.batchId, ctx.now())
  const wish = { ...who, hold: null }
  if (!(await reuseSeat(tx, wish)) && !(await insertSeat(tx, wish, seats))) throw errors.BATCH_FULL()
}
