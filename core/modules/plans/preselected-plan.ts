// The plan that is preselected where nobody has chosen one yet: decision P-44.
import type { Paise } from '#core/kernel/money.ts'
import type { Preselection } from '#core/modules/experiments/plan-order.ts'

interface PricedPlan {
  /** 0 is the full course. */
  readonly validMonths: number
  readonly price: Paise
}

/** A full course by its rank in price, or the usual plan where no course has that rank. */
export function preselectedPlan<P extends PricedPlan>(
  plans: readonly P[],
  usual: P | undefined,
  preselect: Preselection,
): P | undefined {
  const rank = { USUAL: -1, CHEAPEST: 0, SECOND_CHEAPEST: 1 }[preselect]
  const courses = plans.filter(({ validMonths }) => validMonths === 0).toSorted((a, b) => a.price - b.price)
  return courses[rank] ?? usual
}
