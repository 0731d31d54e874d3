// A place in a course: what all that opens a course comes to, whether whole, for some days or in one batch.
import type { EnrolmentState } from '#core/modules/enrolments/enrolment.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Sellable } from '#server/platform/points/sellables.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Fulfilment, SoldOrder } from '#server/platform/sale-item.ts'
import { freeSeatsOf } from '../seats/store-seats.ts'
import { holdSeat } from '../seats/take-seat.ts'
import { enrol, refuseIfEnrolled, refuseSecondTrial } from '../enrol.ts'
import { endEnrolmentOfOrder } from '../end-enrolments.ts'

type PlaceHandlers = Pick<Sellable, 'refuseIfHeld' | 'hold' | 'fulfil' | 'takeBack'>

/** The whole course. Throws ALREADY_ENROLLED or HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP for who has it. */
export const wholePlace: PlaceHandlers = {
  refuseIfHeld: refuse,
  hold,
  fulfil: (ctx, tx, order, { isFreePass }) => give(ctx, tx, order, { state: isFreePass ? 'FREE_PASS' : 'REGULAR' }),
  takeBack,
}

/** A course is tried once. */
export const trialPlace: PlaceHandlers = {
  async refuseIfHeld(ctx, db, order, replaced) {
    await refuseSecondTrial(db, { learnerId: order.learnerId, bundleId: courseOf(order) })
    return refuse(ctx, db, order, replaced)
  },
  hold,
  fulfil: (ctx, tx, order, { isFreePass }) => give(ctx, tx, order, { state: isFreePass ? 'FREE_PASS' : 'TRIAL' }),
  takeBack,
}

/** One live batch: its course until the batch ends. A payment buys nothing that comes after that end, or when the batch is full. */
export const batchPlace: PlaceHandlers = {
  refuseIfHeld: refuse,
  hold,
  async fulfil(ctx, tx, order, { isFreePass }) {
    if (ctx.now() >= order.validTill) return 'NONE_LEFT'
    return give(ctx, tx, order, { state: isFreePass ? 'FREE_PASS' : 'REGULAR', batchId: order.entityId })
  },
  takeBack,
}

function hold(ctx: Ctx, tx: Tx, order: SoldOrder): Promise<void> {
  return holdSeat(ctx, tx, order, placeOf(order))
}

function refuse(ctx: Ctx, db: Db, order: SoldOrder, replaced?: string): Promise<boolean> {
  const { learnerId, aslGroup } = order
  return refuseIfEnrolled(ctx, db, { learnerId, bundleId: courseOf(order), aslGroup }, replaced)
}

async function give(
  ctx: Ctx,
  tx: Tx,
  order: SoldOrder,
  { state, batchId = null }: { readonly state: EnrolmentState; readonly batchId?: string | null },
): Promise<Fulfilment> {
  const { id: orderId, accountId, aslGroup, planId, validTill } = order
  const terms = { accountId, batchId, aslGroup, planId, orderId, state, validTill }
  return enrol(ctx, tx, { ...terms, ...placeOf(order) })
}

async function takeBack(ctx: Ctx, tx: Tx, { id: orderId, learnerId }: SoldOrder): Promise<void> {
  await endEnrolmentOfOrder(ctx, tx, orderId)
  await freeSeatsOf(tx, { orderId, learnerId }, ctx.now())
}

function placeOf(order: SoldOrder) {
  return { learnerId: order.learnerId, bundleId: courseOf(order), chosenBatchId: order.batchId }
}

function courseOf({ id, bundleId }: SoldOrder): string {
  if (bundleId === null) throw new Error(`order ${id} opens no course`)
  return bundleId
}
