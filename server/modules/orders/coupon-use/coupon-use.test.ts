// The reports of coupons, as staff read them. All sums are by hand.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import type { Coupon } from '#core/modules/coupons/coupon.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon, aPaymentOffer, aPool } from '#server/modules/coupons/factory.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aFamilyInParts } from '#server/test/family-in-parts.ts'
import { returnMoney } from '#server/test/refunds.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { sumSomeUses } from './sum-uses.ts'

let app: TestApp
let marketer: ReturnType<TestApp['as']>
/** They cost ₹20,000 and ₹10,000. */
let dear: NewPlan
let cheap: NewPlan
let coupon: Coupon
beforeAll(async () => {
  app = await startTestApp()
  marketer = app.as(clerk('stf000000000000000081', 'coupons.view'))
  dear = (await aSellablePlan(app.ctx, { price: rupees(20_000) })).plan
  cheap = (await aSellablePlan(app.ctx, { price: rupees(10_000) })).plan
  coupon = await aThousandOff()
})
afterAll(() => app.close())

function aThousandOff(but: Partial<Coupon> = {}) {
  return aCoupon(app.ctx, {
    redeem: { redeemType: 'FIXED', redeemValue: rupees(1_000), maxDiscount: rupees(0) },
    ...but,
  })
}

interface Bought {
  readonly by: AHousehold
  readonly plan: NewPlan
  readonly code?: string
}

async function order({ by, plan, code }: Bought) {
  const asked = { subscriptionPlanId: plan.id, ...(code !== undefined && { couponCode: code }) }
  return (await app.as(by).orders.buyItems(asked)).orderId
}

async function paid(bought: Bought) {
  const orderId = await order(bought)
  await app.as(bought.by).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await app.as(owner).staffPaymentActions.recheckOrder({ id: orderId })
  return orderId
}

async function refund(orderId: string) {
  const asking = clerk('stf000000000000000082', 'refunds.edit')
  const reason = 'The learner has moved to another city.'
  const { id } = await app.as(asking).staffRefundRequests.create({ orderId, reason })
  await app.as(owner).staffPaymentActions.decideRefund({ id, isApproved: true })
  await returnMoney(app)
}

const sums = (orders: number, paidOrders: number, takenOff: Paise, money: Paise) => ({
  orders,
  paidOrders,
  takenOff,
  paid: money,
})

