// Evaluates a coupon for a purchase.
import { minus, type Paise } from '#core/kernel/money.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { Coupon, Purchase } from './coupon.ts'
import { discountOn } from './discount.ts'
import type { couponErrors } from './errors.ts'

export type CouponEvaluation =
  | { readonly status: 'APPLIED'; readonly discount: Paise; readonly finalAmount: Paise }
  | { readonly status: 'FAILED'; readonly reason: CouponReason }

export type CouponReason = keyof typeof couponErrors

/** The facts needed besides the coupon and the purchase. */
export interface CouponUsage {
  readonly now: Instant
  /** Uses taken by others, and by this buyer for good. A use the buyer's own unpaid order holds is still the buyer's. */
  readonly usedSoFar: number
  readonly usedByUser: number
  readonly isLoggedIn: boolean
  readonly partnerHash: string | undefined
}

/** Decides, and changes nothing. The first reason that holds is the one told. */
export function evaluateCoupon(coupon: Coupon, purchase: Purchase, known: CouponUsage): CouponEvaluation {
  const reason = whyUnknown(coupon, known) ?? whyNotNow(coupon, known) ?? whyNotThis(coupon, purchase)
  if (reason) return { status: 'FAILED', reason }
  const discount = discountOn(coupon.redeem, purchase.amount)
  return { status: 'APPLIED', discount, finalAmount: minus(purchase.amount, discount) }
}

/**
 * The reason to tell this caller nothing of the coupon. A partner's code does not exist for callers who do not come
 * from the partner, and a visitor cannot find out which codes exist.
 */
export function whyUnknown(
  coupon: Coupon | undefined,
  { isLoggedIn, partnerHash }: Pick<CouponUsage, 'isLoggedIn' | 'partnerHash'>,
): CouponReason | undefined {
  // The only type a visitor may redeem: decision P-08.
  const isOpenToVisitors = coupon?.couponType === 'PAYMENT_WITHOUT_REGISTRATION'
  if (!isLoggedIn && !isOpenToVisitors) return 'COUPON_MUST_HAVE_LOGIN_USER'
  const isTheirs = coupon && (coupon.partnerHash === null || coupon.partnerHash === partnerHash)
  if (!isTheirs) return isLoggedIn ? 'COUPON_NOT_FOUND' : 'COUPON_MUST_HAVE_LOGIN_USER'
}

function whyNotNow(coupon: Coupon, { now, usedSoFar, usedByUser }: CouponUsage): CouponReason | undefined {
  if (isBefore(now, coupon.startsAt)) return 'COUPON_NOT_STARTED'
  if (!coupon.isActive || !isBefore(now, coupon.endsAt)) return 'COUPON_EXPIRED'
  if (reaches(usedByUser, coupon.maxUsesPerUser)) return 'COUPON_ALREADY_USED'
  if (reaches(usedSoFar, coupon.maxUses)) return 'COUPON_USED_UP'
}

function whyNotThis(coupon: Coupon, purchase: Purchase): CouponReason | undefined {
  const { entityId, entityType, planId, variantName, courseType, grade, amount } = purchase
  if (coupon.couponType === 'TRIAL' && entityType !== 'BUNDLE_TRIAL') return 'COUPON_NOT_FOR_ENTITY'
  if (!allows(coupon.entityTypes, entityType)) return 'COUPON_NOT_FOR_ENTITY'
  if (!allows(coupon.courseTypes, courseType)) return 'COUPON_NOT_FOR_ENTITY'
  if (!allows(coupon.entityIds, entityId)) return 'COUPON_NOT_FOR_ENTITY'
  if (!allows(coupon.planIds, planId)) return 'COUPON_NOT_FOR_PLAN'
  if (!allows(coupon.variantNames, variantName)) return 'COUPON_NOT_FOR_PLAN'
  if (!allows(coupon.grades, grade)) return 'COUPON_NOT_FOR_GRADE'
  if (amount < coupon.minimumAmount) return 'COUPON_BELOW_MINIMUM'
}

function reaches(uses: number, limit: number | null): boolean {
  return limit !== null && uses >= limit
}

/** An empty list limits nothing. */
function allows<T>(list: readonly T[], value: T | undefined): boolean {
  return list.length === 0 || (value !== undefined && list.includes(value))
}
