import { minus, nothing, plus } from '#core/kernel/money.ts'
import { enrolmentErrors } from '#core/modules/enrolments/errors.ts'
import type { EnrolmentState } from '#core/modules/enrolments/enrolment.ts'
import { creditAmountOf } from '#core/modules/orders/credit.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { OrderPaid } from '#core/modules/orders/events.ts'
import type { Credit } from '#core/modules/orders/order.ts'
import { walletAmountOf } from '#core/modules/orders/tenders.ts'
import { redeemCoupon } from '#server/modules/coupons/index.ts'
import { changeAccess, enrol, supersedeEnrolment } from '#server/modules/enrolments/index.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import { spendHold } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import { paymentPostings } from './bookings.ts'
import { holdOf } from './hold-of-order.ts'
import { lockOrder } from './refund-store.ts'
import type { KnownOrder } from '../order-row.ts'
import { findOrder, moveOrder } from '../store.ts'
import { insertPaidPart } from './part-store.ts'

/**
 * What a paid order brings about, in the settlement's transaction: the enrolment, the books, the wallet's part, the coupon's
 * use and the receipt's job. They are written in parallel. Answers false when it has been bought already: then all of
 * it must be undone. Throws BALANCE_TOO_LOW when the wallet's part had been given back and is gone, CREDIT_SPENT when the plan
 * that this one takes the place of has ended.
 */
export async function fulfilOrder(ctx: Ctx, tx: Tx, order: KnownOrder, state = stateFrom(order)): Promise<boolean> {
  const { id: orderId } = order
  if (walletAmountOf(order) > 0) await spendHold(ctx, tx, holdOf(order))
  const postings = paymentPostings(order, ctx.gateway.name)
  const [isFirst] = await inParallel(
    tx,
    () => give(ctx, tx, order, state),
    () => postEntry(tx, { id: ctx.newId('ent'), kind: 'PAYMENT', reference: orderId, at: ctx.now(), postings }),
    () => (order.couponId === null ? undefined : redeemCoupon(ctx, tx, orderId)),
    () => ctx.publish(tx, OrderPaid, { orderId }),
  )
  return isFirst
}

/** Nothing is left for a bank: no gateway, straight to what it buys. Decision P-08. Throws ALREADY_ENROLLED. */
export async function fulfilAtOnce(
  ctx: Ctx,
  tx: Tx,
  order: KnownOrder,
  couponType: string | null,
): Promise<KnownOrder> {
  const { id: orderId } = order
  const event = { kind: 'PAID' }
  await moveOrder(tx, { orderId, action: 'settle', to: 'PAID', now: ctx.now(), event, paidAmount: nothing })
  const state = couponType === 'FREE_PASS' ? 'FREE_PASS' : stateFrom(order)
  if (!(await fulfilOrder(ctx, tx, order, state))) throw enrolmentErrors.ALREADY_ENROLLED()
  const paid = await findOrder(tx, orderId)
  if (!paid) throw new Error('the order just written is not there')
  return paid
}

function stateFrom({ entityType }: KnownOrder): EnrolmentState {
  return entityType === 'BUNDLE_TRIAL' ? 'TRIAL' : 'REGULAR'
}

/** Answers false when the learner has it already: of two who pay for the same course at once, one gets it. */
async function give(ctx: Ctx, tx: Tx, order: KnownOrder, state: EnrolmentState): Promise<boolean> {
  if (order.kind === 'RECHARGE') return true
  if (order.part?.firstOrderId) return givePart(tx, order.id, order.part.firstOrderId, order.part.no)
  const { accountId, learnerId, entityId: bundleId, aslGroup, planId, id: orderId, validTill, credit } = order
  if (credit) await takePlace(ctx, tx, orderId, credit)
  return enrol(ctx, tx, { accountId, learnerId, bundleId, aslGroup, planId, orderId, state, validTill })
}

/** Throws CREDIT_SPENT when the plan before has ended, or so much of its money has gone back that the rest is worth less. */
async function takePlace(ctx: Ctx, tx: Tx, byOrderId: string, { orderId, amount }: Credit): Promise<void> {
  const before = await lockOrder(tx, orderId)
  const back = before ? plus(before.refunded.gateway, before.refunded.purchased) : nothing
  const isCovered =
    before !== undefined && (back === 0 || amount <= minus(plus(before.amount, creditAmountOf(before)), back))
  if (!isCovered || !(await supersedeEnrolment(tx, { orderId, byOrderId }, ctx.now()))) throw errors.CREDIT_SPENT()
}

/** A later part: what its delay had closed is open again at once. Answers false when the part is paid already. */
async function givePart(tx: Tx, orderId: string, firstOrderId: string, partNo: number): Promise<boolean> {
  const [isFirst] = await inParallel(
    tx,
    () => insertPaidPart(tx, { orderId, firstOrderId, partNo }),
    () => changeAccess(tx, firstOrderId, 'FULL'),
  )
  return isFirst
}
