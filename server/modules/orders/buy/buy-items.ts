import { minus, plus, type Paise } from '#core/kernel/money.ts'
import { later } from '#core/kernel/time.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { EmiOffer } from '#core/modules/instruments/instrument.ts'
import { codeOf } from '#core/kernel/error.ts'
import { enrolmentErrors } from '#core/modules/enrolments/errors.ts'
import { creditAmountOf } from '#core/modules/orders/credit.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import type { HashedQuote, Order, OrderId, OrderKind } from '#core/modules/orders/order.ts'
import { suitsPayType, type PayType } from '#core/modules/orders/pay-type.ts'
import { splitGst } from '#core/modules/orders/tax.ts'
import { taxedAmountOf } from '#core/modules/orders/tenders.ts'
import type { BuyerPlatform, Source } from '#core/modules/orders/pay-page.ts'
import { findSite } from '#server/modules/content/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Sellable } from '#server/platform/points/sellables.ts'
import { once } from '#server/platform/idempotency.ts'
import { contactOf, type Billing, type Contact } from './contact.ts'
import { emiTermsOf, type EmiChoice } from './emi-terms.ts'
import { orderView, type OrderTerms } from '../order-row.ts'
import { partPrice } from './order-part.ts'
import { ORDER_LIFE, placeOrder } from './place-order.ts'
import { openQuotedSale, quoteForOrder, type QuoteQuery, type QuotedSale } from './quote.ts'
import { pursesOf } from './wallet-tender.ts'

export interface Purchase extends QuoteQuery {
  readonly quote?: string | undefined
  readonly payType?: PayType | undefined
  readonly isAutoPaymentEnabled?: boolean | undefined
  readonly walletAmount?: Paise | undefined
  readonly userId?: LearnerId | undefined
  readonly billing: Billing
  readonly emi?: EmiChoice | undefined
  readonly source?: Source | undefined
  readonly platform?: BuyerPlatform | undefined
}

/**
 * Makes an order, or answers the open one for the same course at the same price: a second tab, a second device or a repeated
 * call makes no second order.
 */
export async function buyItems(
  ctx: Ctx,
  household: Household,
  purchase: Purchase,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const order = (sale: QuotedSale) => orderQuoted(ctx, sale, { household, purchase, idempotencyKey })
  const learnerId = purchase.userId ?? household.learnerId
  if (purchase.quote !== undefined) {
    const user = { accountId: household.accountId, learnerId, isNamed: purchase.userId !== undefined }
    return order(await openQuotedSale(ctx, purchase.quote, user))
  }
  try {
    return await order(await quoteForOrder(ctx, purchase, household, { withCredit: false }))
  } catch (error) {
    if (!isHeldAlready(error)) throw error
    const renewed = await quoteForOrder(ctx, purchase, { ...household, learnerId }, { withCredit: true })
    if (!renewed.quote.credit) throw error
    return order(renewed)
  }
}

/** The blocking enrolment may belong to the very plan that this purchase replaces. */
function isHeldAlready(error: unknown): boolean {
  return Object.values(enrolmentErrors).some(({ code }) => code === codeOf(error))
}

interface BuyItemsRequest {
  readonly household: Household
  readonly purchase: Purchase
  readonly idempotencyKey: string | undefined
}

async function orderQuoted(
  ctx: Ctx,
  sale: QuotedSale,
  { household, purchase, idempotencyKey: key }: BuyItemsRequest,
): Promise<Order> {
  const contact = await contactOf(ctx, household, purchase)
  const fresh = await agree(ctx, sale, contact, purchase)
  const call = { scope: household.accountId, key, operation: 'buyItems', request: purchase }
  return once(ctx, call, async (tx) => {
    const order = await placeOrder(ctx, tx, fresh, sale.quote.couponType)
    return orderView(ctx, order, contact.learnerName, [{ at: order.createdAt, kind: 'ORDER_MADE', detail: null }])
  })
}

/** The order as it will be written: what was quoted, who buys it, and the tax within it. */
async function agree(
  ctx: Ctx,
  { quote, forSale }: QuotedSale,
  contact: Contact,
  purchase: Purchase,
): Promise<OrderTerms> {
  const emi = await emiTermsOf(ctx, purchase, quote)
  const terms = termsOf(quote, purchase, emi)
  const { amount } = terms
  const { accountId, learnerId } = contact
  const [{ seller }, { granted: fromGranted, purchased: fromPurchased }] = await Promise.all([
    findSite(ctx),
    pursesOf(ctx, { accountId, learnerId, entityId: quote.entityId }, purchase.walletAmount, amount),
  ])
  const now = ctx.now()
  return {
    id: ctx.newId('ord') as OrderId, // newId makes ids of the kind it is given
    ...terms,
    ...soldBy(forSale.sellable, terms),
    accountId,
    learnerId,
    entityType: quote.entityType,
    entityId: quote.entityId,
    bundleId: quote.bundleId,
    planId: quote.subscriptionPlanId,
    batchId: quote.batchId,
    variantName: quote.priceView.variantName,
    aslGroup: forSale.aslGroup,
    title: quote.title,
    fromGranted,
    fromPurchased,
    currency: quote.currency,
    couponId: quote.couponId,
    couponCode: quote.couponCode,
    policyVersion: quote.policyVersion,
    quoteHash: quote.hash,
    ...splitGst(taxedAmountOf({ amount, fromGranted, fromPurchased }), seller.stateCode, contact.stateCode),
    sellerState: seller.stateCode,
    stateCode: contact.stateCode,
    buyerName: contact.buyerName,
    phone: contact.phone,
    email: contact.email,
    lang: purchase.lang,
    source: purchase.source ?? null,
    platform: purchase.platform ?? null,
    createdAt: now,
    expiresAt: later(now, ORDER_LIFE),
    validTill: quote.validTill,
    emi,
    isAutoPaymentEnabled: terms.part !== null && purchase.isAutoPaymentEnabled === true,
  }
}

/** A part of a price is an instalment, for all things that are paid in parts. */
function soldBy(
  { kind, name: soldAs }: Sellable,
  { part }: Pick<OrderTerms, 'part'>,
): Pick<OrderTerms, 'kind' | 'soldAs'> {
  return { kind: part ? 'INSTALMENT' : (kind as OrderKind), soldAs } // a test compares it with the contract
}

/**
 * The amount that this order charges: the whole price, or the first instalment. Throws QUOTE_INVALID for a way to pay that
 * does not fit what was quoted.
 */
function termsOf({ priceView, schedule, credit }: HashedQuote, { payType }: Purchase, emi: EmiOffer | null) {
  const [first] = schedule ?? []
  const isInParts = first !== undefined
  if (payType && !suitsPayType(payType, { ...priceView, isInParts })) throw errors.QUOTE_INVALID()
  if (schedule && first && emi === null)
    return {
      ...partPrice(first, creditAmountOf({ credit })),
      credit,
      part: { no: 1, of: schedule.length, firstOrderId: null },
      schedule,
    } as const
  const amount = emi?.charged ?? priceView.price
  const { cutPrice, originalPrice } = priceView
  const discount = minus(originalPrice, plus(amount, creditAmountOf({ credit })))
  return { cutPrice, originalPrice, discount, credit, amount, part: null, schedule: null } as const
}
