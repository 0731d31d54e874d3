// An order may be paid from two sides: the wallet's part, which is kept back when the order is made, and a bank's part.
import type { OrderStatus } from './order-status.ts'
import { minus, nothing, plus, smaller, sum, toPaise, type Paise } from '#core/kernel/money.ts'

export interface Tenders {
  readonly amount: Paise
  readonly fromGranted: Paise
  readonly fromPurchased: Paise
}

export function walletAmountOf({ fromGranted, fromPurchased }: Omit<Tenders, 'amount'>): Paise {
  return plus(fromGranted, fromPurchased)
}

/** The amount to be paid through the payment gateway. */
export function gatewayAmountOf(order: Tenders): Paise {
  return minus(order.amount, walletAmountOf(order))
}

/** The taxed amount: granted money is a discount, not a payment. Payments reference, section 7. */
export function taxedAmountOf({ amount, fromGranted }: Tenders): Paise {
  return minus(amount, fromGranted)
}

/** The shares of a refund: through the gateway, to the family's own purse, and to granted money. */
export interface Shares {
  readonly gateway: Paise
  readonly purchased: Paise
  readonly granted: Paise
}

const SIDES = ['gateway', 'purchased', 'granted'] as const satisfies (keyof Shares)[]

export function totalOf(shares: Shares): Paise {
  return sum(SIDES.map((side) => shares[side]))
}

/** The taxed part of a refund: granted money is a discount, not a payment. */
export function taxedPartOf({ gateway, purchased }: Shares): Paise {
  return plus(gateway, purchased)
}

/** The part of a paid order that is not refunded yet. */
export function leftOf(
  order: Omit<Tenders, 'amount'> & { readonly paidAmount: Paise; readonly refunded: Shares },
): Shares {
  const { paidAmount, fromPurchased, fromGranted, refunded } = order
  return {
    gateway: minus(paidAmount, refunded.gateway),
    purchased: minus(fromPurchased, refunded.purchased),
    granted: minus(fromGranted, refunded.granted),
  }
}

interface RefundableOrder extends Omit<Tenders, 'amount'> {
  readonly status: OrderStatus
  readonly paidAmount: Paise
  readonly refunded: Shares
}

/**
 * The shares that staff can refund. An unpaid order has none. A partial payment has bought nothing: all of it goes back to the
 * bank, and the wallet's hold is released by itself.
 */
export function refundableOf({ status, ...order }: RefundableOrder): Shares {
  if (status === 'PAID') return leftOf(order)
  return { gateway: status === 'PARTIALLY_PAID' ? order.paidAmount : nothing, purchased: nothing, granted: nothing }
}

/**
 * A part of it goes back to each side in proportion to what is left of that side; what rounding down leaves goes, a paisa each,
 * to those that lost most by it. Payments reference, section 9.7. `amount` is at most all that is left.
 */
export function sharesOf(amount: Paise, left: Shares): Shares {
  const all = totalOf(left)
  if (all === 0) return { gateway: nothing, purchased: nothing, granted: nothing }
  const exact = SIDES.map((side) => ({ side, value: (amount * left[side]) / all }))
  const floored = new Map(exact.map(({ side, value }) => [side, smaller(toPaise(Math.floor(value)), left[side])]))
  const rest = minus(amount, sum([...floored.values()]))
  const byLoss = exact.toSorted((a, b) => (b.value % 1) - (a.value % 1)).slice(0, rest)
  for (const { side } of byLoss) floored.set(side, plus(floored.get(side) ?? nothing, toPaise(1)))
  return { gateway: nothing, purchased: nothing, granted: nothing, ...Object.fromEntries(floored) }
}
