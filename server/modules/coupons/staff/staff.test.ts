import { startChanges } from '#core/modules/coupons/start/start-changes.ts'
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
    ...but,
  }
}

const formOf = (coupon: Awaited<ReturnType<typeof staff.staffCoupons.one>>) => {
  const { id: _id, version: _v, isActive: _on, redeemed: _r, reserved: _h, isPool: _p, codes: _c, simulatedAt: _s, approvedAt: _a, ...terms } = coupon
  return { ...terms, variantNames: terms.variantNames as never } // tiers, as they were saved
} // prettier-ignore

async function simulate(id: string, bundleId?: string) {
  const entityId = bundleId ?? (await aSellablePlan(app.ctx, { price: rupees(24_999), cutPrice: rupees(24_999) })).bundle.id
  const coupon = formOf(await editor.staffCoupons.one({ id }))
  return editor.staffSimulator.simulateCoupon({ id, coupon, entityId })
} // prettier-ignore

const turn = (id: string, isActive: boolean) => editor.staffCoupons.bulk({ ids: [id], change: { isActive } })

/** Written, simulated and switched on. */
async function aStarted(but: object = {}) {
  const coupon = await editor.staffCoupons.create(draft(but))
  await simulate(coupon.id)
  await turn(coupon.id, true)
  return coupon
}

