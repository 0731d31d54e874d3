// The differences of a coupon between the moment its start was asked for and now. A start is only approved without any.
import { showMoney, toPaise } from '#core/kernel/money.ts'
import type { SIMULATED_TERMS } from './coupon-start.ts'
import { takesOff, type RedeemTerms } from '../discount.ts'

type ReachTerm = Exclude<(typeof SIMULATED_TERMS)[number], 'redeem'>
/** The things and families that a coupon holds for. */
export type Reach = Readonly<Record<ReachTerm, unknown>>

interface Terms {
  readonly code: string
  readonly redeem: RedeemTerms
  readonly maxUses: number | null
  readonly isPool: boolean
  readonly codes: number
}

export interface AskedTerms extends Terms {
  /** Left out by older requests. */
  readonly reach?: Reach | undefined
}

export interface TermsNow extends Terms, Reach {
  readonly simulatedAt: number | null
}

const REACH_WORDS: Readonly<Record<ReachTerm, string>> = {
  courseTypes: 'kinds of course',
  entityTypes: 'kinds of things sold',
  entityIds: 'courses',
  planIds: 'plans',
  variantNames: 'tiers',
  grades: 'classes',
  minimumAmount: 'smallest price',
  partnerHash: 'partner',
}
const REACH = Object.keys(REACH_WORDS) as ReachTerm[] // the keys are written above

export function reachOf<R extends Reach>(coupon: R): Pick<R, ReachTerm> {
  return Object.fromEntries(REACH.map((term) => [term, coupon[term]])) as Pick<R, ReachTerm> // all of them
}

/** Sentences for the person who decides. Empty when the coupon is as it was. */
export function startChanges(asked: AskedTerms, now: TermsNow): string[] {
  const { reach } = asked
  return [
    ...change('code', asked.code, now.code),
    ...discountChange(asked.redeem, now.redeem),
    ...change('number of uses', usesOf(asked.maxUses), usesOf(now.maxUses)),
    ...change('number of single-use codes', codesOf(asked), codesOf(now)),
    ...(reach ? REACH.flatMap((term) => reachChange(term, reach[term], now[term])) : []),
    ...(now.simulatedAt === null ? ['It was not simulated after its terms changed.'] : []),
  ]
}

/** Two discounts may be the same in words. */
function discountChange(then: RedeemTerms, now: RedeemTerms): string[] {
  const isSame = (['redeemType', 'redeemValue', 'maxDiscount'] as const).every((term) => then[term] === now[term])
  if (isSame) return []
  const inWords = change('discount', takesOff(then), takesOff(now))
  return inWords.length > 0 ? inWords : ['The discount changed.']
}

function usesOf(maxUses: number | null): string {
  return String(maxUses ?? 'without a limit')
}

function codesOf({ isPool, codes }: Terms): string {
  return isPool ? String(codes) : 'none'
}

function reachChange(term: ReachTerm, then: unknown, now: unknown): string[] {
  if (JSON.stringify(then) === JSON.stringify(now)) return []
  const name = REACH_WORDS[term]
  if (term === 'minimumAmount') return change(name, showMoney(toPaise(Number(then))), showMoney(toPaise(Number(now))))
  if (term === 'grades' || term === 'variantNames') return change(name, listOf(then), listOf(now))
  // Ids and hashes say nothing to a reader.
  return [`The ${name} changed.`]
}

function listOf(values: unknown): string {
  return (values as readonly unknown[]).join(', ') || 'all' // lists of classes and of tiers
}

function change(name: string, then: string, now: string): string[] {
  return then === now ? [] : [`The ${name} changed from ${then} to ${now}.`]
}
