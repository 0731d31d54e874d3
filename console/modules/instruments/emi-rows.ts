// The terms of EMI in a table, for people: the terms before a change, now, and afterwards.
import { nothing, rupees, showMoney, type Paise } from '#core/kernel/money.ts'
import { offerEmi } from '#core/modules/instruments/emi-offer.ts'
import { EMI_TERMS, type EmiSubject, type EmiTerm } from '#core/modules/instruments/emi-terms.ts'
import type { RuleRow } from '../../kit/decisions/rule-table.tsx'
import { emiLabels } from './emi-labels.ts'

/** Terms of any kind. Those that are missing do not belong to the kind. */
export type ShownTerms = { readonly [K in EmiTerm]?: number | boolean | null | undefined }
/** With the plan's months and its issuer's fee, in paise without GST. */
export interface PricedTerms extends ShownTerms {
  readonly months?: number | null | undefined
  readonly fee?: Paise | undefined
}

/** An order by which two rules of a plan are compared. */
const ORDER = rupees(30_000)

function exampleOf({ annualRate, isNoCost, months, fee = nothing }: PricedTerms) {
  const line = { annualRate: Number(annualRate), isNoCost: isNoCost === true, months: Number(months) }
  return offerEmi({ originalPrice: ORDER, discount: nothing }, line, undefined, fee)
}

const examples: readonly RuleRow<PricedTerms>[] = [
  [`Extra cost of a ${showMoney(ORDER)} order, with the fee`, (rule) => showMoney(exampleOf(rule).extra)],
  [`We pay for a ${showMoney(ORDER)} order`, (rule) => showMoney(exampleOf(rule).issuerDiscount)],
]

export function rowsOf(of: EmiSubject): readonly RuleRow<PricedTerms>[] {
  const labels: Readonly<Partial<Record<EmiTerm, string>>> = emiLabels[of]
  const rows = EMI_TERMS[of].map(
    (term) => [labels[term] ?? term, (rule: PricedTerms) => shown(term, rule[term])] as const,
  )
  return of === 'PLAN' ? [...rows, ...examples] : rows
}

function shown(term: EmiTerm, value: ShownTerms[EmiTerm]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (term === 'annualRate') return `${value} %`
  return typeof value === 'number' ? showMoney(value as Paise) : 'no limit'
}
