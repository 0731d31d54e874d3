import type { Paise } from '#core/kernel/money.ts'
import type { CouponType, Purchase } from '#core/modules/coupons/coupon.ts'
import { couponErrors as errors } from '#core/modules/coupons/errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCoupon, refusalOf, type CouponQuery } from './evaluate-coupon.ts'

export interface AppliedCoupon {
  readonly couponId: string
  /** As it is stored. */
  readonly code: string
  readonly couponType: CouponType
  readonly discount: Paise
}

/** Judges now, used counts included, and reserves nothing. Throws the reason for which the coupon does not hold. */
export async function applyCoupon(
  ctx: Ctx,
  { purchase, ...asker }: CouponQuery & { readonly purchase: Purchase },
): Promise<AppliedCoupon> {
  const found = await findCoupon(ctx, asker)
  if (!found.coupon) throw errors[found.reason]()
  const verdict = found.judge(purchase)
  if (verdict.status === 'FAILED') throw refusalOf(verdict)
  const { id, code, couponType } = found.coupon
  return { couponId: id, code, couponType, discount: verdict.discount }
}
