import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { DAY, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aChild, aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { anEmiIssuer } from '#server/modules/instruments/factory.ts'
import { aSellablePlan, updatePlanPrice, type NewPlan } from '#server/modules/plans/factory.ts'
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
  plan = (await aSellablePlan(app.ctx, { price: rupees(24_999) })).plan
})

describe('makeQuote', () => {
  it('says for how many months the price can be paid by EMI, if anybody lends it', async () => {
    const tenure = async () =>
      (await app.as(visitor).orders.makeQuote({ subscriptionPlanId: plan.id })).priceView.emiTenure
    expect(await tenure()).toBeNull()
    await anEmiIssuer(app.ctx, { plans: [{ months: 3 }, { months: 18, annualRate: 13 }], maximum: rupees(25_000) })
    await expect.poll(tenure).toBe(18)
    const dear = await aSellablePlan(app.ctx, { price: rupees(26_000) })
    const { priceView } = await app.as(visitor).orders.makeQuote({ subscriptionPlanId: dear.plan.id })
    expect(priceView.emiTenure).toBeNull()
  })

  it('names every price, and holds for fifteen minutes', async () => {
    const quote = await app.as(visitor).orders.makeQuote({ subscriptionPlanId: plan.id })
    expect(quote).toMatchObject({
      entityId: plan.bundleId,
      subscriptionPlanId: plan.id,
      priceView: { originalPrice: rupees(24_999), price: rupees(24_999), validMonths: 0 },
      discount: 0,
      couponCode: null,
      expiresAt: later(app.now(), 15 * MINUTE),
    })
  })

  it('takes a coupon off, and keeps its code as staff wrote it', async () => {
    await aCoupon(app.ctx, { code: 'Deep10' })
    const quote = await app.as(asha).orders.makeQuote({ subscriptionPlanId: plan.id, couponCode: ' deep10 ' })
    // 10% of ₹24,999 is ₹2,499.90.
    expect(quote).toMatchObject({ couponCode: 'Deep10', discount: 249_990, priceView: { price: 2_249_910 } })
  })

  it('tells a visitor with a coupon to log in', async () => {
    const { code } = await aCoupon(app.ctx)
    const asking = app.as(visitor).orders.makeQuote({ subscriptionPlanId: plan.id, couponCode: code })
    await expect(asking).rejects.toMatchObject({ code: 'COUPON_MUST_HAVE_LOGIN_USER', status: 401 })
  })

  it.each([
    ['PLAN_NOT_FOUND', { subscriptionPlanId: 'pln000000000000000000' }],
    ['BUNDLE_NOT_FOUND', { entityId: 'bun000000000000000000' }],
    ['BUNDLE_NOT_FOUND', {}],
    ['INVALID_ENTITY', { entityType: 'HOUSE' }],
    ['COUPON_NOT_FOUND', { couponCode: 'GHOST' }],
  ])('answers %s', async (code, but) => {
    const what = 'couponCode' in but ? { subscriptionPlanId: plan.id, ...but } : but
    await expect(app.as(asha).orders.makeQuote(what)).rejects.toMatchObject({ code })
  })

  it('sells nothing after its last day, and nothing whose course is over', async () => {
    const past = later(app.now(), -DAY)
    const closed = await aSellablePlan(app.ctx, { bundle: { lastPurchaseAt: past } })
    const over = await aSellablePlan(app.ctx, { bundle: { endsAt: past, startsAt: later(past, -30 * DAY) } })
    const quote = (id: string) => app.as(asha).orders.makeQuote({ subscriptionPlanId: id })
    await expect(quote(closed.plan.id)).rejects.toMatchObject({ code: 'LAST_PURCHASE_DATE_IS_OVER' })
    await expect(quote(over.plan.id)).rejects.toMatchObject({ code: 'VALIDITY_IS_OVER' })
  })
})

