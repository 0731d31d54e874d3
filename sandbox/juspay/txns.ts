// Attempts to pay: what the payer does next depends on the way to pay.
import { toRupeeString } from '#core/kernel/money.ts'
import type { Bank } from '../bank.ts'
import type { Merchant } from './answers.ts'
import type { Customers } from './cards/customers.ts'
import type { FaultResponse, Call, Form } from './faults.ts'
import { isKnownVpa, MAGIC_VPAS } from './magic.ts'
import type { NewTxn } from './order-book.ts'
import { MOST_TXNS, statusOf, type Card, type Emi, type Flow, type Order, type Txn } from './order.ts'
import { createOrder, text } from './orders.ts'
import { duplicateOrder, invalidField, notAllowed, unknownOrder, type Refusal } from './refusals.ts'

/** A magic UPI ID answers its request after this long. */
const MAGIC_VPA_MS = 500

export function startTxn(bank: Bank, { form }: Call): FaultResponse {
  const orderId = text(form, 'order_id')
  const order = bank.orders.find(orderId)
  if (!order) return unknownOrder(orderId)
  const refusal = refusalOf(order, bank.now())
  if (refusal) return refusal
  const fresh = readTxn(form, bank.customers, order.customerId)
  return 'status' in fresh ? fresh : begin(bank, order, fresh, form)
}

const ORDER_PREFIX = 'order.'

/** An order, its fields prefixed, and its first transaction. When either is refused, neither is made. */
export function createOrderWithTxn(bank: Bank, { id, form }: Call): FaultResponse {
  const orderFields = Object.entries(form).filter(([name]) => name.startsWith(ORDER_PREFIX))
  const orderForm = Object.fromEntries(orderFields.map(([name, value]) => [name.slice(ORDER_PREFIX.length), value]))
  const orderId = text(orderForm, 'order_id')
  if (bank.orders.find(orderId)) return duplicateOrder
  const fresh = readTxn(form, bank.customers, text(orderForm, 'customer_id'))
  if ('status' in fresh) return fresh
  const made = createOrder(bank, { id, form: orderForm })
  const order = bank.orders.find(orderId)
  return order ? begin(bank, order, fresh, form) : made
}

function begin({ payer, timers, merchant }: Bank, order: Order, fresh: NewTxn, form: Form): FaultResponse {
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

function readTxn(form: Form, customers: Customers, customerId: string): NewTxn | Refusal {
  const methodType = text(form, 'payment_method_type')
  const method = text(form, 'payment_method')
  if (methodType === 'UPI') return readUpiTxn(form)
  if (methodType === 'NB' && /^NB_[A-Z]{2,10}$/.test(method)) return { methodType, method, flow: 'REDIRECT' }
  if (methodType === 'WALLET' && method !== '') return { methodType, method, flow: 'REDIRECT' }
  if (methodType === 'CARD') return readCardTxn(form, (token) => customers.findCard(customerId, token))
  const emi = emiIn(form, method)
  if (methodType === 'CONSUMER_FINANCE' && method !== '' && emi) return { methodType, method, flow: 'REDIRECT', emi }
  return invalidField(
    ['NB', 'WALLET', 'CONSUMER_FINANCE'].includes(methodType) ? 'payment_method' : 'payment_method_type',
  )
}

/** The card itself is typed on the gateway's page: its number must not come through a shop. A kept one has a token. */
function readCardTxn(form: Form, cardOf: (token: string) => Card | undefined): NewTxn | Refusal {
  const token = text(form, 'card_token')
  const card = token === '' ? undefined : cardOf(token)
  if (token !== '' && !card) return invalidField('card_token')
  const isEmi = text(form, 'is_emi') === 'true'
  const emi = isEmi ? emiIn(form, text(form, 'emi_bank')) : undefined
  if (isEmi && !emi) return invalidField('emi_tenure')
  const method = card?.brand ?? (text(form, 'payment_method') || 'CARD')
  return { methodType: 'CARD', method, flow: 'REDIRECT', card, isSavedCard: card !== undefined, emi }
}

const TENURES = [3, 6, 9, 12, 18, 24]
const EMI_TYPES = ['STANDARD_EMI', 'NO_COST_EMI', 'LOW_COST_EMI']

function emiIn(form: Form, bank: string): Emi | undefined {
  const tenure = Number(text(form, 'emi_tenure'))
  const type = text(form, 'emi_type') || 'STANDARD_EMI'
  return bank !== '' && TENURES.includes(tenure) && EMI_TYPES.includes(type) ? { bank, tenure, type } : undefined
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
      authentication: { method: 'GET', url: payerPage(merchant, order, txn), ...questionOf(txn) },
      ...(txn.methodType === 'UPI' && wantsSdkParams ? { sdk_params: sdkParams(order, txn) } : {}),
    },
  }
}

/** A bank that asks for a one-time password takes it on the shop's page too, for a card it knows. */
function questionOf({ card, uuid }: Txn) {
  return card ? { params: { challenge_id: uuid, can_accept_response: true } } : {}
}

/** Where the payer goes: an app's approval, the card form, the bank's or the wallet's login. */
export function payerPage({ publicUrl }: Merchant, order: Order, { uuid, methodType, card }: Txn): string {
  if (card) return `${publicUrl}/pay/3ds/${uuid}`
  if (methodType === 'CARD') return `${publicUrl}/juspay/merchant/pay/${order.id}`
  const room = { UPI: 'upi', NB: 'bank', WALLET: 'wallet', CONSUMER_FINANCE: 'lender' }[methodType]
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
