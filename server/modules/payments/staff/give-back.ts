// Money of an order that a second person has let go: all of it, or a part.
import { plus, showMoney, type Paise } from '#core/kernel/money.ts'
import { MoneyReturned, OrderReturned } from '#core/modules/orders/events.ts'
import { leftOf, refundableOf, sharesOf, totalOf, type Shares } from '#core/modules/orders/tenders.ts'
import { refundErrors as errors } from '#core/modules/payments/errors.ts'
import { postEntry, reversalOf, type Posting } from '#server/modules/ledger/index.ts'
import { addRefunded, findCarried, lockOrder, moveOrder, refundPostings, takeBackOrder, takeBackSold, type StoredOrder } from '#server/modules/orders/index.ts' // prettier-ignore
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { heldPostings, suspenseAccount } from '../bookings.ts'
import { refundJob } from '../returns/refund-job.ts'
import { insertRefund } from '../store.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import type { paymentsStaffApi } from '#core/modules/payments/staff-api.ts'

type RefundRequest = Pick<RecordOf<typeof paymentsStaffApi.staffRefundRequests>, 'orderId' | 'amount' | 'endsCourse'>

/**
 * Order, books, course and the gateway's job: all of it or none. Each side the order was paid from gets its share, and what we
 * had granted never becomes cash. Throws NOT_REFUNDABLE, REFUND_TOO_LARGE or VALUE_CARRIED_OVER.
 */
export async function giveBack(ctx: Ctx, tx: Tx, request: RefundRequest): Promise<void> {
  const order = await lockOrder(tx, request.orderId)
  if (!order) throw errors.NOT_REFUNDABLE()
  const part: RefundPart = {
    order,
    shares: sharesIn(order, request.amount),
    refundId: ctx.newId('rfd'),
    endsCourse: request.endsCourse,
  }
  await (part.endsCourse ? endOrder(ctx, tx, part) : notePart(ctx, tx, part))
  if (!(await addRefunded(tx, order, part, ctx.now()))) throw errors.REFUND_TOO_LARGE()
  await ctx.publish(tx, MoneyReturned, { orderId: order.id, refundId: part.refundId })
  if (order.status === 'PAID') await book(ctx, tx, part)
  if (part.endsCourse) await takeBack(ctx, tx, part)
  else if ((await findCarried(tx, order.id)) !== undefined) throw errors.VALUE_CARRIED_OVER()
  await returnToBank(ctx, tx, part)
}

interface RefundPart {
  /** As it was before. */
  readonly order: StoredOrder
  readonly shares: Shares
  readonly refundId: string
  readonly endsCourse: boolean
}

/** A part of the price, which has bought nothing, goes back as a whole. */
export function sharesIn(order: StoredOrder, amount: Paise): Shares {
  const left = refundableOf(order)
  if (order.status !== 'PAID') {
    if (totalOf(left) === 0) throw errors.NOT_REFUNDABLE()
    return left
  }
  if (amount > totalOf(left)) throw errors.REFUND_TOO_LARGE()
  return sharesOf(amount, left)
}

async function endOrder(ctx: Ctx, tx: Tx, { order: { id: orderId, status }, shares }: RefundPart): Promise<void> {
  // Money that came only from the wallet is back at once.
  const to = shares.gateway === 0 ? 'REFUNDED' : 'REFUND_DUE'
  const action = status === 'PAID' ? 'refund' : 'giveBack'
  const event = { kind: to, detail: 'REFUND' }
  const isMoved = await moveOrder(tx, { orderId, action, to, returnReason: 'REFUND', now: ctx.now(), event })
  if (!isMoved) throw errors.NOT_REFUNDABLE()
}

/** The order stays as it is, and so does the course. */
async function notePart(ctx: Ctx, tx: Tx, { order: { id: orderId }, shares }: RefundPart): Promise<void> {
  const toWallet = plus(shares.purchased, shares.granted)
  const bank = shares.gateway > 0 ? [`${showMoney(shares.gateway)} to the bank`] : []
  const wallet = toWallet > 0 ? [`${showMoney(toWallet)} to the wallet`] : []
  const detail = [...bank, ...wallet].join(', ')
  const event = { kind: 'PART_REFUNDED', detail }
  const isMoved = await moveOrder(tx, { orderId, action: 'refundPart', to: 'PAID', now: ctx.now(), event })
  if (!isMoved) throw errors.NOT_REFUNDABLE()
}

/** The payment belongs to the payer again until the gateway has returned it. */
async function book(ctx: Ctx, tx: Tx, part: RefundPart): Promise<void> {
  const { order, refundId, shares, endsCourse } = part
  const postings = isWhole(part)
    ? await wholeSale(ctx, tx, order)
    : refundPostings(ctx, order, { shares, from: suspenseAccount(order.id), endsCourse })
  const reference = isWhole(part) ? order.id : `${order.id}-${refundId}`
  await postEntry(tx, { id: ctx.newId('ent'), kind: 'REVERSAL', reference, at: ctx.now(), postings })
}

/** All of it at once, the wallet's part by the hold that had kept it back. */
function isWhole({ order, shares, endsCourse }: RefundPart): boolean {
  return endsCourse && totalOf(order.refunded) === 0 && totalOf(shares) === totalOf(leftOf(order))
}

async function wholeSale(ctx: Ctx, tx: Tx, { id, paidAmount }: StoredOrder): Promise<Posting[]> {
  return [...(await reversalOf(tx, 'PAYMENT', id)), ...heldPostings(id, paidAmount, ctx.gateway.name)]
}

async function takeBack(ctx: Ctx, tx: Tx, part: RefundPart): Promise<void> {
  const { order, shares } = part
  await takeBackSold(ctx, tx, order)
  // Only now: a settlement that carries the value over holds the course's row until it is through.
  if ((await findCarried(tx, order.id)) !== undefined) throw errors.VALUE_CARRIED_OVER()
  const isByHold = order.status !== 'PAID' || isWhole(part)
  await takeBackOrder(ctx, tx, isByHold ? order : { ...order, refunded: shares })
  await ctx.publish(tx, OrderReturned, { orderId: order.id })
}

async function returnToBank(
  ctx: Ctx,
  tx: Tx,
  { order, refundId, shares: { gateway: amount } }: RefundPart,
): Promise<void> {
  if (amount === 0) return
  await insertRefund(tx, { id: refundId, orderId: order.id, amount }, ctx.now())
  await ctx.enqueue(tx, refundJob, { refundId })
}
