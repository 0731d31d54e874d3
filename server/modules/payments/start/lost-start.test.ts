// A payment whose start was not answered: the answer was lost, or the server was, between writing the attempt and asking.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, HOUR, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { insertAttempt } from '#server/modules/orders/index.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { owner } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  plan = (await aSellablePlan(app.ctx, { price: rupees(5_049) })).plan
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

const byCollect = { method: 'UPI_COLLECT', platform: 'ios', vpa: 'payer@kandil' } as const

async function anOrder(couponCode?: string): Promise<OrderId> {
  return (await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode })).orderId
}

/** A start that the gateway cuts off, and webhooks that never come. By default the gateway has begun the payment. */
async function loseStart(orderId: OrderId, faultsWhen: 'BEFORE' | 'AFTER' = 'AFTER') {
  await app.sandbox.knobs({ webhooks: false, resetShare: 1, faultsOn: 'START_TXN', faultsWhen }, orderId)
  await expect(start(orderId)).rejects.toMatchObject({ code: 'PAYMENT_START_UNKNOWN', status: 503 })
  await app.sandbox.knobs({ resetShare: 0 }, orderId)
}

const start = (orderId: OrderId) => app.as(asha).payments.startPayment({ orderId, ...byCollect })
const statusOf = (orderId: OrderId) => app.as(asha).payments.getOrderStatus({ orderId })
const orderOf = (orderId: OrderId) => app.as(asha).orders.getOrderInfo({ orderId })
const isEnrolled = async () => (await app.as(asha).enrolments.checkEnrolment({ bundleId: plan.bundleId })).isEnrolled

/** Every job that runs by the clock and concerns an order, once a minute at first and then ever more seldom. */
async function letTimePass(ms: number) {
  const end = app.now() + ms
  let step: number = MINUTE
  while (app.now() < end) {
    app.moveClock(Math.min(step, end - app.now()))
    step = Math.min(2 * step, 20 * MINUTE)
    for (const job of ['payments.sweep', 'orders.expire', 'coupons.expireReservations', 'wallet.expire-holds'])
      await app.runJob(job)
  }
}

