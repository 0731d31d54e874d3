// A place in a course: what all that opens a course comes to, whether whole, for some days or in one batch.
import type { EnrolmentState } from '#core/modules/enrolments/enrolment.ts'
import type { Ctx, Sellable } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Fulfilment, SoldOrder } from '#server/platform/sale-item.ts'
import { enrol, refuseIfEnrolled, refuseSecondTrial } from '../enrol.ts'
import { endEnrolmentOfOrder } from '../store.ts'

type PlaceHandlers = Pick<Sellable, 'refuseIfHeld' | 'fulfil' | 'takeBack'>

/** The whole course. Throws ALREADY_ENROLLED or HAS_ENROLLMENT_UNDER_SAME_ASL_GROUP for who has it. */
export const wholePlace: PlaceHandlers = {
  refuseIfHeld: refuse,
  fulfil: (ctx, tx, order, { isFreePass }) => give(ctx, tx, order, { state: isFreePass ? 'FREE_PASS' : 'REGULAR' }),
  takeBack,
}

/** A course is tried once. */
export const trialPlace: PlaceHandlers = {
  async refuseIfHeld(ctx, db, order, replaced) {
    await refuseSecondTrial(db, { learnerId: order.learnerId, bundleId: courseOf(order) })
    return refuse(ctx, db, order, replaced)
  },
  fulfil: (ctx, tx, order, { isFreePass }) => give(ctx, tx, order, { state: isFreePass ? 'FREE_PASS' : 'TRIAL' }),
  takeBack,
}

/** One live batch: its course until the batch ends. A payment that comes after that end buys nothing. */
export const batchPlace: PlaceHandlers = {
  refuseIfHeld: refuse,
  async fulfil(ctx, tx, order, { isFreePass }) {
    if (ctx.now() >= order.validTill) return 'NONE_LEFT'
    return give(ctx, tx, order, { state: isFreePass ? 'FREE_PASS' : 'REGULAR', batchId: order.entityId })
  },
  takeBack,
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
  const { id: orderId, accountId, learnerId, aslGroup, planId, validTill } = order
  const place = {
    accountId,
    learnerId,
    bundleId: courseOf(order),
    batchId,
    aslGroup,
    planId,
    orderId,
    state,
    validTill,
  }
  return (await enrol(ctx, tx, place)) ? 'GIVEN' : 'HAD_ALREADY'
}

function takeBack(ctx: Ctx, tx: Tx, { id }: SoldOrder): Promise<void> {
  return endEnrolmentOfOrder(tx, id, ctx.now())
}

function courseOf({ id, bundleId }: SoldOrder): string {
  if (bundleId === null) throw new Error(`order ${id} opens no course`)
  return bundleId
}
