import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Coupon } from '#core/modules/coupons/coupon.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { redeemCoupon, reserveCoupon } from '#server/modules/coupons/index.ts'
import { aDiscountCap, aDowntime, anEmiIssuer } from '#server/modules/instruments/factory.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  plan = (await aSellablePlan(app.ctx, { price: rupees(20_000) })).plan
})

const off = (amount: number) => ({ redeemType: 'FIXED', redeemValue: rupees(amount), maxDiscount: rupees(0) }) as const
const forThis = (but: Partial<Coupon>) => aCoupon(app.ctx, { planIds: [plan.id], categories: ['PLANS'], ...but })
const ask = async (who: AHousehold | typeof visitor = asha, more: object = {}) => {
  const { prices } = await app.as(who).payments.getBestPrices({
    entityId: plan.bundleId,
    subscriptionPlanIds: [plan.id],
    ...more,
  })
  return prices[0]!
}

describe('getBestPrices', () => {
  it('takes the public coupon that takes off most, and lists the others below it', async () => {
    const small = await forThis({ redeem: off(500) })
    const large = await forThis({ redeem: off(2_000), title: { en: '₹2,000 off', hi: '₹2,000 की छूट' } })
    await forThis({ redeem: off(9_000), categories: [] })
    await forThis({ redeem: off(8_000), partnerHash: 'theirs' })
    await forThis({ redeem: off(7_000), endsAt: app.now() })
    await expect.poll(async () => (await ask()).coupons.length).toBe(2)
    const { best, coupons, price } = await ask(asha, { lang: 'hi' })
    expect(price).toBe(rupees(20_000))
    expect(best).toMatchObject({ amount: rupees(18_000), couponCode: large.code, paymentMethod: 'UPI', emi: null })
    expect(coupons.map(({ couponCode }) => couponCode)).toEqual([large.code, small.code])
    expect(coupons[0]).toMatchObject({ title: { text: '₹2,000 की छूट', lang: 'hi' }, discount: rupees(2_000) })
  })

  it('is the best price of this buyer: a coupon that the family has used is left out', async () => {
    const once = await forThis({ redeem: off(1_000), maxUsesPerUser: 1 })
    await expect.poll(async () => (await ask()).best?.couponCode).toBe(once.code)
    const use = { couponId: once.id, orderId: app.ctx.newId('ord'), accountId: asha.accountId, discount: rupees(1_000), expiresAt: later(app.now(), DAY) } // prettier-ignore
    await inTransaction(app.ctx.db, async (tx) => {
      await reserveCoupon(app.ctx, tx, use)
      await redeemCoupon(app.ctx, tx, use.orderId)
    })
    expect(await ask()).toMatchObject({ best: { amount: rupees(20_000), couponCode: null }, coupons: [] })
    const other = await aHousehold(app.ctx)
    expect((await ask(other)).best?.amount).toBe(rupees(19_000))
  })

  it('tells visitors what a coupon takes off, and that it needs the login', async () => {
    const { code } = await forThis({ redeem: off(1_000) })
    await expect.poll(async () => (await ask(visitor)).best?.couponCode).toBe(code)
    expect((await ask(visitor)).best).toMatchObject({ amount: rupees(19_000), needsLogin: true })
  })

  it('counts the code that the buyer has, which is shown to nobody else', async () => {
    const { code } = await forThis({ redeem: off(3_000), categories: [] })
    expect((await ask(asha, { couponCode: code.toLowerCase() })).best).toMatchObject({ couponCode: code })
    expect((await ask(asha, { couponCode: 'NONSENSE' })).best?.amount).toBe(rupees(20_000))
  })

  it('leaves out ways to pay that do not work now or allow no such discount', async () => {
    await forThis({ redeem: off(10_000) })
    await expect.poll(async () => (await ask()).best?.amount).toBe(rupees(10_000))
    await aDowntime(app.ctx, { code: 'UPI' })
    await aDiscountCap(app.ctx, 'CARD', { allowedCouponType: 'SUBSCRIPTION', maxDiscountAllowedPercent: 30, maxDiscountAllowedAbsolute: null }) // prettier-ignore
    await expect.poll(async () => (await ask()).best?.paymentMethod).toBe('NETBANKING')
    expect((await ask()).best?.instrumentName).toEqual(expect.any(String))
  })

  it('shows the longest EMI without cost, and how long one may pay at all', async () => {
    await anEmiIssuer(app.ctx, { plans: [{ isNoCost: true, months: 6 }, { months: 24 }] })
    await expect.poll(async () => (await ask()).emi).toMatchObject({ months: 6, isNoCost: true, maximumMonths: 24 })
    // 20,000 / 6 = 3,333.33
    expect((await ask()).emi?.monthly).toBe(333_333)
  })

  it('answers for a course without plans too, and refuses what nobody sells', async () => {
    await expect(app.as(visitor).payments.getBestPrices({ entityId: 'nothing', entityType: 'NONSENSE' })).rejects.toMatchObject({ code: 'INVALID_ENTITY' }) // prettier-ignore
  })
})
