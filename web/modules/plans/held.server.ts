// The current plan of a learner who renews: the context "renew" of the plans page.
import { tierNameIn } from '#core/modules/plans/plan-title.ts'
import { nothing, showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { creditOn, replacementOf } from '#core/modules/orders/credit.ts'
import { pageContextOf } from '#core/modules/plans/page-context.ts'
import { PlanId, type Plan } from '#core/modules/plans/plan.ts'
import type { Page } from '#web/page/page.server.ts'

export type HeldPlanData = NonNullable<Awaited<ReturnType<typeof readHeld>>>

/** Undefined in any other context, for a visitor, and for who never had a plan. */
export async function readHeld({ api, lang, url, viewer }: Page) {
  if (pageContextOf(url.searchParams.get('context')) !== 'renew' || !(await viewer())) return undefined
  const { enrolment, plan, unused } = await api.renewals.getUserLatestPlan({ lang })
  if (!enrolment) return undefined
  return {
    /** The plan to begin with, while it is sold. */
    planId: PlanId.safeParse(enrolment.planId).data,
    shown: {
      plan: plan && tierNameIn(lang, plan.variantName),
      isRunning: enrolment.isActive,
      till: showDate(enrolment.validTill, lang),
      daysLeft: unused?.days,
      worth: unused && unused.amount > 0 ? showMoney(unused.amount) : undefined,
    },
    /** The part of its unused value that reduces this price. The payment page has the final amount. */
    creditOn: (next: Plan) =>
      plan && unused && replacementOf({ ...plan, validTill: enrolment.validTill }, next)
        ? creditOn(next.price, unused.amount)
        : nothing,
  }
}
