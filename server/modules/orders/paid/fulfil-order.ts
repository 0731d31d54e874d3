import { minus, nothing, plus } from '#core/kernel/money.ts'
import { enrolmentErrors } from '#core/modules/enrolments/errors.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { creditAmountOf } from '#core/modules/orders/credit.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { OrderPaid } from '#core/modules/orders/events.ts'
import type { Credit } from '#core/modules/orders/order.ts'
import { walletAmountOf } from '#core/modules/orders/tenders.ts'
import { redeemCoupon } from '#server/modules/coupons/index.ts'
import { supersedeEnrolment } from '#server/modules/enrolments/index.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import { spendHold } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import type { Fulfilment } from '#server/platform/sale-item.ts'
import { paymentPostings } from './bookings.ts'
import { holdOf } from './hold-of-order.ts'
import { lockOrder } from './refund-store.ts'
import type { StoredOrder } from '../order-row.ts'
import { sellableOf } from '../sellable-of-order.ts'
import { findOrder, moveOrder } from '../store.ts'

/**
 * Fulfils a paid order in the settlement's transaction: the item sold, the ledger entry, the wallet's hold, the
 * coupon's use and the receipt's job, written in parallel. Answers HAD_ALREADY or NONE_LEFT when nothing was given: the
 * caller must then roll back. Throws BALANCE_TOO_LOW when the wallet's share was released and is spent, and
 * CREDIT_SPENT when the plan that this one replaces has ended.
 */
export async function fulfilOrder(ctx: Ctx, tx: Tx, order: StoredOrder, isFreePass = false): Promise<Fulfilment> {
  const { id: orderId } = order
  if (walletAmountOf(order) > 0) await spendHold(ctx, tx, holdOf(order))
  const postings = paymentPostings(ctx, order)
  const [fulfilment] = await inParallel(
    tx,
    () => give(ctx, tx, order, isFreePass),
    () => postEntry(tx, { id: ctx.newId('ent'), kind: 'PAYMENT', reference: orderId, at: ctx.now(), postings }),
    () => (order.couponId === null ? undefined : redeemCoupon(ctx, tx, orderId)),
    () => ctx.publish(tx, OrderPaid, { orderId }),
  )
  return fulfilment
}

/** Nothing is left for a bank: no gateway, straight to what it buys. Decision P-08. Throws ALREADY_ENROLLED, or VALIDITY_IS_OVER when nothing is left. */
export async function fulfilAtOnce(
  ctx: Ctx,
  tx: Tx,
  order: StoredOrder,
  couponType: string | null,
): Promise<StoredOrder> {
  const { id: orderId } = order
  const event = { kind: 'PAID' }
  const paidBy = walletAmountOf(order) > 0 ? 'OWN_WALLET' : undefined
  await moveOrder(tx, { orderId, action: 'settle', to: 'PAID', now: ctx.now(), event, paidAmount: nothing, paidBy })
  const fulfilment = await fulfilOrder(ctx, tx, order, couponType === 'FREE_PASS')
  if (fulfilment === 'NONE_LEFT') throw catalogueErrors.VALIDITY_IS_OVER()
  if (fulfilment === 'HAD_ALREADY') throw enrolmentErrors.ALREADY_ENROLLED()
  const paid = await findOrder(tx, orderId)
  if (!paid) throw new Error('the order just written is not there')
  return paid
}

/** The plan that this one takes the place of ends, and the seller gives what was paid for. */
async function give(ctx: Ctx, tx: Tx, order: StoredOrder, isFreePass: boolean): Promise<Fulfilment> {
  if (order.credit) await takePlace(ctx, tx, order.id, order.credit)
  return sellableOf(ctx, order).fulfil(ctx, tx, order, { isFreePass })
}

/** Throws CREDIT_SPENT when the plan before has ended, or so much of its money has gone back that the rest is worth less. */
async function takePlace(ctx: Ctx, tx: Tx, byOrderId: string, { orderId, amount }: Credit): Promise<void> {
  const before = await lockOrder(tx, orderId)
  const back = before ? plus(before.refunded.gateway, before.refunded.purchased) : nothing
  const isCovered =
    before !== undefined && (back === 0 || amount <= minus(plus(before.amount, creditAmountOf(before)), back))
  if (!isCovered || !(await supersedeEnrolment(ctx, tx, { orderId, byOrderId }))) throw errors.CREDIT_SPENT()
}
