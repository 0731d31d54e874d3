// The most that a coupon may cost, while it is edited and before it is switched on.
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { needsSecondPerson, worstCaseOf, type WorstCase } from '#core/modules/coupons/start/coupon-start.ts'
import type { RedeemTerms } from '#core/modules/coupons/discount.ts'

export interface CostTerms {
  readonly redeem: RedeemTerms
  readonly maxUses: number | null
  readonly isPool?: boolean
  readonly codes?: number
}

export function WorstCaseCost(terms: CostTerms) {
  const cost = worstCaseOf(terms)
  return (
    <p className={needsSecondPerson(cost) ? 'problem' : 'quiet'}>
      {sentenceOf(cost)} {needsSecondPerson(cost) && 'A second person must agree before it is switched on.'}
    </p>
  )
}

function sentenceOf({ ofOne, inAll }: WorstCase): string {
  if (!Number.isFinite(ofOne)) return 'Nothing limits what one use costs.'
  const one = `At worst one use costs ${showMoney(toPaise(ofOne))}`
  if (!Number.isFinite(inAll)) return `${one}. Nothing limits the number of uses.`
  return `${one}, and all uses together ${showMoney(toPaise(inAll))}.`
}
