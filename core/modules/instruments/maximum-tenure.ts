// For how many months an amount can be paid by EMI.
import type { Paise } from '#core/kernel/money.ts'
import { standardInstalment, type EmiTerms } from './emi.ts'

export interface LimitedEmiTerms extends EmiTerms {
  /** The minimum of the issuer or of the plan, whichever is higher. */
  readonly minimum: Paise
  readonly maximum: Paise | null
}

export function mayLend(amount: Paise, { minimum, maximum }: Pick<LimitedEmiTerms, 'minimum' | 'maximum'>): boolean {
  return amount >= minimum && (maximum === null || amount <= maximum)
}

/** All that is lent, and the least that a month may cost: decision P-21. */
export interface Lending {
  readonly plans: readonly LimitedEmiTerms[]
  readonly leastMonthly: Paise
}

/** The longest of the plans that lend the amount without a month below the least; 0 when none does. */
export function maximumTenure(amount: Paise, { plans, leastMonthly }: Lending): number {
  const months = plans
    .filter((plan) => mayLend(amount, plan) && standardInstalment(amount, plan) >= leastMonthly)
    .map((plan) => plan.months)
  return Math.max(0, ...months)
}

/** The key by which the specification's client reads the answer, sold or not: commerce, section 5. */
export const TENURE_KEY = 'LITE'

/** The months of each plan's amount. LITE is always among them: without an amount of its own it takes the lowest one. */
export function tenuresOf(amounts: Readonly<Record<string, Paise>>, lending: Lending): Record<string, number> {
  const lowest = Object.values(amounts).toSorted((a, b) => a - b)[0]
  const lite = amounts[TENURE_KEY] ?? lowest
  const asked = lite === undefined ? amounts : { ...amounts, [TENURE_KEY]: lite }
  return { [TENURE_KEY]: 0, ...Object.fromEntries(Object.entries(asked).map(([key, amount]) => [key, maximumTenure(amount, lending)])) } // prettier-ignore
}
