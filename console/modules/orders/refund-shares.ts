// The shares of a refund in words: each side of an order gets its share (payments reference, section 9.7).
import { nothing, showMoney } from '#core/kernel/money.ts'
import { leftOf, type Shares } from '#core/modules/orders/tenders.ts'
import type { StaffRecord } from '../../frame/contract.ts'

/**
 * The refundable shares. An unpaid order has none. For a partial payment, which has bought nothing, all of it goes back
 * to the bank.
 */
export function leftIn({
  status,
  refundedGateway,
  refundedPurchased,
  refundedGranted,
  ...order
}: StaffRecord<'orders'>): Shares {
  const refunded = { gateway: refundedGateway, purchased: refundedPurchased, granted: refundedGranted }
  if (status === 'PAID') return leftOf({ ...order, refunded })
  return { gateway: status === 'PARTIALLY_PAID' ? order.paidAmount : nothing, purchased: nothing, granted: nothing }
}

const SIDES = [
  ['gateway', 'to where they paid from'],
  ['purchased', 'to their wallet'],
  ['granted', 'to what we had given'],
] as const

export function sidesOf(shares: Shares): string {
  return SIDES.flatMap(([side, where]) => (shares[side] > 0 ? [`${showMoney(shares[side])} ${where}`] : [])).join(', ')
}

/** Sentences for the person who decides. */
export function shareChanges(asked: Shares, now: Shares): string[] {
  return SIDES.flatMap(([side, where]) =>
    asked[side] === now[side]
      ? []
      : [`Of ${showMoney(asked[side])} that could go back ${where}, ${showMoney(now[side])} is left.`],
  )
}
