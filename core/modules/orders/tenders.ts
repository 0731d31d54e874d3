// An order may be paid from two sides: the wallet's part, which is kept back when the order is made, and a bank's part.
// It knows no zod.
import { minus, plus, type Paise } from '#core/kernel/money.ts'

export interface Tenders {
  readonly amount: Paise
  readonly fromGranted: Paise
  readonly fromPurchased: Paise
}

export function walletAmountOf({ fromGranted, fromPurchased }: Omit<Tenders, 'amount'>): Paise {
  return plus(fromGranted, fromPurchased)
}

/** What is to come through the payment gateway. */
export function gatewayAmountOf(order: Tenders): Paise {
  return minus(order.amount, walletAmountOf(order))
}

/** What the tax lies on: granted money is a discount, not a payment. Payments reference, section 7. */
export function taxedAmountOf({ amount, fromGranted }: Tenders): Paise {
  return minus(amount, fromGranted)
}
