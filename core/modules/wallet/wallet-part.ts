// How much of a price the wallet pays, and from which of its two purses.
import { atLeastNothing, minus, nothing, rupees, smaller, type Paise } from '#core/kernel/money.ts'

/** The bank's share is zero, or at least this amount: decision P-33. */
const LEAST_BY_BANK = rupees(1)

/** As much as the balance allows; a little less when the rest would be too small for a bank. */
export function walletPartOf(price: Paise, balance: Paise): Paise {
  const part = smaller(price, balance)
  return isWalletPart(part, price) ? part : atLeastNothing(minus(price, LEAST_BY_BANK))
}

export function isWalletPart(part: Paise, price: Paise): boolean {
  const rest = minus(price, part)
  return part === 0 || (part > 0 && (rest === 0 || rest >= LEAST_BY_BANK))
}

export interface Purses {
  /** Money that we granted: a future discount. */
  readonly granted: Paise
  /** Money that the family paid in. */
  readonly purchased: Paise
}

export const emptyPurses: Purses = { granted: nothing, purchased: nothing }

/** Granted money goes before money that was paid in: payments reference, section 9.6. */
export function pursesFor(part: Paise, { granted }: Pick<Purses, 'granted'>): Purses {
  const fromGranted = smaller(part, granted)
  return { granted: fromGranted, purchased: minus(part, fromGranted) }
}
