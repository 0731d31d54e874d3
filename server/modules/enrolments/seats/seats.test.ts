// Seats of a batch, from the order to the money back: classroom details, section 2.2.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, heard, type NewBatch, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
let bundle: NewBundle
let asha: AHousehold
let ravi: AHousehold
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  bundle = await aBundle(app.ctx, { price: rupees(11_800) })
  ;[asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
})
afterEach(() => expectBalancedBooks(app))

const FULL = { status: 409, code: 'BATCH_FULL', message: 'This batch is full. See other batches.' }

const batchWith = (seats: number | undefined, label = 'main', but: Partial<NewBatch> = {}) =>
  aBatch(app.ctx, bundle, { label, ...(seats === undefined ? {} : { seats }), ...but })

const order = (who: AHousehold, batch?: NewBatch) =>
  app.as(who).orders.buyItems({ entityId: bundle.id, ...(batch ? { batchId: batch.id } : {}) })

async function startToPay(who: AHousehold, batch?: NewBatch): Promise<OrderId> {
  const { orderId } = await order(who, batch)
  await app.as(who).payments.startPayment({ orderId, method: 'UPI_QR' })
  return orderId
}

async function pay(who: AHousehold, orderId: OrderId): Promise<void> {
  await app.sandbox.control(orderId, 'approve')
  await expect.poll(async () => (await statusOf(who, orderId)).status).toBe('SUCCESS')
}

const buy = async (who: AHousehold, batch?: NewBatch) => pay(who, await startToPay(who, batch))
const statusOf = (who: AHousehold, orderId: OrderId) => app.as(who).payments.getOrderStatus({ orderId })
const left = async () => (await app.as(asha).enrolments.getBatchSeats({ bundleId: bundle.id })).map((each) => each.left)
const enrolment = async (who: AHousehold) =>
  (await app.as(who).enrolments.checkEnrolment({ bundleId: bundle.id })).enrolment

/** Time passes until no order of before may be paid, and the orders expire. */
async function lateEnough(): Promise<void> {
  app.moveClock(16 * MINUTE)
  await app.runJob('orders.expire')
}

describe('the chosen batch', () => {
  it('goes from the quote to the order and the enrolment', async () => {
    await batchWith(undefined)
    const chosen = await batchWith(undefined, 'lite', { language: 'hi' })
    const quote = await app.as(asha).orders.makeQuote({ entityId: bundle.id, batchId: chosen.id })
    expect(quote).toMatchObject({ batchId: chosen.id, entityId: bundle.id, entityType: 'BUNDLE' })
    const made = await app.as(asha).orders.buyItems({ quote: quote.token })
    expect(made.batchId).toBe(chosen.id)
    await app.as(asha).payments.startPayment({ orderId: made.orderId, method: 'UPI_QR' })
    await pay(asha, made.orderId)
    expect(await enrolment(asha)).toMatchObject({ batchId: null, ownBatchId: chosen.id, wantedBatchId: null })
  })

  it('is one of the course that is not over', async () => {
    const other = await aBatch(app.ctx, await aBundle(app.ctx))
    const over = await batchWith(undefined, 'lite', { endsAt: app.now() })
    for (const batchId of [other.id, over.id, 'bat000000000000000000'])
      await expect(app.as(asha).orders.makeQuote({ entityId: bundle.id, batchId })).rejects.toMatchObject({
        code: 'BATCH_NOT_FOUND',
      })
  })

  it('makes another order than the one for another batch, whose seat is free then', async () => {
    const [main, lite] = [await batchWith(1), await batchWith(1, 'lite')]
    const first = await order(asha, main)
    expect((await order(asha, main)).orderId).toBe(first.orderId)
    expect((await order(asha, lite)).orderId).not.toBe(first.orderId)
    await order(ravi, main)
    await expect(order(ravi, lite)).rejects.toMatchObject(FULL)
  })
})

