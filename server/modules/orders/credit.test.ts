// Renewing and upgrading before the end: what is left of the running plan is taken off. Decision 0021.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import type { PlanId } from '#core/modules/plans/plan.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aPlan, aProgram } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

let asha: AHousehold
let shop: Awaited<ReturnType<typeof aShop>>
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  shop = await aShop()
})

/** Tiers of one group of courses, all to the same day: in 100 days to the minute. */
async function aShop() {
  const program = await aProgram(app.ctx)
  const aslGroup = `maths-${app.ctx.newId('asl')}`
  const endsAt = later(app.now(), 100 * DAY)
  const [lite, classic, plus] = await Promise.all([
    aBundle(app.ctx, { variantName: 'LITE', aslGroup, endsAt, price: rupees(5_000), cutPrice: rupees(5_000) }),
    aBundle(app.ctx, { variantName: 'CLASSIC', aslGroup, endsAt, price: rupees(10_000), cutPrice: rupees(10_000) }),
    aBundle(app.ctx, { variantName: 'PLUS', aslGroup, endsAt, price: rupees(18_000), cutPrice: rupees(18_000) }),
  ])
  return {
    lite: await aPlan(app.ctx, { program, bundle: lite }),
    season: await aPlan(app.ctx, { program: await aProgram(app.ctx), bundle: classic }, { aioValidTill: later(app.now(), 50 * DAY), price: rupees(3_000) }), // prettier-ignore
    classic: await aPlan(app.ctx, { program, bundle: classic }),
    plusMonth: await aPlan(app.ctx, { program, bundle: plus }, { validMonths: 1, price: rupees(4_000) }),
    plus: await aPlan(app.ctx, { program, bundle: plus }),
  }
}

let clerks = 0
function aClerk() {
  clerks += 1
  const id = `stf0000000000000002${String(clerks).padStart(2, '0')}`
  return app.as(clerk(id, 'refunds.view', 'refunds.edit', 'refunds.approve'))
}

const family = () => app.as(asha)
const quoteFor = ({ id }: { id: PlanId }, but: object = {}) =>
  family().orders.makeQuote({ subscriptionPlanId: id, ...but })
const statusOf = (orderId: OrderId) => family().payments.getOrderStatus({ orderId })
const becomes = (orderId: OrderId, status: string) =>
  expect.poll(async () => (await statusOf(orderId)).status).toBe(status)
const runs = async ({ bundleId }: { bundleId: string }) =>
  (await family().enrolments.checkEnrolment({ bundleId: bundleId as never })).isEnrolled

async function pay(orderId: OrderId) {
  await family().payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
}

async function bought(plan: { id: PlanId }, but: object = {}) {
  const { orderId } = await family().orders.buyItems({ subscriptionPlanId: plan.id, ...but })
  await pay(orderId)
  await becomes(orderId, 'SUCCESS')
  return orderId
}

async function orderedBy(quote: string, but: object = {}) {
  return family().orders.buyItems({ quote, ...but })
}

async function refund(orderId: OrderId) {
  const asked = await aClerk().staffRefundRequests.create({ orderId, reason: 'The family changed its mind.' })
  return aClerk().staffPaymentActions.decideRefund({ id: String(asked.id), isApproved: true })
}

/** The family has CLASSIC for 100 days, paid with ₹10,000, and ten of them are over. */
async function tenDaysInto(plan: { id: PlanId } = shop.classic, but: object = {}) {
  const orderId = await bought(plan, but)
  app.moveClock(10 * DAY)
  return orderId
}

