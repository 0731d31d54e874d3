// Claims about money from a buyer's browser, a payer or a stranger: the server believes none of them.
import { afterAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '../../app.ts'
import { eventually } from '../eventually.ts'

const app = await startTestApp()
const { plan, bundle } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
const { plan: cheap, bundle: cheapBundle } = await aSellablePlan(app.ctx, { price: rupees(499) })
afterAll(() => app.close())

type Reply = Readonly<Record<string, unknown>>

async function post(family: AHousehold, path: string, body: object): Promise<{ status: number; body: Reply }> {
  const reply = await app.inject({ method: 'POST', url: `/api${path}`, cookie: await app.cookieOf(family), body })
  return { status: reply.statusCode, body: reply.json<Reply>() }
}

const buy = (family: AHousehold, body: object) => post(family, '/dinero/payment/buyItems', body)
const asFamily = () => aHousehold(app.ctx)
const rows = async (statement: string) => (await app.pool.query<Reply>(statement)).rows
const fullPrice = { amount: rupees(24_999), discount: 0, currency: 'INR', originalPrice: rupees(24_999) }

/** Requests of an attacker who hopes that the server takes prices from a request. */
const wishes: readonly object[] = [
  ...['amount', 'price', 'totalAmount', 'originalPrice', 'cutPrice', 'finalAmount', 'paidAmount'].flatMap((name) =>
    [0, 1, -1, 1e-9, '1', null, '0x1', [1], { $set: 1 }].map((value) => ({ [name]: value })),
  ),
  { discount: 2_499_800 }, { discount: -1 }, { currency: 'USD' }, { currency: 'IDR' }, { validMonths: 120 },
  { priceView: { price: 1, originalPrice: 1, cutPrice: 1 } }, { couponId: 'cou000000000000000001' },
  { status: 'PAID', paymentStatus: 'PAID', paidAt: 1 }, { accountId: 'acc000000000000000001' }, { orderId: 'ord000000000000000001' },
  { validTill: 4_102_444_800_000, expiresAt: 4_102_444_800_000 }, { cgst: 0, sgst: 0, igst: 0, taxable: 0 },
] // prettier-ignore

describe('an order', () => {
  it.for(wishes)('costs the server’s own price and ignores: %o', async (wish) => {
    const { status, body } = await buy(await asFamily(), { subscriptionPlanId: plan.id, ...wish })
    expect([status, body]).toEqual([200, expect.objectContaining({ ...fullPrice, status: 'OPEN' })])
  })

  it('costs the server’s own price with keys that would reach an object’s prototype', async () => {
    for (const evil of ['{"__proto__":{"amount":1}', '{"constructor":{"prototype":{"amount":1}}', '{"billing":{"__proto__":{"stateCode":"29"}}']) {
      const family = await asFamily()
      const text = `${evil},"subscriptionPlanId":"${plan.id}"}`
      const url = '/api/dinero/payment/buyItems'
      const reply = await app.inject({ method: 'POST', url, cookie: await app.cookieOf(family), body: text })
      expect(reply.statusCode).toBe(400)
      expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false)
    }
  }) // prettier-ignore

  it('is for the course of its plan, not for another one that the request names', async () => {
    const family = await asFamily()
    const { status, body } = await buy(family, { subscriptionPlanId: cheap.id, entityId: bundle.id })
    if (status === 200) expect(body).toMatchObject({ entityId: cheapBundle.id, amount: rupees(499) })
    else expect(status).toBeGreaterThanOrEqual(400)
    const dear = `select from orders.order where entity_id = '${bundle.id}' and account_id = '${family.accountId}'`
    expect(await rows(dear)).toEqual([])
  })

  it('follows its quote and ignores the fields next to it', async () => {
    const { token } = await app.as(await asFamily()).orders.makeQuote({ subscriptionPlanId: cheap.id })
    const extraFields = { subscriptionPlanId: plan.id, entityId: bundle.id, couponCode: 'FREE', amount: 1 }
    const { body } = await buy(await asFamily(), { quote: token, ...extraFields })
    expect(body).toMatchObject({ entityId: cheapBundle.id, subscriptionPlanId: cheap.id, amount: rupees(499) })
  })

  it('is not made of a quote that is altered in any place, or signed by nobody', async () => {
    const { token } = await app.as(await asFamily()).orders.makeQuote({ subscriptionPlanId: plan.id })
    const [payload = '', signature = ''] = token.split('.')
    const agreed = Buffer.from(payload, 'base64url').toString()
    const altered = [
      agreed.replace(/"price":\d+/, '"price":1'),
      agreed.replace(/"originalPrice":\d+/, '"originalPrice":1'),
      agreed.replace(/"discount":\d+/, '"discount":2499800'),
      agreed.replace(plan.id, cheap.id),
      agreed.replace(bundle.id, cheapBundle.id),
      agreed.replace(/"expiresAt":\d+/, '"expiresAt":9999999999999'),
      agreed.replace(/"validTill":\d+/, '"validTill":9999999999999'),
      agreed.replace('"INR"', '"IDR"'),
      agreed.replace('{', '{"__proto__":{"x":1},'),
    ]
    expect(altered.every((text) => text !== agreed)).toBe(true)
    const tokens = altered.map((text) => `${Buffer.from(text).toString('base64url')}.${signature}`)
    const family = await asFamily()
    for (const quote of [...tokens, `${payload}.`, `${payload}.AAAA`, `.${signature}`, '.', `${signature}.${payload}`])
      expect(await buy(family, { quote })).toMatchObject({ status: 400, body: { errorCode: 'QUOTE_INVALID' } })
    expect(await rows(`select from orders.order where account_id = '${family.accountId}'`)).toEqual([])
  })
})

