import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { fromIndia, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { aClerk, aFamilyInParts, type FamilyInParts } from '#server/test/family-in-parts.ts'

let app: TestApp
let family: FamilyInParts
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  family = await aFamilyInParts(app)
})
afterEach(() => expectBalancedBooks(app))

describe('prepareInstalments', () => {
  it('proposes parts that add up, the remainder on the first, and writes nothing', async () => {
    const { choices, instalments: proposed, nextInstalment, quote } = await family.prepare()
    // 10,000: 2 × 5,000; 3,333 twice and 3,334 first; 1,666 five times and 1,670 first.
    expect(choices).toEqual([
      { parts: 2, firstAmount: rupees(5_000), thenAmount: rupees(5_000) },
      { parts: 3, firstAmount: rupees(3_334), thenAmount: rupees(3_333) },
      { parts: 6, firstAmount: rupees(1_670), thenAmount: rupees(1_666) },
    ])
    expect(proposed.map(({ paymentStatus }) => paymentStatus)).toEqual(['INITIAL', 'INITIAL'])
    expect(nextInstalment).toEqual(proposed[0])
    expect(proposed[1]?.dueDate).toBe(later(fromIndia(2026, 12, { day: 22 }), -SECOND))
    expect(quote.schedule).toHaveLength(2)
    expect((await family.instalments()).instalments).toEqual([])
  })

  it('refuses a number of parts, or a price, that is not offered', async () => {
    await expect(family.prepare(5)).rejects.toMatchObject({ code: 'NO_INSTALMENTS' })
    const cheap = (await aSellablePlan(app.ctx, { price: rupees(4_999) })).plan
    const { token: quote } = await app.as(visitor).orders.makeQuote({ subscriptionPlanId: cheap.id })
    await expect(app.as(visitor).instalments.prepareInstalments({ quote })).rejects.toMatchObject({ code: 'NO_INSTALMENTS' }) // prettier-ignore
  })

  it('accepts only our own quote, until it expires', async () => {
    const { quote } = await family.prepare()
    const forged = `${quote.token.slice(0, -4)}AAAA`
    const ask = (token: string) => family.client().instalments.prepareInstalments({ quote: token })
    await expect(ask(forged)).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    app.moveClock(16 * MINUTE)
    await expect(ask(quote.token)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })
})

it('a course that was paid at once is paid, and has no instalments', async () => {
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(12_000) })
  const ask = () => app.as(asha).instalments.getInstalments({ entityId: plan.bundleId, entityType: 'BUNDLE' })
  expect(await ask()).toMatchObject({ paymentStatus: 'NOT_PAID', isDownPayment: true, instalments: [] })
  await moneyInWallet(app.ctx, asha.accountId, { purchased: rupees(12_000), granted: rupees(0) })
  const paid = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(12_000) })
  expect(paid.status).toBe('PAID')
  expect(await ask()).toMatchObject({ paymentStatus: 'PAID', isDownPayment: false, instalments: [] })
})

