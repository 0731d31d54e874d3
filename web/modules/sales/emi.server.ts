// The cost of the offer by EMI: one plan without interest and one with, each with its full cost.
import { plus, showMoney, type Paise } from '#core/kernel/money.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { instrumentsApi } from '#core/modules/instruments/api.ts'
import type { Page } from '#web/page/page.server.ts'

type Cards = ResponseOf<(typeof instrumentsApi)['getEmiCards']>
type Plan = Cards['CREDIT'][number]['plans'][number]

export async function emiCosts(
  api: Page['api'],
  { price, discount }: { readonly price: Paise; readonly discount: Paise },
) {
  if (price <= 0) return []
  const cards = await api.instruments.getEmiCards({ amount: price, discount })
  const open = [...cards.CREDIT, ...cards.DEBIT, ...cards.CARDLESS].filter(
    ({ missing, isDown }) => missing <= 0 && !isDown,
  )
  const plans = open.flatMap((card) => card.plans)
  return [cheapest(plans, true), cheapest(plans, false)].flatMap((plan) => (plan ? [inWords(plan)] : []))
}

/** The plan with the lowest instalment among those with the lowest total cost. */
function cheapest(plans: readonly Plan[], isNoCost: boolean): Plan | undefined {
  return plans
    .filter((plan) => plan.isNoCost === isNoCost)
    .toSorted((a, b) => a.total - b.total || a.monthly - b.monthly)[0]
}

function inWords(plan: Plan) {
  const { planId, issuerName, months, annualRate, isNoCost } = plan
  return {
    planId,
    issuerName,
    months,
    annualRate,
    isNoCost,
    monthly: showMoney(plan.monthly),
    interest: showMoney(plan.interest),
    gst: showMoney(plan.gst),
    fee: plan.processingFee > 0 ? showMoney(plus(plan.processingFee, plan.processingFeeGst)) : undefined,
    total: showMoney(plan.total),
    notRefunded: showMoney(plan.notRefunded),
  }
}
