// When a coupon may be switched on: operations console, O25.
import { rupees, type Paise } from '#core/kernel/money.ts'
import { mostTaken, type RedeemTerms } from '../discount.ts'

interface Limits {
  readonly redeem: RedeemTerms
  readonly maxUses: number | null
  readonly isPool?: boolean
  readonly codes?: number
}

/** In paise; Infinity where nothing limits it. */
export interface WorstCase {
  readonly ofOne: number
  readonly inAll: number
}

/** The most that a coupon can take off: by one use, and by all. The uses of a pool are its codes. */
export function worstCaseOf({ redeem, maxUses, isPool = false, codes = 0 }: Limits): WorstCase {
  const ofOne = mostTaken(redeem)
  const uses = isPool ? codes : (maxUses ?? Infinity)
  return { ofOne, inAll: ofOne === 0 || uses === 0 ? 0 : ofOne * uses }
}

/** The most that one person may let a coupon take off. */
export const FREE_HAND: { readonly ofOne: Paise; readonly inAll: Paise } = {
  ofOne: rupees(5_000),
  inAll: rupees(500_000),
}

export function needsSecondPerson({ ofOne, inAll }: WorstCase): boolean {
  return ofOne > FREE_HAND.ofOne || inAll > FREE_HAND.inAll
}

/** The terms that a simulation tries. They only change while the coupon is off, and then it is simulated again. */
export const SIMULATED_TERMS = [
  'redeem',
  'courseTypes',
  'entityTypes',
  'entityIds',
  'planIds',
  'variantNames',
  'grades',
  'minimumAmount',
  'partnerHash',
] as const

interface Readiness extends Limits {
  readonly simulatedAt: number | null
  readonly approvedAt: number | null
}

export type StartVerdict = 'MAY_START' | 'NOT_SIMULATED' | 'NEEDS_SECOND_PERSON'

export function mayStart(coupon: Readiness): StartVerdict {
  if (coupon.simulatedAt === null) return 'NOT_SIMULATED'
  const isCleared = coupon.approvedAt !== null || !needsSecondPerson(worstCaseOf(coupon))
  return isCleared ? 'MAY_START' : 'NEEDS_SECOND_PERSON'
}