describe('a coupon', () => {
  it('takes off no more than all, and no code is one that is close to it', async () => {
    const { code } = await aCoupon(app.ctx)
    const family = await asFamily()
    for (const guess of [`${code}%`, `${code}_`, `%`, `${code}' or '1'='1`, `${code}\\`, code.slice(0, -1), `${code}\u0301`]) {
      const { status } = await buy(family, { subscriptionPlanId: plan.id, couponCode: guess })
      expect(status, guess).toBeGreaterThanOrEqual(400)
    }
  }) // prettier-ignore

  it('of one use is one family’s, though another has a quote with it', async () => {
    const { code } = await aCoupon(app.ctx, { maxUses: 1 })
    const [asha, ravi] = await Promise.all([asFamily(), asFamily()])
    const wish = { subscriptionPlanId: plan.id, couponCode: code }
    const [first, second] = await Promise.all([asha, ravi].map((each) => app.as(each).orders.makeQuote(wish)))
    expect((await buy(asha, { quote: first?.token })).status).toBe(200)
    expect(await buy(ravi, { quote: second?.token })).toMatchObject({ body: { errorCode: 'COUPON_USED_UP' } })
    expect(await buy(ravi, { quote: first?.token })).toMatchObject({ body: { errorCode: 'QUOTE_INVALID' } })
  })
})

describe('a profile', () => {
  it('keeps its phone, its account and its roles when others are sent', async () => {
    const [asha, ravi] = await Promise.all([asFamily(), asFamily()])
    const before = await app.as(asha).accounts.getLoginData({})
    const wish = { phone: '9999999999', accountId: ravi.accountId, roles: ['ADMIN'], permissions: ['*'], isLoggedIn: false, learners: [], id: 'x', kind: 'staff' } // prettier-ignore
    expect((await post(asha, '/editProfile', { ...wish, firstName: 'Asha' })).status).toBe(200)
    expect(await app.as(asha).accounts.getLoginData({})).toEqual(before)
    expect(await app.as(ravi).accounts.getLoginData({})).toMatchObject({ phone: ravi.phone })
  })
})

describe('a payment', () => {
  async function anOrderBeingPaid(family: AHousehold) {
    const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id })
    await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
    return orderId
  }

  const enrolments = (orderId: string) => rows(`select from enrolments.enrolment where order_id = '${orderId}'`)
  const statusOf = async (family: AHousehold, orderId: string) =>
    (await post(family, '/payment/getOrderInfo', { orderId })).body['status']

  it.each(['wrong-amount', 'wrong-currency', 'partial-charged'] as const)(
    'of another sum than was agreed enrols nobody: %s',
    async (outcome) => {
      const family = await asFamily()
      const orderId = await anOrderBeingPaid(family)
      await app.sandbox.control(orderId, outcome)
      await eventually('it is held', async () => ['REVIEW', 'PARTIALLY_PAID'].includes(String(await statusOf(family, orderId)))) // prettier-ignore
      expect(await enrolments(orderId)).toEqual([])
      await app.runJobs()
      expect(await rows(`select from invoices.invoice where order_id = '${orderId}'`)).toEqual([])
    },
  )

  it('is not made by a webhook that lies, with the password or without', async () => {
    const family = await asFamily()
    const orderId = await anOrderBeingPaid(family)
    const content = { order: { order_id: orderId, status: 'CHARGED', status_id: 21, amount: 24_999, currency: 'INR' } }
    const body = { id: 'evt_lie', event_name: 'ORDER_SUCCEEDED', content }
    const passwords = ['sandbox:sandbox-webhook-password', 'sandbox:', ':', 'sandbox:SANDBOX-WEBHOOK-PASSWORD', 'x:y', 'sandbox']
    for (const [i, password] of passwords.entries()) {
      const headers = { authorization: `Basic ${btoa(password)}` }
      const reply = await app.inject({ method: 'POST', url: '/api/payment/juspay/webhook', headers, body })
      expect(reply.statusCode, password).toBe(i === 0 ? 200 : 401)
    }
    expect([await statusOf(family, orderId), await enrolments(orderId)]).toEqual(['OPEN', []])
  }) // prettier-ignore

  it('is not made by a way back that is made up, altered or another order’s', async () => {
    const [asha, ravi] = await Promise.all([asFamily(), asFamily()])
    const [paid, unpaid] = [await anOrderBeingPaid(asha), await anOrderBeingPaid(ravi)]
    await app.sandbox.control(paid, 'approve')
    await eventually('asha has paid', async () => (await statusOf(asha, paid)) === 'PAID')
    const genuine = new URLSearchParams({ order_id: paid, status: 'CHARGED', signature: 'AAAA', signature_algorithm: 'HMAC-SHA256' }) // prettier-ignore
    for (const orderId of [paid, unpaid]) {
      genuine.set('order_id', orderId)
      for (const url of [`/api/payment/juspay/return?${genuine}`, `/api/payment/juspay/return?${genuine}&order_id=${paid}`]) {
        const reply = await app.inject({ url })
        expect(reply.headers.location).toMatch(/^\/(me\?|pay\/ord)/)
      }
    } // prettier-ignore
    app.moveClock(MINUTE)
    expect([await statusOf(ravi, unpaid), await enrolments(unpaid)]).toEqual(['OPEN', []])
    expect(await enrolments(paid)).toHaveLength(1)
    expect(await rows(`select from ledger.entry where reference = '${paid}'`)).toHaveLength(1)
  })
})
