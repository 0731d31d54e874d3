// The part of a sale that is left is taxed for another state of the buyer: in the books, and on the order.
import { minus, negative, sum, type Paise } from '#core/kernel/money.ts'
import { gstOfPart, splitGst, type Gst } from '#core/modules/orders/tax.ts'
import { taxedAmountOf, taxedPartOf } from '#core/modules/orders/tenders.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import { postEntry, type Posting } from '#server/modules/ledger/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { StoredOrder } from '../order-row.ts'
import { creditPostings } from './bookings.ts'

export interface TaxedRest extends Gst {
  readonly stateCode: StateCode
  readonly total: Paise
}

/**
 * The tax of the part of an order that is not refunded, for a buyer of this state. The refunds to come have the same tax
 * to the paisa, because each is the tax of all refunds so far, less the tax of those before.
 */
export function taxOfRest(order: StoredOrder, stateCode: StateCode): TaxedRest {
  const before = taxedPartOf(order.refunded)
  const total = minus(taxedAmountOf(order), before)
  return { stateCode, ...gstOfPart({ before, amount: total }, order.sellerState, stateCode), total }
}

interface PlaceCorrection {
  readonly stateCode: StateCode
  /** The ledger's entry stands for it, once. */
  readonly reference: string
}

/** `order` is locked. */
export async function correctPlace(
  ctx: Ctx,
  tx: Tx,
  order: StoredOrder,
  { stateCode, reference }: PlaceCorrection,
): Promise<void> {
  const postings = placePostings(order, stateCode)
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'ADJUSTMENT', reference, at: ctx.now(), postings })
  const { taxable, cgst, sgst, igst } = splitGst(taxedAmountOf(order), order.sellerState, stateCode)
  await tx
    .updateTable('orders.order')
    .set({ state_code: stateCode, taxable, cgst, sgst, igst })
    .where('id', '=', order.id)
    .execute()
}

/** One line for each account that moves. */
function placePostings(order: StoredOrder, stateCode: StateCode): Posting[] {
  const undone = restPostings(order).map(({ account, amount }) => ({ account, amount: negative(amount) }))
  const lines = [...undone, ...restPostings({ ...order, stateCode })]
  const accounts = Map.groupBy(lines, ({ account }) => account)
  return [...accounts].map(([account, own]) => ({ account, amount: sum(own.map(({ amount }) => amount)) }))
}

/** The sale of what is left, with what an earlier plan had left while the course runs. */
function restPostings(order: StoredOrder): Posting[] {
  const { taxable, cgst, sgst, igst } = taxOfRest(order, order.stateCode)
  return [
    { account: 'revenue:courses', amount: negative(taxable) },
    { account: 'tax:cgst', amount: negative(cgst) },
    { account: 'tax:sgst', amount: negative(sgst) },
    { account: 'tax:igst', amount: negative(igst) },
    ...(order.status === 'PAID' ? creditPostings(order) : []),
  ]
}
