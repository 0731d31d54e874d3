// Quotes: an agreed price, valid for fifteen minutes. A quote is not stored but signed. Looking at a price therefore
// writes nothing, and a price that was shown is honoured even if the catalogue changes meanwhile: payments reference,
// section 9.10.
import { fractionSaved, minus, nothing, plus, type Paise } from '#core/kernel/money.ts'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { isNoCode } from '#core/modules/coupons/coupon-code.ts'
import { creditAmountOf } from '#core/modules/orders/credit.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { Quote, type HashedQuote, type QuotedPart, type SignedQuote } from '#core/modules/orders/order.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { policyVersion } from '#server/modules/content/index.ts'
import { applyCoupon, type AppliedCoupon } from '#server/modules/coupons/index.ts'
import { longestTenure } from '#server/modules/instruments/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { SaleItem, SaleRequest } from '#server/platform/sale-item.ts'
import { refuseIfOnOpenOrder } from './coupon-holders.ts'
import { creditFor } from './credit.ts'
import { findSaleItem, type OfferedItem } from './find-sale-item.ts'
import { hashQuote, readQuote, signQuote, type QuoteHolder } from './quote-token.ts'

const QUOTE_LIFE = 15 * MINUTE
/** The clocks of two servers differ by less. */
const CLOCKS_DIFFER_BY = MINUTE

export interface QuoteQuery extends Omit<SaleRequest, 'amount'> {
  readonly couponCode?: string | undefined
  readonly partnerHashCode?: string | undefined
  readonly lang: Language
}

/** Today's price for what is asked, less the coupon and what is left of the plan that it takes the place of. Reserves nothing. */
export async function makeQuote(ctx: Ctx, ask: QuoteQuery, { actor }: Call<Actor>): Promise<SignedQuote> {
  const { quote, holder } = await drawUp(ctx, ask, actor, { isOrderedNext: false, withCredit: true })
  return signQuote(ctx, quote, holder)
}

/**
 * The same for an order that comes next, which looks by itself whether the coupon is free, with what is for sale.
 * `withCredit`: most orders need no look at what the buyer had before. One that is refused for it asks again.
 */
export async function quoteForOrder(
  ctx: Ctx,
  ask: QuoteQuery,
  actor: Actor,
  how: { readonly withCredit: boolean },
): Promise<QuotedSale> {
  const { quote, forSale } = await drawUp(ctx, ask, actor, { ...how, isOrderedNext: true })
  return { quote: hashQuote(quote), forSale }
}

export interface QuotedSale {
  readonly quote: HashedQuote
  readonly forSale: OfferedItem
}

interface QuoteOptions {
  readonly isOrderedNext: boolean
  readonly withCredit: boolean
}

/** A quote, and the only ones who may use it, if any. */
async function drawUp(ctx: Ctx, ask: QuoteQuery, actor: Actor, { isOrderedNext, withCredit }: QuoteOptions) {
  const forSale = await findSaleItem(ctx, ask)
  const buyer = actor.kind === 'household' ? actor : undefined
  const coupon = await couponFor(ctx, ask, forSale, { accountId: buyer?.accountId, isReservedNext: isOrderedNext })
  if (coupon && buyer && !isOrderedNext)
    await refuseIfOnOpenOrder(ctx, { ...buyer, entityId: forSale.entityId, couponId: coupon.couponId })
  const off = couponFields(coupon)
  const reduced = minus(forSale.price, off.discount)
  const credit = withCredit && buyer ? await creditFor(ctx, buyer, forSale, reduced) : null
  const issuedAt = ctx.now()
  const quote = Quote.parse({
    entityId: forSale.entityId,
    entityType: ask.entityType,
    bundleId: forSale.bundleId,
    subscriptionPlanId: forSale.planId,
    trialId: forSale.trialId,
    batchId: forSale.batchId,
    title: inLanguage(forSale.title, ask.lang).text,
    priceView: await priceViewOf(ctx, forSale, minus(reduced, creditAmountOf({ credit }))),
    ...off,
    credit,
    policyVersion: await policyVersion(ctx, 'REFUND'),
    courseType: forSale.purchase.courseType,
    schedule: null,
    currency: 'INR',
    validTill: forSale.validTill,
    issuedAt,
    expiresAt: later(issuedAt, QUOTE_LIFE),
  })
  const askedFor = buyer && { accountId: buyer.accountId, learnerId: buyer.learnerId }
  return { quote, forSale, holder: { buyer: coupon || credit ? buyer?.accountId : undefined, askedFor } }
}

