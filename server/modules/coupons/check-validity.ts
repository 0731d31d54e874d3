import type { InputOf } from '#core/kernel/endpoint.ts'
import type { DomainError } from '#core/kernel/error.ts'
import { toPaise } from '#core/kernel/money.ts'
import type { couponsApi } from '#core/modules/coupons/api.ts'
import { isNoCode } from '#core/modules/coupons/coupon-code.ts'
import type { CouponResult, ErrorData, PlanResult, Purchase, SuccessData } from '#core/modules/coupons/coupon.ts'
import { couponErrors as errors } from '#core/modules/coupons/errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCoupon, refusalOf, type CouponLookup } from './evaluate-coupon.ts'
import { findPurchases } from './purchase.ts'

/**
 * Checks whether a coupon is valid and what it takes off the server's own price: decision P-02. For one entity, an
 * invalid coupon throws its reason. For several plans, each plan has its own answer. Without a code, nothing is looked
 * up.
 */
export async function checkValidity(
  ctx: Ctx,
  ask: InputOf<typeof couponsApi.checkValidity>,
  accountId: string | undefined,
): Promise<CouponResult> {
  const { code, entityId = '', partnerHashCode } = ask
  if (!code || isNoCode(code)) return { couponCode: '', entityId, plans: [] }
  const { one, several } = await findPurchases(ctx, ask)
  const found = await findCoupon(ctx, { code, accountId, partnerHash: partnerHashCode })
  const couponCode = found.coupon?.code ?? code
  if (several) {
    const plans = several.map((plan) =>
      planResult(plan, 'error' in plan ? { refusal: plan.error } : outcomeOf(found, plan)),
    )
    return { couponCode, entityId, plans }
  }
  const outcome = outcomeOf(found, one)
  if (outcome.refusal) throw outcome.refusal
  const { planId } = one
  const plans = planId === undefined ? [] : [planResult({ ...one, planId }, outcome)]
  return { couponCode, entityId: one.entityId, successData: outcome.successData, plans }
}

type Outcome =
  | { readonly successData: SuccessData; readonly refusal?: undefined }
  | { readonly successData?: undefined; readonly refusal: DomainError }

function outcomeOf(found: CouponLookup, purchase: Purchase): Outcome {
  if (!found.coupon) return { refusal: errors[found.reason]() }
  const verdict = found.judge(purchase)
  if (verdict.status === 'FAILED') return { refusal: refusalOf(verdict) }
  return { successData: { ...found.coupon.redeem, discount: verdict.discount } }
}

function planResult(plan: { readonly entityId: string; readonly planId: string }, outcome: Outcome): PlanResult {
  const { successData, refusal } = outcome
  const answer = refusal ? { errorData: errorData(refusal) } : { successData }
  return { entityId: plan.entityId, subscriptionPlanId: plan.planId, ...answer }
}

function errorData({ code, message, values: { discount } }: DomainError): ErrorData {
  return {
    errorCode: code,
    errorMessage: message,
    ...(discount !== undefined && { discount: toPaise(Number(discount)) }),
  }
}
