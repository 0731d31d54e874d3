// Juspay Express Checkout. The only file that knows its paths and its fields by name; facts are those of the payments
// reference, sections 1 to 3.
import { parseRupees, toRupeeString, type Paise } from '#core/kernel/money.ts'
import { MINUTE, SECOND, type Clock } from '#core/kernel/time.ts'
import { addressIn, codeIn, pageIn, refused, unreadable, upiPayloadIn } from './answer.ts'
import { deleteCard, listCards } from './cards.ts'
import { createGatewayHttp, type GatewayBody, type GatewayCall, type GatewayHttp } from './http.ts'
import { blockIn, textIn, toGatewayOrder, unknownOrder } from './order-answer.ts'
import { GatewayFault, type EmiChoice, type GatewayOrder, type GatewayRefund, type NewPayment, type PaymentGateway, type StartedPayment } from './port.ts' // prettier-ignore
import type { MandateGateway } from './mandate-port.ts'
import { changeMandate, executeMandate, notifyDebit, readMandate, registerMandate } from './mandates.ts'
import { submitOtp } from './otp.ts'
import { isSignedReturn } from './return-signature.ts'
import { isOrderId, readWebhook, type WebhookAccess } from './webhook.ts'

export interface JuspayOptions {
  readonly url: string
  readonly merchantId: string
  readonly apiKey: string
  readonly responseKey: string
  readonly webhook: WebhookAccess
}

/** Everything an operation may take, repetitions included: the page says within eight seconds how it went. */
const OPERATION_MS = 7 * SECOND

export function juspay(options: JuspayOptions, now: Clock): PaymentGateway {
  const { merchantId, responseKey, webhook } = options
  const http = createGatewayHttp(options, now)
  return {
    name: 'juspay',
    async startPayment(payment) {
      requireOrderId(payment.orderId)
      const until = performance.now() + OPERATION_MS
      const hostedPage = await makeOrder(http, payment, until)
      const { method } = payment
      // The card is typed on the gateway's page: its number never passes through ours.
      if (method === 'CARD' && payment.cardToken === undefined)
        return { transactionId: undefined, upi: undefined, redirectUrl: hostedPage }
      return startTransaction(http, { ...payment, merchantId, hostedPage }, until)
    },
    async readOrder(orderId) {
      requireOrderId(orderId)
      return readOrder(http, orderId, performance.now() + OPERATION_MS)
    },
    async refund({ orderId, refundId, amount }) {
      requireOrderId(orderId)
      requireOrderId(refundId)
      return refund(http, { orderId, refundId, amount }, performance.now() + OPERATION_MS)
    },
    listCards: (customerId) => listCards(http, customerId, performance.now() + OPERATION_MS),
    deleteCard: (token) => deleteCard(http, token, performance.now() + OPERATION_MS),
    async submitOtp(orderId, otp) {
      requireOrderId(orderId)
      return submitOtp(http, orderId, otp, performance.now() + OPERATION_MS)
    },
    async verifyVpa(vpa) {
      const form = { vpa, merchant_id: merchantId }
      const call = { method: 'POST', path: '/v2/upi/verify-vpa', form, isRepeatable: true } as const
      const { isOk, body } = await http.call(call, performance.now() + OPERATION_MS)
      const isValid = isOk && body['status'] === 'VALID'
      return { isValid, customerName: isValid ? textIn(body, 'customer_name') : undefined }
    },
    ...mandateCalls(http, merchantId),
    readWebhook: (request) => readWebhook(webhook, request),
    readReturn(query) {
      const orderId = query['order_id']
      return {
        orderId: isOrderId(orderId) ? orderId : undefined,
        isGenuine: isOrderId(orderId) && isSignedReturn(query, responseKey),
      }
    },
  }
}

function mandateCalls(http: GatewayHttp, merchantId: string): MandateGateway {
  const until = () => performance.now() + OPERATION_MS
  return {
    async registerMandate(mandate) {
      requireOrderId(mandate.mandateId)
      return registerMandate(http, merchantId, mandate, until())
    },
    async readMandate(mandateId) {
      requireOrderId(mandateId)
      return readMandate(http, mandateId, until())
    },
    changeMandate: (gatewayId, command) => changeMandate(http, gatewayId, command, until()),
    notifyDebit: (notice) => notifyDebit(http, notice, until()),
    async executeMandate(debit) {
      requireOrderId(debit.orderId)
      return executeMandate(http, merchantId, debit, until())
    },
  }
}

/** Before anything goes into a path: an id that is not of our own making could be a path of its own. */
function requireOrderId(id: string): void {
  if (!isOrderId(id)) throw new GatewayFault('REFUSED', 'not an id of ours')
}

function orderPath(orderId: string): string {
  return `/orders/${encodeURIComponent(orderId)}`
}

/** Makes the order, or finds it made; answers the address of its hosted page. */
async function makeOrder(http: GatewayHttp, payment: NewPayment, until: number): Promise<string> {
  const { orderId, amount, customerId, phone, email, description, returnUrl, expiresAt, now } = payment
  const form = {
    order_id: orderId,
    amount: toRupeeString(amount),
    currency: 'INR',
    customer_id: customerId,
    customer_phone: phone.slice(-10),
    customer_email: email,
    description,
    return_url: returnUrl,
    'metadata.expiryInMins': String(Math.max(1, Math.ceil((expiresAt - now) / MINUTE))),
  }
  const call: GatewayCall = { method: 'POST', path: '/orders', form, routingId: customerId, isRepeatable: true }
  const made = await http.call(call, until)
  const { body } = made.isOk ? made : await findMade(http, made.body, payment, until)
  const hostedPage = addressIn(blockIn(body, 'payment_links'), 'web')
  if (body['order_id'] !== orderId || hostedPage === undefined) throw unreadable(call)
  return hostedPage
}

