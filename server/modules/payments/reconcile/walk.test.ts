// Old orders, about which nothing is known to have changed, are compared in turn, a portion a night.
import { afterAll, expect, it } from 'vitest'
import { DAY, SECOND } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { walkOn } from './walk.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function aPaidOrder(): Promise<string> {
  app.moveClock(SECOND)
  const { plan } = await aSellablePlan(app.ctx)
  const family = app.as(await aHousehold(app.ctx))
  const { orderId } = await family.orders.buyItems({ subscriptionPlanId: plan.id })
  await family.payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(async () => (await family.orders.getOrderInfo({ orderId })).status).toBe('PAID')
  return orderId
}

let people = 0
async function isListed(orderId: string): Promise<boolean> {
  people += 1
  const staff = app.as(clerk(`stf00000000000000006${people}`, 'refunds.view'))
  const { data } = await staff.staffExceptions.list({ orderId, type: 'AMOUNT_DIFFERS', status: 'OPEN' })
  return data.length > 0
}

/** As if a disk had changed it. */
const spoil = (orderId: string) => app.asOwner(`update orders.order set paid_amount = 1 where id = '${orderId}'`)

it('each is met in its turn, and after the last one the first again', async () => {
  const [first, second, third] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
  await spoil(first)
  // The newest first, one at a time: third, second, first.
  await walkOn(app.ctx, 2, 1)
  expect(await isListed(first)).toBe(false)
  await walkOn(app.ctx, 1, 1)
  expect(await isListed(first)).toBe(true)
  // A change behind the walk is met when it comes by again: after three enrolments, and the end of each side.
  await spoil(third)
  await walkOn(app.ctx, 6, 1)
  expect(await isListed(third)).toBe(true)
  expect(await isListed(second)).toBe(false)
})

it('is found by the nightly run though it is years old', async () => {
  const orderId = await aPaidOrder()
  app.moveClock(700 * DAY)
  await spoil(orderId)
  await app.runJob('payments.reconcile')
  expect(await isListed(orderId)).toBe(false)
  await app.runJob('payments.reconcile-all')
  expect(await isListed(orderId)).toBe(true)
})
