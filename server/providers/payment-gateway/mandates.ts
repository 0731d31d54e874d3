// Juspay's mandates: registered by an order that takes nothing, announced and executed by their own id. Payments reference,
// section 3 "Mandate".
import { toRupeeString } from '#core/kernel/money.ts'
import { MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'
import { MANDATE_STATUSES, type MandateStatus } from '#core/modules/mandates/standing.ts'
import { customerPhone } from './customer-phone.ts'
import { pageIn, refused, saysDuplicate, unreadable, upiPayloadIn } from './gateway-response.ts'
import type { GatewayBody, GatewayCall, GatewayHttp } from './http.ts'
import type {
  GatewayMandate,
  GatewayNotice,
  MandateCommand,
  NewDebit,
  NewMandate,
  NewNotice,
  StartedMandate,
} from './mandate-port.ts'
import { blockIn, textIn } from './order-response.ts'
import { GatewayFault } from './port.ts'

export async function registerMandate(
  http: GatewayHttp,
  merchantId: string,
  mandate: NewMandate,
  until: number,
): Promise<StartedMandate> {
  const { mandateId, customerId } = mandate
  const order: GatewayCall = { method: 'POST', path: '/orders', form: orderOf(mandate), routingId: customerId, isRepeatable: true } // prettier-ignore
  const made = await http.call(order, until)
  if (!made.isOk) throw refused('POST /orders', made.body)
  const form = { order_id: mandateId, merchant_id: merchantId, ...wayOf(mandate), should_create_mandate: 'true', redirect_after_payment: 'true', format: 'json' } // prettier-ignore
  const call: GatewayCall = { method: 'POST', path: '/txns', form, routingId: customerId, isRepeatable: false }
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw refused('POST /txns', body)
  return startedIn(call, mandate, body)
}

function orderOf(mandate: NewMandate) {
  const { mandateId, customerId, phone, description, returnUrl, cap, validFrom, validTill, expiresAt } = mandate
  return {
    order_id: mandateId,
    // Approved, not paid: the gateway's account must allow mandates without a first payment.
    amount: '0.00',
    currency: 'INR',
    customer_id: customerId,
    customer_phone: customerPhone(phone),
    description,
    return_url: returnUrl,
    'options.create_mandate': 'REQUIRED',
    'mandate.max_amount': toRupeeString(cap),
    'mandate.amount_rule': 'VARIABLE',
    // An instalment that fails is tried again in the month after: "monthly" would refuse one of the two.
    'mandate.frequency': 'ASPRESENTED',
    'mandate.revokable_by_customer': 'true',
    'mandate.start_date': epochSeconds(validFrom),
    'mandate.end_date': epochSeconds(validTill),
    'metadata.expiryInMins': String(Math.max(1, Math.ceil((expiresAt - validFrom) / MINUTE))),
  }
}

/** Never by a typed UPI ID: that ended on 28 February 2026. */
function wayOf({ method, isIntent }: NewMandate) {
  if (method === 'CARD') return { payment_method_type: 'CARD', payment_method: 'CARD' }
  return {
    payment_method_type: 'UPI',
    payment_method: 'UPI',
    txn_type: isIntent ? 'UPI_PAY' : 'UPI_QR',
    sdk_params: 'true',
  }
}

function startedIn(call: GatewayCall, { method }: NewMandate, body: GatewayBody): StartedMandate {
  const steps = blockIn(body, 'payment')
  if (method === 'CARD') {
    const redirectUrl = pageIn(steps)
    if (redirectUrl === undefined) throw unreadable(call)
    return { upi: undefined, redirectUrl }
  }
  const upi = upiPayloadIn(blockIn(steps, 'sdk_params'))
  if (!upi) throw unreadable(call)
  return { upi, redirectUrl: undefined }
}

export async function readMandate(http: GatewayHttp, mandateId: string, until: number): Promise<GatewayMandate> {
  const call = { method: 'GET', path: `/orders/${mandateId}`, isRepeatable: true } as const
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw refused('GET /orders', body)
  if (body['order_id'] !== mandateId) throw unreadable(call)
  const mandate = blockIn(body, 'mandate')
  return { status: statusIn(mandate, 'mandate_status'), gatewayId: textIn(mandate, 'mandate_id') }
}

export async function changeMandate(
  http: GatewayHttp,
  gatewayId: string,
  command: MandateCommand,
  until: number,
): Promise<MandateStatus> {
  const call: GatewayCall = { method: 'POST', path: pathOf(gatewayId), form: { command }, isRepeatable: true }
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw refused(`POST /mandates ${command}`, body)
  return statusIn(body, 'mandate_status')
}

const NOTICE_STATUSES = ['PENDING', 'SUCCESS', 'FAILURE'] as const

export async function notifyDebit(http: GatewayHttp, notice: NewNotice, until: number): Promise<GatewayNotice> {
  const { gatewayId, customerId, reference, amount, executeAt } = notice
  const form = {
    command: 'pre_debit_notify',
    object_reference_id: reference,
    source_info: JSON.stringify({ amount: toRupeeString(amount), txn_date: epochSeconds(executeAt) }),
  }
  const call: GatewayCall = { method: 'POST', path: pathOf(gatewayId), form, routingId: customerId, isRepeatable: true }
  const { isOk, body } = await http.call(call, until)
  if (!isOk) throw refused('POST /mandates pre_debit_notify', body)
  const notificationId = textIn(body, 'notification_id') ?? textIn(body, 'id')
  if (notificationId === undefined) throw unreadable(call)
  // CREATED and unknown statuses are not final.
  return { notificationId, status: NOTICE_STATUSES.find((each) => each === body['status']) ?? 'PENDING' }
}

/** Its order id makes it once: a second call finds the order there. */
export async function executeMandate(
  http: GatewayHttp,
  merchantId: string,
  debit: NewDebit,
  until: number,
): Promise<void> {
  const { gatewayId, orderId, customerId, amount, notificationId, executeAt } = debit
  const form = {
    'order.order_id': orderId,
    'order.amount': toRupeeString(amount),
    'order.customer_id': customerId,
    'merchant_id': merchantId,
    'mandate_id': gatewayId,
    'mandate.notification_id': notificationId,
    'mandate.execution_date': epochSeconds(executeAt),
    'format': 'json',
  } // prettier-ignore
  const call: GatewayCall = { method: 'POST', path: '/txns', form, routingId: customerId, isRepeatable: true }
  const { isOk, body } = await http.call(call, until)
  if (isOk || saysDuplicate(body)) return
  throw refused('POST /txns', body)
}

/** An unknown status never allows money to be taken. */
function statusIn(block: GatewayBody | undefined, name: string): MandateStatus {
  const raw = textIn(block, name)
  return MANDATE_STATUSES.find((each) => each === raw) ?? 'CREATED'
}

/** The gateway's own id, as it gave it to us. Throws a GatewayFault for what could be a path of its own. */
function pathOf(gatewayId: string): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(gatewayId)) throw new GatewayFault('REFUSED', 'not an id of a mandate')
  return `/mandates/${gatewayId}`
}

function epochSeconds(at: Instant): string {
  return String(Math.floor(at / SECOND))
}
