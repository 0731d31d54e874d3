// Compares the gateway's list of orders with ours, and sends answers of the gateway that cannot be right.
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

async function anOrderBeingPaid() {
  const { plan } = await aSellablePlan(app.ctx)
  const family = await aHousehold(app.ctx)
  const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id })
  await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
  return { orderId, family, amount: plan.price, bundleId: plan.bundleId }
}

async function aPaidOrder() {
  const made = await anOrderBeingPaid()
  await app.sandbox.control(made.orderId, 'approve')
  await becomes(made.family, made.orderId, 'PAID')
  return made
}

const statusOf = async (who: AHousehold, orderId: OrderId) =>
  (await app.as(who).orders.getOrderInfo({ orderId })).status
const becomes = (who: AHousehold, orderId: OrderId, status: string) =>
  expect.poll(() => statusOf(who, orderId)).toBe(status)
/** A staff session ends after some hours, so each call uses another member of staff. */
let people = 0
const staff = () => app.as({ ...owner, staffId: `stf${String((people += 1)).padStart(18, '0')}` })
const compare = () => app.runJob('payments.compare-with-gateway')
const openOf = async (orderId: string) => (await staff().staffExceptions.list({ orderId, status: 'OPEN' })).data

/** An order that only the gateway knows, as its own client would make it. */
async function atGatewayOnly(orderId: string) {
  const headers = { authorization: `Basic ${btoa('sandbox-api-key:')}`, 'x-merchantid': 'kandil' }
  const body = new URLSearchParams({ order_id: orderId, amount: '77.00', customer_id: 'nobody' })
  await fetch(`${app.sandbox.url}/juspay/orders`, { method: 'POST', headers, body })
  await app.sandbox.control(orderId, 'approve')
}

describe('the nightly comparison with the gateway’s list', () => {
  it('finds nothing where both have the same', async () => {
    const { orderId } = await aPaidOrder()
    await compare()
    expect(await openOf(orderId)).toEqual([])
  })

  it('settles a payment that the gateway has taken and did not report', async () => {
    const { orderId, family } = await anOrderBeingPaid()
    await app.sandbox.knobs({ webhooks: false })
    await app.sandbox.control(orderId, 'approve')
    app.moveClock(HOUR)
    await app.runJob('orders.expire')
    await compare()
    expect(await statusOf(family, orderId)).toBe('PAID')
    expect(await openOf(orderId)).toEqual([])
  })

  it('finds a payment without an attempt of ours, days after the order’s end', async () => {
    const { orderId, family, amount } = await anOrderBeingPaid()
    await app.sandbox.knobs({ webhooks: false })
    await app.asOwner(`delete from orders.attempt where order_id = '${orderId}'`)
    await app.sandbox.control(orderId, 'approve')
    app.moveClock(2 * DAY)
    await app.runJob('orders.expire')
    await compare()
    expect(await statusOf(family, orderId)).toBe('REFUND_DUE')
    expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(-amount)
  })

  it('lists money for an order that we never made, once, however often it runs', async () => {
    await atGatewayOnly('stranger1')
    await compare()
    await compare()
    expect(await openOf('stranger1')).toMatchObject([{ type: 'UNKNOWN_ORDER', expected: null, found: 7_700 }])
  })

  it('lists an order that is paid here and unknown to the gateway, until the gateway has it', async () => {
    const { orderId, amount } = await aPaidOrder()
    await app.sandbox.knobs({ webhooks: false })
    await app.sandbox.control(orderId, 'not-found')
    await compare()
    await app.runJob('payments.reconcile')
    const [found] = await openOf(orderId)
    expect(found).toMatchObject({ type: 'NOT_AT_GATEWAY', expected: amount, found: 0 })
    await app.sandbox.control(orderId, 'approve')
    const after = await staff().staffExceptionActions.recheckException({ id: found!.id })
    expect(after).toMatchObject({ status: 'RESOLVED', resolvedBy: null })
  })

  it('lists a paid order for which the gateway reports an impossible amount', async () => {
    const { orderId, amount } = await aPaidOrder()
    await app.sandbox.knobs({ answerLies: 'NEGATIVE_AMOUNT' }, orderId)
    await compare()
    expect(await openOf(orderId)).toMatchObject([{ type: 'CHARGE_IN_DOUBT', expected: amount, found: null }])
  })

  it('reads every page of the list', async () => {
    const orderIds = Array.from({ length: 205 }, (_, n) => `page${n}`)
    for (const orderId of orderIds) await atGatewayOnly(orderId)
    await compare()
    const { rows } = await app.pool.query(
      `select from payments.exception where order_id like 'page%' and status = 'OPEN'`,
    )
    expect(rows).toHaveLength(205)
  })

  it('changes nothing while the gateway is away, and is tried again by the queue', async () => {
    await app.sandbox.knobs({ resetShare: 1, faultsOn: 'LIST_ORDERS' })
    await expect(compare()).rejects.toMatchObject({ name: 'GatewayFault' })
  })
})

describe('an answer of the gateway that cannot be right', () => {
  const lies = ['NEGATIVE_AMOUNT', 'UNREADABLE_AMOUNT', 'ENORMOUS_AMOUNT', 'OTHER_MERCHANT'] as const

  it.each(lies)(
    '(%s) is put before staff: nobody is enrolled, nothing is booked, the webhook is answered',
    async (lie) => {
      const { orderId, family, bundleId } = await anOrderBeingPaid()
      await app.sandbox.knobs({ answerLies: lie }, orderId)
      await app.sandbox.control(orderId, 'approve')
      await becomes(family, orderId, 'REVIEW')
      expect((await app.as(family).enrolments.checkEnrolment({ bundleId })).isEnrolled).toBe(false)
      expect((await app.pool.query('select from ledger.entry where reference = $1', [orderId])).rowCount).toBe(0)
      const answered = async () => {
        const reply = await fetch(`${app.sandbox.url}/control/orders/${orderId}`)
        return ((await reply.json()) as { webhooks: { outcome: string }[] }).webhooks.map(({ outcome }) => outcome)
      }
      await expect.poll(answered).toEqual(['200'])
      await app.runJob('payments.reconcile')
      const [found] = await openOf(orderId)
      expect(found).toMatchObject({ type: 'CHARGE_IN_DOUBT', found: null })
      const { events } = await app.as(family).orders.getOrderInfo({ orderId })
      const doubt = lie === 'OTHER_MERCHANT' ? 'OTHER_MERCHANT' : 'IMPOSSIBLE_AMOUNT'
      expect(events.find(({ kind }) => kind === 'HELD')?.detail).toContain(doubt)

      // Once the gateway answers correctly, the order is settled like any other.
      await app.sandbox.resetKnobs()
      const after = await staff().staffExceptionActions.recheckException({ id: found!.id })
      expect(after.status).toBe('RESOLVED')
      expect(await statusOf(family, orderId)).toBe('PAID')
    },
  )

  it('about a failure is ignored', async () => {
    const { orderId, family } = await anOrderBeingPaid()
    await app.sandbox.knobs({ answerLies: 'OTHER_MERCHANT' }, orderId)
    await app.sandbox.control(orderId, 'decline')
    app.moveClock(MINUTE)
    expect((await app.as(family).payments.getOrderStatus({ orderId })).status).toBe('PENDING')
  })
})