describe('a quote', () => {
  it('for a higher tier takes off what is left of the running plan, by the day', async () => {
    const orderId = await tenDaysInto()
    // 90 of 100 days of ₹10,000.
    expect(await quoteFor(shop.plus)).toMatchObject({
      credit: { orderId, days: 90, amount: rupees(9_000) },
      priceView: { originalPrice: rupees(18_000), price: rupees(9_000) },
      discount: 0,
    })
  })

  it('for the same course for longer does so too', async () => {
    await tenDaysInto(shop.season)
    // 40 of 50 days of ₹3,000.
    expect(await quoteFor(shop.classic)).toMatchObject({ credit: { days: 40, amount: rupees(2_400) }, priceView: { price: rupees(7_600) } }) // prettier-ignore
  })

  it('takes the coupon off the price first, and the credit off what is left', async () => {
    await tenDaysInto()
    const { code } = await aCoupon(app.ctx)
    // 10% of ₹18,000, then ₹9,000.
    expect(await quoteFor(shop.plus, { couponCode: code })).toMatchObject({ discount: rupees(1_800), credit: { amount: rupees(9_000) }, priceView: { price: rupees(7_200) } }) // prettier-ignore
  })

  it('counts what the family paid, and not what we had given', async () => {
    await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(2_000), purchased: rupees(1_000) })
    await tenDaysInto(shop.classic, { walletAmount: rupees(3_000) })
    // ₹7,000 by the bank and ₹1,000 of the family's own: 90 of 100 days of ₹8,000.
    expect((await quoteFor(shop.plus)).credit?.amount).toBe(rupees(7_200))
  })

  it('is never below nothing: what a coupon has made cheaper is not paid out', async () => {
    await tenDaysInto()
    const redeem = { redeemType: 'FLAT_PRICE', redeemValue: rupees(6_000), maxDiscount: rupees(0) } as const
    const { code } = await aCoupon(app.ctx, { redeem })
    const { token, priceView, credit } = await quoteFor(shop.plus, { couponCode: code })
    expect([priceView.price, credit?.amount]).toEqual([0, rupees(6_000)])
    expect(await orderedBy(token)).toMatchObject({ status: 'PAID', amount: 0 })
    expect([await runs(shop.classic), await runs(shop.plus)]).toEqual([false, true])
  })

  it.each([
    ['a lower tier', () => shop.lite],
    ['a higher tier that would end sooner', () => shop.plusMonth],
    ['the same course to the same day', () => shop.classic],
  ])('has no credit for %s, which stays refused', async (_, plan) => {
    await tenDaysInto()
    const quote = await quoteFor(plan())
    expect(quote.credit).toBeNull()
    await expect(orderedBy(quote.token)).rejects.toMatchObject({ status: 409 })
  })

  it('has none for another child of the household, nor for another family', async () => {
    await tenDaysInto()
    const { token } = await quoteFor(shop.plus)
    const ravi = await aHousehold(app.ctx)
    expect((await app.as(ravi).orders.makeQuote({ subscriptionPlanId: shop.plus.id })).credit).toBeNull()
    await expect(app.as(ravi).orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    const { userId } = await family().households.addLearner({ birthYear: 2011, grade: 10 })
    await expect(orderedBy(token, { userId })).rejects.toMatchObject({ code: 'CREDIT_SPENT' })
  })
})

