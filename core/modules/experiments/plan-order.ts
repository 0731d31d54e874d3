// The variant experiment of the plans page, with values A, B and C: commerce spec, section 3. The page itself shows plans in
// ascending order to everybody (decision P-44): programs that draw their own may follow the value.
export const PLAN_ORDER = 'plan-order'
export const PLAN_ORDERS = ['A', 'B', 'C'] as const
export type PlanOrder = (typeof PLAN_ORDERS)[number]

/** Each order gets three of the nine numbers. */
export function planOrderOf(number: number): PlanOrder {
  if (number <= 3) return 'A'
  return number <= 6 ? 'B' : 'C'
}
