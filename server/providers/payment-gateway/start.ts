// Starting a payment at Juspay: its order and its transaction, in one request the first time. Payments reference, section 2;
// "Create Order with Payments" in Juspay's API reference; decision 0028.
import { parseRupees, toRupeeString } from '#core/kernel/money.ts'
import { MINUTE } from '#core/kernel/time.ts'
import { customerPhone } from './customer-phone.ts'
import { addressIn, pageIn, refused, saysDuplicate, takesOtpIn, unreadable, upiPayloadIn } from './gateway-response.ts'
import type { GatewayBody, GatewayCall, GatewayHttp } from './http.ts'
import { blockIn, orderPath, textIn, toGatewayOrder } from './order-response.ts'
import { GatewayFault, type EmiChoice, type NewPayment, type StartedPayment } from './port.ts'

const TXNS = { method: 'POST', path: '/txns' } as const

/** Answers before `until` (of `performance.now()`). Throws a GatewayFault. */
export async function startPayment(
  http: GatewayHttp,
  merchantId: string,
  payment: NewPayment,
  until: number,
): Promise<StartedPayment> {
  const { orderId, customerId, method, cardToken, isFirst } = payment
  const findPage = () => makeOrder(http, payment, until)
  // Without the address of its page, and without a transaction, nobody can pay the order: nothing was begun.
  const makeFirst = () => findPage().catch(toNotBegun)
  // The card is typed on the gateway's page: its number never passes through ours.
  if (method === 'CARD' && cardToken === undefined)
    return { transactionId: undefined, upi: undefined, redirectUrl: await makeFirst() }
  const txn = { merchant_id: merchantId, ...wayOf(payment), redirect_after_payment: 'true', format: 'json' }
  // Never repeated once it was sent: each is an attempt of its own, with a request to the payer's bank.
  const call = { ...TXNS, routingId: customerId, isRepeatable: false }
  if (isFirst) {
    const { isOk, body } = await http.call({ ...call, form: { ...prefixed(orderOf(payment)), ...txn } }, until)
    if (isOk) return readTransaction(payment, body, findPage)
    // The account may not make both at once, or the order is there already.
  }
  const hostedPage = await makeFirst()
  const { isOk, body } = await http.call({ ...call, form: { order_id: orderId, ...txn } }, until)
  if (!isOk) throw refused('POST /txns', body)
  return readTransaction(payment, body, () => hostedPage)
}

function toNotBegun(fault: unknown): never {
  if (!(fault instanceof GatewayFault) || fault.outcome !== 'UNKNOWN') throw fault
  throw new GatewayFault('AWAY', fault.message, { cause: fault, serviceCode: fault.serviceCode })
}

/** Makes the order, or finds it made; answers the address of its hosted page. */
async function makeOrder(http: GatewayHttp, payment: NewPayment, until: number): Promise<string> {
  const { orderId, customerId } = payment
  const form = orderOf(payment)
  const call: GatewayCall = { method: 'POST', path: '/orders', form, routingId: customerId, isRepeatable: true }
  const made = await http.call(call, until)
  const { body } = made.isOk ? made : await findMade(http, made.body, payment, until)
  const hostedPage = addressIn(blockIn(body, 'payment_links'), 'web')
  if (body['order_id'] !== orderId || hostedPage === undefined) throw unreadable(call)
  return hostedPage
}

function orderOf({ orderId, amount, customerId, phone, email, description, returnUrl, expiresAt, now }: NewPayment) {
  return {
    order_id: orderId,
    amount: toRupeeString(amount),
    currency: 'INR',
    customer_id: customerId,
    customer_phone: customerPhone(phone),
    customer_email: email,
    description,
    return_url: returnUrl,
    'metadata.expiryInMins': String(Math.max(1, Math.ceil((expiresAt - now) / MINUTE))),
  }
}

/** An order's fields as they are named among those of its transaction. */
function prefixed(order: ReturnType<typeof orderOf>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(order).map(([name, value]) => [`order.${name}`, value]))
}

/** Made before, by an attempt whose answer was lost, say. It must be for the same money. */
async function findMade(
  http: GatewayHttp,
  refusal: GatewayBody,
  { orderId, amount, customerId }: NewPayment,
  until: number,
) {
  if (!saysDuplicate(refusal)) throw refused('POST /orders', refusal)
  const call = { method: 'GET', path: orderPath(orderId), routingId: customerId, isRepeatable: true } as const
  const known = await http.call(call, until)
  if (!known.isOk || toGatewayOrder(orderId, known.body, http.merchantId).amount !== amount)
    throw refused('POST /orders', refusal)
  return known
}

const TXN_TYPES = { UPI_INTENT: 'UPI_PAY', UPI_QR: 'UPI_QR', UPI_COLLECT: 'UPI_COLLECT' } as const

/** The fields that name the way to pay. */
function wayOf({ method, bank, wallet, cardToken, emi, vpa, upiApp }: NewPayment) {
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

/** Where the bank's own page is no plain link, the payer goes by the gateway's. */
async function readTransaction(
  { method, amount }: NewPayment,
  body: GatewayBody,
  findPage: () => string | Promise<string>,
): Promise<StartedPayment> {
  const transactionId = textIn(body, 'txn_id')
  const steps = blockIn(body, 'payment')
  if (method === 'UPI_COLLECT') return { transactionId, upi: undefined, redirectUrl: undefined }
  if (!(method in TXN_TYPES)) {
    const redirectUrl = pageIn(steps) ?? (await findPage())
    return { transactionId, upi: undefined, redirectUrl, takesOtp: method === 'CARD' && takesOtpIn(steps) }
  }
  const upi = upiPayloadIn(blockIn(steps, 'sdk_params'))
  // The payer's app must show the amount that we ask for.
  if (!upi || parseRupees(upi.amount) !== amount) throw unreadable(TXNS)
  return { transactionId, upi, redirectUrl: undefined }
}