/** Made before, by an attempt whose answer was lost, say. It must be for the same money. */
async function findMade(
  http: GatewayHttp,
  refusal: GatewayBody,
  { orderId, amount, customerId }: NewPayment,
  until: number,
) {
  if (codeIn(refusal) !== 'ALREADY_EXISTS' && refusal['status'] !== 'DUPLICATE_ORDER_ID')
    throw refused('POST /orders', refusal)
  const call = { method: 'GET', path: orderPath(orderId), routingId: customerId, isRepeatable: true } as const
  const known = await http.call(call, until)
  if (!known.isOk || toGatewayOrder(orderId, known.body).amount !== amount) throw refused('POST /orders', refusal)
  return known
}

interface Transaction extends NewPayment {
  readonly merchantId: string
  readonly hostedPage: string
}

const TXN_TYPES = { UPI_INTENT: 'UPI_PAY', UPI_QR: 'UPI_QR', UPI_COLLECT: 'UPI_COLLECT' } as const

/** Never repeated once it was sent: each is an attempt of its own, with a request to the payer's bank. */
async function startTransaction(http: GatewayHttp, payment: Transaction, until: number): Promise<StartedPayment> {
  const { orderId, merchantId, customerId } = payment
  const form = {
    order_id: orderId,
    merchant_id: merchantId,
    ...fieldsOf(payment),
    redirect_after_payment: 'true',
    format: 'json',
  }
  const call: GatewayCall = { method: 'POST', path: '/txns', form, routingId: customerId, isRepeatable: false }
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw refused('POST /txns', body)
  return readTransaction(call, payment, body)
}

/** What says how it is paid. */
function fieldsOf({ method, bank, wallet, cardToken, emi, vpa, upiApp }: Transaction) {
  if (method === 'NETBANKING') return { payment_method_type: 'NB', payment_method: bank }
  if (method === 'PROVIDER_WALLET') return { payment_method_type: 'WALLET', payment_method: wallet }
  if (method === 'CARD') return { payment_method_type: 'CARD', card_token: cardToken }
  if (method === 'EMI') return { payment_method_type: 'CARD', is_emi: 'true', emi_bank: emi?.issuer, ...emiFields(emi) }
  if (method === 'CONSUMER_FINANCE')
    return { payment_method_type: method, payment_method: emi?.issuer, ...emiFields(emi) }
  return {
    payment_method_type: 'UPI',
    payment_method: 'UPI',
    txn_type: TXN_TYPES[method],
    upi_vpa: method === 'UPI_COLLECT' ? vpa : undefined,
    upi_app: upiApp,
    sdk_params: 'true',
  }
}

function emiFields(emi: EmiChoice | undefined) {
  return { emi_tenure: emi && String(emi.months), emi_type: emi?.isNoCost ? 'NO_COST_EMI' : 'STANDARD_EMI' }
}

function readTransaction(call: GatewayCall, payment: Transaction, body: GatewayBody): StartedPayment {
  const { method, amount, hostedPage } = payment
  const transactionId = textIn(body, 'txn_id')
  const steps = blockIn(body, 'payment')
  if (method === 'UPI_COLLECT') return { transactionId, upi: undefined, redirectUrl: undefined }
  if (!(method in TXN_TYPES)) return { transactionId, upi: undefined, redirectUrl: pageIn(steps) ?? hostedPage }
  const upi = upiPayloadIn(blockIn(steps, 'sdk_params'))
  // What the payer's app will show must be what we ask for.
  if (!upi || parseRupees(upi.amount) !== amount) throw unreadable(call)
  return { transactionId, upi, redirectUrl: undefined }
}

async function readOrder(http: GatewayHttp, orderId: string, until: number): Promise<GatewayOrder> {
  const call = { method: 'GET', path: orderPath(orderId), isRepeatable: true } as const
  const { isOk, body } = await http.call(call, until)
  if (!isOk && (body['status'] === 'NOT_FOUND' || codeIn(body) === 'RESOURCE_NOT_FOUND')) return unknownOrder(orderId)
  if (!isOk) throw refused('GET /orders', body)
  if (body['order_id'] !== orderId) throw unreadable(call)
  return toGatewayOrder(orderId, body)
}

async function refund(
  http: GatewayHttp,
  { orderId, refundId, amount }: { orderId: string; refundId: string; amount: Paise },
  until: number,
): Promise<GatewayRefund> {
  const form = { unique_request_id: refundId, amount: toRupeeString(amount) }
  const call = { method: 'POST', path: `${orderPath(orderId)}/refunds`, form, isRepeatable: true } as const
  const { isOk, body } = await http.call(call, until)
  const order = isOk ? toGatewayOrder(orderId, body) : await afterRefusal(http, orderId, body, until)
  const known = order.refunds.find((each) => each.refundId === refundId)
  if (known) return known
  if (isOk) throw unreadable(call)
  // A refund of the same amount a moment ago: the gateway takes this one for a slip and has not looked at it.
  throw new GatewayFault('AWAY', 'POST refunds: too soon after another', { gatewayCode: codeIn(body) })
}

/** The same refund twice is the same refund: what has become of it, the order says. */
async function afterRefusal(
  http: GatewayHttp,
  orderId: string,
  refusal: GatewayBody,
  until: number,
): Promise<GatewayOrder> {
  if (codeIn(refusal) !== 'duplicate.call') throw refused('POST refunds', refusal)
  return readOrder(http, orderId, until)
}