describe('buyItems', () => {
  it('takes the pay type bulk for several months of a plan, and refuses it for one', async () => {
    const month = (await aSellablePlan(app.ctx, { plan: { validMonths: 1 } })).plan
    const buy = ({ id }: NewPlan, payType: 'bulk' | 'once') =>
      app.as(asha).orders.buyItems({ subscriptionPlanId: id, payType, billing: { pinCode: '560038' } })
    await expect(buy(month, 'bulk')).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    expect(await buy(month, 'once')).toMatchObject({ status: 'OPEN' })
    expect(await buy(plan, 'bulk')).toMatchObject({ status: 'OPEN', amount: rupees(24_999) })
  })

  it('makes an order at the quoted price, with the tax of the buyer’s state', async () => {
    const { token } = await app.as(asha).orders.makeQuote({ subscriptionPlanId: plan.id })
    const order = await app.as(asha).orders.buyItems({ quote: token, billing: { pinCode: '560038' } })
    expect(order).toMatchObject({
      status: 'OPEN',
      paymentStatus: 'NOT_PAID',
      amount: rupees(24_999),
      stateCode: '29',
      userId: asha.learnerId,
      learnerName: 'Asha',
      events: [{ kind: 'ORDER_MADE' }],
    })
    const row = await app.ctx.db
      .selectFrom('orders.order')
      .selectAll()
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow()
    // From Maharashtra to Karnataka: 24,999 × 18 / 118 = 3,813.41 rupees of IGST.
    expect(row).toMatchObject({ igst: 381_341, cgst: 0, sgst: 0, taxable: 2_118_559 })
  })

  async function priceBecomes(price: Paise) {
    app.moveClock(MINUTE)
    await app.ctx.db.transaction().execute((tx) => updatePlanPrice(tx, plan.id, price, app.now()))
    const today = async () => (await app.as(visitor).orders.makeQuote({ subscriptionPlanId: plan.id })).priceView.price
    await expect.poll(today).toBe(price)
  }

  it('honours the quote when the price has risen, and shows the lower one when it has fallen', async () => {
    const { token } = await app.as(asha).orders.makeQuote({ subscriptionPlanId: plan.id })
    await priceBecomes(rupees(29_999))
    expect(await app.as(asha).orders.buyItems({ quote: token })).toMatchObject({ amount: rupees(24_999) })

    const ravi = await aHousehold(app.ctx)
    await priceBecomes(rupees(19_999))
    await expect(app.as(ravi).orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'PRICE_DROPPED' })
  })

  it('refuses a quote that is old, altered, or somebody else’s', async () => {
    const { code } = await aCoupon(app.ctx)
    const { token } = await app.as(asha).orders.makeQuote({ subscriptionPlanId: plan.id, couponCode: code })
    const ravi = await aHousehold(app.ctx)
    await expect(app.as(ravi).orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    const [payload = '', signature = ''] = token.split('.')
    const cheaper = Buffer.from(
      Buffer.from(payload, 'base64url')
        .toString()
        .replace(/"price":\d+/, '"price":100'),
    ).toString('base64url')
    for (const forged of [`${cheaper}.${signature}`, `${payload}.`, payload, 'x', `${payload}.${signature}x`.slice(1)])
      await expect(app.as(asha).orders.buyItems({ quote: forged })).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    app.moveClock(15 * MINUTE)
    await expect(app.as(asha).orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })

  it('refuses the quote of another child than the one whom the family has chosen meanwhile', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const family = await aHousehold(app.ctx, { hasConsent: true })
    const younger = await aChild(app.ctx, family, { firstName: 'Ravi', grade: 6 })
    const { client } = app.browser(family)
    const { token } = await client.orders.makeQuote({ subscriptionPlanId: plan.id })
    await client.households.switchLearner({ userId: younger })
    await expect(client.orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'QUOTE_INVALID' })
    // A call that names its learner is not in doubt: the price is the same for both.
    expect(await client.orders.buyItems({ quote: token, userId: younger })).toMatchObject({ userId: younger })
  })

  it('refuses a quote that was made while the clock was ahead', async () => {
    app.moveClock(25 * HOUR)
    const { token } = await app.as(asha).orders.makeQuote({ subscriptionPlanId: plan.id })
    app.moveClock(-25 * HOUR)
    await expect(app.as(asha).orders.buyItems({ quote: token })).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })

  it('charges today’s price and ignores the amount in the request', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/dinero/payment/buyItems',
      cookie: await app.cookieOf(asha),
      body: { subscriptionPlanId: plan.id, amount: 1, price: 1, totalAmount: 1, discount: 2_499_800, currency: 'USD' },
    })
    expect(reply.json()).toMatchObject({ amount: rupees(24_999), discount: 0, currency: 'INR' })
  })

  it('asks for the state when nothing tells it, and remembers it', async () => {
    const nobody = await aHousehold(app.ctx, { phone: '+919800000001' })
    await app.asOwner(`update accounts.account set state_code = null, pin_code = null where id = '${nobody.accountId}'`)
    const buy = (billing = {}) => app.as(nobody).orders.buyItems({ subscriptionPlanId: plan.id, billing })
    await expect(buy()).rejects.toMatchObject({ code: 'STATE_NEEDED' })
    await expect(buy({ pinCode: '999999' })).rejects.toMatchObject({ code: 'PIN_CODE_UNKNOWN' })
    expect(await buy({ pinCode: '600 001', name: 'Meera', email: 'meera@example.com' })).toMatchObject({
      stateCode: '33',
    })
    expect(await app.as(nobody).accounts.getLoginData({})).toMatchObject({
      pinCode: '600001',
      stateCode: '33',
      email: 'meera@example.com',
      firstName: 'Asha',
    })
  })

  it.each([
    ['246701', '09'],
    ['605602', '33'],
    ['682555', '31'],
  ])('is taxed for PIN code %s in state %s', async (pinCode, stateCode) => {
    const family = await aHousehold(app.ctx)
    const order = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, billing: { pinCode } })
    expect(order).toMatchObject({ stateCode })
  })

  it('asks which of two states a PIN code means, and keeps the choice', async () => {
    const family = await aHousehold(app.ctx)
    const buy = (billing = {}) => app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, billing })
    await expect(buy({ pinCode: '533464' })).rejects.toMatchObject({ code: 'PIN_CODE_OF_TWO_STATES', status: 400 })
    expect(await buy({ pinCode: '533464', stateCode: '34' })).toMatchObject({ stateCode: '34' })
    expect(await buy({ pinCode: '533464' })).toMatchObject({ stateCode: '34' })
    expect(await app.as(family).accounts.editProfile({ pinCode: '533464' })).toMatchObject({ stateCode: '34' })
    // A PIN code of no state says nothing, and the state of the last one is not taken for it.
    await expect(buy({ pinCode: '900056' })).rejects.toMatchObject({ code: 'PIN_CODE_UNKNOWN' })
  })

  it('answers the open order to a second tab, a second device and a repeated call', async () => {
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })),
    )
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
  })

  it('makes another order when what is agreed is another, and frees the first one’s coupon', async () => {
    const once = await aCoupon(app.ctx, { maxUses: 1 })
    const first = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: once.code })
    const second = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    expect(second.orderId).not.toBe(first.orderId)
    expect(await app.as(asha).orders.getOrderInfo({ orderId: first.orderId })).toMatchObject({ status: 'REPLACED' })
    const ravi = await aHousehold(app.ctx)
    expect(await app.as(ravi).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: once.code })).toMatchObject({
      couponCode: once.code,
    })
  })

  it('has one effect for one idempotency key, however often it is sent', async () => {
    const key = { idempotencyKey: 'asha-1' }
    const buy = (id: string) => app.as(asha).orders.buyItems({ subscriptionPlanId: id }, key)
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(plan.id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const other = await aSellablePlan(app.ctx)
    await expect(buy(other.plan.id)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('gives the last use of a coupon to one of fifty buyers', async () => {
    const last = await aCoupon(app.ctx, { maxUses: 1 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => aHousehold(app.ctx)))
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => app.as(buyer).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: last.code })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(new Set(reasons)).toEqual(new Set(['COUPON_USED_UP']))
  })

  it('enrols at once with a free pass, without any gateway', async () => {
    const pass = await aCoupon(app.ctx, {
      couponType: 'FREE_PASS',
      redeem: { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) },
    })
    const order = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: pass.code })
    expect(order).toMatchObject({ status: 'PAID', amount: 0, enrolmentResult: 'SUCCESS' })
    expect(await app.as(asha).enrolments.checkEnrolment({ bundleId: plan.bundleId })).toMatchObject({
      isEnrolled: true,
      enrolment: { state: 'FREE_PASS' },
    })
    const { rows } = await app.pool.query(
      'select kind, count(line)::int as lines from ledger.entry e left join ledger.posting p on p.entry_id = e.id where reference = $1 group by 1',
      [order.orderId],
    )
    expect(rows).toEqual([{ kind: 'PAYMENT', lines: 0 }])
  })

  it.each(['FREE_PASS', 'REGULAR'] as const)(
    'answers a repeated call for what costs nothing with the order that was made: %s',
    async (couponType) => {
      const free = await aCoupon(app.ctx, {
        couponType,
        maxUsesPerUser: 1,
        redeem: { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) },
      })
      const get = () => app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: free.code })
      const answers = [...(await Promise.all([get(), get(), get()])), await get()]
      expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
      expect(answers.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID', 'PAID'])
      expect((await app.as(asha).orders.listOrders({})).orders).toHaveLength(1)
      expect(await app.as(asha).enrolments.getEnrolments({})).toHaveLength(1)
      app.moveClock(HOUR)
      await expect(get()).rejects.toMatchObject({
        code: couponType === 'REGULAR' ? 'ALREADY_ENROLLED' : 'COUPON_ALREADY_USED',
      })
    },
  )

  it('is for a learner of one’s own household', async () => {
    const ravi = await aHousehold(app.ctx)
    const buying = app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, userId: ravi.learnerId })
    await expect(buying).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(app.as(visitor).orders.buyItems({ subscriptionPlanId: plan.id })).rejects.toMatchObject({
      code: 'NOT_LOGGED_IN',
    })
  })
})

describe('an order', () => {
  it('is visible only to its own household', async () => {
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
    const ravi = await aHousehold(app.ctx)
    await expect(app.as(ravi).orders.getOrderInfo({ orderId })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
      status: 404,
    })
    expect(await app.as(ravi).orders.listOrders({})).toEqual({ orders: [], hasMore: false })
    expect((await app.as(asha).orders.listOrders({})).orders.map((order) => order.orderId)).toEqual([orderId])
  })

  it('expires when nobody pays, and gives its coupon’s use back', async () => {
    const once = await aCoupon(app.ctx, { maxUses: 1 })
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: once.code })
    app.moveClock(HOUR)
    await app.runJob('orders.expire')
    expect(await app.as(asha).orders.getOrderInfo({ orderId })).toMatchObject({ status: 'EXPIRED' })
    const ravi = await aHousehold(app.ctx)
    const again = app.as(ravi).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: once.code })
    expect(await again).toMatchObject({ status: 'OPEN' })
  })
})
