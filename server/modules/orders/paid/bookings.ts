// Which accounts a paid order moves, in the ledger's words.
import { negative } from '#core/kernel/money.ts'
import { gstOfPart, splitGst } from '#core/modules/orders/tax.ts'
import { gatewayAmountOf, taxedPartOf, walletAmountOf, type Shares } from '#core/modules/orders/tenders.ts'
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
    ...creditPostings(order),
  ]
}

/**
 * What is left of the plan before is revenue of the new one. Its tax was paid with the old invoice, and is not moved: decision
 * 0021.
 */
export interface GivenBack {
  readonly shares: Shares
  /** The account that the bank's share is owed by. */
  readonly from: string
  /** With it goes back what an earlier plan had left. */
  readonly endsCourse: boolean
}

/**
 * What undoes a part of a sale: revenue and tax of the part, the wallet's shares back in their purses, the bank's the payer's
 * until the gateway has returned it, or off the gateway's own account (`from`).
 */
export function refundPostings(order: KnownOrder, { shares, from, endsCourse }: GivenBack): Posting[] {
  const { purchased, granted } = walletAccounts(order.accountId)
  const toBank = { account: from, amount: negative(shares.gateway) }
  if (order.kind === 'RECHARGE') return [{ account: purchased, amount: shares.gateway }, toBank]
  const part = { before: taxedPartOf(order.refunded), amount: taxedPartOf(shares) }
  const { taxable, cgst, sgst, igst } = gstOfPart(part, order.sellerState, order.stateCode)
  return [
    { account: 'revenue:courses', amount: taxable },
    { account: 'tax:cgst', amount: cgst },
    { account: 'tax:sgst', amount: sgst },
    { account: 'tax:igst', amount: igst },
    { account: GRANTS_ACCOUNT, amount: shares.granted },
    { account: purchased, amount: negative(shares.purchased) },
    { account: granted, amount: negative(shares.granted) },
    ...(endsCourse ? creditPostings(order).map(turned) : []),
    toBank,
  ]
}

function turned({ account, amount }: Posting): Posting {
  return { account, amount: negative(amount) }
}

function creditPostings({ credit, sellerState, stateCode }: KnownOrder): Posting[] {
  if (!credit) return []
  const { taxable } = splitGst(credit.amount, sellerState, stateCode)
  return [
    { account: 'revenue:courses', amount: taxable },
    { account: 'revenue:carried-over', amount: negative(taxable) },
  ]
}