describe('a seat', () => {
  it('is held as long as the order may be paid', async () => {
    const batch = await batchWith(1)
    expect(await left()).toEqual([1])
    await order(asha, batch)
    expect(await left()).toEqual([0])
    await expect(order(ravi, batch)).rejects.toMatchObject(FULL)
    app.moveClock(15 * MINUTE)
    expect(await left()).toEqual([1])
    await app.runJob('enrolments.free-seats')
    expect((await app.pool.query('select from enrolments.batch_seat where batch_id = $1', [batch.id])).rowCount).toBe(0)
    await order(ravi, batch)
    await expect(order(asha, batch)).rejects.toMatchObject(FULL)
  })

  it('is taken by the payment, and free again when the money goes back', async () => {
    const batch = await batchWith(1)
    const orderId = await startToPay(asha, batch)
    await pay(asha, orderId)
    await lateEnough()
    await expect(order(ravi, batch)).rejects.toMatchObject(FULL)
    const staff = (no: number) =>
      app.as(clerk(`stf00000000000000030${no}`, 'refunds.view', 'refunds.edit', 'refunds.approve'))
    const { id } = await staff(1).staffRefundRequests.create({ orderId, reason: 'changed their mind' })
    await staff(2).staffPaymentActions.decideRefund({ id, isApproved: true })
    await buy(ravi, batch)
    expect(await left()).toEqual([0])
  })

  it('is free again when the course is over for the learner', async () => {
    const batch = await batchWith(1)
    await buy(asha, batch)
    await app.asOwner(
      `update enrolments.enrolment set valid_till = '2026-11-22' where learner_id = '${asha.learnerId}'`,
    )
    app.moveClock(2 * DAY)
    expect(await left()).toEqual([1])
    await buy(ravi, batch)
    const { rows } = await app.pool.query('select learner_id from enrolments.batch_seat where batch_id = $1', [
      batch.id,
    ])
    expect(rows).toEqual([{ learner_id: ravi.learnerId }])
  })

  it('is needed once, also by who begins two orders for the same batch', async () => {
    const batch = await batchWith(2, 'main', { price: rupees(2_360) })
    await order(asha, batch)
    await app.as(asha).orders.buyItems({ entityId: batch.id, entityType: 'OTF_BATCH' })
    expect(await left()).toEqual([1])
    await order(ravi, batch)
  })

  it('is counted for those who came before the batch had a limit', async () => {
    const batch = await batchWith(undefined)
    await buy(asha, batch)
    await app.asOwner(`update catalogue.batch set seats = 1 where id = '${batch.id}'`)
    await heard(app.ctx)
    expect(await left()).toEqual([0])
    await expect(order(ravi, batch)).rejects.toMatchObject(FULL)
  })
})

describe('an order without a chosen batch', () => {
  it('is put into a batch that has a seat, and refused when all are full', async () => {
    const [main, lite] = [await batchWith(1), await batchWith(1, 'lite')]
    await buy(asha)
    await buy(ravi)
    expect([(await enrolment(asha))?.ownBatchId, (await enrolment(ravi))?.ownBatchId]).toEqual([main.id, lite.id])
    await expect(order(await aHousehold(app.ctx))).rejects.toMatchObject(FULL)
  })

  it('is never refused where a batch has no limit', async () => {
    await batchWith(1)
    const open = await batchWith(undefined, 'lite')
    await buy(asha)
    await buy(ravi)
    expect((await enrolment(ravi))?.ownBatchId).toBe(open.id)
  })
})

