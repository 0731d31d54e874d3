// The terms of single batches and of trials that two people set, on pages and in forms.
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { PRICE_TERMS, type PriceSubject, type PriceTerm } from '#core/modules/catalogue/price-terms.ts'
import type { RuleRow } from '../../kit/decisions/rule-table.tsx'

export const priceLabels: Readonly<Record<PriceTerm, string>> = {
  price: 'Price of this batch by itself',
  trialAmount: 'Price',
  cutPrice: 'List price',
  trialAllowedDays: 'Days',
  isActive: 'Offered',
}

/** Terms of either kind. Those that are missing do not belong to the kind. */
export type ShownPrices = { readonly [K in PriceTerm]?: number | boolean | null | undefined }

export function priceRows(of: PriceSubject): readonly RuleRow<ShownPrices>[] {
  return PRICE_TERMS[of].map((term) => [priceLabels[term], (terms: ShownPrices) => shown(term, terms[term])] as const)
}

function shown(term: PriceTerm, value: ShownPrices[PriceTerm]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (term === 'trialAllowedDays') return String(value)
  return typeof value === 'number' ? showMoney(value as Paise) : 'not sold by itself'
}