describe('a coupon of the console', () => {
  it('is written, simulated, used and switched off', async () => {
    const { plan, bundle } = await aSellablePlan(app.ctx, { price: rupees(24_999), cutPrice: rupees(24_999) })
    const wanted = draft()
    const [seen] = await staff.staffSimulator.simulateCoupon({ coupon: wanted, entityId: bundle.id })
    // 10% of ₹24,999 is ₹2,499.90, capped at ₹1,000.
    expect(seen).toMatchObject({ price: rupees(24_999), discount: rupees(1_000), finalAmount: rupees(23_999) })

    const { id } = await editor.staffCoupons.create(wanted)
    await simulate(id, bundle.id)
    await turn(id, true)
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

  it.each([33.33, 4.35, 0.07, 12.34, 99.99])(
    'takes off %d percent, and is listed, read and exported',
    async (redeemValue) => {
      const redeem = { redeemType: 'PERCENTAGE' as const, redeemValue, maxDiscount: rupees(1_000) }
      const { id, code } = await staff.staffCoupons.create(draft({ redeem }))
      expect((await staff.staffCoupons.one({ id })).redeem).toEqual(redeem)
      expect((await staff.staffCoupons.list({ q: code })).data).toMatchObject([{ id, redeem }])
      expect((await staff.staffCoupons.export({ q: code })).data).toMatchObject([{ id, redeem }])
    },
  )

  it('is refused with an instant beyond the calendar, and with a third decimal', async () => {
    for (const endsAt of [8.64e15 + 1, -8.64e15 - 1, 1e15])
      await expect(staff.staffCoupons.create(draft({ endsAt }))).rejects.toMatchObject({ status: 400 })
    const redeem = { redeemType: 'PERCENTAGE', redeemValue: 33.333, maxDiscount: 0 }
    await expect(staff.staffCoupons.create(draft({ redeem }))).rejects.toMatchObject({ status: 400 })
  })

  it('tells why it would not hold', async () => {
    const { bundle } = await aSellablePlan(app.ctx)
    const coupon = draft({ startsAt: later(app.now(), DAY) })
    expect(await staff.staffSimulator.simulateCoupon({ coupon, entityId: bundle.id })).toMatchObject([
      { errorCode: 'COUPON_NOT_STARTED', discount: 0 },
    ])
  })

  it('is off when it is new, and is switched on once it is simulated as it is saved', async () => {
    const wanted = draft()
    const { id, isActive, simulatedAt } = await editor.staffCoupons.create({ ...wanted, isActive: true } as typeof wanted)
    expect([isActive, simulatedAt]).toEqual([false, null])
    await expect(turn(id, true)).rejects.toMatchObject({ code: 'COUPON_NOT_SIMULATED' })
    const { bundle } = await aSellablePlan(app.ctx)
    const other = { ...wanted, redeem: { ...wanted.redeem, redeemValue: 11 } }
    await editor.staffSimulator.simulateCoupon({ id, coupon: other, entityId: bundle.id })
    await expect(turn(id, true), 'other terms were simulated').rejects.toMatchObject({ code: 'COUPON_NOT_SIMULATED' })
    await app.as(clerk('stf000000000000000006', 'coupons.view')).staffSimulator.simulateCoupon({ id, coupon: wanted, entityId: bundle.id })
    await expect(turn(id, true), 'only an editor makes it ready').rejects.toMatchObject({ code: 'COUPON_NOT_SIMULATED' })

    const { version } = await editor.staffCoupons.one({ id })
    await simulate(id, bundle.id)
    expect((await editor.staffCoupons.one({ id })).version, 'a form that is open stays valid').toBe(version)
    await turn(id, true)
    expect(await editor.staffCoupons.one({ id })).toMatchObject({ isActive: true })
  }) // prettier-ignore

  it('is switched off at once, and on again as it was; other terms are simulated again', async () => {
    const { id } = await aStarted()
    const save = async (but: object) => {
      const saved = await editor.staffCoupons.one({ id })
      return editor.staffCoupons.update({ ...formOf(saved), id, version: saved.version, ...but })
    }
    await expect(save({ minimumAmount: rupees(10) })).rejects.toMatchObject({ code: 'COUPON_IS_ON' })
    expect(await save({ title: { en: 'Ten off' } })).toMatchObject({ isActive: true })
    await turn(id, false)
    await turn(id, true)
    await turn(id, false)
    expect(await save({ minimumAmount: rupees(10) })).toMatchObject({ isActive: false, simulatedAt: null })
    await expect(turn(id, true)).rejects.toMatchObject({ code: 'COUPON_NOT_SIMULATED' })
  })

  it.each([
    ['one use may take more than ₹5,000', { redeemType: 'FIXED', redeemValue: rupees(5_001), maxDiscount: rupees(0) }, 2],
    ['nothing caps one use', { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) }, 2],
    ['all uses may take more than ₹5,00,000', { redeemType: 'FIXED', redeemValue: rupees(1_000), maxDiscount: rupees(0) }, 501],
    ['nothing limits its uses', { redeemType: 'FIXED', redeemValue: rupees(1), maxDiscount: rupees(0) }, null],
  ])('needs two people when %s', async (_why, redeem, maxUses) => {
    const { id } = await editor.staffCoupons.create(draft({ redeem, maxUses }))
    const asked = { couponId: id, reason: 'Diwali, as planned with finance' }
    await expect(editor.staffCouponStarts.create(asked)).rejects.toMatchObject({ code: 'COUPON_NOT_SIMULATED' })
    await simulate(id)
    await expect(turn(id, true)).rejects.toMatchObject({ code: 'COUPON_NEEDS_SECOND_PERSON' })
    const start = await editor.staffCouponStarts.create(asked)
    await expect(staff.staffCouponStarts.create(asked)).rejects.toMatchObject({ code: 'COUPON_START_IS_OPEN' })
    const asker = app.as(clerk('stf000000000000000005', 'coupons.approve'))
    const decision = { id: start.id, isApproved: true }
    await expect(asker.staffCouponActions.decideCouponStart(decision)).rejects.toMatchObject({ code: 'OWN_COUPON_START' })
    await staff.staffCouponActions.decideCouponStart(decision)
    expect((await editor.staffCoupons.one({ id })).isActive).toBe(true)
    await expect(staff.staffCouponActions.decideCouponStart(decision)).rejects.toMatchObject({ code: 'COUPON_START_DECIDED' })
    await expect(editor.staffCouponStarts.create(asked)).rejects.toMatchObject({ code: 'COUPON_IS_ON_ALREADY' })
    // It may be switched off and on again by one person.
    await turn(id, false)
    await turn(id, true)
  }) // prettier-ignore

  it('is started by nobody who wrote its terms, though another person asked for it', async () => {
    const writer = app.as(clerk('stf000000000000000007', 'coupons.view', 'coupons.edit', 'coupons.approve'))
    const redeem = { redeemType: 'FIXED' as const, redeemValue: rupees(6_000), maxDiscount: rupees(0) }
    const { id } = await writer.staffCoupons.create(draft({ redeem }))
    const save = async (who: typeof staff, but: object) => {
      const saved = await who.staffCoupons.one({ id })
      return who.staffCoupons.update({ ...formOf(saved), id, version: saved.version, ...but })
    }
    const ask = async () => {
      await simulate(id)
      return (await editor.staffCouponStarts.create({ couponId: id, reason: 'Diwali, as planned' })).id
    }
    const decide = (who: typeof staff, start: string) => who.staffCouponActions.decideCouponStart({ id: start, isApproved: true })
    await save(staff, { title: { en: 'Six thousand off' } })
    const first = await ask()
    const { writtenBy } = await editor.staffCouponStarts.one({ id: first })
    expect(writtenBy).toEqual(['stf000000000000000007'])
    await expect(decide(writer, first)).rejects.toMatchObject({ code: 'OWN_COUPON_START' })
    await decide(staff, first)
    await turn(id, false)
    // Once another person has agreed to them, the terms have no author; the next ones have.
    await save(staff, { minimumAmount: rupees(10) })
    const second = await ask()
    await expect(decide(staff, second)).rejects.toMatchObject({ code: 'OWN_COUPON_START' })
    await decide(writer, second)
    expect((await editor.staffCoupons.one({ id })).isActive).toBe(true)
  }) // prettier-ignore

  it('is not started by a second person who saw other terms, and stays off when they refuse', async () => {
    const redeem = { redeemType: 'FIXED' as const, redeemValue: rupees(6_000), maxDiscount: rupees(0) }
    const { id } = await editor.staffCoupons.create(draft({ redeem }))
    await simulate(id)
    const first = await editor.staffCouponStarts.create({ couponId: id, reason: 'Diwali, as planned' })
    const saved = await editor.staffCoupons.one({ id })
    await editor.staffCoupons.update({ ...formOf(saved), id, version: saved.version, redeem: { ...redeem, redeemValue: rupees(9_000) } })
    await simulate(id)
    const decide = (isApproved: boolean) => staff.staffCouponActions.decideCouponStart({ id: first.id, isApproved, note: 'The terms have changed' })
    await expect(decide(true)).rejects.toMatchObject({ code: 'COUPON_CHANGED_SINCE' })
    await decide(false)
    expect(await editor.staffCoupons.one({ id })).toMatchObject({ isActive: false, approvedAt: null })
  }) // prettier-ignore

  it('is not started by a second person when it holds for more than was asked for, though it was simulated again', async () => {
    const redeem = { redeemType: 'FIXED' as const, redeemValue: rupees(6_000), maxDiscount: rupees(0) }
    const { id } = await editor.staffCoupons.create(draft({ redeem, minimumAmount: rupees(20), courseTypes: ['SUBSCRIPTION'] }))
    await simulate(id)
    const start = await editor.staffCouponStarts.create({ couponId: id, reason: 'Diwali, as planned' })
    const saved = await editor.staffCoupons.one({ id })
    await editor.staffCoupons.update({ ...formOf(saved), id, version: saved.version, minimumAmount: rupees(10), courseTypes: [] })
    await simulate(id)
    const approval = staff.staffCouponActions.decideCouponStart({ id: start.id, isApproved: true })
    await expect(approval).rejects.toMatchObject({ code: 'COUPON_CHANGED_SINCE' })
    const { data: [waiting] } = await staff.staffCouponStarts.list({ couponId: id, status: 'WAITING' })
    expect(waiting && startChanges(waiting.terms, await staff.staffCoupons.one({ id }))).toEqual([
      'The kinds of course changed.',
      'The smallest price changed from ₹20 to ₹10.',
    ])
  }) // prettier-ignore

  it('is refused for a course, a plan or a tier that is not there', async () => {
    const refused = (but: object) => editor.staffCoupons.create(draft(but)).catch(({ fieldErrors }) => Object.keys(fieldErrors))
    expect(await refused({ entityIds: ['Physics for class 9'] })).toEqual(['entityIds.0'])
    expect(await refused({ planIds: ['pln000000000000000000'] })).toEqual(['planIds.0'])
    expect(await refused({ variantNames: ['Gold'] })).toEqual(['variantNames.0'])
    const { bundle, plan } = await aSellablePlan(app.ctx)
    expect(await editor.staffCoupons.create(draft({ entityIds: [bundle.id], planIds: [plan.id], variantNames: ['LITE'] }))).toMatchObject({ entityIds: [bundle.id] })
  }) // prettier-ignore

  it('is given more uses and fewer, but never fewer than are taken', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const wanted = draft({ maxUses: 40 })
    const { code: _code, couponType: _type, ...terms } = wanted
    const { id } = await staff.staffCoupons.create(wanted)
    await simulate(id)
    await turn(id, true)
    await app.as(await aHousehold(app.ctx)).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: wanted.code })
    const to = async (maxUses: number | null) => {
      const { version } = await staff.staffCoupons.one({ id })
      return staff.staffCoupons.update({ ...terms, id, version, maxUses })
    }
    expect((await to(50)).maxUses).toBe(50)
    expect((await to(1)).maxUses).toBe(1)
    await expect(to(null)).rejects.toMatchObject({ code: 'COUPON_IS_ON' })
    await turn(id, false)
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

describe('a pool of codes', () => {
  const ten = {
    redeem: { redeemType: 'FIXED' as const, redeemValue: rupees(100), maxDiscount: rupees(0) },
    maxUses: null,
  }

  async function aPool(count: number) {
    const { id, code } = await editor.staffCoupons.create(draft(ten))
    await editor.staffCouponActions.makeCodes({ id, count, prefix: 'PTM-', reason: 'parents’ evening' })
    await simulate(id)
    await turn(id, true)
    const { data } = await editor.staffCouponCodes.list({ poolId: id })
    return { id, code, codes: data }
  }

  async function check(couponCode: string, accountId?: Awaited<ReturnType<typeof aHousehold>>) {
    const { bundle, plan } = await aSellablePlan(app.ctx)
    const family = app.as(accountId ?? (await aHousehold(app.ctx)))
    const buy = () => family.orders.buyItems({ subscriptionPlanId: plan.id, couponCode })
    const answer = await family.coupons.checkValidity({ code: couponCode, entityId: bundle.id, subscriptionPlanId: plan.id }) // prettier-ignore
    return { answer, buy }
  }

  it('has codes that are valid once each, for any family', async () => {
    const { id, codes } = await aPool(3)
    const [first] = codes
    expect(first?.code).toMatch(/^PTM-[2-9A-HJKMNP-Z]{8}$/)
    const { answer, buy } = await check(first?.code ?? '')
    expect(answer.successData?.discount).toBe(rupees(100))
    await buy()
    await expect(check(first?.code ?? '')).rejects.toMatchObject({ code: 'COUPON_USED_UP' })
    expect((await editor.staffCouponCodes.list({ poolId: id, state: 'HELD' })).total).toBe(1)
    expect(await editor.staffCoupons.one({ id })).toMatchObject({ isPool: true, codes: 3, reserved: 1 })
  })

  it('is not itself a code, and the list of coupons leaves out its codes', async () => {
    const { code, codes } = await aPool(2)
    await expect(check(code)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' })
    expect((await editor.staffCoupons.list({ q: codes[0]?.code ?? '' })).total).toBe(0)
  })

  it('changes with its coupon, and is switched off with it', async () => {
    const { id, codes } = await aPool(1)
    await turn(id, false)
    await expect(check(codes[0]?.code ?? '')).rejects.toMatchObject({ code: 'COUPON_EXPIRED' })
    const saved = await editor.staffCoupons.one({ id })
    const redeem = { ...ten.redeem, redeemValue: rupees(250) }
    await editor.staffCoupons.update({ ...formOf(saved), id, version: saved.version, redeem })
    await simulate(id)
    await turn(id, true)
    expect((await check(codes[0]?.code ?? '')).answer.successData?.discount).toBe(rupees(250))
    await editor.staffCoupons.bulk({ ids: [id], change: { isActive: false } })
    await expect(check(codes[0]?.code ?? '')).rejects.toMatchObject({ code: 'COUPON_EXPIRED' })
  })

  it('is taken back as far as nobody has used it, and stays so', async () => {
    const { id, codes } = await aPool(3)
    const [used, one] = codes
    await (await check(used?.code ?? '')).buy()
    await editor.staffCouponCodes.bulk({ ids: [one?.id ?? '', used?.id ?? ''], change: { isRevoked: true } })
    await expect(check(one?.code ?? '')).rejects.toMatchObject({ code: 'COUPON_EXPIRED' })
    expect(await editor.staffCouponActions.revokeCodes({ id, reason: 'leaflets were lost' })).toEqual({ revoked: 1 })
    await editor.staffCoupons.bulk({ ids: [id], change: { isActive: true } })
    const states = (await editor.staffCouponCodes.list({ poolId: id })).data.map(({ state }) => state)
    expect(states.toSorted()).toEqual(['HELD', 'REVOKED', 'REVOKED'])
  })

  it('needs an approver when together its codes may take much, and an unused coupon', async () => {
    const { id } = await editor.staffCoupons.create(draft(ten))
    const many = { id, count: 5_000, prefix: 'A-' }
    expect(await editor.staffCouponActions.makeCodes(many)).toEqual({ made: 5_000 })
    const big = await aStarted()
    const tooMany = { id: big.id, count: 501, prefix: '' }
    await expect(editor.staffCouponActions.makeCodes(tooMany)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await (await check(big.code)).buy()
    await expect(staff.staffCouponActions.makeCodes({ ...tooMany, count: 1 })).rejects.toMatchObject({
      code: 'DOES_NOT_FIT',
    })
    const nobody = { ...many, id: 'cou000000000000000000' }
    await expect(staff.staffCouponActions.makeCodes(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})
