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

/** The list that the records of each kind are in. */
export const EMI_LISTS = { PLAN: 'emi-plans', ISSUER: 'emi-issuers', LIMITS: 'emi-rules' } as const

/** The id of the one row of limits. */
export const EMI_LIMITS_ID = 'emi-rule'

/** A record of EMI as a change names it. */
export interface EmiRecord {
  readonly of: EmiSubject
  readonly planId?: string | null | undefined
  readonly issuerId?: string | null | undefined
}

/** Its id; empty as long as none is chosen. */
export function emiRecordId({ of, planId, issuerId }: EmiRecord): string {
  if (of === 'LIMITS') return EMI_LIMITS_ID
  return (of === 'PLAN' ? planId : issuerId) ?? ''
}