describe('an upgrade', () => {
  it('is charged what was quoted, ends the plan before, and moves its value in the books', async () => {
    const before = await tenDaysInto()
    const carried = await sumOf(app.ctx.db, 'revenue:carried-over')
    const { token } = await quoteFor(shop.plus)
    const order = await orderedBy(token, { billing: { pinCode: '560038' } })
    expect(order).toMatchObject({ amount: rupees(9_000), originalPrice: rupees(18_000), discount: 0, credit: { orderId: before, days: 90, amount: rupees(9_000) } }) // prettier-ignore
    expect(await runs(shop.classic)).toBe(true)
    await pay(order.orderId)
    await becomes(order.orderId, 'SUCCESS')
    expect([await runs(shop.classic), await runs(shop.plus)]).toEqual([false, true])
    // ₹9,000 without its 18% of GST: 9,000 × 18 / 118 = 1,372.88.
    expect((await sumOf(app.ctx.db, 'revenue:carried-over')) - carried).toBe(-762_712)
    await app.runJobs()
    // Tax is due only on the amount paid now; the old invoice includes the tax on the credit.
    expect(await family().invoices.getInvoice({ orderId: order.orderId })).toMatchObject({ listPrice: rupees(18_000), discount: 0, credit: rupees(9_000), taxableValue: 762_712, igst: 137_288, total: rupees(9_000) }) // prettier-ignore
  })

  it('counts what was carried over when it is upgraded once more', async () => {
    await tenDaysInto(shop.lite)
    // ₹5,000 × 90 / 100.
    const { orderId, amount } = await family().orders.buyItems({ subscriptionPlanId: shop.classic.id })
    expect(amount).toBe(rupees(5_500))
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    app.moveClock(9 * DAY)
    // ₹5,500 paid and ₹4,500 carried over, 81 of 90 days of it.
    expect((await quoteFor(shop.plus)).credit).toMatchObject({ orderId, days: 81, amount: rupees(9_000) })
  })

  it('that is not paid leaves the plan as it was', async () => {
    await tenDaysInto()
    const { orderId } = await orderedBy((await quoteFor(shop.plus)).token)
    await family().payments.startPayment({ orderId, method: 'UPI_QR' })
    await app.sandbox.control(orderId, 'decline')
    await becomes(orderId, 'FAILURE')
    app.moveClock(HOUR)
    await app.runJob('orders.expire')
    expect([await runs(shop.classic), await runs(shop.plus)]).toEqual([true, false])
    expect((await quoteFor(shop.plus)).credit?.amount).toBe(rupees(8_900))
  })

  it('of two at the same time uses the value once: the other payment goes back', async () => {
    await tenDaysInto(shop.lite)
    const quotes = await Promise.all([quoteFor(shop.classic), quoteFor(shop.plus)])
    const orders = await Promise.all(quotes.map(({ token }) => orderedBy(token)))
    await Promise.all(orders.map(({ orderId }) => pay(orderId)))
    const results = async () =>
      (await Promise.all(orders.map(({ orderId }) => statusOf(orderId)))).map(({ status }) => status)
    await expect.poll(async () => (await results()).toSorted()).toEqual(['REFUNDED', 'SUCCESS'])
    const infos = await Promise.all(orders.map(({ orderId }) => family().orders.getOrderInfo({ orderId })))
    expect(infos.map(({ returnReason }) => returnReason).toSorted()).toEqual(['CREDIT_SPENT', null])
    expect([await runs(shop.lite), await runs(shop.classic), await runs(shop.plus)].filter(Boolean)).toHaveLength(1)
    await app.runJobs()
  })

  it('that was quoted is refused once the plan before has ended', async () => {
    const before = await tenDaysInto()
    const { token } = await quoteFor(shop.plus)
    await refund(before)
    await expect(orderedBy(token)).rejects.toMatchObject({ code: 'CREDIT_SPENT', status: 409 })
    expect((await quoteFor(shop.plus)).credit).toBeNull()
  })

  it('is charged the same for any amounts in the request', async () => {
    await tenDaysInto()
    const tampered = { subscriptionPlanId: shop.plus.id, credit: { amount: 1_799_900 }, amount: 100, discount: 900_000 }
    const order = await family().orders.buyItems(tampered as { subscriptionPlanId: PlanId })
    expect(order.amount).toBe(rupees(9_000))
  })

  it('may be paid in parts, the credit taken off before they are made', async () => {
    await tenDaysInto()
    const { token } = await quoteFor(shop.plus)
    const { quote, instalments } = await family().instalments.prepareInstalments({ quote: token, parts: 3 })
    expect(instalments.map(({ totalAmount }) => totalAmount)).toEqual([rupees(3_000), rupees(3_000), rupees(3_000)])
    const order = await orderedBy(quote.token, { payType: 'instalments' })
    expect(order).toMatchObject({
      amount: rupees(3_000),
      originalPrice: rupees(12_000),
      credit: { amount: rupees(9_000) },
    })
    await pay(order.orderId)
    await becomes(order.orderId, 'SUCCESS')
    expect([await runs(shop.classic), await runs(shop.plus)]).toEqual([false, true])
  })
})

describe('a refund', () => {
  it('of an upgrade returns what was taken for it, and the plan before runs again', async () => {
    const before = await tenDaysInto()
    const { orderId } = await orderedBy((await quoteFor(shop.plus)).token)
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    app.moveClock(5 * DAY)
    await refund(orderId)
    await app.runJobs()
    const { rows } = await app.pool.query('select amount::int from payments.refund where order_id = $1', [orderId])
    expect(rows).toEqual([{ amount: rupees(9_000) }])
    expect([await runs(shop.classic), await runs(shop.plus)]).toEqual([true, false])
    expect((await quoteFor(shop.plus)).credit).toMatchObject({ orderId: before, days: 85, amount: rupees(8_500) })
  })

  it('of the plan before is refused while its value pays for another', async () => {
    const before = await tenDaysInto()
    const { orderId } = await orderedBy((await quoteFor(shop.plus)).token)
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    await expect(refund(before)).rejects.toMatchObject({ code: 'VALUE_CARRIED_OVER', status: 409 })
    await refund(orderId)
    app.moveClock(MINUTE)
    await refund(before)
    expect([await runs(shop.classic), await runs(shop.plus)]).toEqual([false, false])
    await app.runJobs()
  })
})
