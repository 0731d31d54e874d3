// The ledger accounts of money that buys nothing. The orders module lists the accounts of a paid order.
import { negative, type Paise } from '#core/kernel/money.ts'
import type { Posting } from '#server/modules/ledger/index.ts'

/** Money that the gateway has taken for us and will settle to our bank. */
export const gatewayAccount = (gateway: string) => `gateway:${gateway}`
/** Money that buys nothing yet or any more. It is the payer's. */
export const suspenseAccount = (orderId: string) => `suspense:${orderId}`

/** Taken, and not ours: a part of the price, another amount, or a payment for what was bought already. */
export function heldPostings(orderId: string, amount: Paise, gateway: string): Posting[] {
  return [
    { account: gatewayAccount(gateway), amount },
    { account: suspenseAccount(orderId), amount: negative(amount) },
  ]
}
