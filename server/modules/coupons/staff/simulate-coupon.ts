import { nothing } from '#core/kernel/money.ts'
import { couponErrors } from '#core/modules/coupons/errors.ts'
import { Coupon, type Purchase } from '#core/modules/coupons/coupon.ts'
import { evaluateCoupon } from '#core/modules/coupons/evaluate-coupon.ts'
import type { couponsStaffApi } from '#core/modules/coupons/staff-api.ts'
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { RefusedVariant } from '#server/platform/for-sale.ts'
import { findPurchases } from '../purchase.ts'

type Simulation = typeof couponsStaffApi.staffSimulator.simulateCoupon

/** The price a logged-in family would pay now, by the same rule that the checkout uses. */
export async function simulateCoupon(
  ctx: Ctx,
  { coupon: draft, usedByUser, ...subject }: InputOf<Simulation>,
): Promise<AnswerOf<Simulation>> {
  const coupon = Coupon.parse({ ...draft, id: 'cou000000000000000000' })
  const { one, several = [one] } = await findPurchases(ctx, { entityType: 'BUNDLE', ...subject })
  const { partnerHash } = coupon
  const known = { now: ctx.now(), usedSoFar: 0, usedByUser, isLoggedIn: true, partnerHash: partnerHash ?? undefined }
  return several
    .filter((each): each is Purchase => isSold(each))
    .map((purchase) => {
      const verdict = evaluateCoupon(coupon, purchase, known)
      const { amount: price, entityId, planId = null } = purchase
      const shown = { entityId, subscriptionPlanId: planId, price }
      if (verdict.status === 'APPLIED')
        return {
          ...shown,
          discount: verdict.discount,
          finalAmount: verdict.finalAmount,
          errorCode: null,
          errorMessage: null,
        }
      const { code, message } = couponErrors[verdict.reason]
      return { ...shown, discount: nothing, finalAmount: price, errorCode: code, errorMessage: message }
    })
}

function isSold(each: Purchase | RefusedVariant | undefined): boolean {
  return each !== undefined && 'amount' in each
}
