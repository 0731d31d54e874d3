// The experiment of the plans page, with values A, B and C: commerce spec, section 3. Plans are always in ascending order of
// price. The experiment chooses only which one is preselected (decision P-44).
export const PLAN_ORDER = 'plan-order'
export const PLAN_ORDERS = ['A', 'B', 'C'] as const
export type PlanOrder = (typeof PLAN_ORDERS)[number]

/** USUAL is the plan of decision P-14. The dearest plan is no choice: nobody is led to pay more than they would choose. */
export const PRESELECTIONS = ['USUAL', 'CHEAPEST', 'SECOND_CHEAPEST'] as const
export type Preselection = (typeof PRESELECTIONS)[number]

/** Each value gets three of the nine numbers. */
export function planOrderOf(number: number): PlanOrder {
  if (number <= 3) return 'A'
  return number <= 6 ? 'B' : 'C'
}

export function isPreselection(text: string | undefined): text is Preselection {
  return (PRESELECTIONS as readonly (string | undefined)[]).includes(text)
}