describe('a coupon', () => {
  it('that nobody has used says so', async () => {
    const { id, code } = await aThousandOff()
    const report = await marketer.staffCouponUse.getCouponUse({ id })
    expect(report).toMatchObject({
      from: '2026-10-23',
      until: '2026-11-21',
      code,
      isPool: false,
      totals: { ...sums(0, 0, rupees(0), rupees(0)), givenBack: 0 },
      states: [],
      boughtWith: [],
    })
    expect(report.days).toHaveLength(30)
  })

  it('tells its orders by state, its money, first and later purchases, and the plans', async () => {
    await aPaymentOffer(app.ctx, { title: { en: 'UPI gives 5% back' }, paymentMethod: 'UPI' })
    await aPaymentOffer(app.ctx, { title: { en: 'Cards give 5% back' }, paymentMethod: 'CARD' })
    const { id, code } = coupon
    const [asha, ben, chitra, dev] = await Promise.all(Array.from({ length: 4 }, () => aHousehold(app.ctx)))
    if (!asha || !ben || !chitra || !dev) throw new Error('there are four families')
    await order({ by: ben, plan: dear, code })
    app.moveClock(30 * MINUTE)
    await app.runJob('orders.expire')
    await paid({ by: asha, plan: dear, code })
    await paid({ by: asha, plan: cheap, code })
    await refund(await paid({ by: chitra, plan: dear, code }))
    await paid({ by: dev, plan: dear })

    // ₹19,000 and ₹9,000 stay paid; ₹19,000 went back.
    const report = await marketer.staffCouponUse.getCouponUse({ id })
    expect(report.totals).toEqual({ ...sums(4, 2, rupees(2_000), rupees(28_000)), givenBack: rupees(19_000) })
    expect(new Map(report.states.map(({ status, orders }) => [status, orders]))).toEqual(
      new Map([
        ['PAID', 2],
        ['REFUNDED', 1],
        ['EXPIRED', 1],
      ]),
    )
    expect(report.first).toEqual(sums(3, 1, rupees(1_000), rupees(19_000)))
    expect(report.later).toEqual(sums(1, 1, rupees(1_000), rupees(9_000)))
    expect(report.boughtWith).toMatchObject([
      { bundleId: dear.bundleId, planId: dear.id, variantName: 'PRO', ...sums(3, 1, rupees(1_000), rupees(19_000)) },
      { bundleId: cheap.bundleId, planId: cheap.id, ...sums(1, 1, rupees(1_000), rupees(9_000)) },
    ]) // prettier-ignore
    expect(report.boughtWith[0]).toMatchObject({ grade: expect.any(Number), course: { en: expect.any(String) } })
    expect(report.days.filter(({ orders }) => orders > 0)).toEqual([
      { day: '2026-11-21', ...sums(4, 2, rupees(2_000), rupees(28_000)) },
    ])
    expect(Object.fromEntries(report.offers.map(({ title, paidOrders }) => [title.en, paidOrders]))).toEqual({
      'UPI gives 5% back': 2,
      'Cards give 5% back': 0,
    })
  })

  it('is compared with the others, and with the orders without any', async () => {
    const report = await marketer.staffCouponUse.getCouponReport({})
    // Asha's two, and the one of ₹20,000 without a coupon.
    expect(report).toMatchObject({ paidOrders: 3, paidWithCoupon: 2 })
    expect(report.coupons).toEqual([
      { id: coupon.id, code: coupon.code, isPool: false, withOffer: 2, ...sums(4, 2, rupees(2_000), rupees(28_000)) },
    ])
    expect(await marketer.staffCouponUse.exportCouponReport({})).toEqual(report)
    const { data } = await app.as(owner).staffAudit.list({ action: 'coupon-report.export' })
    expect(data).toHaveLength(1)
  })

  it('tells the same however many changes the job has added up', async () => {
    const before = await marketer.staffCouponUse.getCouponUse({ id: coupon.id })
    for (const most of [1, 2, 3, 100]) {
      await sumSomeUses(app.ctx.db, most)
      expect(await marketer.staffCouponUse.getCouponUse({ id: coupon.id })).toEqual(before)
    }
    const { rows } = await sql`select from orders.unsummed_coupon_use`.execute(app.ctx.db)
    expect(rows).toEqual([])
  })

  it('tells nothing of other days', async () => {
    const of = (from: string, until: string) => marketer.staffCouponUse.getCouponUse({ id: coupon.id, from, until })
    expect((await of('2026-11-01', '2026-11-20')).totals.orders).toBe(0)
    expect((await of('2026-11-21', '2026-11-21')).totals.orders).toBe(4)
    await expect(of('2026-11-22', '2026-11-21')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(of('2026-01-01', '2026-11-21')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(marketer.staffCouponUse.getCouponUse({ id: 'cou0' })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
    const other = app.as(clerk('stf000000000000000083', 'orders.view'))
    await expect(other.staffCouponUse.getCouponReport({})).rejects.toMatchObject({ status: 403 })
  })
})

it('codes of a pool count as their pool', async () => {
  const pool = await aPool(app.ctx, 2, {
    redeem: { redeemType: 'FIXED', redeemValue: rupees(500), maxDiscount: rupees(0) },
  })
  const { rows } = await app.pool.query<{ code: string }>('select code from coupons.coupon where pool_id = $1', [
    pool.id,
  ])
  for (const { code } of rows) await paid({ by: await aHousehold(app.ctx), plan: cheap, code })
  expect(await marketer.staffCouponUse.getCouponUse({ id: pool.id })).toMatchObject({
    isPool: true,
    totals: sums(2, 2, rupees(1_000), rupees(19_000)),
  })
})

it('the parts of a price are one use, and each adds what it pays', async () => {
  const tenth = await aCoupon(app.ctx, { startsAt: later(app.now(), -DAY), endsAt: later(app.now(), 90 * DAY) })
  const family = await aFamilyInParts(app)
  const { quote } = await family.prepare(2, { couponCode: tenth.code })
  const { orderId } = await family.client().orders.buyItems({ quote: quote.token, payType: 'instalments' })
  await family.pay(orderId)
  await app.runJobs()
  const use = async () => (await marketer.staffCouponUse.getCouponUse({ id: tenth.id })).totals
  // 10% of ₹10,000, in two parts of ₹4,500.
  expect(await use()).toEqual({ ...sums(1, 1, rupees(1_000), rupees(4_500)), givenBack: 0 })
  await family.payNextThrough()
  expect(await use()).toEqual({ ...sums(1, 1, rupees(1_000), rupees(9_000)), givenBack: 0 })
})
