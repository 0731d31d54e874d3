/**
 * Decision P-22. full: the whole price. instalments: the first part of a quote of prepareInstalments. bulk: several months of a
 * plan at once. once: without renewal, as is every order.
 */
export const PAY_TYPES = ['full', 'instalments', 'bulk', 'once'] as const
export type PayType = (typeof PAY_TYPES)[number]

interface Quoted {
  /** 0 is the full course; null is sold without a plan. */
  readonly validMonths: number | null
  readonly isInParts: boolean
}

/** Tells if the caller can pay for what was quoted in the way it names. */
export function suitsPayType(payType: PayType, { validMonths, isInParts }: Quoted): boolean {
  if (isInParts !== (payType === 'instalments')) return false
  return payType !== 'bulk' || (validMonths !== null && validMonths !== 1)
}
