import { showMoney } from '#core/kernel/money.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import { trialLength, type TrialLength } from '#core/modules/catalogue/trial.ts'
import { toQuery } from '#web/page/query.ts'

/** The whole course for some days. */
export interface TrialOffer {
  readonly path: string
  readonly price: string
  readonly length: TrialLength
}

/** The cheapest, which comes first. Undefined where none is offered. */
export function trialOf(
  { trialData: [trial] }: Pick<Bundle, 'trialData'>,
  source: 'PRODUCT_LANDING' | 'BUY_NOW',
): TrialOffer | undefined {
  if (!trial) return undefined
  const { id, trialAmount, trialAllowedDays } = trial
  return {
    path: `/pay${toQuery({ entity: id, source })}`,
    price: showMoney(trialAmount),
    length: trialLength(trialAllowedDays),
  }
}
