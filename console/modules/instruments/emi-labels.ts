// The names of the terms of EMI, on pages and in forms.
import type { EMI_TERMS, EmiSubject } from '#core/modules/instruments/emi-terms.ts'

type Labels = { readonly [K in EmiSubject]: Readonly<Record<(typeof EMI_TERMS)[K][number], string>> }

export const emiLabels: Labels = {
  PLAN: {
    annualRate: 'Interest (% a year)',
    isNoCost: 'No-cost (we pay the interest)',
    minimum: 'Smallest order (if above the issuer’s)',
    isActive: 'Offered',
  },
  ISSUER: {
    processingFee: 'Processing fee (without GST)',
    minimum: 'Smallest order',
    maximum: 'Largest order',
    isActive: 'Offered',
  },
  LIMITS: { leastMonthly: 'Least monthly instalment' },
}
