// Acts as the payer and the payer's bank: an attempt ends one way or another, and the shop is notified.
import type { Clock, Instant } from '#core/kernel/time.ts'
import type { Knobs } from '../knobs.ts'
import type { Timers } from '../timers.ts'
import { orderAnswer, txnBlock, type Merchant } from './answers.ts'
import { hex, type NewTxn, type OrderBook } from './order-book.ts'
import { isPending, type Order, type Refund, type Txn } from './order.ts'
import { eventOf, OUTCOMES, type Outcome, type OutcomeName } from './outcomes.ts'
import type { MandateBook } from './mandates/mandate-book.ts'
import type { Webhooks } from './webhooks.ts'

export interface Payer {
  /** A new attempt, waiting for the payer. */
  readonly begin: (order: Order, fresh: NewTxn) => Txn
  readonly end: (order: Order, txn: Txn, outcome: OutcomeName) => void
  /** Any status at all, known or not. */
  readonly setStatus: (order: Order, txn: Txn, status: string) => void
  /** Attempts whose order has run out of time. */
  readonly expireOld: () => void
}

interface Tools {
  readonly now: Clock
  readonly knobs: Knobs
  readonly timers: Timers
  readonly orders: OrderBook
  readonly mandates: MandateBook
  readonly webhooks: Webhooks
  readonly merchant: Merchant
}

const LATE_SUCCESS_MS = 10_000
const SWEPT = 500

export function createPayer(tools: Tools): Payer {
  const { now, knobs, orders } = tools
  return {
    begin(order, fresh) {
      const txn = orders.addTxn(order, fresh)
      if (knobs.of(order.orderId).allEvents) tell(tools, order, txn, 'TXN_CREATED')
      return txn
    },
    end: (order, txn, name) => end(tools, order, txn, name),
    setStatus: (order, txn, status) => settle(tools, order, txn, { says: '', status, bankCode: '', bankMessage: '' }),
    expireOld() {
      for (const order of orders.newest(SWEPT))
        if (order.expiresAt <= now()) for (const txn of order.txns.filter(isPending)) end(tools, order, txn, 'expire')
    },
  }
}

function end(tools: Tools, order: Order, txn: Txn, name: OutcomeName): void {
  const { approvalBecomes, lateSuccessMs } = tools.knobs.of(order.orderId)
  const outcome: Outcome = OUTCOMES[name === 'approve' ? approvalBecomes : name]
  settle(tools, order, txn, outcome)
  const isFailure = /_(FAILED|DECLINED)$/.test(outcome.status)
  if (!outcome.succeedsLater && !(lateSuccessMs > 0 && isFailure)) return
  tools.timers.after(lateSuccessMs || LATE_SUCCESS_MS, () => settle(tools, order, txn, OUTCOMES.approve))
}

function settle(tools: Tools, order: Order, txn: Txn, outcome: Outcome): void {
  const { now, orders } = tools
  // The gateway gives back the later of two charges by itself.
  const isSecond =
    outcome.status === 'CHARGED' && order.txns.some((other) => other !== txn && other.status === 'CHARGED')
  txn.status = isSecond ? 'AUTO_REFUNDED' : outcome.status
  txn.paid = outcome.takes?.(txn.amount) ?? txn.amount
  txn.bankCode = outcome.bankCode
  txn.bankMessage = outcome.bankMessage
  txn.updatedAt = now()
  order.currency = outcome.currency ?? order.currency
  order.isLost = outcome.losesOrder ?? false
  if (txn.status === 'AUTO_REFUNDED') order.refunds.push(autoRefund(txn, now()))
  orders.changed(order)
  tools.mandates.registrationEnded(order, txn)
  tellStatus(tools, order, txn)
}

function autoRefund({ paid }: Txn, createdAt: Instant): Refund {
  const arn = `arn${hex(8)}`
  return { requestId: `auto${hex(6)}`, amount: paid, createdAt, initiatedBy: 'JUSPAY', status: 'SUCCESS', arn }
}

function tellStatus(tools: Tools, order: Order, txn: Txn): void {
  const event = eventOf(txn.status)
  if (event) tell(tools, order, txn, event)
  if (txn.status === 'CHARGED' && tools.knobs.of(order.orderId).allEvents) tell(tools, order, txn, 'TXN_CHARGED')
}

function tell({ webhooks, merchant }: Tools, order: Order, txn: Txn, eventName: string): void {
  webhooks.announce(order.orderId, eventName, { order: orderAnswer(merchant, order), txn: txnBlock(txn) })
}
