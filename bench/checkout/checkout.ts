// One whole checkout of ours, as a family's browser, its bank and the gateway make it. Every answer is checked.
import { randomInt, randomUUID } from 'node:crypto'
import { toPaise, toRupeeString, type Paise } from '#core/kernel/money.ts'
import { ask, demand, post, send } from '../requests.ts'
import { openConnection, type Connection } from '../measure/connection.ts'
import type { Plan, Population } from '../stage/population.ts'
import { WEBHOOK_CREDENTIALS, type Product } from '../stage/product.ts'
import type { CheckoutScenario } from './scenarios.ts'

export interface Checkout {
  readonly buy: (coupon: string) => Promise<void>
  /** Without a coupon, by this way to pay. */
  readonly buyBy: (way: CheckoutScenario) => Promise<void>
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
export function openCheckout({ server, sandbox }: Product, { nextFamily, plans, dearPlans }: Population): Checkout {
  const browser = openConnection(server.url)
  const gateway = openConnection(server.url)
  const bank = openConnection(sandbox.url)

  async function pay(code: string, cookie: string): Promise<Webhook> {
    const plan = plans[randomInt(plans.length)] as Plan // it is never empty
    const { orderId, amount } = await order(browser, cookie, { code, plan })
    const request = { orderId, method: 'UPI_QR', platform: 'desktop' }
    const { next } = await ask(browser, post('/api/payment/v2/payment-request', { cookie }, request))
    demand(next?.upiUri?.includes(`am=${toRupeeString(amount)}`), 'the code asks for the amount', { next })
    return approve(orderId, amount)
  }

  async function approve(orderId: string, amount: Paise): Promise<Webhook> {
    const { status } = await ask(bank, post(`/control/orders/${orderId}/approve`, {}, {}))
    demand(status === 'CHARGED', 'the bank has charged', { status })
    return { orderId, body: webhookBody(orderId, amount) }
  }

  async function settleAndLook(webhook: Webhook, cookie: string): Promise<void> {
    await settle(webhook)
    const path = `/api/payment/v2/juspay-order-status/${webhook.orderId}`
    const { status, enrolmentResult } = await ask(browser, { method: 'GET', path, headers: { cookie } })
    demand(status === 'SUCCESS' && enrolmentResult === 'SUCCESS', 'the learner is enrolled', { status })
  }

  async function settle({ body }: Webhook): Promise<void> {
    await send(gateway, { ...post(WEBHOOK_PATH, { authorization: AUTHORIZATION }, {}), body })
  }

  return {
    async buy(code) {
      const cookie = nextFamily()
      await settleAndLook(await pay(code, cookie), cookie)
    },
    async buyBy({ order: makeOrder, pay: how }) {
      const cookie = nextFamily()
      const plan = dearPlans[randomInt(dearPlans.length)] as Plan // it is never empty
      const call = (path: string, body: object) =>
        ask(browser, post(`/api${path}`, { cookie, 'idempotency-key': randomUUID() }, body))
      const made = await makeOrder(call, plan)
      const { orderId = '', amount = 0, status } = made
      if (!how) return demand(status === 'PAID', 'nothing is left to pay', made)
      const { next } = await call('/payment/v2/payment-request', { orderId, ...how })
      demand((next?.upiUri ?? next?.redirectUrl ?? null) !== null, 'the payer gets an address to pay at', { next })
      await settleAndLook(await approve(orderId, toPaise(amount)), cookie)
    },
    buyUnsettled: (code) => pay(code, nextFamily()),
    settle,
    close: () => [browser, gateway, bank].forEach((connection) => connection.close()),
  }
}

/** The coupon is checked, then the order is made with it. */
async function order(browser: Connection, cookie: string, { code, plan }: { code: string; plan: Plan }) {
  const what = { entityId: plan.bundleId, entityType: 'BUNDLE', subscriptionPlanId: plan.id }
  const checked = await ask(browser, post('/api/dinero/coupons/checkValidity', { cookie }, { code, ...what }))
  const discount = checked.successData?.discount ?? 0
  demand(discount > 0, 'the coupon takes something off', checked)
  const headers = { cookie, 'idempotency-key': randomUUID() }
  const made = await ask(browser, post('/api/dinero/payment/buyItems', headers, { ...what, couponCode: code }))
  demand(made.status === 'OPEN' && made.discount === discount, 'the order has the discount', made)
  return { orderId: made.orderId ?? '', amount: toPaise(made.amount ?? 0) }
}

const WEBHOOK_PATH = '/api/payment/juspay/webhook'

/** As long as the gateway's own: the product keeps it as it came. */
function webhookBody(order_id: string, paise: Paise): string {
  const amount = Number(toRupeeString(paise))
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
