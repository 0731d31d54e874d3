// Money back to where it came from. The same request id has one effect.
import { parseRupees, toPaise, type Paise } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/time.ts'
import type { Knobs } from '../knobs.ts'
import type { Timers } from '../timers.ts'
import { orderAnswer, txnBlock, type Merchant } from './answers.ts'
import type { FaultResponse, Call } from './faults.ts'
import { hex, type OrderBook } from './order-book.ts'
import { leadingTxn, MOST_REFUNDS, refundedOf, type Order, type Refund } from './order.ts'
import { text } from './orders.ts'
import { invalidField, refusedRefund, unknownOrder, type Refusal } from './refusals.ts'
import type { Webhooks } from './webhooks.ts'

interface Tools {
  readonly now: Clock
  readonly knobs: Knobs
  readonly timers: Timers
  readonly orders: OrderBook
  readonly webhooks: Webhooks
  readonly merchant: Merchant
}

export function refundOrder(tools: Tools, { id, form }: Call): FaultResponse {
  const { orders, merchant, now } = tools
  const order = orders.find(id)
  if (!order) return unknownOrder(id)
  const requestId = text(form, 'unique_request_id')
  const refusal = refusalOf(tools, order, requestId, text(form, 'amount'))
  if (refusal) return refusal
  const amount = toPaise(parseRupees(text(form, 'amount')) ?? 0)
  const refund: Refund = { requestId, amount, createdAt: now(), initiatedBy: 'API', status: 'PENDING', arn: undefined }
  order.refunds.push(refund)
  orders.changed(order)
  tools.timers.after(tools.knobs.of(id).refundDelayMs, () => finish(tools, order, refund))
  return { status: 200, body: orderAnswer(merchant, order) }
}

function refusalOf(tools: Tools, order: Order, requestId: string, rupees: string): Refusal | undefined {
  const missing = 'Mandatory fields are missing'
  if (requestId === '' || rupees === '') return refusedRefund(missing, missing)
  if (!/^[A-Za-z0-9]{1,21}$/.test(requestId)) return invalidField('unique_request_id')
  const amount = parseRupees(rupees)
  if (amount === undefined || amount <= 0) return refusedRefund('invalid amount', 'Amount is invalid.')
  return refusalOfAmount(tools, order, requestId, amount)
}

function refusalOfAmount({ now, knobs }: Tools, order: Order, requestId: string, amount: Paise): Refusal | undefined {
  const { refunds } = order
  const txn = leadingTxn(order)
  if (refunds.some((refund) => refund.requestId === requestId))
    return refusedRefund(
      'duplicate.call',
      'A refund call was already completed with this unique_request_id for the order.',
    )
  if (txn?.status !== 'CHARGED' && txn?.status !== 'PARTIAL_CHARGED')
    return refusedRefund('invalid.order.not_successful', 'Cannot process unsuccessful order.')
  if (amount + refundedOf(order) > txn.paid || refunds.length >= MOST_REFUNDS)
    return refusedRefund('invalid.amount.exceeded', 'Refund amount exceeds the refundable amount.')
  const { sameAmountWithinMs } = knobs.of(order.orderId)
  if (refunds.some((refund) => refund.amount === amount && now() - refund.createdAt < sameAmountWithinMs))
    return refusedRefund('duplicate.call', 'A refund call was already processing with this amount for the order.')
  return undefined
}

function finish({ knobs, orders, webhooks, merchant }: Tools, order: Order, refund: Refund): void {
  const { refundStatus } = knobs.of(order.orderId)
  if (refundStatus === 'PENDING') return
  refund.status = refundStatus
  refund.arn = refundStatus === 'SUCCESS' ? `arn${hex(8)}` : undefined
  orders.changed(order)
  const event = {
    SUCCESS: 'ORDER_REFUNDED',
    FAILURE: 'ORDER_REFUND_FAILED',
    MANUAL_REVIEW: 'REFUND_MANUAL_REVIEW_NEEDED',
  }
  const txn = leadingTxn(order)
  webhooks.announce(order.orderId, event[refundStatus], {
    order: orderAnswer(merchant, order),
    ...(txn ? { txn: txnBlock(txn) } : {}),
  })
}
