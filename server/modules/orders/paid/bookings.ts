// Which accounts a paid order moves, in the ledger's words.
import { negative, type Paise } from '#core/kernel/money.ts'
import { gstOfPart, splitGst } from '#core/modules/orders/tax.ts'
import { gatewayAmountOf, taxedPartOf, walletAmountOf, type Shares } from '#core/modules/orders/tenders.ts'
import type { Posting } from '#server/modules/ledger/index.ts'
import { GRANTS_ACCOUNT, walletAccounts } from '#server/modules/wallet/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { StoredOrder } from '../order-row.ts'
import { sellableOf } from '../sellable-of-order.ts'

/** The sale is paid by the money that the gateway will settle to our bank, and by the wallet's hold. */
export function paymentPostings(ctx: Ctx, order: StoredOrder): Posting[] {
  const sold = sellableOf(ctx, order).postings
  const taken = [
    { account: `gateway:${ctx.gateway.name}`, amount: gatewayAmountOf(order) },
    { account: walletAccounts(order.accountId).held, amount: walletAmountOf(order) },
  ]
  return [...taken, ...(sold ? sold.paid(order) : salePostings(order))]
}

/** The price without its tax is revenue, the tax is the state's; what we had granted is used up. */
function salePostings(order: StoredOrder): Posting[] {
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
 * The unused value of the previous plan becomes revenue of the new one. Its tax was paid with the old invoice and does
 * not move: decision 0021.
 */
export interface RefundBooking {
  readonly shares: Shares
  /** The account that the bank's share is owed by. */
  readonly from: string
  /** With it goes back what an earlier plan had left. */
  readonly endsCourse: boolean
}

/**
 * The postings that reverse a part of a sale: its revenue and tax. The wallet's shares return to their purses. The
 * bank's share belongs to the payer until the gateway has returned it, or comes off the gateway's own account (`from`).
 */
export function refundPostings(ctx: Ctx, order: StoredOrder, { shares, from, endsCourse }: RefundBooking): Posting[] {
  const { purchased, granted } = walletAccounts(order.accountId)
  const toBank = { account: from, amount: negative(shares.gateway) }
  const sold = sellableOf(ctx, order).postings
  if (sold) return [...sold.refunded(order, shares.gateway), toBank]
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

/**
 * The postings that undo a payment for something that is not a sale, off the gateway's own account (`from`); undefined for a sale.
 */
export async function returnPostings(
  ctx: Ctx,
  tx: Tx,
  order: StoredOrder,
  { amount, from }: { readonly amount: Paise; readonly from: string },
): Promise<Posting[] | undefined> {
  const sold = sellableOf(ctx, order).postings
  return sold && [...(await sold.returned(ctx, tx, order, amount)), { account: from, amount: negative(amount) }]
}

function turned({ account, amount }: Posting): Posting {
  return { account, amount: negative(amount) }
}

export function creditPostings({ credit, sellerState, stateCode }: StoredOrder): Posting[] {
  if (!credit) return []
  const { taxable } = splitGst(credit.amount, sellerState, stateCode)
  return [
    { account: 'revenue:courses', amount: taxable },
    { account: 'revenue:carried-over', amount: negative(taxable) },
  ]
}
