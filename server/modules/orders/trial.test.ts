// A course for some days, and the coupons that open one: decisions P-01 and P-08.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, fromIndia } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'

let app: TestApp
let asha: AHousehold
let bundle: NewBundle
let trialId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  trialId = app.ctx.newId('trl')
  const trials = [{ id: trialId, trialAmount: rupees(99), trialAllowedDays: 15, cutPrice: rupees(499) }]
  bundle = await aBundle(app.ctx, { trials, price: rupees(10_000) })
})
afterEach(() => expectBalancedBooks(app))

const family = () => app.as(asha)
const trial = () => ({ entityId: trialId, entityType: 'BUNDLE_TRIAL' })
const enrolments = () => family().enrolments.getEnrolments({ bundleId: bundle.id })

async function payFor(what: object) {
  const order = await family().orders.buyItems(what)
  await family().payments.startPayment({ orderId: order.orderId, method: 'UPI_QR' })
  await app.sandbox.control(order.orderId, 'approve')
  const status = async () => (await family().payments.getOrderStatus({ orderId: order.orderId })).status
  await expect.poll(status).toBe('SUCCESS')
  return order
}

it('costs what the trial costs, opens the course to the end of its last day, and closes it then', async () => {
  const order = await payFor(trial())
  // The test begins on 21 November; fifteen whole days follow.
  const validTill = fromIndia(2026, 12, { day: 7 }) - 1_000
  expect(order).toMatchObject({ entityType: 'BUNDLE_TRIAL', entityId: bundle.id, amount: rupees(99), cutPrice: rupees(499), validTill }) // prettier-ignore
  expect(await enrolments()).toMatchObject([{ state: 'TRIAL', isActive: true, validTill }])
  app.moveClock(16 * DAY)
  expect(await enrolments()).toMatchObject([{ state: 'TRIAL', isActive: false }])
})

it('is had once, and keeps nobody from buying the course', async () => {
  await payFor(trial())
  await expect(family().orders.buyItems(trial())).rejects.toMatchObject({ code: 'ALREADY_ENROLLED' })
  app.moveClock(16 * DAY)
  await expect(family().orders.buyItems(trial())).rejects.toMatchObject({ code: 'ALREADY_ENROLLED' })
  expect(await payFor({ entityId: bundle.id })).toMatchObject({ amount: rupees(10_000) })
  expect((await enrolments()).map(({ state }) => state)).toEqual(['REGULAR', 'TRIAL'])
})

it('is refused to a learner who has the course, and under an unknown name', async () => {
  await payFor({ entityId: bundle.id })
  await expect(family().orders.buyItems(trial())).rejects.toMatchObject({ code: 'ALREADY_ENROLLED' })
  for (const entityId of ['trl000000000000000000', bundle.id])
    await expect(family().orders.makeQuote({ entityId, entityType: 'BUNDLE_TRIAL' })).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND' }) // prettier-ignore
})

it('opens at once with a coupon that leaves nothing to pay, at a rupee with another, and with none for courses', async () => {
  const priced = (redeemValue: number) => ({ redeemType: 'FLAT_PRICE', redeemValue: rupees(redeemValue), maxDiscount: rupees(0) }) as const // prettier-ignore
  const [rupee, free] = await Promise.all([
    aCoupon(app.ctx, { couponType: 'TRIAL', redeem: priced(1) }),
    aCoupon(app.ctx, { couponType: 'TRIAL', redeem: priced(0) }),
  ])
  const { token, priceView } = await family().orders.makeQuote({ ...trial(), couponCode: rupee.code })
  expect(priceView.price).toBe(rupees(1))
  await expect(family().orders.makeQuote({ entityId: bundle.id, couponCode: rupee.code })).rejects.toMatchObject({ code: 'COUPON_NOT_FOR_ENTITY' }) // prettier-ignore
  expect(await family().orders.buyItems({ quote: token })).toMatchObject({ status: 'OPEN', amount: rupees(1) })
  expect(await family().orders.buyItems({ ...trial(), couponCode: free.code })).toMatchObject({
    status: 'PAID',
    amount: 0,
  })
  expect(await enrolments()).toMatchObject([{ state: 'TRIAL', isActive: true }])
})

it('is ordered by its quote, for as long as that holds', async () => {
  const { token } = await family().orders.makeQuote(trial())
  expect(await family().orders.buyItems({ quote: token })).toMatchObject({
    amount: rupees(99),
    entityType: 'BUNDLE_TRIAL',
  })
  app.moveClock(DAY)
  await expect(family().orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
})

it('a visitor’s coupon for paying unregistered holds from the first price to the order of the number that signs in', async () => {
  const { code } = await aCoupon(app.ctx, { couponType: 'PAYMENT_WITHOUT_REGISTRATION' })
  const wish = { entityId: bundle.id, couponCode: code }
  const { token, discount } = await app.as(visitor).orders.makeQuote(wish)
  expect(discount).toBe(rupees(1_000))
  expect(await family().orders.buyItems({ quote: token })).toMatchObject({ amount: rupees(9_000), couponCode: code })
})
