// Which accounts an order moves, in the ledger's words.
import { negative, type Paise } from '#core/kernel/money.ts'
import type { Posting } from '#server/modules/ledger/index.ts'
import type { KnownOrder } from '#server/modules/orders/index.ts'

/** What the gateway has taken for us and will settle to our bank. */
const gatewayAccount = (gateway: string) => `gateway:${gateway}`
/** Money that buys nothing yet or any more. It is the payer's. */
const suspenseAccount = (orderId: string) => `suspense:${orderId}`

/** Paid in full: the price without its tax is revenue, the tax is the state's. */
export function salePostings(order: KnownOrder, gateway: string): Posting[] {
  return [
    { account: gatewayAccount(gateway), amount: order.amount },
    { account: 'revenue:courses', amount: negative(order.taxable) },
    { account: 'tax:cgst', amount: negative(order.cgst) },
    { account: 'tax:sgst', amount: negative(order.sgst) },
    { account: 'tax:igst', amount: negative(order.igst) },
  ]
}

/** Taken, and not ours: a part of the price, another amount, or a payment for what was bought already. */
export function heldPostings(orderId: string, amount: Paise, gateway: string): Posting[] {
  return [
    { account: gatewayAccount(gateway), amount },
    { account: suspenseAccount(orderId), amount: negative(amount) },
  ]
}
