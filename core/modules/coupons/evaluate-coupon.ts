// Evaluates a coupon for a purchase.
import { minus, type Paise } from '#core/kernel/money.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { Coupon, Purchase } from './coupon.ts'
import { discountOn } from './discount.ts'
import type { couponErrors } from './errors.ts'

export type CouponEvaluation =
  | { readonly status: 'APPLIED'; readonly discount: Paise; readonly finalAmount: Paise }
  | { readonly status: 'FAILED'; readonly reason: CouponReason; readonly discount?: Paise }

export type CouponReason = keyof typeof couponErrors

/** The facts needed besides the coupon and the purchase. */
export interface CouponUsage {
  readonly now: Instant
  /** Uses taken by others, and by this buyer for good. A use the buyer's own unpaid order holds is still the buyer's. */
  readonly usedSoFar: number
  readonly usedByUser: number
  readonly isLoggedIn: boolean
  /** It is valid only for the household that it was given to. */
  readonly isGranted: boolean
  readonly partnerHash: string | undefined
}

/**
 * Decides, and changes nothing. The first reason that holds is the one told. A visitor must log in last of all: until then
 * the family's own uses are all that is unknown, and the refusal says what the coupon would take off.
 */
export function evaluateCoupon(coupon: Coupon, purchase: Purchase, known: CouponUsage): CouponEvaluation {
  const reason = whyUnknown(coupon, known) ?? whyNotNow(coupon, known) ?? whyNotThis(coupon, purchase)
  if (reason) return { status: 'FAILED', reason }
  const discount = discountOn(coupon.redeem, purchase.amount)
  // The only type a visitor may redeem: decision P-08. Nobody knows whether a given code was given to a visitor.
  const isOpenToVisitors = coupon.couponType === 'PAYMENT_WITHOUT_REGISTRATION' && !known.isGranted
  if (!known.isLoggedIn && !isOpenToVisitors)
    return { status: 'FAILED', reason: 'COUPON_MUST_HAVE_LOGIN_USER', discount }
  return { status: 'APPLIED', discount, finalAmount: minus(purchase.amount, discount) }
}

/** The reason to tell this caller nothing of the coupon: only those who come from a partner know the partner's codes. */
export function whyUnknown(
  coupon: Coupon | undefined,
  { partnerHash }: Pick<CouponUsage, 'partnerHash'>,
): CouponReason | undefined {
  const isTheirs = coupon && (coupon.partnerHash === null || coupon.partnerHash === partnerHash)
  return isTheirs ? undefined : 'COUPON_NOT_FOUND'
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
