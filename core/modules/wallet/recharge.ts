// The amounts that may be paid into the wallet at once.
import { rupees, type Paise } from '#core/kernel/money.ts'

/** The kind of an order that pays money into the wallet. */
export const RECHARGE = 'RECHARGE'
/** The entity type of such an order. */
export const WALLET = 'WALLET'

/** Commerce spec, section 9. */
export const LEAST_RECHARGE = rupees(100)
/** The UPI limit of one payment to most shops: payments reference, section 4. */
export const MOST_RECHARGE = rupees(1_00_000)
/** The amounts that one tap chooses. */
export const RECHARGES = [rupees(500), rupees(1_000), rupees(2_500), rupees(5_000)] as const

export function checkRechargeAmount(amount: Paise): 'OK' | 'TOO_LITTLE' | 'TOO_MUCH' {
  if (amount < LEAST_RECHARGE) return 'TOO_LITTLE'
  return amount > MOST_RECHARGE ? 'TOO_MUCH' : 'OK'
}
