// Juspay Express Checkout. Only this folder knows its paths and field names. The facts are in the payments reference, sections
// 1 to 3.
import { toRupeeString, type Paise } from '#core/kernel/money.ts'
import { SECOND, type Clock } from '#core/kernel/time.ts'
import { codeIn, refused, unreadable } from './gateway-response.ts'
import { deleteCard, listCards } from './cards.ts'
import { createGatewayHttp, type GatewayBody, type GatewayHttp } from './http.ts'
import { listOrders } from './list-orders.ts'
import { orderPath, textIn, toGatewayOrder, unknownOrder } from './order-response.ts'
import { GatewayFault, type GatewayOrder, type GatewayRefund, type PaymentGateway } from './port.ts'
import type { MandateGateway } from './mandate-port.ts'
import { changeMandate, executeMandate, notifyDebit, readMandate, registerMandate } from './mandates.ts'
import { submitOtp } from './otp.ts'
import { isSignedReturn } from './return-signature.ts'
import { startPayment } from './start.ts'
import { isOrderId, webhookReader, type WebhookAccess } from './webhook.ts'

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
      return startPayment(http, merchantId, payment, performance.now() + (payment.withinMs ?? OPERATION_MS))
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
    listOrders: (since) => listOrders(http, since, OPERATION_MS),
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
    readWebhook: webhookReader(webhook),
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

async function readOrder(http: GatewayHttp, orderId: string, until: number): Promise<GatewayOrder> {
  const call = { method: 'GET', path: orderPath(orderId), isRepeatable: true } as const
  const { isOk, body } = await http.call(call, until)
  if (!isOk && (body['status'] === 'NOT_FOUND' || codeIn(body) === 'RESOURCE_NOT_FOUND')) return unknownOrder(orderId)
  if (!isOk) throw refused('GET /orders', body)
  if (body['order_id'] !== orderId) throw unreadable(call)
  return toGatewayOrder(orderId, body, http.merchantId)
}

async function refund(
  http: GatewayHttp,
  { orderId, refundId, amount }: { orderId: string; refundId: string; amount: Paise },
  until: number,
): Promise<GatewayRefund> {
  const form = { unique_request_id: refundId, amount: toRupeeString(amount) }
  const call = { method: 'POST', path: `${orderPath(orderId)}/refunds`, form, isRepeatable: true } as const
  const { isOk, body } = await http.call(call, until)
  const order = isOk ? toGatewayOrder(orderId, body, http.merchantId) : await afterRefusal(http, orderId, body, until)
  const known = order.refunds.find((each) => each.refundId === refundId)
  if (known) return known
  if (isOk) throw unreadable(call)
  // A refund of the same amount a moment ago: the gateway takes this one for a slip and has not looked at it.
  throw new GatewayFault('AWAY', 'POST refunds: too soon after another', { serviceCode: codeIn(body) })
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