/** cutPrice ≥ originalPrice ≥ price: decision P-10. `emiTenure`: null when nobody lends the price. */
async function priceViewOf(
  ctx: Ctx,
  { planId, entityId, cutPrice, price: originalPrice, variantName, validMonths }: SaleItem,
  price: Paise,
) {
  const discountFraction = fractionSaved(cutPrice, price)
  return {
    id: planId ?? entityId,
    cutPrice,
    price,
    originalPrice,
    discountFraction,
    variantName,
    emiTenure: (await longestTenure(ctx, price)) || null,
    validMonths,
  }
}

function couponFields(coupon: AppliedCoupon | undefined) {
  if (!coupon) return { discount: nothing, couponId: null, couponCode: null, couponType: null }
  const { discount, couponId, code, couponType } = coupon
  return { discount, couponId, couponCode: code, couponType }
}

async function couponFor(
  ctx: Ctx,
  { couponCode, partnerHashCode: partnerHash }: QuoteQuery,
  { purchase }: SaleItem,
  buyer: { readonly accountId: string | undefined; readonly isReservedNext: boolean },
): Promise<AppliedCoupon | undefined> {
  if (couponCode === undefined || isNoCode(couponCode)) return undefined
  return applyCoupon(ctx, {
    code: couponCode,
    purchase,
    ...buyer,
    ...(partnerHash === undefined ? {} : { partnerHash }),
  })
}

/** The same agreement, paid in these parts. */
export function quoteInParts(ctx: Ctx, whole: SignedQuote, schedule: readonly QuotedPart[]): SignedQuote {
  return signQuote(ctx, Quote.parse({ ...whole, schedule }), readQuote(ctx, whole.token))
}

interface QuoteUser {
  readonly accountId: string
  /** The learner an order is for. Undefined where nothing is ordered yet. */
  readonly learnerId?: string
  /** The call itself names the learner. */
  readonly isNamed?: boolean
}

/**
 * The quote in a token. Throws QUOTE_INVALID for what we did not sign or signed for somebody else, QUOTE_EXPIRED after its
 * fifteen minutes, PRICE_DROPPED when the buyer would pay more than today's price.
 */
export async function openQuote(ctx: Ctx, token: string, accountId: string): Promise<SignedQuote> {
  const { quote } = await openQuotedSale(ctx, token, { accountId })
  return { ...quote, token }
}

/** The same with what is for sale. */
export async function openQuotedSale(ctx: Ctx, token: string, user: QuoteUser): Promise<QuotedSale> {
  const { quote, hash, ...holder } = readQuote(ctx, token)
  if (!isFor(holder, user)) throw errors.QUOTE_INVALID()
  if (!isCurrent(quote, ctx.now())) throw errors.QUOTE_EXPIRED()
  const forSale = await findSaleItem(ctx, {
    entityType: quote.entityType,
    entityId: quote.trialId ?? quote.entityId,
    subscriptionPlanId: quote.subscriptionPlanId ?? undefined,
    batchId: quote.batchId ?? undefined,
  })
  if (forSale.price < plus(quote.priceView.price, creditAmountOf(quote))) throw errors.PRICE_DROPPED()
  return { quote: { ...quote, hash }, forSale }
}

/** A call that names no learner is about the one who was chosen when the price was shown. */
function isFor({ buyer, askedFor }: QuoteHolder, user: QuoteUser): boolean {
  if ((buyer ?? user.accountId) !== user.accountId) return false
  if (askedFor?.accountId !== user.accountId || user.learnerId === undefined) return true
  return askedFor.learnerId === user.learnerId || user.isNamed === true
}

/** One that was made by a clock far ahead would be valid for as long as that clock was ahead. */
function isCurrent({ issuedAt, expiresAt }: Pick<HashedQuote, 'issuedAt' | 'expiresAt'>, now: Instant): boolean {
  return issuedAt <= later(now, CLOCKS_DIFFER_BY) && now < expiresAt
}
