// The lowest price of a purchase over every coupon, way to pay and EMI plan.
import { atLeastNothing, minus, plus, type Paise } from '#core/kernel/money.ts'
import type { CourseType } from '#core/modules/coupons/coupon.ts'
import { capFor, discountBeyond, type DiscountCap } from './cap.ts'
import { offerEmi, type EmiLine, type EmiOffer } from './emi-offer.ts'
import { mayLend } from './maximum-tenure.ts'

export interface CouponOption {
  /** Null: no coupon, and no discount. */
  readonly code: string | null
  readonly discount: Paise
}

/** A way to pay everything at once: UPI, a card, a bank, a wallet. */
export interface AtOnceOption {
  readonly code: string
  readonly caps: readonly DiscountCap[]
}

export interface EmiOption extends EmiLine {
  readonly minimum: Paise
  readonly maximum: Paise | null
  readonly processingFee: Paise
  readonly caps: readonly DiscountCap[]
}

export interface PriceOptions<C extends CouponOption, W extends AtOnceOption, E extends EmiOption> {
  readonly price: Paise
  readonly courseType: CourseType
  readonly coupons: readonly C[]
  /** Those that work now. */
  readonly ways: readonly W[]
  readonly emis: readonly E[]
}

export type BestPrice<C, W, E> =
  | { readonly coupon: C; readonly total: Paise; readonly way: W; readonly emi?: undefined }
  | { readonly coupon: C; readonly total: Paise; readonly emi: E; readonly offer: EmiOffer; readonly way?: undefined }

/**
 * Undefined when there is no way to pay. Among equal prices, the first in the lists is taken, and payment at once comes before
 * an EMI.
 */
export function bestPrice<C extends CouponOption, W extends AtOnceOption, E extends EmiOption>(
  options: PriceOptions<C, W, E>,
): BestPrice<C, W, E> | undefined {
  const atOnce = bestAtOnce(options)
  return bestEmi(options, atOnce?.total) ?? atOnce
}

/** The largest discount that some way to pay allows. */
function bestAtOnce<C extends CouponOption, W extends AtOnceOption, E extends EmiOption>(
  options: PriceOptions<C, W, E>,
): BestPrice<C, W, E> | undefined {
  const { price, courseType, ways } = options
  // The sort keeps the order of equal discounts.
  for (const coupon of options.coupons.toSorted((a, b) => b.discount - a.discount)) {
    const what = { originalPrice: price, discount: coupon.discount }
    const way = ways.find(({ caps }) => discountBeyond(what, capFor(caps, courseType)) === 0)
    if (way) return { coupon, total: atLeastNothing(minus(price, coupon.discount)), way }
  }
  return undefined
}

/** An EMI that costs less than `than` in all, interest, GST and fee included. */
function bestEmi<C extends CouponOption, W extends AtOnceOption, E extends EmiOption>(
  { price, courseType, coupons, emis }: PriceOptions<C, W, E>,
  than: Paise | undefined,
): BestPrice<C, W, E> | undefined {
  let best: BestPrice<C, W, E> | undefined
  for (const coupon of coupons) {
    const what = { originalPrice: price, discount: coupon.discount }
    const bare = atLeastNothing(minus(price, coupon.discount))
    for (const emi of emis) {
      const cap = capFor(emi.caps, courseType)
      const limit = best?.total ?? than ?? Infinity
      // An EMI never costs less than what is lent, so most of them need not be calculated.
      if (!mayLend(bare, emi) || plus(bare, discountBeyond(what, cap)) >= limit) continue
      const offer = offerEmi(what, emi, cap, emi.processingFee)
      if (offer.total < limit) best = { coupon, total: offer.total, emi, offer }
    }
  }
  return best
}

export interface EmiSummary<E> {
  readonly emi: E
  readonly offer: EmiOffer
  /** The longest tenure of all. */
  readonly maximumMonths: number
}

/** The EMI that a price is shown with: the longest one without cost, otherwise the longest. Undefined when nobody lends it. */
export function emiSummary<E extends EmiOption>(
  what: { readonly price: Paise; readonly discount: Paise; readonly courseType: CourseType },
  emis: readonly E[],
): EmiSummary<E> | undefined {
  const bare = atLeastNothing(minus(what.price, what.discount))
  const lent = emis.filter((emi) => mayLend(bare, emi)).toSorted((a, b) => b.months - a.months)
  const emi = lent.find(({ isNoCost }) => isNoCost) ?? lent[0]
  if (!emi) return undefined
  const cap = capFor(emi.caps, what.courseType)
  const offer = offerEmi({ originalPrice: what.price, discount: what.discount }, emi, cap, emi.processingFee)
  return { emi, offer, maximumMonths: lent[0]?.months ?? emi.months }
}