describe('a late payment that finds the batch full', () => {
  it('brings the next batch of the same language', async () => {
    const main = await batchWith(1)
    await batchWith(1, 'classic', { language: 'hi', startsAt: app.now() })
    const next = await batchWith(1, 'lite')
    const orderId = await startToPay(asha, main)
    await lateEnough()
    await buy(ravi, main)
    await pay(asha, orderId)
    expect(await enrolment(asha)).toMatchObject({ ownBatchId: next.id, wantedBatchId: main.id })
    expect(await left()).toEqual(expect.arrayContaining([0, 0, 1]))
    await app.runJobs()
    const { notices } = await app.as(asha).notices.listNotices({})
    expect(notices).toContainEqual(expect.objectContaining({ type: 'batch-full', link: `/pay/${orderId}` }))
  })

  it('goes back as a whole, once, where the family would rather not have that batch', async () => {
    const main = await batchWith(1)
    await batchWith(1, 'lite')
    const orderId = await startToPay(asha, main)
    await lateEnough()
    await buy(ravi, main)
    await pay(asha, orderId)
    const giveBack = (who: AHousehold) => app.as(who).payments.returnFullBatch({ orderId })
    await expect(giveBack(ravi)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    const answers = await Promise.all([giveBack(asha), giveBack(asha)])
    expect(answers).toEqual([{ orderId, status: 'REFUND_DUE' }, answers[0]])
    expect(await enrolment(asha)).toBeNull()
    expect((await left()).toSorted()).toEqual([0, 1])
    await expect
      .poll(async () => {
        app.moveClock(MINUTE)
        await app.runJobs()
        return app.as(asha).orders.getOrderInfo({ orderId })
      })
      .toMatchObject({ status: 'REFUNDED', refunded: { toBank: rupees(11_800), toWallet: 0 } })
  })

  it('stays where the week to give it back is over, and where the batch is the chosen one', async () => {
    const main = await batchWith(1)
    await batchWith(1, 'lite')
    const orderId = await startToPay(asha, main)
    await lateEnough()
    const chosen = await startToPay(ravi, main)
    await pay(ravi, chosen)
    await pay(asha, orderId)
    const closed = { status: 409, code: 'RETURN_CLOSED' }
    await expect(app.as(ravi).payments.returnFullBatch({ orderId: chosen })).rejects.toMatchObject(closed)
    app.moveClock(7 * DAY)
    await expect(app.as(asha).payments.returnFullBatch({ orderId })).rejects.toMatchObject(closed)
  })

  it('goes back where no batch of the language has a seat', async () => {
    const main = await batchWith(1)
    await batchWith(5, 'lite', { language: 'hi' })
    const orderId = await startToPay(asha, main)
    await lateEnough()
    await buy(ravi, main)
    await app.sandbox.control(orderId, 'approve')
    await expect.poll(async () => (await app.as(asha).orders.getOrderInfo({ orderId })).returnReason).toBe('SOLD_OUT')
    expect(await enrolment(asha)).toBeNull()
  })

  it('goes back where only that batch was bought', async () => {
    const batch = await batchWith(1, 'main', { price: rupees(2_360) })
    await batchWith(5, 'lite')
    const { orderId } = await app.as(asha).orders.buyItems({ entityId: batch.id, entityType: 'OTF_BATCH' })
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    await lateEnough()
    await buy(ravi, batch)
    await app.sandbox.control(orderId, 'approve')
    await expect.poll(async () => (await app.as(asha).orders.getOrderInfo({ orderId })).returnReason).toBe('SOLD_OUT')
  })

  it('brings the chosen batch where its seat is still free', async () => {
    const batch = await batchWith(1)
    const orderId = await startToPay(asha, batch)
    await lateEnough()
    await pay(asha, orderId)
    expect(await enrolment(asha)).toMatchObject({ ownBatchId: batch.id, wantedBatchId: null })
  })
})

it('five seats are held by five of forty who order at once, with a choice and without one', async () => {
  const batch = await batchWith(3)
  await batchWith(2, 'lite')
  const families = await Promise.all(Array.from({ length: 40 }, () => aHousehold(app.ctx)))
  const outcomes = await Promise.allSettled(families.map((who, i) => order(who, i % 2 ? batch : undefined)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: string }] : [])) // of the client
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['BATCH_FULL']))
  expect(await left()).toEqual(expect.arrayContaining([0, 0]))
})
