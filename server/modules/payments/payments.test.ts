import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PRICE = rupees(24_999)
let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  plan = (await aSellablePlan(app.ctx, { price: PRICE })).plan
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

/** An order with a QR code on the payer's screen. */
async function anOrderBeingPaid(buyer = asha, couponCode?: string): Promise<OrderId> {
  const { orderId } = await app.as(buyer).orders.buyItems({ subscriptionPlanId: plan.id, couponCode })
  await app.as(buyer).payments.startPayment({ orderId, method: 'UPI_QR' })
  return orderId
}

const statusOf = (orderId: OrderId, who = asha) => app.as(who).payments.getOrderStatus({ orderId })
const returnReasonOf = async (orderId: OrderId) => (await app.as(asha).orders.getOrderInfo({ orderId })).returnReason
const becomes = (orderId: OrderId, status: string, who = asha) =>
  expect.poll(async () => (await statusOf(orderId, who)).status).toBe(status)

/** Acts as the payer. The webhook does the rest. */
async function pay(orderId: OrderId, how: Parameters<typeof app.sandbox.control>[1] = 'approve') {
  await app.sandbox.control(orderId, how)
}

describe('startPayment', () => {
  it('gives the payer a UPI code for exactly the price', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    const { next } = await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    expect(next).toMatchObject({
      type: 'UPI',
      upi: { amount: '24999.00', merchant_name: 'Kandil Learning' },
      redirectUrl: null,
    })
    expect(next.upiUri).toMatch(/^upi:\/\/pay\?pa=.+&am=24999\.00&cu=INR$/)
  })

  it('makes the order with its first attempt, and asks for it before a later one', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    await app.sandbox.knobs({ errorShare: 1, faultsOn: 'CREATE_ORDER' }, orderId)
    const start = (method: 'UPI_QR' | 'NETBANKING') =>
      app.as(asha).payments.startPayment({ orderId, method, bank: 'NB_SBI' })
    expect((await start('UPI_QR')).next.type).toBe('UPI')
    await expect(start('NETBANKING')).rejects.toMatchObject({ code: 'GATEWAY_AWAY' })
  })

  it.each(['CARD', 'NETBANKING'] as const)('sends the payer to the gateway’s own page for %s', async (method) => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    const { next } = await app.as(asha).payments.startPayment({ orderId, method, bank: 'NB_HDFC' })
    expect(next.type).toBe('REDIRECT')
    expect(next.redirectUrl?.startsWith(app.sandbox.url)).toBe(true)
  })

  it('starts one attempt, however many ask at once', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    const start = () => app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    const answers = await Promise.all(Array.from({ length: 20 }, start))
    expect(new Set(answers.map(({ next }) => next.upiUri)).size).toBe(1)
    expect(await start()).toEqual(answers[0])
  })

  it('lets the payer change to another way', async () => {
    const orderId = await anOrderBeingPaid()
    const { next } = await app.as(asha).payments.startPayment({ orderId, method: 'NETBANKING', bank: 'NB_SBI' })
    expect(next.type).toBe('REDIRECT')
    expect((await statusOf(orderId)).method).toBe('NETBANKING')
  })

  it('refuses a way that this device does not have, and a malformed UPI ID', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    const start = (request: object) =>
      app.as(asha).payments.startPayment({ orderId, method: 'UPI_COLLECT', ...request })
    await expect(start({ platform: 'android', vpa: 'asha@okbank' })).rejects.toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
    })
    await expect(start({ platform: 'ios', vpa: 'asha' })).rejects.toMatchObject({ code: 'INVALID_VPA' })
  })

  it('is closed once the order is paid, or over', async () => {
    const paid = await anOrderBeingPaid()
    await pay(paid)
    await becomes(paid, 'SUCCESS')
    const ravi = await aHousehold(app.ctx)
    const { orderId: old } = await app.as(ravi).orders.buyItems({ subscriptionPlanId: plan.id })
    app.moveClock(HOUR)
    await expect(app.as(asha).payments.startPayment({ orderId: paid, method: 'CARD' })).rejects.toMatchObject({
      code: 'ORDER_CLOSED',
    })
    await expect(app.as(ravi).payments.startPayment({ orderId: old, method: 'CARD' })).rejects.toMatchObject({
      code: 'ORDER_CLOSED',
    })
  })

  it('says so when the gateway is away, and nothing is begun', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    await app.sandbox.knobs({ errorShare: 1, faultsOn: 'CREATE_ORDER' }, orderId)
    const start = () => app.as(asha).payments.startPayment({ orderId, method: 'CARD' })
    await expect(start()).rejects.toMatchObject({ code: 'GATEWAY_AWAY' })
    expect(await statusOf(orderId)).toMatchObject({ status: 'CREATED', next: null })
    await app.sandbox.resetKnobs()
    expect((await start()).next.type).toBe('REDIRECT')
  })

  it('is refused for another household’s order', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    const ravi = await aHousehold(app.ctx)
    await expect(app.as(ravi).payments.startPayment({ orderId, method: 'CARD' })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
    await expect(statusOf(orderId, ravi)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('a payment that comes through', () => {
  it('enrols, posts the ledger, redeems the coupon and sends the receipt', async () => {
    const coupon = await aCoupon(app.ctx, { maxUsesPerUser: 1 })
    const revenue = await sumOf(app.ctx.db, 'revenue:courses')
    const orderId = await anOrderBeingPaid(asha, coupon.code)
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')

    // ₹24,999 less 10% is ₹22,499.10; within it 18% GST: 2,249,910 × 18 / 118 = 343,207 paise.
    const order = await app.as(asha).orders.getOrderInfo({ orderId })
    expect(order).toMatchObject({ status: 'PAID', paidAmount: 2_249_910, enrolmentResult: 'SUCCESS' })
    expect(await sumOf(app.ctx.db, 'revenue:courses')).toBe(revenue - (2_249_910 - 343_207))
    const { isEnrolled, enrolment } = await app.as(asha).enrolments.checkEnrolment({ bundleId: plan.bundleId })
    expect([isEnrolled, enrolment?.state, enrolment?.orderId]).toEqual([true, 'REGULAR', orderId])
    const check = app
      .as(asha)
      .coupons.checkValidity({ code: coupon.code, entityId: plan.bundleId, subscriptionPlanId: plan.id })
    await expect(check).rejects.toMatchObject({ code: 'COUPON_ALREADY_USED' })

    await app.runJobs()
    const [receipt] = await app.sandbox.outbox(asha.phone)
    expect(receipt?.text).toContain('Paid ₹22,499.10 to Kandil. Asha is enrolled in')
    const invoice = await app.as(asha).invoices.getInvoice({ orderId })
    expect(invoice).toMatchObject({ igst: 343_207, taxableValue: 1_906_703, total: 2_249_910, sac: '999293' })
  })

  it('cannot be bought again', async () => {
    const orderId = await anOrderBeingPaid()
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    const again = app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_ENROLLED', status: 409 })
  })

  it('has one effect, however often and from wherever we hear of it', async () => {
    await app.sandbox.knobs({ webhookCopies: 20, allEvents: true, webhooksReversed: true })
    const orderId = await anOrderBeingPaid()
    await pay(orderId)
    app.moveClock(MINUTE)
    await Promise.all([
      ...Array.from({ length: 10 }, () => statusOf(orderId)),
      ...Array.from({ length: 5 }, () => app.runJob('payments.sweep')),
      app.inject({ url: `/api/payment/juspay/return?order_id=${orderId}&status=CHARGED` }),
    ])
    await becomes(orderId, 'SUCCESS')
    const count = async (table: string) => (await app.pool.query(`select count(*)::int as n from ${table}`)).rows[0]?.n
    expect(await count(`enrolments.enrolment where order_id = '${orderId}'`)).toBe(1)
    expect(await count(`ledger.entry where reference = '${orderId}'`)).toBe(1)
    await expect.poll(() => count(`payments.inbox where order_id = '${orderId}'`)).toBeGreaterThan(1)
    expect(await count(`orders.event where order_id = '${orderId}' and kind = 'PAID'`)).toBe(1)
  })

  it('is found by the poll when no webhook comes', async () => {
    await app.sandbox.knobs({ webhooks: false })
    const orderId = await anOrderBeingPaid()
    await pay(orderId)
    expect((await statusOf(orderId)).status).toBe('PENDING')
    app.moveClock(11_000)
    expect((await statusOf(orderId)).status).toBe('SUCCESS')
  })

  it('is found by the sweep when nobody waits for it', async () => {
    await app.sandbox.knobs({ webhooks: false })
    const orderId = await anOrderBeingPaid()
    await pay(orderId)
    app.moveClock(5 * MINUTE)
    await app.runJob('payments.sweep')
    expect((await app.as(asha).orders.getOrderInfo({ orderId })).status).toBe('PAID')
  })

  it('is honoured when it is late, the coupon’s use with it', async () => {
    const coupon = await aCoupon(app.ctx, { maxUses: 1 })
    const orderId = await anOrderBeingPaid(asha, coupon.code)
    app.moveClock(20 * HOUR)
    await app.runJob('orders.expire')
    await app.runJob('coupons.expireReservations')
    expect((await statusOf(orderId)).status).toBe('PENDING_LONG')
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
  })

  it('is given back when it is a day too late', async () => {
    const orderId = await anOrderBeingPaid()
    app.moveClock(DAY + HOUR)
    await pay(orderId)
    await becomes(orderId, 'REFUNDED')
    expect(await returnReasonOf(orderId)).toBe('TOO_LATE')
    expect(await app.as(asha).enrolments.getEnrolments({})).toEqual([])
    await refundArrives(orderId)
  })
})

/** The refund's job runs until the gateway says that the money is back. */
async function refundArrives(orderId: OrderId, who = asha) {
  const status = async () => {
    app.moveClock(11 * MINUTE)
    await app.runJobs()
    return (await app.as(who).orders.getOrderInfo({ orderId })).status
  }
  await expect.poll(status).toBe('REFUNDED')
  expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(0)
}

describe('a second payment for the same course', () => {
  it('enrols once and is given back, whichever of two orders is paid first', async () => {
    const first = await anOrderBeingPaid()
    app.moveClock(16 * MINUTE)
    await app.runJob('orders.expire')
    const second = await anOrderBeingPaid()
    await Promise.all([pay(first), pay(second)])
    const both = () => Promise.all([first, second].map(async (orderId) => (await statusOf(orderId)).enrolmentResult))
    await expect.poll(async () => (await both()).toSorted()).toEqual(['ALREADY_ENROLLED', 'SUCCESS'])
    const surplus = (await both())[0] === 'ALREADY_ENROLLED' ? first : second
    expect(await Promise.all([first, second].map(returnReasonOf))).toEqual(
      surplus === first ? ['ALREADY_ENROLLED', null] : [null, 'ALREADY_ENROLLED'],
    )
    await refundArrives(surplus)
    const texts = (await app.sandbox.outbox(asha.phone)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('is enrolled in'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('on its way to where you paid from'))).toHaveLength(1)
  })

  it('is not begun while one is under way', async () => {
    await anOrderBeingPaid()
    const { code } = await aCoupon(app.ctx)
    const other = app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: code })
    await expect(other).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
  })
})

describe('a payment that does not come through', () => {
  it.each([
    ['authentication-failed', 'AUTHENTICATION_FAILED'],
    ['authorization-failed', 'AUTHORIZATION_FAILED'],
    ['juspay-declined', 'GATEWAY_DECLINED'],
    ['capture-failed', 'CAPTURE_FAILED'],
  ] as const)('%s is shown as %s, and may be tried again', async (outcome, reason) => {
    const orderId = await anOrderBeingPaid()
    await pay(orderId, outcome)
    await becomes(orderId, 'FAILURE')
    expect(await statusOf(orderId)).toMatchObject({
      failureReason: reason,
      paymentStatus: 'NOT_PAID',
      enrolmentResult: null,
    })
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
  })

  it.each([
    ['partial-charged', 'PARTIAL', 'PARTIALLY_PAID'],
    ['wrong-amount', 'PARTIAL', 'PARTIALLY_PAID'],
    ['wrong-currency', 'REVIEW', 'NOT_PAID'],
  ] as const)('%s is held as %s and enrols nobody', async (outcome, status, paymentStatus) => {
    const orderId = await anOrderBeingPaid()
    await pay(orderId, outcome)
    await becomes(orderId, status)
    expect((await statusOf(orderId)).paymentStatus).toBe(paymentStatus)
    expect((await app.as(asha).enrolments.checkEnrolment({ bundleId: plan.bundleId })).isEnrolled).toBe(false)
  })

  it('stays unknown for as long as the bank does not say, and never fails by itself', async () => {
    const orderId = await anOrderBeingPaid()
    await pay(orderId, 'unknown-status')
    app.moveClock(9 * MINUTE)
    expect((await statusOf(orderId)).status).toBe('PENDING')
    app.moveClock(3 * MINUTE)
    expect(await statusOf(orderId)).toMatchObject({ status: 'PENDING_LONG', failureReason: null, pollAfterMs: null })
  })

  it('may succeed after it failed', async () => {
    await app.sandbox.knobs({ lateSuccessMs: 300 })
    const orderId = await anOrderBeingPaid()
    await pay(orderId, 'late-success')
    await becomes(orderId, 'SUCCESS')
  })

  it('is never fulfilled when the gateway has returned it by itself', async () => {
    const orderId = await anOrderBeingPaid()
    await pay(orderId, 'auto-refunded')
    await becomes(orderId, 'REFUNDED')
    expect(await returnReasonOf(orderId)).toBe('GATEWAY')
    expect((await app.as(asha).enrolments.checkEnrolment({ bundleId: plan.bundleId })).isEnrolled).toBe(false)
  })

  it('takes back what was fulfilled when the gateway returns it afterwards', async () => {
    const orderId = await anOrderBeingPaid()
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    await app.sandbox.setStatus(orderId, 'AUTO_REFUNDED')
    await expect.poll(async () => (await app.as(asha).orders.getOrderInfo({ orderId })).status).toBe('REFUNDED')
    expect((await app.as(asha).enrolments.checkEnrolment({ bundleId: plan.bundleId })).isEnrolled).toBe(false)
    expect(await sumOf(app.ctx.db, 'gateway:juspay')).toBeGreaterThanOrEqual(0)
  })
})

describe('a webhook', () => {
  const url = '/api/payment/juspay/webhook'
  const send = (
    headers: Record<string, string>,
    body: unknown = { id: 'evt_x', event_name: 'ORDER_SUCCEEDED', content: {} },
  ) => app.inject({ method: 'POST', url, headers, body })

  it('of somebody who does not know our password is refused', async () => {
    const wrong = `Basic ${Buffer.from('sandbox:guess').toString('base64')}`
    for (const authorization of ['', 'Basic x', wrong, 'Bearer x'])
      expect((await send({ authorization })).statusCode).toBe(401)
  })

  it('that says "paid" pays nothing: the gateway is asked', async () => {
    const orderId = await anOrderBeingPaid()
    const authorization = `Basic ${Buffer.from('sandbox:sandbox-webhook-password').toString('base64')}`
    const content = { order: { order_id: orderId, status: 'CHARGED', status_id: 21, amount: 24_999 } }
    const body = { id: 'evt_liar', date_created: '2026-11-21T12:30:00Z', event_name: 'ORDER_SUCCEEDED', content }
    expect((await send({ authorization }, body)).statusCode).toBe(200)
    expect((await statusOf(orderId)).status).toBe('PENDING')
  })

  it('is kept while the gateway cannot be asked, and settled when it can', async () => {
    const orderId = await anOrderBeingPaid()
    await app.sandbox.knobs({ errorShare: 1, faultsOn: 'READ_ORDER' })
    await pay(orderId)
    const waiting = async () =>
      (await app.pool.query('select 1 from payments.inbox where order_id = $1 and processed_at is null', [orderId]))
        .rowCount
    await expect.poll(waiting).toBeGreaterThan(0)
    await app.sandbox.resetKnobs()
    app.moveClock(HOUR)
    await app.runJobs()
    expect((await app.as(asha).orders.getOrderInfo({ orderId })).status).toBe('PAID')
    expect(await waiting()).toBe(0)
  })
})

describe('validateVpa', () => {
  it('gives the initials of the owner where a request is still allowed', async () => {
    const valid = await app.as(asha).payments.validateVpa({ vpa: '\u2068success@kandil\u2069\u200b', platform: 'ios' })
    expect(valid).toEqual({ vpa: 'success@kandil', verified: true, customerName: 'A••• S•••' })
    await expect(app.as(asha).payments.validateVpa({ vpa: 'asha@okbank' })).rejects.toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
    })
    await expect(app.as(asha).payments.validateVpa({ vpa: 'asha', platform: 'ios' })).rejects.toMatchObject({
      code: 'INVALID_VPA',
    })
  })
})

