import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aBatch, aBundle } from '#server/modules/catalogue/factory.ts'
import { aPlan, aProgram, aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
let child: AHousehold
let shop: Awaited<ReturnType<typeof aSellablePlan>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  child = await aHousehold(app.ctx)
  shop = await aSellablePlan(app.ctx, { price: rupees(20_000), cutPrice: rupees(20_000) })
})

const ask = (but: object = {}) => app.as(child).payRequests.askParent({ subscriptionPlanId: shop.plan.id, ...but })
const seen = (link: string) => app.as(visitor).payRequests.getPayRequest({ link })
const pay = (link: string, amount = rupees(20_000)) =>
  app.as(visitor).payRequests.payForChild({ link, amount, method: 'UPI_QR' })

/** The payer's bank approves the payment at the gateway. */
async function approve() {
  const { orders } = await app.as(child).orders.listOrders({})
  await app.sandbox.control(orders[0]!.orderId, 'approve')
}

async function becomes(link: string, state: string) {
  await expect.poll(async () => (await seen(link)).state).toBe(state)
}

describe('a link by which a parent pays', () => {
  it('is paid by somebody without an account, and the child sees it', async () => {
    const { link, url } = await ask()
    expect(url).toContain(`/ask/${link}`)
    expect(await seen(link)).toMatchObject({ state: 'OPEN', learnerName: 'Asha', amount: rupees(20_000) })
    const paying = await pay(link)
    expect(paying).toMatchObject({ state: 'PAYING', method: 'UPI_QR' })
    expect(paying.next?.upiUri).toContain('am=20000.00')
    await approve()
    await becomes(link, 'PAID')
    expect(await app.as(child).enrolments.checkEnrolment({ bundleId: shop.bundle.id })).toMatchObject({
      isEnrolled: true,
    })
  })

  it('buys the batch that the child chose, also when the first order has ended', async () => {
    const batch = await aBatch(app.ctx, shop.bundle, { label: '2' })
    const { link } = await ask({ batchId: batch.id })
    expect(await seen(link)).toMatchObject({ bundleId: shop.bundle.id, batchId: batch.id })
    app.moveClock(20 * MINUTE)
    await pay(link)
    const { orders } = await app.as(child).orders.listOrders({})
    expect(orders[0]).toMatchObject({ status: 'OPEN', batchId: batch.id })
  })

  it('shows the credit for the earlier plan, and asks only for the rest', async () => {
    const endsAt = later(app.now(), 100 * DAY)
    const aslGroup = `maths-${app.ctx.newId('asl')}`
    const program = await aProgram(app.ctx)
    const tier = async (variantName: 'LITE' | 'PLUS', price: number) => {
      const bundle = await aBundle(app.ctx, {
        variantName,
        aslGroup,
        endsAt,
        price: rupees(price),
        cutPrice: rupees(price),
      })
      return aPlan(app.ctx, { program, bundle })
    }
    const [lite, plus] = [await tier('LITE', 5_000), await tier('PLUS', 18_000)]
    await moneyInWallet(app.ctx, child.accountId, { purchased: rupees(5_000) })
    await app.as(child).orders.buyItems({ subscriptionPlanId: lite.id, walletAmount: rupees(5_000) })
    app.moveClock(25 * DAY)
    const { link } = await app.as(child).payRequests.askParent({ subscriptionPlanId: plus.id })
    const request = await seen(link)
    const { credit, originalPrice, discount, amount } = request
    // 75 of 100 days are left: 5,000 × 75 / 100.
    expect({ state: request.state, credit, originalPrice, discount, amount }).toEqual({
      state: 'OPEN',
      credit: { days: 75, amount: rupees(3_750) },
      originalPrice: rupees(18_000),
      discount: 0,
      amount: rupees(14_250),
    })
  })

  it('to renew a course that still runs is open until it is paid', async () => {
    const endsAt = later(app.now(), 100 * DAY)
    const bundle = await aBundle(app.ctx, { endsAt, price: rupees(10_000), cutPrice: rupees(10_000) })
    const soon = { aioValidTill: later(app.now(), 50 * DAY), price: rupees(3_000) }
    const season = await aPlan(app.ctx, { program: await aProgram(app.ctx), bundle }, soon)
    const whole = await aPlan(app.ctx, { program: await aProgram(app.ctx), bundle })
    await moneyInWallet(app.ctx, child.accountId, { purchased: rupees(3_000) })
    await app.as(child).orders.buyItems({ subscriptionPlanId: season.id, walletAmount: rupees(3_000) })
    app.moveClock(10 * DAY)
    const { link } = await app.as(child).payRequests.askParent({ subscriptionPlanId: whole.id })
    // 40 of 50 days of ₹3,000.
    const left = { days: 40, amount: rupees(2_400) }
    expect(await seen(link)).toMatchObject({ state: 'OPEN', credit: left, amount: rupees(7_600) })
  })

  it.each([
    { method: 'CARD' },
    { method: 'NETBANKING', bank: 'NB_HDFC' },
    { method: 'PROVIDER_WALLET', wallet: 'PAYTM' },
  ] as const)(
    'is paid on the page of the bank or the payment service, and comes back to the link: $method',
    async (way) => {
      const { link } = await ask()
      const { state, next } = await app.as(visitor).payRequests.payForChild({ link, amount: rupees(20_000), ...way })
      expect(state).toBe('PAYING')
      expect(next).toMatchObject({ type: 'REDIRECT', redirectUrl: expect.stringContaining(app.sandbox.url) })
      await approve()
      await becomes(link, 'PAID')
    },
  )

  it('lets the payer change the way, and refuses a bank or wallet that we do not offer', async () => {
    const { link } = await ask()
    await pay(link)
    const payBy = (way: object) =>
      app.as(visitor).payRequests.payForChild({ link, amount: rupees(20_000), method: 'NETBANKING', ...way })
    for (const bank of [undefined, 'NB_NONE'])
      await expect(payBy({ bank })).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    expect(await payBy({ bank: 'NB_SBI' })).toMatchObject({ method: 'NETBANKING', next: { type: 'REDIRECT' } })
  })

  it('is paid once, however many press at the same time', async () => {
    const { link } = await ask()
    const all = await Promise.all(Array.from({ length: 5 }, () => pay(link)))
    expect(new Set(all.map(({ next }) => next?.upiUri)).size).toBe(1)
    await approve()
    await becomes(link, 'PAID')
    expect((await pay(link)).state).toBe('PAID')
    const { orders } = await app.as(child).orders.listOrders({})
    expect(orders.map(({ status }) => status)).toEqual(['PAID'])
  })

  it('takes the coupon along', async () => {
    const coupon = await aCoupon(app.ctx, {
      redeem: { redeemType: 'FIXED', redeemValue: rupees(500), maxDiscount: rupees(0) },
    })
    const { link } = await ask({ couponCode: coupon.code })
    expect(await seen(link)).toMatchObject({ amount: rupees(19_500), discount: rupees(500) })
  })

  it('waits while another order of the family pays with its coupon, and is open again when that has ended', async () => {
    const coupon = await aCoupon(app.ctx, { maxUsesPerUser: 1 })
    const other = await aSellablePlan(app.ctx, { price: rupees(20_000), cutPrice: rupees(20_000) })
    const { link } = await ask({ couponCode: coupon.code })
    app.moveClock(20 * MINUTE)
    await app.runJobs()
    const buy = { subscriptionPlanId: other.plan.id, couponCode: coupon.code }
    const { orderId } = await app.as(child).orders.buyItems(buy)
    await app.as(child).payments.startPayment({ orderId, method: 'UPI_QR' })
    const price = { state: 'OPEN', amount: rupees(18_000) }
    expect(await seen(link)).toMatchObject({ ...price, pollAfterMs: 5_000 })
    await expect(pay(link, rupees(18_000))).rejects.toMatchObject({ code: 'COUPON_ON_OPEN_ORDER' })
    app.moveClock(11 * MINUTE)
    expect(await seen(link)).toMatchObject({ ...price, pollAfterMs: 5_000 })
    expect((await pay(link, rupees(18_000))).state).toBe('PAYING')
  })

  it('outlives an order that nobody paid in time', async () => {
    const { link } = await ask()
    app.moveClock(20 * MINUTE)
    await app.runJobs()
    expect(await seen(link)).toMatchObject({ state: 'OPEN', amount: rupees(20_000) })
    await pay(link)
    await approve()
    await becomes(link, 'PAID')
  })

  it('names the last digits of the number that asks, and gives the payer a receipt once it is paid', async () => {
    const { link } = await ask()
    expect(await seen(link)).toMatchObject({ askedBy: child.phone.slice(-3), receipt: null })
    await pay(link)
    await approve()
    // The first answer that says so has it already, also when this question has asked the gateway.
    let paid = await seen(link)
    await expect.poll(async () => (paid = await seen(link)).state).toBe('PAID')
    const { receipt } = paid
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^KD-\d\d-\d{5,}$/),
      method: 'UPI_QR',
      bankReference: expect.any(String),
      isSent: false,
    })
    const { orders } = await app.as(child).orders.listOrders({})
    expect(receipt?.number).toBe(orders[0]?.number)
  })

  it('sends the payer’s receipt to one number, once it is paid', async () => {
    const { link } = await ask()
    const send = (phone: string) => app.as(visitor).payRequests.sendPayerReceipt({ link, phone })
    await expect(send('9876500001')).rejects.toMatchObject({ code: 'NOT_PAID_YET' })
    await pay(link)
    await approve()
    await becomes(link, 'PAID')
    expect((await send('9876500001')).receipt).toMatchObject({ isSent: true })
    await expect(send('9876500002')).rejects.toMatchObject({ code: 'RECEIPT_SENT' })
    await app.runJobs()
    const texts = (await app.sandbox.outbox('+919876500001')).map(({ text }) => text)
    expect(texts).toEqual([
      expect.stringMatching(
        /your payment of ₹20,000 for a course at Kandil\. Your receipt for order KD-\d\d-\d{5,}: http/,
      ),
    ])
    expect(await app.sandbox.outbox('+919876500002')).toEqual([])
  })

  it('ends after a day', async () => {
    const { link } = await ask()
    app.moveClock(DAY)
    expect((await seen(link)).state).toBe('OVER')
    await expect(pay(link)).rejects.toMatchObject({ code: 'PAY_LINK_OVER' })
  })

  it('never charges another amount than was read', async () => {
    const { link } = await ask()
    await expect(pay(link, rupees(1))).rejects.toMatchObject({ code: 'OFFER_CHANGED' })
  })

  it('tells of an attempt that failed, and is open again', async () => {
    const { link } = await ask()
    await pay(link)
    const { orders } = await app.as(child).orders.listOrders({})
    await app.sandbox.control(orders[0]!.orderId, 'decline')
    await becomes(link, 'OPEN')
    expect(await seen(link)).toMatchObject({ hasFailed: true, next: null })
  })

  it('that we did not sign shows nothing', async () => {
    const { link } = await ask()
    const [subject = '', expiry = ''] = link.split('.')
    for (const forged of [subject, `${subject}.${expiry}.${'A'.repeat(22)}`])
      await expect(seen(forged)).rejects.toMatchObject({ code: 'PAY_LINK_NOT_VALID' })
  })
})

it('is made only by a household, and not for a course it has', async () => {
  await expect(app.as(visitor).payRequests.askParent({ subscriptionPlanId: shop.plan.id })).rejects.toMatchObject({
    code: 'NOT_LOGGED_IN',
  })
  const { link } = await ask()
  await pay(link)
  await approve()
  await becomes(link, 'PAID')
  await expect(ask()).rejects.toMatchObject({ code: 'ALREADY_ENROLLED' })
})
