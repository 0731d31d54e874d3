import { plus, type Paise } from '#core/kernel/money.ts'
import type { CourseType } from '#core/modules/coupons/coupon.ts'
import type { ShownOffer } from '#core/modules/coupons/payment-offer.ts'
import { capFor, discountBeyond } from '#core/modules/instruments/cap.ts'

export interface Bought {
  /** Paise, after the coupon. */
  readonly finalAmount: Paise
  readonly discount: Paise
  readonly courseType: CourseType
}

/** Those that allow the coupon's discount, by the rule that disables an instrument: decision P-18. */
export function offersFor(offers: readonly ShownOffer[], { finalAmount, discount, courseType }: Bought): ShownOffer[] {
  const priced = { originalPrice: plus(finalAmount, discount), discount }
  return offers.filter((offer) => discountBeyond(priced, capFor(offer.maxDiscountCourseAllowed, courseType)) === 0)
}
