import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import type { Coupon } from '#core/modules/coupons/coupon.ts'
import { couponErrors as errors } from '#core/modules/coupons/errors.ts'
import { planErrors } from '#core/modules/plans/errors.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aPlan, aSellablePlan } from '#server/modules/plans/factory.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aCoupon, aPaymentOffer, aPool } from './factory.ts'
import { giveCode, keepForWinners, redeemCoupon, reserveCoupon } from './index.ts'

type SellablePlan = Awaited<ReturnType<typeof aSellablePlan>>

let app: TestApp
/** A plan of ₹20,000, class 11, PLUS, and a course without plans of ₹4,999, class 9. */
let sold: SellablePlan
let course: Awaited<ReturnType<typeof aBundle>>
beforeAll(async () => {
  app = await startTestApp()
  sold = await aSellablePlan(app.ctx, { price: rupees(20_000), grade: 11, variantName: 'PLUS' })
  course = await aBundle(app.ctx, {
    price: rupees(4_999),
    grade: 9,
    variantName: null,
    trials: [{ id: 'trl1', trialAmount: rupees(99), trialAllowedDays: 15, cutPrice: rupees(499) }],
  })
})
afterAll(() => app.close())
// So that no test meets the limit of calls a minute that another one has used up.
beforeEach(() => app.moveClock(2 * MINUTE))

const asha: Household = { kind: 'household', accountId: 'acc1', learnerId: 'lrn1' }
const visitor = { kind: 'visitor' } as const
const PERCENT_OFF = { redeemType: 'PERCENTAGE', redeemValue: 10, maxDiscount: 0 }

function checkPlan(code: string | null | undefined, who: Household | typeof visitor = asha, more: object = {}) {
  const { plan, bundle } = sold
  return app.as(who).coupons.checkValidity({ code, entityId: bundle.id, subscriptionPlanId: plan.id, ...more })
}
function checkCourse(code: string, who: Household | typeof visitor = asha, more: object = {}) {
  return app.as(who).coupons.checkValidity({ code, entityId: course.id, ...more })
}

