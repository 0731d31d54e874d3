// The variant experiment of the plans page, with values A, B and C: commerce spec, section 3. It decides in which order the
// tiers stand, and never what they cost.
import { VARIANTS, type VariantName } from '#core/modules/catalogue/variant.ts'

export const PLAN_ORDER = 'plan-order'
export const PLAN_ORDERS = ['A', 'B', 'C'] as const
export type PlanOrder = (typeof PLAN_ORDERS)[number]

/** Each order gets three of the nine numbers. */
export function planOrderOf(number: number): PlanOrder {
  if (number <= 3) return 'A'
  return number <= 6 ? 'B' : 'C'
}

/** A: the cheapest first, as without the experiment. B: the dearest first. C: the usual tier first, then as in A. */
export function inPlanOrder<P extends { readonly variant: VariantName }>(
  plans: readonly P[],
  order: PlanOrder,
  usual: VariantName,
): P[] {
  const ranks = plans.toSorted((a, b) => VARIANTS.indexOf(a.variant) - VARIANTS.indexOf(b.variant))
  if (order === 'A') return ranks
  if (order === 'B') return ranks.toReversed()
  return [...ranks.filter(({ variant }) => variant === usual), ...ranks.filter(({ variant }) => variant !== usual)]
}
