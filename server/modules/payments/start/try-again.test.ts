// A payment that was refused is followed by another attempt at the same order. Only the gateway's word on that attempt ends it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { MINUTE, SECOND } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  plan = (await aSellablePlan(app.ctx, { price: rupees(39_999) })).plan
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

const ways = {
  CARD: { method: 'CARD' },
  UPI_QR: { method: 'UPI_QR' },
  UPI_COLLECT: { method: 'UPI_COLLECT', platform: 'ios', vpa: 'payer@kandil' },
  NETBANKING: { method: 'NETBANKING', bank: 'NB_SBI' },
  PROVIDER_WALLET: { method: 'PROVIDER_WALLET', wallet: 'PHONEPE' },
} as const
type Way = keyof typeof ways

const anOrder = async (): Promise<OrderId> =>
  (await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })).orderId
const start = (orderId: OrderId, way: Way) => app.as(asha).payments.startPayment({ orderId, ...ways[way] })
const statusOf = (orderId: OrderId) => app.as(asha).payments.getOrderStatus({ orderId })
const becomes = (orderId: OrderId, status: string) =>
  expect.poll(async () => (await statusOf(orderId)).status).toBe(status)

/** The payer's card is typed on the gateway's page, and its bank answers. 4000 0000 0000 0002 is refused. */
async function typeCard(orderId: OrderId, number: '4000000000000002' | '4111111111111111') {
  const { next } = await start(orderId, 'CARD')
  const form = new URLSearchParams({ number, expiry: '12/30', cvv: '123', name: 'Asha' })
  const typed = await fetch(next.redirectUrl ?? '', { method: 'POST', body: form, redirect: 'manual' })
  const bank = new URL(typed.headers.get('location') ?? '', app.sandbox.url)
  await fetch(bank, { method: 'POST', body: new URLSearchParams({ otp: '123456' }), redirect: 'manual' })
}

async function declineCard(orderId: OrderId) {
  await typeCard(orderId, '4000000000000002')
  await becomes(orderId, 'FAILURE')
}

/** Everything that asks the gateway about the order, as often as it is due within half a minute. */
async function hearOfIt(orderId: OrderId) {
  for (let n = 0; n < 3; n += 1) {
    app.moveClock(11 * SECOND)
    await statusOf(orderId)
    await app.inject({ url: `/api/payment/juspay/return?order_id=${orderId}&status=AUTHORIZATION_FAILED` })
  }
}

const attempts = async (orderId: OrderId) =>
  (await app.pool.query('select status, failure_reason from orders.attempt where order_id = $1 order by no', [orderId]))
    .rows

