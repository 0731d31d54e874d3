// A coupon that is on an order of the family which nobody has paid.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { lockOrder } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let asha: AHousehold
let first: string
let second: string
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  first = (await aSellablePlan(app.ctx, { price: rupees(5_049) })).plan.id
  second = (await aSellablePlan(app.ctx, { price: rupees(5_049) })).plan.id
})
afterEach(() => expectBalancedBooks(app))

const family = () => app.as(asha)
const quote = (subscriptionPlanId: string, couponCode: string) =>
  family().orders.makeQuote({ subscriptionPlanId, couponCode })
const order = (subscriptionPlanId: string, couponCode: string) =>
  family().orders.buyItems({ subscriptionPlanId, couponCode })
const statusOf = async (orderId: OrderId) => (await family().orders.getOrderInfo({ orderId })).status
const usesOf = async (couponId: string) =>
  (
    await app.pool.query('select order_id, status from coupons.reservation where coupon_id = $1 order by status', [
      couponId,
    ])
  ).rows

async function begin(orderId: OrderId) {
  await family().payments.startPayment({ orderId, method: 'UPI_QR' })
}
async function refuse(orderId: OrderId) {
  await begin(orderId)
  await app.sandbox.control(orderId, 'authorization-failed')
  await expect.poll(async () => (await family().payments.getOrderStatus({ orderId })).status).toBe('FAILURE')
}

describe.each([
  ['once for each family', { maxUsesPerUser: 1 }],
  ['once for all', { maxUses: 1 }],
])('a coupon that is valid %s', (_, limit) => {
  it.each([
    ['was left', async () => undefined],
    ['was refused by the bank', refuse],
  ])('passes to another course from an order whose payment %s, at the price that was shown', async (_how, before) => {
    const { code, id } = await aCoupon(app.ctx, limit)
    const left = await order(first, code)
    await before(left.orderId)
    const shown = await quote(second, code)
    expect(shown.discount).toBe(50_490)
    const made = await family().orders.buyItems({ quote: shown.token })
    expect(made.amount).toBe(shown.priceView.price)
    expect(await statusOf(left.orderId)).toBe('REPLACED')
    await expect(begin(left.orderId)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    expect(await usesOf(id)).toEqual([
      { order_id: left.orderId, status: 'RELEASED' },
      { order_id: made.orderId, status: 'RESERVED' },
    ])
  })

  it('stays on an order that is being paid, and the price of another course says so', async () => {
    const { code } = await aCoupon(app.ctx, limit)
    const running = await order(first, code)
    await begin(running.orderId)
    const sentence = { code: 'COUPON_ON_OPEN_ORDER', message: expect.stringContaining(running.number) }
    await expect(quote(second, code)).rejects.toMatchObject(sentence)
    await expect(order(second, code)).rejects.toMatchObject(sentence)
    // The same course is the same order.
    expect((await quote(first, code)).discount).toBe(50_490)
    expect((await order(first, code)).orderId).toBe(running.orderId)
    app.moveClock(11 * MINUTE)
    expect((await order(second, code)).discount).toBe(50_490)
  })

  it('that was switched off is refused as over, and the order that keeps it stays', async () => {
    const { code, id } = await aCoupon(app.ctx, limit)
    const shown = await quote(second, code)
    const kept = await order(first, code)
    await app.asOwner(`update coupons.coupon set is_active = false where id = '${id}'`)
    const over = { code: 'COUPON_EXPIRED' }
    await expect(family().orders.buyItems({ quote: shown.token })).rejects.toMatchObject(over)
    await begin(kept.orderId)
    await expect(family().orders.buyItems({ quote: shown.token })).rejects.toMatchObject(over)
    expect(await usesOf(id)).toEqual([{ order_id: kept.orderId, status: 'RESERVED' }])
  })

  it('does not wait for an order that is just being ended, which may wait for the coupon itself', async () => {
    const { code } = await aCoupon(app.ctx, limit)
    const left = await order(first, code)
    await app.ctx.db.transaction().execute(async (tx) => {
      await lockOrder(tx, left.orderId)
      await expect(order(second, code)).rejects.toMatchObject({ code: 'COUPON_ON_OPEN_ORDER' })
    })
    expect((await order(second, code)).discount).toBe(50_490)
    expect(await statusOf(left.orderId)).toBe('REPLACED')
  })

  it('is used once, however many courses are ordered with it at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      asha = await aHousehold(app.ctx)
      const { code, id } = await aCoupon(app.ctx, limit)
      await Promise.allSettled([first, second, first, second].map((planId) => order(planId, code)))
      const live = (await usesOf(id)).filter(({ status }) => status !== 'RELEASED')
      expect(live).toHaveLength(1)
      expect(await statusOf(live[0].order_id)).toBe('OPEN')
    }
  })
})

it('a payment that comes after all for an order that has given its coupon away is honoured, and the coupon is used once', async () => {
  const { code, id } = await aCoupon(app.ctx, { maxUsesPerUser: 1 })
  const left = await order(first, code)
  await refuse(left.orderId)
  const made = await order(second, code)
  await app.sandbox.setStatus(left.orderId, 'CHARGED')
  await expect.poll(() => statusOf(left.orderId)).toBe('PAID')
  await begin(made.orderId)
  await app.sandbox.control(made.orderId, 'approve')
  await expect.poll(() => statusOf(made.orderId)).toBe('PAID')
  expect((await usesOf(id)).map(({ status }) => status)).toEqual(['REDEEMED', 'RELEASED'])
})
