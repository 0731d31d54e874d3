import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nothing, rupees, toPaise, toRupeeString } from '#core/kernel/money.ts'
import { HOUR } from '#core/kernel/time.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aDiscountCap, aDowntime, anEmiIssuer, anEmiPartner } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })
const cardsFor = async (amount: number, more: object = {}) =>
  visitor().instruments.getEmiCards({ amount: rupees(amount), ...more })

describe('getEmiCards', () => {
  it('groups issuers by kind, each with its plans and their whole cost, shortest first', async () => {
    const { issuer } = await anEmiIssuer(app.ctx, { processingFee: rupees(199) })
    await anEmiIssuer(app.ctx, { kind: 'DEBIT', plans: [{ months: 9 }] })
    await expect.poll(async () => (await cardsFor(15_000)).DEBIT).toHaveLength(1)
    const { CREDIT, CARDLESS } = await cardsFor(15_000)
    expect(CARDLESS).toEqual([])
    const card = CREDIT.find((each) => each.issuer === issuer.code)
    expect(card?.plans.map(({ months, isNoCost }) => [months, isNoCost])).toEqual([
      [3, true],
      [6, false],
    ])
    // The published example of the payments reference, section 5, and a fee of ₹199 with its GST.
    const [plan] = card?.plans ?? []
    expect(plan).toMatchObject({ charged: toPaise(14_632_67), monthly: rupees(5_000), gst: toPaise(66_12) })
    expect(plan && toRupeeString(plan.total)).toBe('15300.94')
    expect(plan?.schedule.map(({ gst }) => toRupeeString(gst))).toEqual(['32.92', '22.09', '11.11'])
  })

  it('keeps an issuer in sight whose minimum is not met, and says how much is missing', async () => {
    const { issuer } = await anEmiIssuer(app.ctx, { minimum: rupees(5_000), maximum: rupees(9_000) })
    const find = async (amount: number) => (await cardsFor(amount)).CREDIT.find((each) => each.issuer === issuer.code)
    await expect.poll(() => find(4_001)).toMatchObject({ missing: rupees(999), plans: [] })
    expect(await find(5_000)).toMatchObject({ missing: nothing, plans: [{}, {}] })
    expect(await find(9_001)).toBeUndefined()
  })

  it('shows a partner’s buyers its one lender', async () => {
    const { issuer } = await anEmiIssuer(app.ctx, { kind: 'CARDLESS' })
    await anEmiIssuer(app.ctx, { kind: 'CARDLESS' })
    await anEmiPartner(app.ctx, 'vemi', issuer.code)
    await expect
      .poll(async () => (await cardsFor(15_000, { sourcePartner: 'VEMI' })).CARDLESS.map((each) => each.issuer))
      .toEqual([issuer.code])
    expect((await cardsFor(15_000, { sourcePartner: 'vemi' })).CREDIT).toEqual([])
  })

  it('gives back the part of a coupon that does not go with EMI', async () => {
    await aDiscountCap(app.ctx, 'EMI', {
      allowedCouponType: 'SUBSCRIPTION',
      maxDiscountAllowedPercent: 30,
      maxDiscountAllowedAbsolute: null,
    })
    const { issuer } = await anEmiIssuer(app.ctx)
    const planOf = async (courseType: string) => {
      const { CREDIT } = await cardsFor(12_000, { discount: rupees(8_000), courseType })
      return CREDIT.find((each) => each.issuer === issuer.code)?.plans[1]
    }
    await expect.poll(() => planOf('SUBSCRIPTION')).toMatchObject({ giveBack: rupees(2_000), charged: rupees(14_000) })
    expect(await planOf('OTHER')).toMatchObject({ giveBack: nothing, charged: rupees(12_000) })
  })

  it('says that a bank is down', async () => {
    const { issuer } = await anEmiIssuer(app.ctx)
    await aDowntime(app.ctx, { code: issuer.code })
    const isDown = async () => (await cardsFor(15_000)).CREDIT.find((each) => each.issuer === issuer.code)?.isDown
    await expect.poll(isDown).toBe(true)
    app.moveClock(HOUR)
    expect(await isDown()).toBe(false)
  })

  it.each([0, -1, 1.5, 1e11])('takes no amount of %d paise', async (amount) => {
    await expect(visitor().instruments.getEmiCards({ amount: amount as never })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('getMaximumTenureForAmount', () => {
  it('answers each plan, and LITE whether it was asked about or not', async () => {
    await anEmiIssuer(app.ctx, { plans: [{ months: 24, annualRate: 13 }, { months: 3 }] })
    await expect
      .poll(() =>
        visitor().instruments.getMaximumTenureForAmount({ amounts: { PLUS: rupees(28_999), CLASSIC: rupees(2_499) } }),
      )
      .toEqual({ LITE: 0, PLUS: 24, CLASSIC: 0 })
    expect(await visitor().instruments.getMaximumTenureForAmount({ amounts: {} })).toEqual({ LITE: 0 })
  })

  // Decision P-21: ₹500 a month. At 13% over 24 months a month of ₹11,000 is ₹522.96, and one of ₹10,000 is ₹475.42.
  it('offers no tenure whose month costs less than staff allow', async () => {
    await anEmiIssuer(app.ctx, { plans: [{ months: 24, annualRate: 13 }, { months: 3 }] })
    const tenure = async (amount: number) =>
      (await visitor().instruments.getMaximumTenureForAmount({ amounts: { PLUS: rupees(amount) } }))['PLUS']
    await expect.poll(() => tenure(11_000)).toBe(24)
    expect(await tenure(10_000)).toBeLessThan(24)
  })

  it('accepts any name of a plan, and only valid amounts', async () => {
    const ask = (amounts: object) => visitor().instruments.getMaximumTenureForAmount({ amounts: amounts as never })
    expect(await ask({ ['__proto__x']: rupees(28_999) })).toMatchObject({ ['__proto__x']: 24 })
    await expect(ask({ LITE: 'much' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('getInstrumentDetails', () => {
  it('names the five first banks and the five wallets of the specification, in its order', async () => {
    const { instruments } = await visitor().instruments.getInstrumentDetails({ gateway: 'juspay' })
    const names = (method: string) =>
      instruments.filter((each) => each.paymentMethod === method).map(({ name }) => name)
    const banks = ['HDFC Bank', 'State Bank of India', 'Axis Bank', 'ICICI Bank', 'Kotak Mahindra Bank']
    expect(names('NETBANKING').slice(0, 5)).toEqual(banks)
    expect(names('WALLET')).toEqual(['PhonePe', 'Paytm', 'Amazon Pay', 'MobiKwik', 'PayPal'])
  })

  it('accepts only our gateway', async () => {
    await expect(visitor().instruments.getInstrumentDetails({ gateway: 'elsewhere' })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('staff', () => {
  const desk = () => app.as(owner)

  it('keep issuers and plans, which families see once a second person agrees', async () => {
    const issuer = await desk().staffEmiIssuers.create({
      code: 'FEDERAL', name: 'Federal Bank', kind: 'CREDIT', minimum: rupees(2_500), maximum: null, processingFee: nothing, position: 1,
    }) // prettier-ignore
    const plan = { issuerId: issuer.id, months: 12 as const, annualRate: 14.5, isNoCost: false, minimum: nothing }
    const { id: planId, isActive } = await desk().staffEmiPlans.create(plan)
    expect(isActive).toBe(false)
    const find = async () => (await cardsFor(10_000)).CREDIT.find((each) => each.issuer === 'FEDERAL')
    await heard(app.ctx)
    expect(await find()).toBeUndefined()
    const second = app.as(clerk('stf000000000000000002', 'plans.view', 'plans.approve'))
    const offered = { isActive: true, reason: 'The bank lends from today on.' }
    for (const subject of [
      { of: 'PLAN', planId },
      { of: 'ISSUER', issuerId: issuer.id },
    ] as const) {
      const { id } = await desk().staffEmiChanges.create({ ...subject, ...offered })
      await second.staffEmiActions.decideEmiChange({ id, isApproved: true })
    }
    await expect.poll(find).toMatchObject({ plans: [{ months: 12, annualRate: 14.5 }] })
    await desk().staffEmiIssuers.bulk({ ids: [issuer.id], change: { isActive: false } })
    await expect.poll(find).toBeUndefined()
  })

  it('cannot have a tenure outside the specification’s range', async () => {
    const plan = {
      issuerId: 'emi000000000000000001',
      annualRate: 14,
      isNoCost: false,
      minimum: nothing,
    }
    await expect(desk().staffEmiPlans.create({ ...plan, months: 36 as never })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('announce a downtime', async () => {
    await desk().staffDowntimes.create({ code: 'NB_HDFC', severity: 'HIGH', startsAt: app.now(), endsAt: null })
    const { data } = await desk().staffDowntimes.list({ isNow: true })
    expect(data.map(({ code }) => code)).toContain('NB_HDFC')
  })
})
