// The gateway is away for longer than the queue's twelve attempts take: what waits for it is done once it is back.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { aFamilyWithMandate } from '#server/test/family-with-mandate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

/** The queue waits e, e², e³ … seconds after each attempt, six hours at most: twelve attempts are over after 16 hours. */
async function hoursPass() {
  for (const minutes of [1, 1, 1, 1, 3, 7, 19, 50, 136, 368, 368, 1]) {
    await app.runJobs()
    app.moveClock(minutes * MINUTE)
  }
}

async function gatewayIsBack() {
  await app.sandbox.resetKnobs()
  app.moveClock(10 * MINUTE)
  await app.runJobs()
}

it('a payment that a webhook told of is settled', async () => {
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx)
  const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
  await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.knobs({ errorShare: 1, faultsOn: 'READ_ORDER' })
  await app.sandbox.control(orderId, 'approve')
  const { db } = app.ctx
  const waiting = () => db.selectFrom('payments.inbox').select('event_id').where('processed_at', 'is', null).execute()
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
  await hoursPass()
  expect((await app.as(asha).orders.getOrderInfo({ orderId })).status).not.toBe('PAID')
  await gatewayIsBack()
  expect((await app.as(asha).orders.getOrderInfo({ orderId })).status).toBe('PAID')
  expect(await waiting()).toEqual([])
})

it('a mandate that the payer has stopped is stopped at the bank', async () => {
  const { client, mandateId } = await aFamilyWithMandate(app)
  await app.sandbox.knobs({ errorShare: 1, faultsOn: 'MANDATE' })
  await client().mandates.revokeMandate({ mandateId })
  await hoursPass()
  await gatewayIsBack()
  expect((await app.ctx.gateway.readMandate(mandateId)).status).toBe('REVOKED')
})

it('a mandate that the payer has stopped in the bank’s app is stopped here', async () => {
  const { client, mandateId } = await aFamilyWithMandate(app)
  await app.sandbox.knobs({ errorShare: 1, faultsOn: 'READ_ORDER' })
  await app.sandbox.control(mandateId, 'revoke-mandate')
  await expect.poll(() => app.ctx.db.selectFrom('payments.inbox').select('event_id').where('body', 'like', '%REVOKED%').execute()).not.toEqual([]) // prettier-ignore
  await hoursPass()
  const status = async () => (await client().mandates.getMandate({ mandateId })).status
  expect(await status()).toBe('ACTIVE')
  await gatewayIsBack()
  expect(await status()).toBe('REVOKED')
})
