// Making, changing and reading orders.
import { nothing, parseRupees, type Paise } from '#core/kernel/money.ts'
import { orderAnswer, type Merchant } from './answers.ts'
import type { FaultResponse, Call, Form } from './faults.ts'
import { mandateBlock, type MandateBook, type NewMandate } from './mandates/mandate-book.ts'
import type { Knobs } from '../knobs.ts'
import type { NewOrder, OrderBook } from './order-book.ts'
import type { Order } from './order.ts'
import { duplicateOrder, invalidField, notAllowed, unknownOrder, type Refusal } from './refusals.ts'

const ORDER_ID = /^[A-Za-z0-9]{1,21}$/
const DEFAULT_EXPIRY_MINUTES = 15
const LONGEST_EXPIRY_MINUTES = 30 * 24 * 60

/** The same order again is answered again; another under the same id is refused. */
export function createOrder({ orders, merchant, mandates }: Books, { form }: Call): FaultResponse {
  const mandate = mandateIn(form)
  if (mandate && 'status' in mandate) return mandate
  const fresh = readOrder(form, mandate !== undefined)
  if ('status' in fresh) return fresh
  const known = orders.find(fresh.orderId)
  if (known && (known.amount !== fresh.amount || known.currency !== fresh.currency)) return duplicateOrder
  if (mandate && !known) mandates.add(fresh, mandate)
  return { status: 200, body: orderAnswer(merchant, known ?? orders.add(fresh)) }
}

interface Books {
  readonly orders: OrderBook
  readonly merchant: Merchant
  readonly mandates: MandateBook
  readonly knobs: Knobs
}

/** Amount and user-defined fields, and only while nobody has paid. */
export function updateOrder(orders: OrderBook, merchant: Merchant, { id, form }: Call): FaultResponse {
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

export function readStatus({ orders, merchant, mandates, knobs }: Books, { id }: Call): FaultResponse {
  const order = orders.find(id)
  if (!order || order.isLost) return unknownOrder(id)
  const mandate = mandates.ofOrder(id)
  const body = { ...said(knobs, merchant, order), ...(mandate && { mandate: mandateBlock(mandate) }) }
  return { status: 200, body }
}

const DEFAULT_COUNT = 10
const LARGEST_COUNT = 100

/** The newest first. */
export function listOrders({ orders, merchant, knobs }: Books, { form }: Call): FaultResponse {
  const [count, offset] = [text(form, 'count') || String(DEFAULT_COUNT), text(form, 'offset') || '0'].map(Number)
  if (!isWithin(count, 1, LARGEST_COUNT)) return invalidField('count')
  if (!isWithin(offset, 0, Number.MAX_SAFE_INTEGER)) return invalidField('offset')
  const known = orders.newest(Number.MAX_SAFE_INTEGER).filter(({ isLost }) => !isLost)
  const list = known.slice(offset, offset + count).map((order) => said(knobs, merchant, order))
  return { status: 200, body: { count: list.length, offset, total: known.length, list } }
}

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

const LIES = {
  NONE: {},
  NEGATIVE_AMOUNT: { paid_amount: -1 },
  UNREADABLE_AMOUNT: { paid_amount: 'all of it' },
  ENORMOUS_AMOUNT: { paid_amount: 9_999_999_999_999.99 },
  OTHER_MERCHANT: { merchant_id: 'somebody-else' },
} as const

/** The gateway's report about an order. A knob can make it wrong. */
function said(knobs: Knobs, merchant: Merchant, order: Order) {
  return { ...orderAnswer(merchant, order), ...LIES[knobs.of(order.orderId).answerLies] }
}

/** An order that registers a mandate may take nothing. */
function readOrder(form: Form, mayBeNothing: boolean): NewOrder | Refusal {
  const orderId = text(form, 'order_id')
  const amount = mayBeNothing ? (amountIn(form) ?? nothing) : amountIn(form)
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

const MANDATE_ASKED = ['REQUIRED', 'OPTIONAL']

/** The mandate that an order is to register; undefined when it is to register none. */
function mandateIn(form: Form): NewMandate | Refusal | undefined {
  if (!MANDATE_ASKED.includes(text(form, 'options.create_mandate'))) return undefined
  const maxAmount = parseRupees(text(form, 'mandate.max_amount'))
  if (maxAmount === undefined || maxAmount <= 0) return invalidField('mandate.max_amount')
  const [startDate, endDate] = [text(form, 'mandate.start_date'), text(form, 'mandate.end_date')]
  if (!(Number(endDate) > Number(startDate))) return invalidField('mandate.end_date')
  return { maxAmount, frequency: text(form, 'mandate.frequency') || 'ASPRESENTED', startDate, endDate }
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
