import { batchesInTurn } from '#core/modules/enrolments/choose-batch.ts'
import { seatErrors as errors } from '#core/modules/enrolments/seat-errors.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listOpenBatches } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import type { SoldOrder } from '#server/platform/sale-item.ts'
import { findLastBatch } from '../store-batches.ts'
import { insertSeat, lockSeats, reuseSeat, type SeatWish } from './store-seats.ts'

export interface Place {
  readonly learnerId: string
  readonly bundleId: string
  /** The batch that the buyer chose. */
  readonly chosenBatchId: string | null
  /** The batch is all that was bought: no other one will do. */
  readonly isOneBatch?: boolean
}

/**
 * Holds a seat for the order as long as it may be paid: in the chosen batch, or in the best one that has a seat. Throws BATCH_FULL.
 * A batch without a limit needs no seat.
 */
export async function holdSeat(ctx: Ctx, tx: Tx, order: SoldOrder, place: Place): Promise<void> {
  const { chosenBatchId } = place
  const batches = await listOpenBatches(tx, place.bundleId, ctx.now())
  if (batches.every(({ seats }) => seats === null)) return
  const inTurn = await orderBatches(ctx, tx, place, batches)
  const wanted = chosenBatchId === null ? inTurn : inTurn.filter(({ id }) => id === chosenBatchId)
  const hold = { orderId: order.id, until: order.expiresAt }
  if (!(await seatInFirst(ctx, tx, wanted, { learnerId: place.learnerId, hold }))) throw errors.BATCH_FULL()
}

/**
 * Takes a seat for good and answers its batch, in which the learner is taught: the chosen one, or the next of its language if that
 * is full. `null`: all batches of the course are over. Undefined: all are full.
 */
export async function takeSeat(ctx: Ctx, tx: Tx, place: Place): Promise<string | null | undefined> {
  const { learnerId, chosenBatchId, isOneBatch = false } = place
  const batches = await listOpenBatches(tx, place.bundleId, ctx.now())
  const inTurn = await orderBatches(ctx, tx, place, batches)
  const wanted = isOneBatch ? inTurn.filter(({ id }) => id === chosenBatchId) : inTurn
  if (wanted.length === 0) return isOneBatch ? chosenBatchId : null
  return seatInFirst(ctx, tx, wanted, { learnerId, hold: null })
}

type Batches = Awaited<ReturnType<typeof listOpenBatches>>

async function orderBatches(ctx: Ctx, tx: Tx, place: Place, batches: Batches): Promise<Batches> {
  const { chosenBatchId: chosen, learnerId } = place
  const wishes = { chosen, last: null, language: null }
  if (batches.length <= 1 || chosen !== null) return batchesInTurn(batches, wishes, ctx.now())
  const [last, learner] = await inParallel(
    tx,
    () => findLastBatch(tx, place),
    () => findLearner(tx, learnerId),
  )
  const language = learner?.studentInfo.language ?? null
  return batchesInTurn(batches, { chosen, last: last ?? null, language }, ctx.now())
}

/** The first of these batches that has no limit or a seat for the learner. */
async function seatInFirst(
  ctx: Ctx,
  tx: Tx,
  batches: Batches,
  who: Omit<SeatWish, 'batchId'>,
): Promise<string | undefined> {
  const unlimited = batches.findIndex(({ seats }) => seats === null)
  const limited = unlimited === -1 ? batches : batches.slice(0, unlimited)
  for (const { id } of limited) if (await reuseSeat(tx, { ...who, batchId: id })) return id
  // In the order of the ids, so that two who want several batches do not deadlock.
  for (const id of limited.map((each) => each.id).toSorted()) await lockSeats(tx, id, ctx.now())
  for (const { id, seats } of limited) {
    const wish = { ...who, batchId: id }
    if ((await reuseSeat(tx, wish)) || (await insertSeat(tx, wish, seats ?? 0))) return id
  }
  return batches[unlimited]?.id
}
