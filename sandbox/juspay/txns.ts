// Attempts to pay: what the payer does next depends on the way to pay.
import { toRupeeString } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/time.ts'
import type { Timers } from '../timers.ts'
import type { Merchant } from './answers.ts'
import type { Answer, Call, Form } from './faults.ts'
import { isKnownVpa, MAGIC_VPAS } from './magic.ts'
import type { NewTxn, OrderBook } from './order-book.ts'
import { MOST_TXNS, statusOf, type Flow, type Order, type Txn } from './order.ts'
import { text } from './orders.ts'
import type { Payer } from './payer.ts'
import { invalidField, notAllowed, unknownOrder, type Refusal } from './refusals.ts'

interface Tools {
  readonly now: Clock
  readonly timers: Timers
  readonly orders: OrderBook
  readonly payer: Payer
  readonly merchant: Merchant
}

/** A magic UPI ID answers its request after this long. */
const MAGIC_VPA_MS = 500

export function startTxn(tools: Tools, { form }: Call): Answer {
  const { orders, payer, timers, merchant } = tools
  const order = orders.find(text(form, 'order_id'))
  if (!order) return unknownOrder(text(form, 'order_id'))
  const refusal = refusalOf(order, tools.now())
  if (refusal) return refusal
  const fresh = readTxn(form)
  if ('status' in fresh) return fresh
  const txn = payer.begin(order, fresh)
  const magic = fresh.payerVpa && MAGIC_VPAS[fresh.payerVpa.toLowerCase()]
  if (magic) timers.after(MAGIC_VPA_MS, () => payer.end(order, txn, magic))
  return { status: 200, body: txnAnswer(merchant, order, txn, text(form, 'sdk_params') === 'true') }
}

function refusalOf(order: Order, now: number): Refusal | undefined {
  if (statusOf(order) === 'CHARGED') return notAllowed('INVALID_ACTION', 'Order is already charged')
  if (order.expiresAt <= now) return notAllowed('EXPIRED', 'Order has expired')
  if (order.txns.length >= MOST_TXNS) return notAllowed('INVALID_ACTION', 'Too many transactions for this order')
  return undefined
}

const UPI_FLOWS: Readonly<Record<string, Flow | undefined>> = {
  UPI_PAY: 'INTENT',
  UPI_QR: 'QR',
  UPI_COLLECT: 'COLLECT',
}

function readTxn(form: Form): NewTxn | Refusal {
  const methodType = text(form, 'payment_method_type')
  const method = text(form, 'payment_method')
  if (methodType === 'UPI') return readUpiTxn(form)
  if (methodType === 'NB' && /^NB_[A-Z]{2,10}$/.test(method)) return { methodType, method, flow: 'REDIRECT' }
  if (methodType === 'WALLET' && method !== '') return { methodType, method, flow: 'REDIRECT' }
  // The card itself is typed on the gateway's page: its number must not come through a shop.
  if (methodType === 'CARD') return { methodType, method: method || 'CARD', flow: 'REDIRECT' }
  return invalidField(['NB', 'WALLET'].includes(methodType) ? 'payment_method' : 'payment_method_type')
}

function readUpiTxn(form: Form): NewTxn | Refusal {
  const flow = UPI_FLOWS[text(form, 'txn_type')]
  const payerVpa = text(form, 'upi_vpa') || undefined
  if (!flow) return invalidField('txn_type')
  if (flow === 'COLLECT' && (!payerVpa || !isKnownVpa(payerVpa))) return invalidField('upi_vpa', 'Invalid VPA')
  return { methodType: 'UPI', method: 'UPI', flow, payerVpa, payerApp: text(form, 'upi_app') || undefined }
}

function txnAnswer(merchant: Merchant, order: Order, txn: Txn, wantsSdkParams: boolean) {
  return {
    order_id: order.orderId,
    txn_id: txn.txnId,
    txn_uuid: txn.uuid,
    status: txn.status,
    payment: {
      authentication: { method: 'GET', url: payerPage(merchant, order, txn) },
      ...(txn.methodType === 'UPI' && wantsSdkParams ? { sdk_params: sdkParams(order, txn) } : {}),
    },
  }
}

/** Where the payer goes: an app's approval, the card form, the bank's or the wallet's login. */
export function payerPage({ publicUrl }: Merchant, order: Order, { uuid, methodType }: Txn): string {
  if (methodType === 'CARD') return `${publicUrl}/juspay/merchant/pay/${order.id}`
  const room = { UPI: 'upi', NB: 'bank', WALLET: 'wallet' }[methodType]
  return `${publicUrl}/pay/${room}/${uuid}`
}

function sdkParams({ amount }: Order, { uuid, txnId }: Txn) {
  return {
    tr: uuid,
    tid: `SBX${txnId.replace(/[^A-Za-z0-9]/g, '').slice(-32)}`,
    merchant_vpa: 'kandil@sandbox',
    merchant_name: 'Kandil Learning',
    mcc: '8299',
    amount: toRupeeString(amount),
  }
}
