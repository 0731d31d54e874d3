// Fifty devices of one household buy the same course: the household gets it once, and every further payment is
// returned.
import { afterAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { expectBalancedBooks } from '../../books.ts'
import { insist } from '../faults/persistence.ts'
import { startTwoServers } from './two-servers.ts'

const DEVICES = 50
const PRICE = rupees(24_999)

const { app, urlFor, close } = await startTwoServers()
afterAll(close)

const headers = {
  'content-type': 'application/json',
  authorization: `Basic ${btoa('sandbox:sandbox-webhook-password')}`,
}

/** Sends the webhook to one of the two servers, and repeats it, as the gateway does, while the server is too busy. */
async function tell(orderId: string, no: number): Promise<void> {
  const body = JSON.stringify({ id: `evt-${no}`, event_name: 'ORDER_SUCCEEDED', content: { order: { order_id: orderId } } }) // prettier-ignore
  const { status } = await fetch(`${urlFor(no)}/api/payment/juspay/webhook`, { method: 'POST', headers, body })
  return status === 503 ? tell(orderId, no) : expect(status).toBe(200)
}

it('is one order and one payment when they all press at the same time', async () => {
  const { plan } = await aSellablePlan(app.ctx, { price: PRICE })
  const family = await aHousehold(app.ctx)
  const cookie = await app.cookieOf(family)
  const devices = Array.from({ length: DEVICES }, async (_, no) => {
    const ask = (path: string, body: object) =>
      insist({ method: 'POST', url: `${urlFor(no)}/api${path}`, cookie, body })
    const { body } = await ask('/dinero/payment/buyItems', { subscriptionPlanId: plan.id })
    await ask('/payment/v2/payment-request', { orderId: body['orderId'], method: 'UPI_QR' })
    return String(body['orderId'])
  })
  const orders = new Set(await Promise.all(devices))
  expect(orders.size).toBe(1)
  const [orderId = ''] = orders
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(async () => (await app.as(family).orders.listOrders({})).orders.map(({ status }) => status)).toEqual(['PAID']) // prettier-ignore
  expect(await app.as(family).enrolments.getEnrolments({})).toHaveLength(1)
})

it('is one course and forty-nine refunds when fifty payments for it come through after all', async () => {
  const { plan } = await aSellablePlan(app.ctx, { price: PRICE })
  const family = await aHousehold(app.ctx)
  const before = await sumOf(app.ctx.db, 'gateway:juspay')
  await app.sandbox.knobs({ webhooks: false, refundDelayMs: 0 })
  const orders: string[] = []
  for (let device = 0; device < DEVICES; device += 1) {
    const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id })
    await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
    orders.push(orderId)
    app.moveClock(16 * MINUTE)
    await app.runJob('orders.expire')
  }
  expect(new Set(orders).size).toBe(DEVICES)

  await Promise.all(orders.map((orderId) => app.sandbox.control(orderId, 'approve')))
  await Promise.all(orders.map(tell))
  const states = async () => Map.groupBy((await app.pool.query<{ status: string }>('select status from orders.order where account_id = $1', [family.accountId])).rows, ({ status }) => status) // prettier-ignore
  await expect
    .poll(
      async () => {
        app.moveClock(11 * MINUTE)
        await app.runJobs()
        return (await states()).get('REFUNDED')?.length
      },
      { interval: 500 },
    )
    .toBe(DEVICES - 1)
  expect((await states()).get('PAID')).toHaveLength(1)
  const live = (await app.as(family).enrolments.getEnrolments({})).filter(({ isActive }) => isActive)
  expect(live).toHaveLength(1)
  expect((await sumOf(app.ctx.db, 'gateway:juspay')) - before).toBe(PRICE)
  await expectBalancedBooks(app)
  await app.runJob('payments.reconcile')
  const { rows } = await app.pool.query('select order_id, type from payments.exception')
  expect(rows).toEqual([])
})
