import { afterAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const staff = app.as(owner)
const editor = app.as(clerk('stf000000000000000005', 'coupons.view', 'coupons.edit'))
afterAll(() => app.close())

let made = 0
function draft(but: object = {}) {
  made += 1
  return {
    code: `DIWALI${made}`,
    couponType: 'REGULAR' as const,
    redeem: { redeemType: 'PERCENTAGE' as const, redeemValue: 10, maxDiscount: rupees(1_000) },
    courseTypes: [],
    entityTypes: [],
    entityIds: [],
    planIds: [],
    variantNames: [],
    grades: [],
    minimumAmount: rupees(0),
    startsAt: later(app.now(), -DAY),
    endsAt: later(app.now(), 30 * DAY),
    maxUses: 2,
    maxUsesPerUser: null,
    partnerHash: null,
    categories: [],
    title: { en: '10% off' },
    isActive: true,
    ...but,
  }
}

describe('a coupon of the console', () => {
  it('is written, simulated, used and switched off', async () => {
    const { plan, bundle } = await aSellablePlan(app.ctx, { price: rupees(24_999), cutPrice: rupees(24_999) })
    const wanted = draft()
    const [seen] = await staff.staffSimulator.simulateCoupon({ coupon: wanted, entityId: bundle.id })
    // 10% of ₹24,999 is ₹2,499.90, capped at ₹1,000.
    expect(seen).toMatchObject({ price: rupees(24_999), discount: rupees(1_000), finalAmount: rupees(23_999) })

    const { id } = await editor.staffCoupons.create(wanted)
    const family = app.as(await aHousehold(app.ctx))
    const order = await family.orders.buyItems({ subscriptionPlanId: plan.id, couponCode: wanted.code })
    expect(await staff.staffOrders.one({ id: order.orderId })).toMatchObject({
      amount: rupees(23_999),
      discount: rupees(1_000),
    })
    expect(await staff.staffCoupons.one({ id })).toMatchObject({ reserved: 1, redeemed: 0 })

    expect(await editor.staffCoupons.bulk({ ids: [id], change: { isActive: false } })).toEqual({
      count: 1,
      missing: [],
    })
    const another = app.as(await aHousehold(app.ctx))
    await expect(
      another.orders.buyItems({ subscriptionPlanId: plan.id, couponCode: wanted.code }),
    ).rejects.toMatchObject({ code: 'COUPON_EXPIRED' })
  })

  it('tells why it would not hold', async () => {
    const { bundle } = await aSellablePlan(app.ctx)
    const coupon = draft({ startsAt: later(app.now(), DAY) })
    expect(await staff.staffSimulator.simulateCoupon({ coupon, entityId: bundle.id })).toMatchObject([
      { errorCode: 'COUPON_NOT_STARTED', discount: 0 },
    ])
  })

  it('needs an approver when one use may take more than ₹5,000', async () => {
    const generous = draft({ redeem: { redeemType: 'FIXED', redeemValue: rupees(5_001), maxDiscount: rupees(0) } })
    await expect(editor.staffCoupons.create(generous)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const free = draft({ redeem: { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) } })
    await expect(editor.staffCoupons.create(free)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(staff.staffCoupons.create(generous)).resolves.toBeDefined()
  })

  it('is given more uses and fewer, but never fewer than are taken', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const wanted = draft({ maxUses: 40 })
    const { code: _code, couponType: _type, ...terms } = wanted
    const { id } = await staff.staffCoupons.create(wanted)
    await app.as(await aHousehold(app.ctx)).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: wanted.code })
    const to = async (maxUses: number | null) => {
      const { version } = await staff.staffCoupons.one({ id })
      return staff.staffCoupons.update({ ...terms, id, version, maxUses })
    }
    expect((await to(50)).maxUses).toBe(50)
    expect((await to(1)).maxUses).toBe(1)
    await expect(to(null)).rejects.toMatchObject({ code: 'DOES_NOT_FIT' })
    const { rows } = await app.pool.query(
      'select coalesce(sum(free), 0)::int as free from coupons.use_stripe where coupon_id = $1',
      [id],
    )
    expect(rows).toEqual([{ free: 0 }])
  })

  it('has a code of its own, however it is written', async () => {
    const wanted = draft()
    await staff.staffCoupons.create(wanted)
    await expect(staff.staffCoupons.create({ ...wanted, code: wanted.code.toLowerCase() })).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
    })
    await expect(staff.staffCoupons.create(draft({ endsAt: later(app.now(), -2 * DAY) }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})
