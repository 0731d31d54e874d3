// Many at once, on two servers: a coupon's last use, one click repeated, one payment told again and again.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { eventually } from '../eventually.ts'
import { insist, type RecordedResponse } from '../faults/persistence.ts'
import { someAtATime } from '../some-at-a-time.ts'
import { inAnyOrder } from './any-order.ts'
import { startTwoServers } from './two-servers.ts'

const { app, urlFor, close } = await startTwoServers()
const { plan } = await aSellablePlan(app.ctx)
afterAll(close)

const times = <T>(count: number, work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, no) => work(no))) // prettier-ignore
const many = async (size: number) => {
  const families = await someAtATime(size, () => aHousehold(app.ctx))
  for (const family of families) await app.cookieOf(family)
  return families
}
const count = async (what: string): Promise<number> =>
  (await app.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? Number.NaN

interface Click {
  readonly no: number
  readonly path: string
  readonly body: object
  readonly key?: string
}

/** Sends the request to one of the two servers. A busy server is asked again. */
async function click(family: AHousehold, { no, path, body, key }: Click): Promise<RecordedResponse> {
  const cookie = await app.cookieOf(family)
  return insist({ method: 'POST', url: `${urlFor(no)}/api${path}`, cookie, body, ...(key ? { key } : {}) })
}

const BUY = '/dinero/payment/buyItems'
const PAY = '/payment/v2/payment-request'

describe('two hundred families who buy at once', () => {
  it.each([1, 10])('get the last uses of a coupon that has %i, and not one more', async (maxUses) => {
    const coupon = await aCoupon(app.ctx, { maxUses })
    const families = await many(200)
    const body = { subscriptionPlanId: plan.id, couponCode: coupon.code }
    const told = await times(200, async (no) => click(families[no] as AHousehold, { no, path: BUY, body })) // there are as many
    const refusals = told.filter(({ status }) => status !== 200).map(({ body: { errorCode } }) => errorCode)
    expect(refusals).toHaveLength(200 - maxUses)
    expect(new Set(refusals)).toEqual(new Set(['COUPON_USED_UP']))
    expect(await count(`orders.order where coupon_id = '${coupon.id}'`)).toBe(maxUses)
    expect(await count(`coupons.reservation where coupon_id = '${coupon.id}'`)).toBe(maxUses)
    expect(await count(`coupons.use_stripe where coupon_id = '${coupon.id}' and free <> 0`)).toBe(0)
  })
})

describe('one family that clicks fifty times', () => {
  it('with one idempotency key has one order, one use of the coupon, and one answer', async () => {
    const [family, coupon] = await Promise.all([aHousehold(app.ctx), aCoupon(app.ctx, { maxUses: 5 })])
    const body = { subscriptionPlanId: plan.id, couponCode: coupon.code }
    const told = await times(50, (no) => click(family, { no, path: BUY, body, key: 'one-click' }))
    expect(new Set(told.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(told[0]?.status).toBe(200)
    expect(await count(`orders.order where account_id = '${family.accountId}'`)).toBe(1)
    expect(await count(`coupons.reservation where coupon_id = '${coupon.id}'`)).toBe(1)
    const other = await click(family, { no: 1, path: BUY, body: { subscriptionPlanId: plan.id }, key: 'one-click' })
    expect([other.status, other.body['errorCode']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('with as many keys has one order all the same, and pays it by one attempt', async () => {
    const family = await aHousehold(app.ctx)
    const bought = await times(50, (no) => click(family, { no, path: BUY, body: { subscriptionPlanId: plan.id }, key: `click-${no}` })) // prettier-ignore
    expect(new Set(bought.map(({ body }) => body['orderId'])).size).toBe(1)
    const orderId = String(bought[0]?.body['orderId'])
    const begun = await times(50, (no) => click(family, { no, path: PAY, body: { orderId, method: 'UPI_QR' } }))
    expect(new Set(begun.map(({ text }) => text)).size).toBe(1)
    expect(await count(`orders.attempt where order_id = '${orderId}'`)).toBe(1)
  })

  it('with another family’s key does not get the other family’s answer', async () => {
    const families = await many(2)
    const body = { subscriptionPlanId: plan.id }
    const told = await times(50, (no) => click(families[no % 2] as AHousehold, { no: no >> 1, path: BUY, body, key: 'same' })) // prettier-ignore
    expect(new Set(told.map(({ body: { orderId } }) => orderId)).size).toBe(2)
    for (const { accountId } of families) expect(await count(`orders.order where account_id = '${accountId}'`)).toBe(1)
  })
})

describe('twenty webhooks of one payment', () => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${btoa('sandbox:sandbox-webhook-password')}`,
  }
  const NAMES = ['ORDER_SUCCEEDED', 'TXN_CHARGED', 'TXN_CREATED', 'ORDER_FAILED', 'TXN_FAILED', 'ORDER_SUCCEEDED']

  async function anOrderAboutToBePaid(coupon: string) {
    const family = await aHousehold(app.ctx)
    const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: coupon })
    await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
    return { family, orderId }
  }

  /** Ten events, each told twice, true or not. */
  function eventsOf(orderId: string): string[] {
    const events = Array.from({ length: 10 }, (_, no) =>
      JSON.stringify({
        id: `evt-${orderId}-${no}`,
        event_name: NAMES[no % NAMES.length],
        content: { order: { order_id: orderId } },
      }),
    )
    return [...events, ...events]
  }

  /** Sends the webhook and returns the status. Like the gateway it repeats a webhook that a busy server refused. */
  async function tell(body: string, no: number): Promise<number> {
    const { status } = await fetch(`${urlFor(no)}/api/payment/juspay/webhook`, { method: 'POST', headers, body })
    return status === 503 ? tell(body, no) : status
  }

  it('of five orders, in any order and half of them before the payer has paid, enrol each family once', async () => {
    await app.sandbox.knobs({ webhooks: false })
    const coupon = await aCoupon(app.ctx, { maxUses: 50 })
    const orders = await times(5, () => anOrderAboutToBePaid(coupon.code))
    const events = inAnyOrder(orders.flatMap(({ orderId }) => eventsOf(orderId)))
    const before = await Promise.all(events.slice(0, 50).map(tell))
    await times(5, (no) => app.sandbox.control(String(orders[no]?.orderId), 'approve'))
    const after = await Promise.all(events.map(tell))
    expect(new Set([...before, ...after])).toEqual(new Set([200]))
    await app.runJobs()

    for (const { orderId, family } of orders) {
      // A webhook that came before the payment had no effect: the poll or the sweep asks again.
      app.moveClock(60_000)
      await eventually(`${orderId} is paid`, async () => (await app.as(family).payments.getOrderStatus({ orderId })).status === 'SUCCESS') // prettier-ignore
      await app.runJobs()
      expect(await count(`payments.inbox where order_id = '${orderId}'`)).toBe(10)
      expect(await count(`orders.event where order_id = '${orderId}' and kind = 'PAID'`)).toBe(1)
      expect(await count(`ledger.entry where reference = '${orderId}'`)).toBe(1)
      expect(await count(`enrolments.enrolment where order_id = '${orderId}'`)).toBe(1)
      expect(await count(`coupons.reservation where order_id = '${orderId}' and status = 'REDEEMED'`)).toBe(1)
      expect(await count(`invoices.invoice where order_id = '${orderId}'`)).toBe(1)
      expect(await count(`messages.sent where subject = '${orderId}' and key = 'enrolled'`)).toBe(1)
    }
    expect(await count('(select entry_id from ledger.posting group by 1 having sum(amount) <> 0) as uneven')).toBe(0)
    await app.sandbox.resetKnobs()
  })
})
