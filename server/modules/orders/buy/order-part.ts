import { nothing, sum, type Paise } from '#core/kernel/money.ts'
import { later } from '#core/kernel/time.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import type { Order, OrderId } from '#core/modules/orders/order.ts'
import { splitGst } from '#core/modules/orders/tax.ts'
import { taxedAmountOf } from '#core/modules/orders/tenders.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { BuyerPlatform, Source } from '#core/modules/orders/pay-page.ts'
import { findSite } from '#server/modules/content/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { once } from '#server/platform/idempotency.ts'
import { contactOf } from './contact.ts'
import { orderView, type OrderTerms, type StoredOrder } from '../order-row.ts'
import { sellableOf } from '../sellable-of-order.ts'
import { ORDER_LIFE, placeOrder } from './place-order.ts'
import { pursesOf } from './wallet-tender.ts'

interface PartToPay {
  readonly no: number
  readonly totalAmount: Paise
  readonly discountAmount: Paise
}

export interface PartPurchase {
  /** The order that began the course. */
  readonly first: StoredOrder
  readonly part: PartToPay
  readonly walletAmount?: Paise | undefined
  readonly source?: Source | undefined
  readonly platform?: BuyerPlatform | undefined
  readonly lang: Language
}

/**
 * The order for a later part, on the terms of the first; the open one when there is one. It is paid, settled and invoiced
 * like any other, and enrols nobody.
 */
export async function orderPart(
  ctx: Ctx,
  household: Household,
  purchase: PartPurchase,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const { first, part, walletAmount } = purchase
  const [contact, { seller }, purses] = await Promise.all([
    contactOf(ctx, household, { userId: LearnerId.parse(first.learnerId), otherwise: first.stateCode }),
    findSite(ctx),
    pursesOf(ctx, first, walletAmount, part.totalAmount),
  ])
  const { learnerName, ...buyer } = contact
  const now = ctx.now()
  const amount = part.totalAmount
  const tenders = { amount, fromGranted: purses.granted, fromPurchased: purses.purchased }
  const partOf = { no: part.no, of: first.part?.of ?? part.no, firstOrderId: first.id }
  const fresh: OrderTerms = {
    ...first,
    ...buyer,
    id: ctx.newId('ord') as OrderId, // newId makes ids of the kind it is given
    ...partPrice(part),
    ...tenders,
    part: partOf,
    soldAs: sellableOf(ctx, { entityType: first.entityType, part: partOf }).name,
    schedule: null,
    isAutoPaymentEnabled: false,
    credit: null,
    couponId: null,
    couponCode: null,
    ...splitGst(taxedAmountOf(tenders), seller.stateCode, contact.stateCode),
    sellerState: seller.stateCode,
    lang: purchase.lang,
    source: purchase.source ?? null,
    platform: purchase.platform ?? null,
    createdAt: now,
    expiresAt: later(now, ORDER_LIFE),
  }
  const request = { orderId: first.id, no: part.no, walletAmount }
  const call = { scope: household.accountId, key: idempotencyKey, operation: 'orderPart', request }
  return once(ctx, call, async (tx) => {
    const order = await placeOrder(ctx, tx, fresh, null)
    return orderView(ctx, order, learnerName, [{ at: order.createdAt, kind: 'ORDER_MADE', detail: null }])
  })
}

/**
 * A part as an order of its own: nothing is struck through, its share of the coupon is its discount. The first says too what
 * an earlier plan had left: it was taken off before the rest was spread.
 */
export function partPrice({ totalAmount, discountAmount }: Omit<PartToPay, 'no'>, credit = nothing) {
  const price = sum([totalAmount, discountAmount, credit])
  return { cutPrice: price, originalPrice: price, discount: discountAmount, amount: totalAmount }
}
