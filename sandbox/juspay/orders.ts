// Making, changing and reading orders.
import { parseRupees, type Paise } from '#core/kernel/money.ts'
import { orderAnswer, type Merchant } from './answers.ts'
import type { Answer, Call, Form } from './faults.ts'
import type { NewOrder, OrderBook } from './order-book.ts'
import { duplicateOrder, invalidField, notAllowed, unknownOrder, type Refusal } from './refusals.ts'

const ORDER_ID = /^[A-Za-z0-9]{1,21}$/
const DEFAULT_EXPIRY_MINUTES = 15
const LONGEST_EXPIRY_MINUTES = 30 * 24 * 60

/** The same order again is answered again; another under the same id is refused. */
export function createOrder(orders: OrderBook, merchant: Merchant, { form }: Call): Answer {
  const fresh = readOrder(form)
  if ('status' in fresh) return fresh
  const known = orders.find(fresh.orderId)
  if (known && (known.amount !== fresh.amount || known.currency !== fresh.currency)) return duplicateOrder
  return { status: 200, body: orderAnswer(merchant, known ?? orders.add(fresh)) }
}

/** Amount and user-defined fields, and only while nobody has paid. */
export function updateOrder(orders: OrderBook, merchant: Merchant, { id, form }: Call): Answer {
  const order = orders.find(id || text(form, 'order_id'))
  if (!order) return unknownOrder(id)
  const amount = amountIn(form)
  if (amount === undefined) return invalidField('amount')
  if (order.txns.some(({ status }) => status === 'CHARGED'))
    return notAllowed('INVALID_ACTION', 'Order is already charged')
  order.amount = amount
  orders.changed(order)
  return { status: 200, body: orderAnswer(merchant, order) }
}

export function readStatus(orders: OrderBook, merchant: Merchant, { id }: Call): Answer {
  const order = orders.find(id)
  return !order || order.isLost ? unknownOrder(id) : { status: 200, body: orderAnswer(merchant, order) }
}

function readOrder(form: Form): NewOrder | Refusal {
  const orderId = text(form, 'order_id')
  const amount = amountIn(form)
  const returnUrl = text(form, 'return_url') || 'http://localhost/'
  const expiry = text(form, 'metadata.expiryInMins')
  const expiryMinutes = expiry === '' ? DEFAULT_EXPIRY_MINUTES : Number(expiry)
  if (!ORDER_ID.test(orderId)) return invalidField('order_id', 'Should be alphanumeric, at most 21 characters')
  if (amount === undefined) return invalidField('amount')
  if (!URL.canParse(returnUrl)) return invalidField('return_url')
  if (!Number.isInteger(expiryMinutes) || expiryMinutes < 1 || expiryMinutes > LONGEST_EXPIRY_MINUTES)
    return invalidField('metadata.expiryInMins')
  return {
    orderId,
    amount,
    returnUrl,
    expiryMinutes,
    currency: text(form, 'currency') || 'INR',
    customerId: text(form, 'customer_id'),
    customerPhone: text(form, 'customer_phone'),
    customerEmail: text(form, 'customer_email'),
    description: text(form, 'description'),
    udf: udfIn(form),
  }
}

function amountIn(form: Form): Paise | undefined {
  const amount = parseRupees(text(form, 'amount'))
  return amount !== undefined && amount > 0 ? amount : undefined
}

function udfIn(form: Form): Record<string, string> {
  const names = Array.from({ length: 10 }, (_, i) => `udf${i + 1}`)
  return Object.fromEntries(names.map((name) => [name, text(form, name)]))
}

/** A field of a form or of a JSON body, as text; empty when it is not there. */
export function text(form: Form, name: string): string {
  const value = form[name]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