describe('checkValidity of one plan', () => {
  it('needs no entity, for the plan says of which course it is; but something must be named', async () => {
    const { code } = await aCoupon(app.ctx)
    const ask = (named: object) => app.as(asha).coupons.checkValidity({ code, ...named })
    const answer = await ask({ subscriptionPlanId: sold.plan.id })
    expect(answer).toMatchObject({ entityId: sold.bundle.id, successData: { discount: rupees(2_000) } })
    await expect(ask({})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(ask({ subscriptionPlanIds: [sold.plan.id] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await app.as(asha).coupons.checkValidity({ code: '' })).toEqual({ couponCode: '', entityId: '', plans: [] })
  })

  it('answers the discount on the server’s own price and ignores the amount that was sent', async () => {
    const { code } = await aCoupon(app.ctx)
    const successData = { ...PERCENT_OFF, discount: rupees(2_000) }
    expect(await checkPlan(code, asha, { totalAmount: 100, purchaseType: 'BUY_NOW' })).toEqual({
      couponCode: code,
      entityId: sold.bundle.id,
      successData,
      plans: [{ entityId: sold.bundle.id, subscriptionPlanId: sold.plan.id, successData }],
    })
  })

  it.each([
    ['a capped percentage', { redeemType: 'PERCENTAGE', redeemValue: 50, maxDiscount: rupees(3_000) }, 3_000],
    ['an amount', { redeemType: 'FIXED', redeemValue: rupees(500), maxDiscount: rupees(0) }, 500],
    ['more than the price', { redeemType: 'FIXED', redeemValue: rupees(50_000), maxDiscount: rupees(0) }, 20_000],
    ['a flat price', { redeemType: 'FLAT_PRICE', redeemValue: rupees(14_999), maxDiscount: rupees(0) }, 5_001],
  ] as const)('takes off %s', async (_, redeem, discount) => {
    const { code } = await aCoupon(app.ctx, { redeem })
    expect((await checkPlan(code)).successData).toEqual({ ...redeem, discount: rupees(discount) })
  })

  it.each(['diwali25', ' DIWALI25 ', 'DiWaLi25\t', '\u00a0diwali25'])(
    'knows %j, and shows it as stored',
    async (typed) => {
      if (typed === 'diwali25') await aCoupon(app.ctx, { code: 'Diwali25' })
      expect((await checkPlan(typed)).couponCode).toBe('Diwali25')
    },
  )

  it('answers the same on both routes', async () => {
    const { code } = await aCoupon(app.ctx)
    const body = { code, entityId: sold.bundle.id, entityType: 'BUNDLE', subscriptionPlanId: sold.plan.id }
    const cookie = await app.cookieOf(asha)
    const [one, other] = await Promise.all(
      ['/api/coupons/checkValidity', '/api/dinero/coupons/checkValidity'].map((url) =>
        app.inject({ method: 'POST', url, body, cookie }),
      ),
    )
    expect(one?.statusCode).toBe(200)
    expect(other?.json()).toEqual(one?.json())
  })
})

describe('checkValidity without a code', () => {
  it.each(['', '  ', 'null', 'NULL', 'Undefined', null, undefined])(
    '(%j) says nothing and looks nothing up',
    async (code) => {
      const statements = countStatements()
      const answer = await app.as(visitor).coupons.checkValidity({ code, entityId: 'nothing', entityType: 'NONSENSE' })
      expect(answer).toEqual({ couponCode: '', entityId: 'nothing', plans: [] })
      expect(statements()).toBe(0)
    },
  )
})

describe('checkValidity of a course without plans', () => {
  it('answers for the course', async () => {
    const { code } = await aCoupon(app.ctx, { courseTypes: ['OTHER'], entityIds: [course.id], grades: [9] })
    expect(await checkCourse(code)).toEqual({
      couponCode: code,
      entityId: course.id,
      successData: { ...PERCENT_OFF, discount: rupees(499.9) },
      plans: [],
    })
  })

  it('answers for a trial by the trial’s own price', async () => {
    const redeem = { redeemType: 'FLAT_PRICE', redeemValue: rupees(1), maxDiscount: rupees(0) } as const
    const { code } = await aCoupon(app.ctx, { couponType: 'TRIAL', redeem })
    const ask = { code, entityId: 'trl1', entityType: 'BUNDLE_TRIAL' }
    const answer = await app.as(asha).coupons.checkValidity(ask)
    expect(answer).toMatchObject({ entityId: 'trl1', successData: { discount: rupees(98) }, plans: [] })
    await expect(checkCourse(code)).rejects.toMatchObject({ code: errors.COUPON_NOT_FOR_ENTITY.code })
  })

  it('answers for a class of early learning', async () => {
    const small = await aBundle(app.ctx, { grade: 1, variantName: null, price: rupees(1_000) })
    const { code } = await aCoupon(app.ctx, { courseTypes: ['EARLY_LEARNING'] })
    const answer = await checkCourse(code, asha, { entityId: small.id })
    expect(answer.successData?.discount).toBe(rupees(100))
    await expect(checkCourse(code)).rejects.toMatchObject({ code: errors.COUPON_NOT_FOR_ENTITY.code })
  })

  it('leaves nothing to pay with a free pass', async () => {
    const redeem = { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) } as const
    const { code } = await aCoupon(app.ctx, { couponType: 'FREE_PASS', redeem })
    expect((await checkCourse(code)).successData?.discount).toBe(rupees(4_999))
  })
})

describe('checkValidity of several plans', () => {
  let month: SellablePlan['plan']
  let classic: SellablePlan
  beforeAll(async () => {
    month = await aPlan(app.ctx, sold, { validMonths: 1, price: rupees(2_000) })
    classic = await aSellablePlan(app.ctx, { price: rupees(10_000), grade: 11, variantName: 'CLASSIC' })
  })

  it('answers each for itself, across courses', async () => {
    const { code } = await aCoupon(app.ctx, { variantNames: ['CLASSIC'] })
    const subscriptionPlanIds = [sold.plan.id, classic.plan.id, 'pln_none', classic.plan.id]
    const answer = await app.as(asha).coupons.checkValidity({ code, entityId: sold.bundle.id, subscriptionPlanIds })
    expect(answer).toEqual({
      couponCode: code,
      entityId: sold.bundle.id,
      plans: [
        {
          entityId: sold.bundle.id,
          subscriptionPlanId: sold.plan.id,
          errorData: errorData(errors.COUPON_NOT_FOR_PLAN),
        },
        {
          entityId: classic.bundle.id,
          subscriptionPlanId: classic.plan.id,
          successData: { ...PERCENT_OFF, discount: rupees(1_000) },
        },
        {
          entityId: sold.bundle.id,
          subscriptionPlanId: 'pln_none',
          errorData: errorData(planErrors.PLAN_NOT_FOUND),
        },
      ],
    })
  })

  it('answers all plans of a bundle when none is named', async () => {
    const { code } = await aCoupon(app.ctx, { minimumAmount: rupees(5_000) })
    const { plans, ...rest } = await app.as(asha).coupons.checkValidity({ code, entityId: sold.bundle.id })
    expect(rest).toEqual({ couponCode: code, entityId: sold.bundle.id })
    expect(plans.map(({ subscriptionPlanId }) => subscriptionPlanId)).toEqual([sold.plan.id, month.id])
    expect(plans[0]?.successData?.discount).toBe(rupees(2_000))
    expect(plans[1]?.errorData).toEqual(errorData(errors.COUPON_BELOW_MINIMUM))
  })

  it('tells a visitor to log in, plan by plan', async () => {
    const { code } = await aCoupon(app.ctx)
    const { plans } = await app.as(visitor).coupons.checkValidity({ code, entityId: sold.bundle.id })
    const refused = errorData(errors.COUPON_MUST_HAVE_LOGIN_USER)
    // 10% of ₹20,000 and of ₹2,000.
    expect(plans.map((plan) => plan.errorData)).toEqual([
      { ...refused, discount: rupees(2_000) },
      { ...refused, discount: rupees(200) },
    ])
  })

  it('answers an unknown code as a refusal of each', async () => {
    const { couponCode, plans } = await app.as(asha).coupons.checkValidity({ code: 'ghost', entityId: sold.bundle.id })
    expect(couponCode).toBe('ghost')
    expect(plans.map((plan) => plan.errorData?.errorCode)).toEqual(['COUPON_NOT_FOUND', 'COUPON_NOT_FOUND'])
  })

  function errorData({ code, message }: { code: string; message: string }) {
    return { errorCode: code, errorMessage: message }
  }
})

describe('checkValidity refuses', () => {
  it.each<[keyof typeof errors, string, Partial<Coupon>]>([
    ['COUPON_EXPIRED', 'one that was withdrawn', { isActive: false }],
    ['COUPON_NOT_FOR_ENTITY', 'one of another course', { entityIds: ['bun2'] }],
    ['COUPON_NOT_FOR_ENTITY', 'one for trials', { entityTypes: ['BUNDLE_TRIAL'] }],
    ['COUPON_NOT_FOR_ENTITY', 'one for single courses', { courseTypes: ['OTHER'] }],
    ['COUPON_NOT_FOR_PLAN', 'one of another plan', { planIds: ['pln2'] }],
    ['COUPON_NOT_FOR_PLAN', 'one of another tier', { variantNames: ['LITE', 'PREMIUM'] }],
    ['COUPON_NOT_FOR_GRADE', 'one of another class', { grades: [12] }],
    ['COUPON_BELOW_MINIMUM', 'one for dearer plans', { minimumAmount: rupees(20_000.01) }],
    ['COUPON_NOT_FOUND', 'a partner’s', { partnerHash: 'sky-7f3a' }],
  ])('with %s %s', async (name, _, but) => {
    const { code } = await aCoupon(app.ctx, but)
    const { status, message } = errors[name]
    await expect(checkPlan(code)).rejects.toMatchObject({ code: name, status, message })
  })

  it('with COUPON_NOT_STARTED until the moment it starts, and with COUPON_EXPIRED from the moment it ends', async () => {
    const now = app.now()
    const { code } = await aCoupon(app.ctx, { startsAt: later(now, DAY), endsAt: later(now, 2 * DAY) })
    app.moveClock(DAY - 1)
    await expect(checkPlan(code)).rejects.toMatchObject({ code: errors.COUPON_NOT_STARTED.code, status: 409 })
    app.moveClock(1)
    expect((await checkPlan(code)).successData).toBeDefined()
    app.moveClock(DAY - 1)
    expect((await checkPlan(code)).successData).toBeDefined()
    app.moveClock(1)
    await expect(checkPlan(code)).rejects.toMatchObject({ code: errors.COUPON_EXPIRED.code, status: 409 })
  })

  it('with COUPON_USED_UP when others hold all its uses', async () => {
    const coupon = await aCoupon(app.ctx, { maxUses: 1 })
    await reserve(coupon, 'acc2')
    await expect(checkPlan(coupon.code)).rejects.toMatchObject({ code: errors.COUPON_USED_UP.code, status: 409 })
  })

  it('with COUPON_ALREADY_USED once this family has paid with it', async () => {
    const coupon = await aCoupon(app.ctx, { maxUsesPerUser: 1 })
    const orderId = await reserve(coupon, asha.accountId)
    expect((await checkPlan(coupon.code)).successData).toBeDefined()
    await app.ctx.db.transaction().execute((tx) => redeemCoupon(app.ctx, tx, orderId))
    await expect(checkPlan(coupon.code)).rejects.toMatchObject({ code: errors.COUPON_ALREADY_USED.code, status: 409 })
  })

  it('with COUPON_NOT_FOUND an unknown code', async () => {
    await expect(checkPlan('GHOST')).rejects.toMatchObject({ code: errors.COUPON_NOT_FOUND.code, status: 404 })
  })

  it('with INVALID_ENTITY an unknown kind of course', async () => {
    await expect(checkCourse('GHOST', asha, { entityType: 'bundle' })).rejects.toMatchObject({
      code: catalogueErrors.INVALID_ENTITY.code,
      status: 400,
      message: 'Invalid Course type',
    })
  })

  it.each([
    ['an unknown course', { entityId: 'bun999999999999999999' }],
    ['an unknown trial', { entityId: 'trl9', entityType: 'BUNDLE_TRIAL' }],
    ['a course asked about as a trial', { entityType: 'BUNDLE_TRIAL' }],
  ])('with BUNDLE_NOT_FOUND %s', async (_, more) => {
    const refused = { code: catalogueErrors.BUNDLE_NOT_FOUND.code, status: 404 }
    await expect(checkCourse('GHOST', asha, more)).rejects.toMatchObject(refused)
  })

  it.each(['OTF_BATCH', 'BATCH_BUNDLE'])('with BATCH_NOT_FOUND a course asked about as %s', async (entityType) => {
    const refused = { code: 'BATCH_NOT_FOUND', status: 404 }
    await expect(checkCourse('GHOST', asha, { entityType })).rejects.toMatchObject(refused)
  })

  it('with PLAN_NOT_FOUND an unknown plan', async () => {
    const refused = { code: planErrors.PLAN_NOT_FOUND.code, status: 404 }
    await expect(checkPlan('GHOST', asha, { subscriptionPlanId: 'pln_none' })).rejects.toMatchObject(refused)
  })

  it.each([
    ['no course', {}],
    ['an empty course', { entityId: ' ' }],
    ['a code too long to be one', { entityId: 'bun1', code: 'X'.repeat(41) }],
    ['too many plans', { entityId: 'bun1', subscriptionPlanIds: Array.from({ length: 21 }, String) }],
    ['a negative amount', { entityId: 'bun1', totalAmount: -1 }],
  ])('with 400 %s', async (_, body) => {
    const reply = await app.inject({ method: 'POST', url: '/api/coupons/checkValidity', body: { code: 'A', ...body } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })

  it('with RATE_LIMIT_EXCEEDED a caller who guesses codes', async () => {
    const guess = () => checkPlan('GUESS').catch((error: { code: string }) => error.code)
    const answers = await Promise.all(Array.from({ length: 70 }, guess))
    expect(answers.filter((code) => code === 'RATE_LIMIT_EXCEEDED')).toHaveLength(10)
  })

  async function reserve(coupon: Coupon, accountId: string): Promise<string> {
    const orderId = `order of ${coupon.code}`
    const use = { couponId: coupon.id, orderId, accountId, discount: rupees(1), expiresAt: later(app.now(), DAY) }
    await app.ctx.db.transaction().execute((tx) => reserveCoupon(app.ctx, tx, use))
    return orderId
  }
})

describe('a visitor', () => {
  it('must log in to use a coupon that is valid', async () => {
    const { code } = await aCoupon(app.ctx)
    await expect(checkPlan(code, visitor)).rejects.toMatchObject({
      code: errors.COUPON_MUST_HAVE_LOGIN_USER.code,
      status: 401,
      message: 'Please log in to use a coupon.',
    })
  })

  it('hears before the login that there is no such code, or that it has expired', async () => {
    await expect(checkPlan('GHOST', visitor)).rejects.toMatchObject({ code: errors.COUPON_NOT_FOUND.code })
    const { code } = await aCoupon(app.ctx, { endsAt: app.now() })
    await expect(checkPlan(code, visitor)).rejects.toMatchObject({ code: errors.COUPON_EXPIRED.code })
  })

  it('may use a coupon for those who pay unregistered', async () => {
    const { code } = await aCoupon(app.ctx, { couponType: 'PAYMENT_WITHOUT_REGISTRATION', maxUses: 5 })
    expect((await checkPlan(code, visitor)).successData?.discount).toBe(rupees(2_000))
    expect((await checkPlan(code)).successData?.discount).toBe(rupees(2_000))
  })

  it('must log in to use a code that a household was given, and cannot carry its price to another household', async () => {
    const [winner, other] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    const pool = await aPool(app.ctx, 1, { couponType: 'PAYMENT_WITHOUT_REGISTRATION' })
    const gift = { poolId: pool.id, subject: 'a quiz', learnerId: winner.learnerId }
    const code = await app.ctx.db.transaction().execute(async (tx) => {
      await keepForWinners(tx, pool.id)
      return giveCode(app.ctx, tx, gift)
    })
    const ask = { subscriptionPlanId: sold.plan.id, couponCode: code! }
    const mustLogIn = { code: 'COUPON_MUST_HAVE_LOGIN_USER' }
    await expect(checkPlan(code, visitor)).rejects.toMatchObject(mustLogIn)
    await expect(app.as(visitor).orders.makeQuote(ask)).rejects.toMatchObject(mustLogIn)
    await expect(app.as(other).orders.makeQuote(ask)).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' })
    expect((await app.as(winner).orders.makeQuote(ask)).discount).toBe(rupees(2_000))
  })
})

describe('a partner’s coupon', () => {
  it('holds with the partner’s hash, and is no coupon at all without', async () => {
    const { code } = await aCoupon(app.ctx, { partnerHash: 'sky-7f3a', maxUses: 5 })
    expect((await checkPlan(code, asha, { partnerHashCode: 'sky-7f3a' })).couponCode).toBe(code)
    const typed = code.toLowerCase()
    const refusal = await checkPlan(typed, asha, { partnerHashCode: 'sky-0000' }).catch((error: Error) => error)
    expect(refusal).toEqual(await checkPlan('GHOST').catch((error: Error) => error))
  })
})

describe('a warm check', () => {
  it('of an unlimited coupon costs no statement, of a limited one a single statement for any number of plans', async () => {
    const [unlimited, limited] = [await aCoupon(app.ctx), await aCoupon(app.ctx, { maxUses: 9, maxUsesPerUser: 1 })]
    const check = (code: string) => app.as(asha).coupons.checkValidity({ code, entityId: sold.bundle.id })
    const count = countStatements()
    const statements = async ({ code }: typeof limited) => {
      const before = count()
      await check(code)
      return count() - before
    }
    // The news that the coupons were made may come late, and then all is read once more.
    await expect.poll(() => statements(unlimited)).toBe(0)
    await expect.poll(() => statements(limited)).toBe(1)
    expect([await statements(unlimited), await statements(limited)]).toEqual([0, 1])
  })
})

describe('getCouponCodeByCategory', () => {
  it('shows the codes that can be used now, in the reader’s language', async () => {
    const now = app.now()
    const shown = { categories: ['PLANS', 'HOME'], title: { en: '10% off', hi: '10% की छूट' } }
    const open = await aCoupon(app.ctx, shown)
    const limited = await aCoupon(app.ctx, { ...shown, maxUses: 2 })
    const usedUp = await aCoupon(app.ctx, { ...shown, maxUses: 1 })
    await aCoupon(app.ctx, { ...shown, categories: ['HOME'] })
    await aCoupon(app.ctx, { ...shown, isActive: false })
    await aCoupon(app.ctx, { ...shown, partnerHash: 'h' })
    await aCoupon(app.ctx, { ...shown, startsAt: later(now, 1) })
    await aCoupon(app.ctx, { ...shown, endsAt: now })
    const use = {
      couponId: usedUp.id,
      orderId: 'last',
      accountId: 'a',
      discount: rupees(1),
      expiresAt: later(now, DAY),
    }
    await app.ctx.db.transaction().execute((tx) => reserveCoupon(app.ctx, tx, use))

    const list = () => app.as(visitor).coupons.getCouponCodeByCategory({ couponCategory: 'PLANS', lang: 'hi' })
    await expect.poll(async () => (await list()).map(({ couponCode }) => couponCode)).toEqual([open.code, limited.code])
    expect((await list())[0]).toEqual({
      couponCode: open.code,
      title: { text: '10% की छूट', lang: 'hi' },
      endsAt: open.endsAt,
    })
  })

  it('shows nothing under a category nobody knows', async () => {
    expect(await app.as(visitor).coupons.getCouponCodeByCategory({ couponCategory: 'NONE' })).toEqual([])
  })
})

describe('getPaymentOfferByCategory', () => {
  it('shows the offers that run now, and English where there is no translation', async () => {
    const now = app.now()
    const offer = await aPaymentOffer(app.ctx, { title: { en: '5% back', hi: '5% वापस' }, endsAt: later(now, DAY) })
    await aPaymentOffer(app.ctx, { categories: ['HOME'] })
    await aPaymentOffer(app.ctx, { isActive: false })
    await aPaymentOffer(app.ctx, { startsAt: later(now, 1) })
    const list = () => app.as(visitor).coupons.getPaymentOfferByCategory({ couponCategory: 'PLANS', lang: 'hi' })
    const expected = {
      id: offer.id,
      title: { text: '5% वापस', lang: 'hi' },
      text: { text: '5% back with this card.', lang: 'en' },
      paymentMethod: 'CARD',
      endsAt: offer.endsAt,
      name: null,
      cardType: null,
      serviceProvider: null,
      maxDiscountCourseAllowed: [],
    }
    await expect.poll(list).toEqual([expected])
    app.moveClock(DAY)
    expect(await list()).toEqual([expect.not.objectContaining({ id: offer.id })])
  })
})

/** A statement outside a transaction takes a connection of its own. */
function countStatements(): () => number {
  let count = 0
  app.pool.on('acquire', () => (count += 1))
  return () => count
}