describe('a payment whose start was not answered', () => {
  it('is recorded before the gateway is asked', async () => {
    const orderId = await anOrder()
    await loseStart(orderId)
    expect(await statusOf(orderId)).toMatchObject({ status: 'PENDING', isStartUnknown: true, next: null })
    expect((await orderOf(orderId)).events.map(({ kind }) => kind)).toEqual(['ORDER_MADE', 'ATTEMPT_STARTED'])
  })

  it('is said to be unknown, not unpaid', async () => {
    const orderId = await anOrder()
    await app.sandbox.knobs({ resetShare: 1, faultsOn: 'START_TXN', faultsWhen: 'AFTER' }, orderId)
    const error = await start(orderId).catch((thrown: unknown) => thrown)
    expect(error).toHaveProperty('message', expect.stringContaining('do not pay again'))
    expect(error).toHaveProperty('message', expect.not.stringContaining('othing was charged'))
  })

  it.each([
    ['20 minutes', 20 * MINUTE],
    ['2 hours', 2 * HOUR],
    ['23 hours', 23 * HOUR],
  ])('enrols when the payer approves and nobody tells us for %s', async (_, ms) => {
    const orderId = await anOrder()
    await loseStart(orderId)
    await app.sandbox.control(orderId, 'approve')
    app.moveClock(ms)
    await app.runJob('orders.expire')
    await app.runJob('payments.sweep')
    expect(await orderOf(orderId)).toMatchObject({ status: 'PAID', paidAmount: 504_900 })
    expect(await isEnrolled()).toBe(true)
  })

  it.each([
    ['2 hours', 2 * HOUR, 'PAID'],
    ['20 hours', 20 * HOUR, 'PAID'],
    ['26 hours', 26 * HOUR, 'REFUND_DUE'],
    ['4 days', 4 * DAY, 'REFUND_DUE'],
  ])('is asked about until it is known: the payer approves after %s', async (_, ms, becomes) => {
    const orderId = await anOrder()
    await loseStart(orderId)
    await letTimePass(ms)
    expect((await orderOf(orderId)).status).toBe('EXPIRED')
    await app.sandbox.control(orderId, 'approve')
    await letTimePass(DAY)
    expect((await orderOf(orderId)).status).toBe(becomes)
    expect(await isEnrolled()).toBe(becomes === 'PAID')
    if (becomes === 'PAID') return
    expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(-504_900)
    const refunded = async () => {
      app.moveClock(11 * MINUTE)
      await app.runJobs()
      return orderOf(orderId)
    }
    await expect.poll(refunded).toMatchObject({ status: 'REFUNDED', returnReason: 'TOO_LATE' })
    expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(0)
  })

  it('and that still waits for its payer hides no failure of the attempt after it', async () => {
    const orderId = await anOrder()
    await loseStart(orderId)
    app.moveClock(MINUTE)
    expect(await start(orderId)).toBeDefined()
    await app.sandbox.control(orderId, 'decline')
    expect(await statusOf(orderId)).toMatchObject({ status: 'FAILURE' })
    // It is what it was: the payer can still approve it.
    await app.sandbox.control(orderId, 'approve')
    await letTimePass(HOUR)
    expect((await orderOf(orderId)).status).toBe('PAID')
  })

  it('is confirmed by the status poll, and then answered like any other', async () => {
    const orderId = await anOrder()
    await loseStart(orderId)
    app.moveClock(11 * SECOND)
    expect(await statusOf(orderId)).toMatchObject({
      status: 'PENDING',
      isStartUnknown: false,
      next: { type: 'UPI_COLLECT' },
    })
    expect((await start(orderId)).next.type).toBe('UPI_COLLECT')
    const { rows } = await app.pool.query('select no from orders.attempt where order_id = $1', [orderId])
    expect(rows).toHaveLength(1)
  })

  it('is paid when the family tries again after the payer has approved', async () => {
    const orderId = await anOrder()
    await loseStart(orderId)
    await app.sandbox.control(orderId, 'approve')
    await expect(start(orderId)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
    expect((await orderOf(orderId)).status).toBe('PAID')
  })

  it('keeps a second payment back until the gateway could not begin the first any more', async () => {
    const orderId = await anOrder()
    await loseStart(orderId, 'BEFORE')
    await expect(start(orderId)).rejects.toMatchObject({ code: 'PAYMENT_START_UNKNOWN' })
    app.moveClock(31 * SECOND)
    expect((await statusOf(orderId)).status).toBe('CREATED')
    expect((await start(orderId)).next.type).toBe('UPI_COLLECT')
    await app.sandbox.control(orderId, 'approve')
    app.moveClock(11 * SECOND)
    expect((await statusOf(orderId)).status).toBe('SUCCESS')
  })

  it('by a code that nobody was shown is followed by a new code', async () => {
    const orderId = await anOrder()
    await app.sandbox.knobs({ webhooks: false, resetShare: 1, faultsOn: 'START_TXN', faultsWhen: 'AFTER' }, orderId)
    const byCode = () => app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    await expect(byCode()).rejects.toMatchObject({ code: 'PAYMENT_START_UNKNOWN' })
    await app.sandbox.knobs({ resetShare: 0 }, orderId)
    expect((await byCode()).next.upiUri).toMatch(/^upi:/)
  })

  it('that the gateway refused is closed at once', async () => {
    const orderId = await anOrder()
    const refused = app.as(asha).payments.startPayment({ orderId, ...byCollect, vpa: 'invalid@kandil' })
    await expect(refused).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    expect((await statusOf(orderId)).status).toBe('CREATED')
    expect((await start(orderId)).next.type).toBe('UPI_COLLECT')
  })

  it('keeps its coupon’s use for as long as a payment may come, and gives it back when none was begun', async () => {
    const { code } = await aCoupon(app.ctx, { maxUses: 1 })
    const lost = await anOrder(code)
    await loseStart(lost)
    await letTimePass(20 * HOUR)
    await app.sandbox.control(lost, 'approve')
    await letTimePass(5 * HOUR)
    expect((await orderOf(lost)).status).toBe('PAID')

    const other = await aCoupon(app.ctx, { maxUses: 1 })
    asha = await aHousehold(app.ctx)
    const never = await anOrder(other.code)
    await loseStart(never, 'BEFORE')
    await letTimePass(20 * MINUTE)
    expect((await orderOf(never)).status).toBe('EXPIRED')
    asha = await aHousehold(app.ctx)
    await expect(anOrder(other.code)).resolves.toBeDefined()
  })

  it('enrols once when sweep, webhook, poll and return find it at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      asha = await aHousehold(app.ctx)
      const orderId = await anOrder()
      await loseStart(orderId)
      await app.sandbox.knobs({ webhooks: true, webhookCopies: 5 }, orderId)
      app.moveClock(6 * MINUTE)
      await Promise.all([
        app.sandbox.control(orderId, 'approve'),
        ...Array.from({ length: 4 }, () => app.runJob('payments.sweep')),
        ...Array.from({ length: 4 }, () => statusOf(orderId)),
        app.inject({ url: `/api/payment/juspay/return?order_id=${orderId}&status=CHARGED` }),
        start(orderId).catch(() => undefined),
      ])
      await expect.poll(async () => (await orderOf(orderId)).status).toBe('PAID')
      const count = async (rows: string) => (await app.pool.query(`select from ${rows}`)).rowCount
      expect(await count(`enrolments.enrolment where order_id = '${orderId}'`)).toBe(1)
      expect(await count(`ledger.entry where reference = '${orderId}'`)).toBe(1)
      expect(await count(`orders.event where order_id = '${orderId}' and kind = 'PAID'`)).toBe(1)
    }
  })

  it('is put before staff when the gateway never says how it ended', async () => {
    const orderId = await anOrder()
    await loseStart(orderId)
    await app.sandbox.setStatus(orderId, 'HELD_BY_BANK')
    await letTimePass(8 * DAY)
    await app.runJob('payments.reconcile-all')
    const { rows } = await app.pool.query('select type, status from payments.exception where order_id = $1', [orderId])
    expect(rows).toEqual([{ type: 'PAYMENT_UNKNOWN', status: 'OPEN' }])
  })
})