describe('getPaymentMethods', () => {
  it('offers a code on a desktop and apps on a phone, the five banks first', async () => {
    const desktop = await app.as(visitor).payments.getPaymentMethods({ platform: 'desktop' })
    const everywhere = ['CARD', 'NETBANKING', 'PROVIDER_WALLET', 'EMI', 'CONSUMER_FINANCE']
    expect(desktop.methods.map(({ method }) => method)).toEqual(['UPI_QR', ...everywhere])
    expect(desktop.banks.slice(0, 5).map(({ code }) => code)).toEqual([
      'NB_HDFC',
      'NB_SBI',
      'NB_AXIS',
      'NB_ICICI',
      'NB_KOTAK',
    ])
    const phone = await app.as(visitor).payments.getPaymentMethods({ platform: 'app', appVersion: '24.1' })
    expect(phone.upiApps.map(({ key }) => key)).toEqual(['gpay', 'phonepe', 'paytm'])
  })
})

it('reaches the same end in every order of the gateway’s answers', async () => {
  const outcomes = fc.uniqueArray(
    fc.constantFrom('authorization-failed', 'pending', 'unknown-status', 'approve' as const),
    {
      minLength: 2,
      maxLength: 4,
    },
  )
  await fc.assert(
    fc.asyncProperty(outcomes, async (history) => {
      const buyer = await aHousehold(app.ctx)
      const orderId = await anOrderBeingPaid(buyer)
      await app.sandbox.knobs({ webhookCopies: 2 }, orderId)
      // The bank's last word counts, and what is charged stays charged.
      for (const outcome of [...history.filter((each) => each !== 'approve'), 'approve' as const])
        await app.sandbox.control(orderId, outcome)
      await becomes(orderId, 'SUCCESS', buyer)
      expect(toPaise((await statusOf(orderId, buyer)).paidAmount)).toBe(PRICE)
    }),
    { numRuns: triesOf(40) },
  )
})
