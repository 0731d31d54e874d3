// A family waits for a seat in a full batch. Whose turn it is gets an offer: the seat is held for them for a day.
import { seatErrors as errors } from '#core/modules/enrolments/seat-errors.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { listOpenBatches } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { countSeated, insertSeat, lockSeats } from './store-seats.ts'
import { deleteOverOffers, deleteSeatedWaits, insertWait, listNextWaits, updateOffered, type Wait } from './store-waits.ts' // prettier-ignore

/** The time to accept a seat. */
export const OFFER_LASTS = DAY

interface WaitPlace {
  readonly learnerId: string
  readonly bundleId: string
  readonly batchId: string
}

/** Waiting again keeps the place. Throws BATCH_NOT_FOUND, and BATCH_HAS_SEATS for one that is not full. */
export async function waitForSeat(ctx: Ctx, tx: Tx, place: WaitPlace): Promise<void> {
  const { bundleId, batchId } = place
  const batch = (await listOpenBatches(tx, bundleId, ctx.now())).find(({ id }) => id === batchId)
  if (!batch) throw listingErrors.BATCH_NOT_FOUND()
  await lockSeats(tx, batchId, ctx.now())
  const seated = (await countSeated(tx, [batchId], ctx.now())).get(batchId) ?? 0
  const [somebody] = await listNextWaits(tx, batchId, 1)
  if (batch.seats === null || (seated < batch.seats && !somebody)) throw errors.BATCH_HAS_SEATS()
  await insertWait(tx, { ...place, id: ctx.newId('wai') }, ctx.now())
}

export interface SeatOffer extends Pick<Wait, 'batchId' | 'bundleId' | 'learnerId'> {
  readonly until: Instant
}

/** Holds every free seat of the batch for the next in turn. Answers the new offers. */
export async function offerSeats(ctx: Ctx, tx: Tx, batchId: string, seats: number): Promise<SeatOffer[]> {
  const now = ctx.now()
  await lockSeats(tx, batchId, now)
  await deleteOverOffers(tx, batchId, now)
  await deleteSeatedWaits(tx, batchId)
  const offers: SeatOffer[] = []
  for (const { id, bundleId, learnerId } of await listNextWaits(tx, batchId, seats)) {
    const until = later(now, OFFER_LASTS)
    if (!(await insertSeat(tx, { batchId, learnerId, hold: { orderId: id, until } }, seats))) break
    await updateOffered(tx, id, until)
    offers.push({ batchId, bundleId, learnerId, until })
  }
  return offers
}