describe('a server that died after it had recorded an attempt and before it had asked the gateway', () => {
  /** Leaves the records that such a server leaves behind. */
  async function recordOnly(orderId: OrderId) {
    const attempt = {
      orderId, no: 1, method: 'UPI_COLLECT', upiApp: undefined, instrument: undefined, earlierTransactions: [],
      startedAt: app.now(), expiresAt: later(app.now(), 10 * MINUTE), nextCheckAt: later(app.now(), MINUTE),
    } as const // prettier-ignore
    expect(await insertAttempt(app.ctx.db, attempt)).toBe(true)
  }

  it('leaves an order that can be paid again soon', async () => {
    const orderId = await anOrder()
    await recordOnly(orderId)
    await expect(start(orderId)).rejects.toMatchObject({ code: 'PAYMENT_START_UNKNOWN' })
    app.moveClock(MINUTE)
    await app.runJob('payments.sweep')
    expect(await statusOf(orderId)).toMatchObject({ status: 'CREATED', isStartUnknown: false })
    expect((await start(orderId)).next.type).toBe('UPI_COLLECT')
  })

  it('leaves nothing kept back once the order is over', async () => {
    const orderId = await anOrder()
    await recordOnly(orderId)
    await letTimePass(8 * DAY)
    await app.runJob('payments.reconcile-all')
    expect((await orderOf(orderId)).status).toBe('EXPIRED')
    expect((await app.pool.query('select from payments.exception where order_id = $1', [orderId])).rowCount).toBe(0)
  })
})

it('an order that cannot be written is set aside, and the sweep goes on to all others', async () => {
  const bad = await anOrder()
  await loseStart(bad)
  const others: { orderId: OrderId; who: AHousehold }[] = []
  for (let n = 0; n < 3; n += 1) {
    asha = await aHousehold(app.ctx)
    const orderId = await anOrder()
    await loseStart(orderId)
    others.push({ orderId, who: asha })
  }
  for (const orderId of [bad, ...others.map((each) => each.orderId)]) await app.sandbox.control(orderId, 'approve')
  await app.asOwner(`alter table orders.order add constraint for_test check (id <> '${bad}' or status <> 'PAID')`)
  app.moveClock(MINUTE)
  await app.runJob('payments.sweep')
  for (const { orderId, who } of others)
    expect((await app.as(who).orders.getOrderInfo({ orderId })).status).toBe('PAID')
  const asideNow = async () => (await app.as(owner).staffSetAside.list({ job: 'payments.sweep' })).data
  expect(await asideNow()).toMatchObject([{ rowId: bad, reason: expect.stringContaining('for_test') }])

  await app.asOwner('alter table orders.order drop constraint for_test')
  app.moveClock(5 * MINUTE)
  await app.runJob('payments.sweep')
  const { rows } = await app.pool.query('select status from orders.order where id = $1', [bad])
  expect(rows).toEqual([{ status: 'PAID' }])
  expect(await asideNow()).toEqual([])
})
