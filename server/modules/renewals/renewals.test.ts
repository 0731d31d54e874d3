import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aPlan, aSellablePlan, updatePlanStatus } from '#server/modules/plans/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let asha: AHousehold
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
})

/** Bought and paid for by UPI. */
async function buy(family: AHousehold, subscriptionPlanId: string): Promise<void> {
  const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId })
  await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(async () => (await app.as(family).payments.getOrderStatus({ orderId })).status).toBe('SUCCESS')
}

/** A tier with its full course and its month, for 180 days more. */
async function aTier(but: Parameters<typeof aSellablePlan>[1] = {}) {
  const { plan, bundle, program } = await aSellablePlan(app.ctx, { price: rupees(18_100), ...but })
  const month = await aPlan(app.ctx, { program, bundle }, { validMonths: 1, price: rupees(3_000) })
  return { full: plan, month, bundle, program }
}

describe('the latest plan', () => {
  it('does not exist for a learner who never had one, and is visible only to the own household', async () => {
    expect(await app.as(asha).renewals.getUserLatestPlan({})).toEqual({ enrolment: null, plan: null, unused: null })
    const { learnerId: userId } = await aHousehold(app.ctx)
    await expect(app.as(asha).renewals.getUserLatestPlan({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(app.as(visitor).renewals.getUserLatestPlan({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('tells what is left of it, in days and in rupees', async () => {
    const { month } = await aTier()
    await buy(asha, month.id)
    // From Saturday, 21 November, 18:00 to 21 December, 23:59:59: 30 whole days and a quarter, which counts as the 31st.
    const first = await app.as(asha).renewals.getUserLatestPlan({})
    expect(first).toMatchObject({
      plan: { id: month.id, validMonths: 1 },
      enrolment: { isActive: true, state: 'REGULAR' },
    })
    expect(first.unused?.days).toBe(30)
    // 30 of 31 days of ₹3,000, half a paisa rounded up.
    expect(first.unused?.amount).toBe(290_323)
    app.moveClock(20 * DAY)
    expect((await app.as(asha).renewals.getUserLatestPlan({})).unused?.days).toBe(10)
    app.moveClock(15 * DAY)
    expect(await app.as(asha).renewals.getUserLatestPlan({})).toMatchObject({
      enrolment: { isActive: false },
      unused: null,
      plan: { id: month.id },
    })
  })

  it('is named without its plan when that is not sold any more', async () => {
    const { month } = await aTier()
    await buy(asha, month.id)
    await updatePlanStatus(app.ctx.db, month.id, 'INACTIVE')
    await expect.poll(async () => (await app.as(asha).renewals.getUserLatestPlan({})).plan).toBeNull()
  })
})

describe('the base plan', () => {
  it('of a plan is the full course of its tier: to buy, and to renew once the learner has that course', async () => {
    const { full, month } = await aTier()
    const ask = () => app.as(asha).renewals.getBaseSubscriptionPlan({ subscriptionId: month.id })
    expect(await ask()).toMatchObject({ plan: { id: full.id, validMonths: 0 }, context: 'BUY' })
    await buy(asha, month.id)
    expect(await ask()).toMatchObject({ plan: { id: full.id }, context: 'RENEW', latest: { plan: { id: month.id } } })
  })

  it('of another tier of the program is an upgrade', async () => {
    const { month, program } = await aTier({ variantName: 'CLASSIC' })
    const bundle = await aBundle(app.ctx, { variantName: 'PLUS', endsAt: later(app.now(), 200 * DAY) })
    const plus = await aPlan(app.ctx, { program, bundle })
    await buy(asha, month.id)
    const answer = await app.as(asha).renewals.getBaseSubscriptionPlan({ subscriptionId: plus.id })
    expect(answer).toMatchObject({ plan: { id: plus.id }, context: 'UPGRADE', latest: { plan: { id: month.id } } })
  })

  it('of a program is of the tier the learner has, or the usual one', async () => {
    const { full, month, program } = await aTier({ variantName: 'LITE' })
    const bundle = await aBundle(app.ctx, { variantName: 'PLUS' })
    const plus = await aPlan(app.ctx, { program, bundle })
    const ask = () => app.as(asha).renewals.getBaseSubscriptionPlan({ subscriptionId: program.id })
    expect((await ask()).plan.id).toBe(plus.id)
    await buy(asha, month.id)
    expect((await ask()).plan.id).toBe(full.id)
  })

  it.each([
    ['PLAN_NOT_FOUND', 'pln000000000000000000'],
    ['PROGRAM_NOT_FOUND', 'prg000000000000000000'],
  ])('is refused with %s for an unknown id', async (code, subscriptionId) => {
    const asking = app.as(asha).renewals.getBaseSubscriptionPlan({ subscriptionId })
    await expect(asking).rejects.toMatchObject({ code, status: 404 })
  })
})
