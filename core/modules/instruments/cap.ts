// The largest discount that a payment instrument allows: maxDiscountCourseAllowed of commerce spec, section 3.
import { atLeastNothing, minus, nothing, percentOf, type Paise } from '#core/kernel/money.ts'
import type { CourseType } from '#core/modules/coupons/coupon.ts'

export interface DiscountCap {
  /** The class of what is bought that it is for: decision P-09. */
  readonly allowedCouponType: CourseType
  readonly maxDiscountAllowedPercent: number | null
  readonly maxDiscountAllowedAbsolute: Paise | null
}

export interface DiscountedPrice {
  readonly originalPrice: Paise
  readonly discount: Paise
}

export function capFor(caps: readonly DiscountCap[], courseType: string): DiscountCap | undefined {
  return caps.find(({ allowedCouponType }) => allowedCouponType === courseType)
}

/** The discount beyond what is allowed; the percentage wins where both are set. Without a cap nothing is: decision P-18. */
export function discountBeyond({ originalPrice, discount }: DiscountedPrice, cap: DiscountCap | undefined): Paise {
  const { maxDiscountAllowedPercent: percent = null, maxDiscountAllowedAbsolute: absolute = null } = cap ?? {}
  if (percent !== null) return atLeastNothing(minus(discount, percentOf(originalPrice, percent)))
  return absolute === null ? nothing : atLeastNothing(minus(discount, absolute))
}
