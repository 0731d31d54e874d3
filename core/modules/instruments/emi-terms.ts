// The terms of EMI that two people change.

/** A change is of a plan, of an issuer, or of the limits of every EMI. */
export const EMI_SUBJECTS = ['PLAN', 'ISSUER', 'LIMITS'] as const
export type EmiSubject = (typeof EMI_SUBJECTS)[number]

export const EMI_TERMS = {
  PLAN: ['annualRate', 'isNoCost', 'minimum', 'isActive'],
  ISSUER: ['processingFee', 'minimum', 'maximum', 'isActive'],
  LIMITS: ['leastMonthly'],
} as const satisfies Readonly<Record<EmiSubject, readonly string[]>>

export type EmiTerm = (typeof EMI_TERMS)[EmiSubject][number]

/** The id of the one row of limits. */
export const EMI_LIMITS_ID = 'emi-rule'
