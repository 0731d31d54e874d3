// The shares of a refund in words: each side of an order gets its share (payments reference, section 9.7).
import { showMoney } from '#core/kernel/money.ts'
import { refundableOf, type Shares } from '#core/modules/orders/tenders.ts'
import type { StaffRecord } from '../../frame/contract.ts'

/** The refundable shares of an order as staff read it. */
export function leftIn(order: StaffRecord<'orders'>): Shares {
  const { refundedGateway: gateway, refundedPurchased: purchased, refundedGranted: granted } = order
  return refundableOf({ ...order, refunded: { gateway, purchased, granted } })
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
