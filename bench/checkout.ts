// One whole checkout of ours, as a family's browser, its bank and the gateway make it. Every answer is checked.
import { randomUUID } from 'node:crypto'
import { openConnection, type Connection, type Request } from './measure/connection.ts'
import type { Plan, Population } from './stage/population.ts'
import { WEBHOOK_CREDENTIALS, type Product } from './stage/product.ts'

export const STEPS = ['coupon', 'buyItems', 'payment', 'approval', 'settle', 'status'] as const
export type Step = (typeof STEPS)[number]

export interface Checkout {
  readonly buy: (coupon: string) => Promise<void>
  /** Up to the payer's approval; answers what the gateway is about to tell us of it. */
  readonly buyUnsettled: (coupon: string) => Promise<Webhook>
  readonly settle: (webhook: Webhook) => Promise<void>
  readonly close: () => void
}

export interface Webhook {
  readonly orderId: string
  readonly body: string
}

const AUTHORIZATION = `Basic ${btoa(`${WEBHOOK_CREDENTIALS.user}:${WEBHOOK_CREDENTIALS.password}`)}`

/** A virtual user: a connection for the browser, one for the gateway, and one to the bank. */
export function openCheckout(
  { server, sandbox }: Product,
  { nextFamily, plans }: Population,
  note: (step: Step, ms: number) => void,
): Checkout {
  const browser = openConnection(server.url)
  const gateway = openConnection(server.url)
  const bank = openConnection(sandbox.url)

  async function step(name: Step, connection: Connection, request: Request): Promise<Answered> {
    const since = performance.now()
    const { status, body } = await connection.send(request)
    note(name, performance.now() - since)
    if (status !== 200) throw new Error(`${name}: ${status} ${body.toString()}`)
    return request.path === WEBHOOK_PATH ? {} : (JSON.parse(body.toString()) as Answered) // its fields are checked one by one
  }

  async function order(cookie: string, code: string): Promise<Answered> {
    const { id: subscriptionPlanId, bundleId: entityId } = plans[Math.floor(Math.random() * plans.length)] as Plan // it is never empty
    const what = { entityId, entityType: 'BUNDLE', subscriptionPlanId }
    const checked = await step(
      'coupon',
      browser,
      post('/api/dinero/coupons/checkValidity', { cookie }, { code, ...what }),
    )
    const discount = checked.successData?.discount ?? 0
    demand(discount > 0, 'the coupon takes something off', checked)
    const headers = { cookie, 'idempotency-key': randomUUID() }
    const made = await step('buyItems', browser, post('/api/dinero/payment/buyItems', headers, { ...what, couponCode: code })) // prettier-ignore
    demand(made.status === 'OPEN' && made.discount === discount, 'the order has the discount', made)
    return made
  }

  async function buyUnsettled(code: string, cookie = nextFamily()): Promise<Webhook> {
    const { orderId = '', amount } = await order(cookie, code)
    const request = { orderId, method: 'UPI_QR', platform: 'desktop' }
    const started = await step('payment', browser, post('/api/payment/v2/payment-request', { cookie }, request))
    demand(started.next?.upiUri?.includes(`am=${((amount ?? 0) / 100).toFixed(2)}`), 'the code asks for the amount', started) // prettier-ignore
    const { status } = await step('approval', bank, post(`/control/orders/${orderId}/approve`, {}, {}))
    demand(status === 'CHARGED', 'the bank has charged', { status })
    return { orderId, body: webhookBody(orderId, amount ?? 0) }
  }

  async function settle({ body }: Webhook): Promise<void> {
    await step('settle', gateway, { ...post(WEBHOOK_PATH, { authorization: AUTHORIZATION }, {}), body })
  }

  return {
    async buy(code) {
      const cookie = nextFamily()
      const webhook = await buyUnsettled(code, cookie)
      await settle(webhook)
      const path = `/api/payment/v2/juspay-order-status/${webhook.orderId}`
      const after = await step('status', browser, { method: 'GET', path, headers: { cookie } })
      demand(after.status === 'SUCCESS' && after.enrolmentResult === 'SUCCESS', 'the learner is enrolled', after)
    },
    buyUnsettled,
    settle,
    close: () => [browser, gateway, bank].forEach((connection) => connection.close()),
  }
}

/** What is looked at in any of the answers. */
interface Answered {
  readonly successData?: { readonly discount: number }
  readonly status?: string
  readonly orderId?: string
  readonly amount?: number
  readonly discount?: number
  readonly next?: { readonly upiUri: string | null }
  readonly enrolmentResult?: string
}

function demand(holds: boolean | undefined, what: string, answer: object): void {
  if (!holds) throw new Error(`not so: ${what}. ${JSON.stringify(answer)}`)
}

function post(path: string, headers: Readonly<Record<string, string>>, body: object): Request {
  return { method: 'POST', path, headers, body: JSON.stringify(body) }
}

const WEBHOOK_PATH = '/api/payment/juspay/webhook'

/** As long as the gateway's own: the product keeps it as it came. */
function webhookBody(order_id: string, paise: number): string {
  const amount = paise / 100
  const txn = {
    txn_id: `kandil-${order_id}-1`, txn_uuid: `moz${order_id}`, order_id, status: 'CHARGED', gateway: 'SANDBOX_BANK', gateway_id: 100,
    txn_amount: amount, net_amount: amount, tax_amount: null, surcharge_amount: null, offer_deduction_amount: null, txn_flow_type: 'QR',
    txn_amount_breakup: [{ name: 'BASE', amount, sno: 1, method: 'ADD' }], error_code: '', error_message: '', redirect: false,
    express_checkout: false, created: '2026-11-21T12:30:00Z', last_updated: '2026-11-21T12:30:00Z',
  } // prettier-ignore
  const order = {
    id: `ordeh_${order_id}`, order_id, customer_id: 'acc000000000000000001', customer_email: 'family@example.test',
    customer_phone: '9000000001', merchant_id: 'kandil', amount, currency: 'INR', refunded: false, amount_refunded: 0, status: 'CHARGED',
    status_id: 21, effective_amount: amount, paid_amount: amount, maximum_eligible_refund_amount: amount, refund_supported: true,
    txn_id: txn.txn_id, payment_method_type: 'UPI', payment_method: 'UPI', txn_detail: txn, offers: [], txn_list: [txn],
  } // prettier-ignore
  const event = { id: `evt_V2_${randomUUID()}`, date_created: '2026-11-21T12:30:00Z', event_name: 'ORDER_SUCCEEDED' }
  return JSON.stringify({ ...event, content: { order, txn } })
}
