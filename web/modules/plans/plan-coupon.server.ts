// The coupon of the plans page. The address holds its code, and whether it was removed: a reload, the back button and a
// login in between keep it. Each request asks the server again; the state machine of decision P-03 holds the answer.
import { codeOf, type DomainError } from '#core/kernel/error.ts'
import { couponReducer, noCoupon, type CouponState } from '#core/modules/coupons/coupon-state.ts'
import type { CouponResult, PlanResult } from '#core/modules/coupons/coupon.ts'
import type { Plan } from '#core/modules/plans/plan.ts'
import type { Locale } from '#web/languages.ts'
import { textIn, type Page, type Submission } from '#web/page/page.server.ts'
import { sentenceIn, toProblem } from '#web/page/problem.server.ts'
import { changeQuery } from '#web/page/query.ts'

/** The effect of the coupon in the address on each of these plans. */
export async function readCoupon(page: Page, plans: readonly Plan[]): Promise<CouponState> {
  const { api, locale, url } = page
  const keys = plans.map(({ id }) => id)
  const asked = couponReducer(noCoupon, { type: 'check', code: url.searchParams.get('couponCode'), keys })
  const [first] = plans
  if (asked.code === '' || !first) return asked
  if (url.searchParams.get('coupon') === 'removed') return couponReducer(asked, { type: 'remove' })
  const { code } = asked
  try {
    const result = await api.coupons.checkValidity({
      code,
      entityId: first.bundleId,
      subscriptionPlanIds: keys,
      partnerHashCode: url.searchParams.get('partnerHashCode') ?? undefined,
    })
    return couponReducer(asked, { type: 'answer', code, keys, result: inLocale(result, locale) })
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    const { code: errorCode, sentence: errorMessage } = toProblem(error as DomainError, locale) // what has a code is one
    return couponReducer(asked, { type: 'refusal', code, keys, errorData: { errorCode, errorMessage } })
  }
}

/** Where the page goes on from the coupon's form: the same choice with another coupon. */
export function pathWithCoupon({ form, url }: Submission): string {
  const isRemoved = textIn(form, 'intent') === 'remove'
  const couponCode = isRemoved ? (url.searchParams.get('couponCode') ?? undefined) : textIn(form, 'couponCode')
  return `/plans${changeQuery(url.searchParams, { couponCode, coupon: isRemoved ? 'removed' : undefined })}`
}

function inLocale(result: CouponResult, locale: Locale): CouponResult {
  const spoken = (plan: PlanResult): PlanResult =>
    plan.errorData
      ? { ...plan, errorData: { ...plan.errorData, errorMessage: sentenceIn(locale, plan.errorData) } }
      : plan
  return { ...result, plans: result.plans.map(spoken) }
}
