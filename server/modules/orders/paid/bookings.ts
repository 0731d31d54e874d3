// Which accounts a paid order moves, in the ledger's words.
import { negative } from '#core/kernel/money.ts'
import { gatewayAmountOf, walletAmountOf } from '#core/modules/orders/tenders.ts'
import type { Posting } from '#server/modules/ledger/index.ts'
import { GRANTS_ACCOUNT, walletAccounts } from '#server/modules/wallet/index.ts'
import type { KnownOrder } from '../order-row.ts'

/** What the gateway has taken for us and will settle to our bank, and what the wallet had kept back, buy this. */
export function paymentPostings(order: KnownOrder, gateway: string): Posting[] {
  const accounts = walletAccounts(order.accountId)
  const taken = [
    { account: `gateway:${gateway}`, amount: gatewayAmountOf(order) },
    { account: accounts.held, amount: walletAmountOf(order) },
  ]
  if (order.kind === 'RECHARGE') return [...taken, { account: accounts.purchased, amount: negative(order.amount) }]
  return [...taken, ...salePostings(order)]
}

/** The price without its tax is revenue, the tax is the state's; what we had granted is used up. */
function salePostings(order: KnownOrder): Posting[] {
  return [
    { account: 'revenue:courses', amount: negative(order.taxable) },
    { account: 'tax:cgst', amount: negative(order.cgst) },
    { account: 'tax:sgst', amount: negative(order.sgst) },
    { account: 'tax:igst', amount: negative(order.igst) },
    { account: GRANTS_ACCOUNT, amount: negative(order.fromGranted) },
  ]
}
