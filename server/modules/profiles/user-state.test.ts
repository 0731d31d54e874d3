// Where a family stands with us, by what it does: decision L-18.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY } from '#core/kernel/time.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf } from '#server/test/people.ts'
import { returnMoney } from '#server/test/refunds.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

const cbse = BoardKey.parse('cbse')
const jee = TargetKey.parse('jeemain')

describe('where somebody stands', () => {
  const stateOf = async (who: Parameters<TestApp['as']>[0]) => (await app.as(who).profiles.getUserState({})).userState

  it('is VISITOR, SIGNED_UP, PROFILE_DONE', async () => {
    expect(await stateOf(visitor)).toBe('VISITOR')
    expect(await stateOf(await aHousehold(app.ctx))).toBe('SIGNED_UP')
    expect(await stateOf(await aHousehold(app.ctx, { board: cbse, target: jee }))).toBe('PROFILE_DONE')
  })

  async function pay(family: Awaited<ReturnType<typeof aHousehold>>, what: object) {
    const { orderId } = await app.as(family).orders.buyItems(what)
    await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
    await app.sandbox.control(orderId, 'approve')
    const status = async () => (await app.as(family).payments.getOrderStatus({ orderId })).status
    await expect.poll(status).toBe('SUCCESS')
    return orderId
  }

  it('is TRIAL while a course is tried, and no longer', async () => {
    const trialId = app.ctx.newId('trl')
    await aBundle(app.ctx, {
      trials: [{ id: trialId, trialAmount: rupees(99), trialAllowedDays: 15, cutPrice: rupees(499) }],
    })
    const family = await aHousehold(app.ctx)
    await pay(family, { entityId: trialId, entityType: 'BUNDLE_TRIAL' })
    expect(await stateOf(family)).toBe('TRIAL')
    app.moveClock(16 * DAY)
    expect(await stateOf(family)).toBe('SIGNED_UP')
  })

  it('is PAID_ACTIVE once something was bought, and REFUNDED once the money went back', async () => {
    const [family, other, staff] = [await aHousehold(app.ctx), await aHousehold(app.ctx), app.as(owner)]
    const { plan } = await aSellablePlan(app.ctx)
    const orderId = await pay(family, { subscriptionPlanId: plan.id })
    await pay(other, { subscriptionPlanId: plan.id })
    expect(await stateOf(family)).toBe('PAID_ACTIVE')
    const asked = clerk('stf000000000000000021', 'refunds.edit')
    const { id } = await app.as(asked).staffRefundRequests.create({ orderId, reason: 'The family has moved away.' })
    await staff.staffPaymentActions.decideRefund({ id, isApproved: true, note: 'seen the letter' })
    await returnMoney(app)
    expect(await stateOf(family)).toBe('REFUNDED')
    app.moveClock(3 * 366 * DAY)
    // Sessions have ended by then.
    const { client } = await people.logIn(other.phone.slice('+91'.length))
    expect(await client.profiles.getUserState({})).toEqual({ userState: 'PAID_EXPIRED' })
  })
})