describe('a declined card', () => {
  it('can be tried again half a minute later, and the new attempt waits for its own card', async () => {
    const orderId = await anOrder()
    await declineCard(orderId)
    app.moveClock(30 * SECOND)
    expect((await start(orderId, 'CARD')).next.type).toBe('REDIRECT')
    expect(await statusOf(orderId)).toMatchObject({ status: 'PENDING', next: { type: 'REDIRECT' } })
    await hearOfIt(orderId)
    expect(await statusOf(orderId)).toMatchObject({
      status: 'PENDING',
      failureReason: null,
      next: { type: 'REDIRECT' },
    })
    await typeCard(orderId, '4111111111111111')
    await becomes(orderId, 'SUCCESS')
    expect((await attempts(orderId)).map(({ status }) => status)).toEqual(['FAILED', 'CHARGED'])
  })

  it('can be declined several times, each of which ends its own attempt', async () => {
    const orderId = await anOrder()
    for (let n = 1; n <= 4; n += 1) {
      await declineCard(orderId)
      await hearOfIt(orderId)
      expect((await attempts(orderId)).map(({ status }) => status)).toEqual(Array.from({ length: n }, () => 'FAILED'))
    }
    await typeCard(orderId, '4111111111111111')
    await becomes(orderId, 'SUCCESS')
  })

  it('is not taken for the next attempt when the payer had typed two on the gateway’s page', async () => {
    const orderId = await anOrder()
    await declineCard(orderId)
    // The page of the first attempt is still open in the browser.
    const { rows } = await app.pool.query<{ redirect_url: string }>(
      'select redirect_url from orders.attempt where order_id = $1',
      [orderId],
    )
    const form = new URLSearchParams({ number: '4000000000000002', expiry: '12/30', cvv: '123', name: 'Asha' })
    const typed = await fetch(rows[0]?.redirect_url ?? '', { method: 'POST', body: form, redirect: 'manual' })
    const bank = new URL(typed.headers.get('location') ?? '', app.sandbox.url)
    await fetch(bank, { method: 'POST', body: new URLSearchParams({ otp: '123456' }), redirect: 'manual' })
    await start(orderId, 'CARD')
    await hearOfIt(orderId)
    expect((await statusOf(orderId)).status).toBe('PENDING')
  })

  it.each(['UPI_QR', 'UPI_COLLECT', 'NETBANKING', 'PROVIDER_WALLET'] as const)(
    'can be followed by %s, and that by a card',
    async (way) => {
      const orderId = await anOrder()
      await declineCard(orderId)
      app.moveClock(30 * SECOND)
      await start(orderId, way)
      await hearOfIt(orderId)
      expect(await statusOf(orderId)).toMatchObject({ status: 'PENDING', method: way })
      await app.sandbox.control(orderId, 'decline')
      await becomes(orderId, 'FAILURE')
      expect((await statusOf(orderId)).failureReason).toBe('AUTHENTICATION_FAILED')
      await start(orderId, 'CARD')
      await hearOfIt(orderId)
      expect((await statusOf(orderId)).status).toBe('PENDING')
      await typeCard(orderId, '4111111111111111')
      await becomes(orderId, 'SUCCESS')
    },
  )

  it('can be tried again for an instalment', async () => {
    const { token } = await app.as(asha).orders.makeQuote({ subscriptionPlanId: plan.id })
    const { quote } = await app.as(asha).instalments.prepareInstalments({ quote: token, parts: 3 })
    const { orderId } = await app.as(asha).orders.buyItems({ quote: quote.token })
    await declineCard(orderId)
    app.moveClock(30 * SECOND)
    await start(orderId, 'CARD')
    await hearOfIt(orderId)
    expect((await statusOf(orderId)).status).toBe('PENDING')
    await typeCard(orderId, '4111111111111111')
    await becomes(orderId, 'SUCCESS')
  })

  it('is not carried over to the next attempt by webhooks that come late, twice and in any order', async () => {
    await app.sandbox.knobs({ webhookCopies: 5, allEvents: true, webhooksReversed: true })
    const orderId = await anOrder()
    await declineCard(orderId)
    app.moveClock(30 * SECOND)
    await start(orderId, 'CARD')
    app.moveClock(6 * MINUTE)
    await app.runJob('payments.sweep')
    await hearOfIt(orderId)
    expect((await statusOf(orderId)).status).toBe('PENDING')
  })

  it('does not end the next attempt when everybody asks about it at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      asha = await aHousehold(app.ctx)
      const orderId = await anOrder()
      await declineCard(orderId)
      app.moveClock(30 * SECOND)
      await Promise.all([
        start(orderId, 'CARD'),
        ...Array.from({ length: 4 }, () => statusOf(orderId)),
        ...Array.from({ length: 4 }, () =>
          app.inject({ url: `/api/payment/juspay/return?order_id=${orderId}&status=AUTHORIZATION_FAILED` }),
        ),
        app.runJob('payments.sweep'),
      ])
      await hearOfIt(orderId)
      expect((await attempts(orderId)).map(({ status }) => status)).toEqual(['FAILED', 'STARTED'])
    }
  })
})

describe('an order with two attempts', () => {
  it('is paid by the method of the one whose money came', async () => {
    const orderId = await anOrder()
    await start(orderId, 'UPI_QR')
    await start(orderId, 'CARD')
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
    expect((await statusOf(orderId)).method).toBe('UPI_QR')
    const { rows } = await app.pool.query('select paid_by from orders.order where id = $1', [orderId])
    expect(rows).toEqual([{ paid_by: 'UPI_QR' }])
    expect((await attempts(orderId)).map(({ status }) => status)).toEqual(['CHARGED', 'ABANDONED'])
  })
})
