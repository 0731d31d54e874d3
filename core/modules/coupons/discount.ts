// The discount of a coupon: decisions P-05 and P-06.
import { atLeastNothing, minus, percentOf, showMoney, smaller, toPaise, type Paise } from '#core/kernel/money.ts'

/** As a coupon holds it, and as successData carries it to the screens. */
export interface RedeemTerms {
  readonly redeemType: 'PERCENTAGE' | 'FIXED' | 'FLAT_PRICE'
  /** Percent for PERCENTAGE, paise for the others. */
  readonly redeemValue: number
  /** Caps a percentage only; 0 is no cap. */
  readonly maxDiscount: Paise
}

/** Paise taken off this price, half a paisa rounded up; never more than the price. */
export function discountOn(redeem: RedeemTerms, price: Paise): Paise {
  return atLeastNothing(smaller(uncut(redeem, price), price))
}

/** The most that one use can take off, in paise; without end where nothing caps it. */
export function mostTaken({ redeemType, redeemValue, maxDiscount }: RedeemTerms): number {
  if (redeemType === 'FIXED') return redeemValue
  return redeemType === 'PERCENTAGE' && maxDiscount > 0 ? maxDiscount : Infinity
}

/** In English, for staff: "10% off, at most ₹500". */
export function takesOff({ redeemType, redeemValue, maxDiscount }: RedeemTerms): string {
  if (redeemType === 'FIXED') return `${showMoney(toPaise(redeemValue))} off`
  if (redeemType === 'FLAT_PRICE') return `for ${showMoney(toPaise(redeemValue))}`
  return `${redeemValue}% off${maxDiscount > 0 ? `, at most ${showMoney(maxDiscount)}` : ''}`
}

function uncut({ redeemType, redeemValue, maxDiscount }: RedeemTerms, price: Paise): Paise {
  if (redeemType === 'FIXED') return toPaise(redeemValue)
  if (redeemType === 'FLAT_PRICE') return minus(price, toPaise(redeemValue))
  const discount = percentOf(price, redeemValue)
  return maxDiscount === 0 ? discount : smaller(discount, maxDiscount)
}
