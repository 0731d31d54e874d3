// Prices that two people set one by one, apart from the publication of courses and plans.

/** A change is of a single batch or of a trial. */
export const PRICE_SUBJECTS = ['BATCH', 'TRIAL'] as const
export type PriceSubject = (typeof PRICE_SUBJECTS)[number]

export const PRICE_TERMS = {
  BATCH: ['price'],
  TRIAL: ['trialAmount', 'cutPrice', 'trialAllowedDays', 'isActive'],
} as const satisfies Readonly<Record<PriceSubject, readonly string[]>>

export type PriceTerm = (typeof PRICE_TERMS)[PriceSubject][number]

/** The list that the records of each kind are in. */
export const PRICE_LISTS = { BATCH: 'batches', TRIAL: 'trials' } as const
