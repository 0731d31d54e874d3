// The price of a plan with the coupon, and the other plans the coupon is valid for.
import { nothing, type Paise } from '#core/kernel/money.ts'
import type { CouponState } from '#core/modules/coupons/coupon-state.ts'
import type { couponErrors } from '#core/modules/coupons/errors.ts'
import { priceAfter } from '#core/modules/plans/price-view.ts'
import type { Choice, Duration, OfferedPlan } from './choose-plan.ts'

/** The message about the coupon for the chosen plan. */
export type CouponView =
  | { readonly status: 'NONE' | 'CHECKING' | 'REMOVED' }
  | { readonly status: 'APPLIED'; readonly discount: Paise }
  /** Valid, but only a family that is known may use it. */
  | { readonly status: 'NEEDS_LOGIN'; readonly discount: Paise }
  | { readonly status: 'FAILED'; readonly sentence: string }

export interface OtherPlan<P> {
  readonly plan: P
  readonly discount: Paise
}

export function couponView({ code, entries }: CouponState, { planId }: Pick<Duration, 'planId'>): CouponView {
  const entry = entries[planId]
  if (code === '' || !entry) return { status: 'NONE' }
  if (entry.status === 'APPLIED') return { status: 'APPLIED', discount: entry.successData.discount }
  if (entry.status !== 'FAILED') return { status: entry.status }
  const { errorCode, errorMessage: sentence, discount = nothing } = entry.errorData
  const login = 'COUPON_MUST_HAVE_LOGIN_USER' satisfies keyof typeof couponErrors
  return errorCode === login ? { status: 'NEEDS_LOGIN', discount } : { status: 'FAILED', sentence }
}

export function isApplied(coupon: CouponState, duration: Pick<Duration, 'planId'>): boolean {
  return couponView(coupon, duration).status === 'APPLIED'
}

/** The price to pay in paise: commerce spec, section 5; decision 0021. */
export function livePrice(coupon: CouponState, { planId, price, credit }: PricedDuration): Paise {
  return priceAfter(priceAfter(price, discountOn(coupon, planId)), credit)
}

type PricedDuration = Pick<Duration, 'planId' | 'price' | 'credit'>

/** The other plans of the same length that the coupon takes something off, in the order shown. */
export function otherPlans<P extends OfferedPlan>(
  plans: readonly P[],
  { plan, duration }: Choice<P>,
  coupon: CouponState,
): OtherPlan<P>[] {
  return plans
    .filter(({ variant }) => variant !== plan.variant)
    .flatMap((other) => {
      const same = other.durations.find(({ months }) => months === duration.months)
      const discount = same ? discountOn(coupon, same.planId) : nothing
      return discount > 0 ? [{ plan: other, discount }] : []
    })
}

function discountOn({ entries }: CouponState, planId: string): Paise {
  const entry = entries[planId]
  return entry?.status === 'APPLIED' ? entry.successData.discount : nothing
}