describe('a course bought in parts', () => {
  it('keeps whether the buyer ticked auto-debit, as the newest press of the button says', async () => {
    const { quote } = await family.prepare(3)
    const buy = (isAutoPaymentEnabled?: boolean) =>
      family.client().orders.buyItems({ quote: quote.token, payType: 'instalments', isAutoPaymentEnabled })
    const first = await buy()
    expect(first.isAutoPaymentEnabled).toBe(false)
    expect(await buy(true)).toMatchObject({ orderId: first.orderId, isAutoPaymentEnabled: true })
    const { orderId } = first
    expect(await family.client().orders.getOrderInfo({ orderId })).toMatchObject({ isAutoPaymentEnabled: true })
    expect(await buy(false)).toMatchObject({ orderId, isAutoPaymentEnabled: false })
  })

  it('keeps no auto-debit for a price that is paid in full', async () => {
    const whole = { subscriptionPlanId: family.plan.id, isAutoPaymentEnabled: true }
    expect(await family.client().orders.buyItems(whole)).toMatchObject({ part: null, isAutoPaymentEnabled: false })
  })

  it('opens with the first part, which is taxed and invoiced on its own', async () => {
    const orderId = await family.buy()
    expect(await family.client().orders.getOrderInfo({ orderId })).toMatchObject({
      kind: 'INSTALMENT',
      amount: rupees(3_334),
      part: { no: 1, of: 3 },
      enrolmentResult: 'SUCCESS',
    })
    expect(await family.statuses()).toEqual(['PAID', 'PENDING', 'PENDING'])
    expect(await family.instalments()).toMatchObject({ paymentStatus: 'PARTIALLY_PAID', isDownPayment: false, nextInstalment: { no: 2 } }) // prettier-ignore
    // 333,400 × 18 / 118 = 50,858 paise.
    await expect.poll(() => family.client().invoices.getInvoice({ orderId })).toMatchObject({ total: rupees(3_334), igst: 50_858 }) // prettier-ignore
  })

  it('is paid early, part by part, without a fee, until nothing is left', async () => {
    await family.buy()
    const second = await family.payNextThrough()
    expect(await family.client().orders.getOrderInfo({ orderId: second })).toMatchObject({ amount: rupees(3_333), part: { no: 2, of: 3 } }) // prettier-ignore
    await family.payNextThrough()
    expect(await family.statuses()).toEqual(['PAID', 'PAID', 'PAID'])
    expect(await family.instalments()).toMatchObject({ paymentStatus: 'PAID', nextInstalment: null })
    await expect(family.payNext()).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' })
    const [passbook] = await family.client().instalments.listInstalmentPlans({})
    expect(passbook).toMatchObject({ totalAmount: rupees(10_000), paidAmount: rupees(10_000), learnerName: 'Asha' })
    await expect.poll(family.texts).toContainEqual(expect.stringContaining('instalment 3 of 3'))
  })

  it('is paid in the order of its parts, each of them once', async () => {
    await family.buy()
    const third = (await family.instalments()).instalments[2]?.id ?? ''
    await expect(family.payNext({ instalmentId: third })).rejects.toMatchObject({ code: 'NOT_THE_NEXT' })
    const orders = await Promise.all(Array.from({ length: 6 }, () => family.payNext()))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
  })

  it('returns a second payment of the same part', async () => {
    await family.buy()
    const { orderId: late } = await family.payNext()
    await family.client().payments.startPayment({ orderId: late, method: 'UPI_QR' })
    app.moveClock(16 * MINUTE)
    await app.runJob('orders.expire')
    const again = await family.payNextThrough()
    expect(again).not.toBe(late)
    await app.sandbox.control(late, 'approve')
    const status = async () => (await family.client().orders.getOrderInfo({ orderId: late })).status
    await expect.poll(status).toMatch(/^REFUND/)
    expect(await family.statuses()).toEqual(['PAID', 'PAID', 'PENDING'])
  })

  it('uses its coupon once for all parts', async () => {
    const { code } = await aCoupon(app.ctx, { maxUsesPerUser: 1 })
    const { quote, instalments: parts } = await family.prepare(2, { couponCode: code })
    // 10% of 10,000 is 1,000, half of it with each part of 4,500.
    expect(parts).toMatchObject([
      { totalAmount: rupees(4_500), discountAmount: rupees(500) },
      { totalAmount: rupees(4_500), discountAmount: rupees(500) },
    ])
    const { orderId, discount } = await family.client().orders.buyItems({ quote: quote.token, payType: 'instalments' })
    expect(discount).toBe(rupees(500))
    await family.pay(orderId)
    const uses = await app.pool.query('select discount::int from coupons.reservation where order_id = $1', [orderId])
    expect(uses.rows).toMatchObject([{ discount: rupees(1_000) }])
  })

  it('is paid from the wallet too, in part or in full', async () => {
    await family.buy()
    await moneyInWallet(app.ctx, family.asha.accountId, { purchased: rupees(4_000) })
    const order = await family.payNext({ walletAmount: rupees(3_333) })
    expect(order.status).toBe('PAID')
    await app.runJobs()
    await expect.poll(family.statuses).toEqual(['PAID', 'PAID', 'PENDING'])
    const { orderId } = await family.payNext({ walletAmount: rupees(667) })
    await family.pay(orderId)
    expect((await family.client().wallet.getAccountInfo({})).balance).toBe(0)
  })

  it('needs a quote with parts, and belongs only to its own family', async () => {
    const buying = family.client().orders.buyItems({ subscriptionPlanId: family.plan.id, payType: 'instalments' })
    await expect(buying).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    await family.buy()
    const ravi = await aHousehold(app.ctx)
    expect((await app.as(ravi).instalments.getInstalments(family.course)).instalments).toEqual([])
    await expect(app.as(ravi).instalments.payInstalmentForBundle(family.course)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' }) // prettier-ignore
    await expect(app.as(visitor).instalments.listInstalmentPlans({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const wrong = app.as(ravi).instalments.getInstalments({ ...family.course, entityType: 'HOUSE' })
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_ENTITY' })
  })
})

it('ends with the course when staff refund its first part', async () => {
  const orderId = await family.buy()
  const { id } = await aClerk(app, 'refunds.view', 'refunds.edit').staffRefundRequests.create({ orderId, reason: 'They move abroad next week.' }) // prettier-ignore
  await aClerk(app, 'refunds.view', 'refunds.approve').staffPaymentActions.decideRefund({ id, isApproved: true })
  await app.runJobs()
  await expect.poll(family.statuses).toEqual(['PAID', 'CANCELLED', 'CANCELLED'])
  await expect(family.payNext()).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' })
  app.moveClock(11 * MINUTE)
  await app.runJobs()
})
