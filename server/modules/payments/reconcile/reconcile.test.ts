import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { rupees, toRupeeString } from '#core/kernel/money.ts'
import { DAY, MINUTE } from '#core/kernel/time.ts'
import type { ExceptionType } from '#core/modules/payments/exceptions.ts'
import { WAITS } from '../checks.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
/** Staff sessions end after hours, so each day of the test has another member of staff. */
let staff = app.as(owner)
afterAll(() => app.close())
afterEach(() => app.sandbox.resetKnobs())

const reconcile = () => app.runJob('payments.reconcile')
const openOf = async (orderId: string) => (await staff.staffExceptions.list({ orderId, status: 'OPEN' })).data
const typesOf = async (orderId: string) => (await openOf(orderId)).map(({ type }) => type)

async function anOrder(couponCode?: string) {
  const { plan, bundle } = await aSellablePlan(app.ctx)
  const family = await aHousehold(app.ctx)
  const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, couponCode })
  return { orderId, family, amount: plan.price, bundle }
}

async function anOrderBeingPaid() {
  const made = await anOrder()
  await app.as(made.family).payments.startPayment({ orderId: made.orderId, method: 'UPI_QR' })
  return made
}

async function aPaidOrder() {
  const made = await anOrderBeingPaid()
  await app.sandbox.control(made.orderId, 'approve')
  await staff.staffPaymentActions.recheckOrder({ id: made.orderId })
  return made
}

const settled = (orderId: string, amount: string, but: object = {}) => ({
  settlementId: 'SET1', orderId, kind: 'PAYMENT', amount, bankReference: 'UTR1', settledAt: '2026-11-23', ...but,
}) // prettier-ignore
const importing = (...rows: Record<string, string>[]) => staff.staffSettlementLines.import({ rows, dryRun: false })

/** It is listed, somebody mends its cause, and by the next run it has gone. */
async function isListedUntil(orderId: string, type: ExceptionType, mend: () => Promise<unknown>): Promise<void> {
  await reconcile()
  expect(await typesOf(orderId)).toEqual([type])
  await mend()
  await reconcile()
  expect(await typesOf(orderId)).toEqual([])
  const { data } = await staff.staffExceptions.list({ orderId, type })
  expect(data).toMatchObject([{ status: 'RESOLVED', resolvedBy: null }])
}

describe('what the reconciler lists', () => {
  it('is nothing where a course is paid by a bank, by the wallet, by a coupon, or given back', async () => {
    const free = await aCoupon(app.ctx, {
      redeem: { redeemType: 'PERCENTAGE', redeemValue: 100, maxDiscount: rupees(0) },
    })
    const family = await aHousehold(app.ctx)
    const { plan } = await aSellablePlan(app.ctx, { price: rupees(2_000), cutPrice: rupees(2_000) })
    await moneyInWallet(app.ctx, family.accountId, { purchased: rupees(2_000) })
    await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(2_000) })
    await anOrder(free.code)
    await aPaidOrder()
    const { orderId: returned } = await aPaidOrder()
    const reason = 'The learner has moved to another city.'
    const { id } = await app
      .as(clerk('stf000000000000000022', 'refunds.edit'))
      .staffRefundRequests.create({ orderId: returned, reason })
    await staff.staffPaymentActions.decideRefund({ id, isApproved: true })
    await app.runJobs()
    await reconcile()
    expect(await staff.staffExceptions.list({})).toEqual({ data: [], total: 0, isCapped: false })
  })

  it('is a charge without its enrolment', async () => {
    const { orderId } = await aPaidOrder()
    await app.asOwner(`create table lost as select * from enrolments.enrolment where order_id = '${orderId}';
      delete from enrolments.enrolment where order_id = '${orderId}'`)
    await isListedUntil(orderId, 'CHARGED_NOT_ENROLLED', () =>
      app.asOwner('insert into enrolments.enrolment select * from lost'),
    )
  })

  it('is an enrolment without its charge', async () => {
    const { orderId } = await aPaidOrder()
    await app.asOwner(`update orders.order set status = 'EXPIRED' where id = '${orderId}'`)
    await isListedUntil(orderId, 'ENROLLED_NOT_CHARGED', () =>
      app.asOwner(`update orders.order set status = 'PAID' where id = '${orderId}'`),
    )
  })

  it('is an enrolment whose order nobody knows', async () => {
    const { orderId } = await aPaidOrder()
    await app.asOwner(`update enrolments.enrolment set order_id = 'ord-of-nobody' where order_id = '${orderId}'`)
    await reconcile()
    expect(await typesOf(orderId)).toEqual(['CHARGED_NOT_ENROLLED'])
    expect(await typesOf('ord-of-nobody')).toEqual(['ENROLLED_NOT_CHARGED'])
    await app.asOwner(`update enrolments.enrolment set order_id = '${orderId}' where order_id = 'ord-of-nobody'`)
    await reconcile()
    expect(await typesOf('ord-of-nobody')).toEqual([])
  })

  it('is a part of the price that we hold, until it is given back', async () => {
    const { orderId } = await anOrderBeingPaid()
    await app.sandbox.control(orderId, 'partial-charged')
    await staff.staffPaymentActions.recheckOrder({ id: orderId })
    await isListedUntil(orderId, 'MONEY_HELD', async () => {
      const reason = 'The bank took only a part of the price.'
      const maker = app.as(clerk('stf000000000000000023', 'refunds.edit'))
      const { id } = await maker.staffRefundRequests.create({ orderId, reason })
      await staff.staffPaymentActions.decideRefund({ id, isApproved: true })
      await app.runJobs()
    })
  })

  it('is a sale that is not in the ledger, and an amount that is another than was agreed', async () => {
    const { orderId, amount } = await aPaidOrder()
    // The ledger refuses to be changed, by its owner too: as if a disk had lost it.
    const asIfLost = 'set session_replication_role = replica'
    await app.asOwner(`${asIfLost}; update ledger.entry set reference = 'elsewhere' where reference = '${orderId}';
      update orders.order set paid_amount = 1 where id = '${orderId}'`)
    await reconcile()
    expect((await typesOf(orderId)).toSorted()).toEqual(['AMOUNT_DIFFERS', 'NOT_BOOKED'])
    await app.asOwner(`${asIfLost}; update ledger.entry set reference = '${orderId}' where reference = 'elsewhere';
      update orders.order set paid_amount = ${amount} where id = '${orderId}'`)
    await reconcile()
    expect(await typesOf(orderId)).toEqual([])
  })

  it('is a line of the gateway’s file that our books do not have, until they do', async () => {
    const { orderId, amount } = await anOrderBeingPaid()
    await importing(settled(orderId, toRupeeString(amount)), settled('ord000000000000000000', '10.00'))
    await reconcile()
    expect(await typesOf('ord000000000000000000')).toEqual(['UNKNOWN_ORDER'])
    await app.sandbox.knobs({ webhooks: false })
    await app.sandbox.control(orderId, 'approve')
    const [found] = await openOf(orderId)
    expect(found).toMatchObject({ type: 'NOT_PAID_HERE', found: amount })
    const checked = await staff.staffExceptionActions.recheckException({ id: found!.id })
    expect(checked).toMatchObject({ status: 'RESOLVED', resolvedBy: null })
    expect((await staff.staffSettlementLines.list({ orderId })).data).toMatchObject([{ finding: 'MATCHED' }])
  })

  it('is what was settled twice, returned unasked or settled at another amount', async () => {
    const [twice, back, other] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
    const full = toRupeeString(twice.amount)
    await importing(
      settled(twice.orderId, full), settled(twice.orderId, full, { settlementId: 'SET2' }),
      settled(back.orderId, full, { kind: 'REFUND' }), settled(other.orderId, '1.00'),
    ) // prettier-ignore
    await reconcile()
    expect(await typesOf(twice.orderId)).toEqual(['SETTLED_TWICE'])
    expect(await typesOf(back.orderId)).toEqual(['NOT_RETURNED_HERE'])
    await isListedUntil(other.orderId, 'AMOUNT_DIFFERS', async () => {
      const { data } = await staff.staffSettlementLines.list({ orderId: other.orderId })
      await staff.staffSettlementLines.bulk({ ids: data.map(({ id }) => id), change: { isClosed: true } })
    })
  })

  it('is a refund that the gateway could not make, until it could', async () => {
    const { orderId } = await aPaidOrder()
    await app.sandbox.knobs({ refundStatus: 'MANUAL_REVIEW', refundDelayMs: 0 })
    const maker = app.as(clerk('stf000000000000000024', 'refunds.edit'))
    const { id } = await maker.staffRefundRequests.create({ orderId, reason: 'The course is too difficult.' })
    await staff.staffPaymentActions.decideRefund({ id, isApproved: true })
    const [refund] = (await staff.staffRefunds.list({ orderId })).data
    const ask = app.jobs.find(({ name }) => name === 'payments.refund')
    await expect
      .poll(async () => {
        await ask?.run(app.ctx, { refundId: refund?.id })
        return (await staff.staffRefunds.list({ orderId })).data[0]?.status
      })
      .toBe('MANUAL_REVIEW')
    await reconcile()
    expect(await typesOf(orderId)).toEqual(['REFUND_STUCK'])
    await app.asOwner(
      `update payments.refund set status = 'SUCCESS', bank_reference = null where order_id = '${orderId}'`,
    )
    await isListedUntil(orderId, 'REFUND_WITHOUT_REFERENCE', () =>
      app.asOwner(`update payments.refund set bank_reference = 'ARN1' where order_id = '${orderId}'`),
    )
  })
})

describe('an exception', () => {
  it('that somebody has resolved stays so, with who and why, until its amount is another', async () => {
    await importing(settled('ord-elsewhere', '10.00'))
    await reconcile()
    const [found] = await openOf('ord-elsewhere')
    const resolve = { id: found!.id, reason: 'It belongs to our other shop.' }
    expect(await staff.staffExceptionActions.resolveException(resolve)).toEqual({
      status: 'RESOLVED',
      resolvedBy: owner.staffId,
      reason: resolve.reason,
    })
    await expect(staff.staffExceptionActions.resolveException(resolve)).rejects.toMatchObject({
      code: 'DECIDED_ALREADY',
    })
    await reconcile()
    expect(await typesOf('ord-elsewhere')).toEqual([])
    await app.asOwner(`update payments.settlement_line set amount = 2000 where order_id = 'ord-elsewhere'`)
    await reconcile()
    expect(await openOf('ord-elsewhere')).toMatchObject([{ found: rupees(20), resolvedBy: null, reason: null }])
  })

  it('is found once, however many look at the same time', async () => {
    await importing(settled('ord-at-once', '10.00'))
    await Promise.all(Array.from({ length: 5 }, reconcile))
    expect(await typesOf('ord-at-once')).toEqual(['UNKNOWN_ORDER'])
  })

  it('that is not there is not found', async () => {
    const unknown = { id: 'pex00000000000000000' }
    const { recheckException, resolveException } = staff.staffExceptionActions
    await expect(recheckException(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(resolveException({ ...unknown, reason: 'It is not there any more.' })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
  })
})

describe('with the days', () => {
  let days = 0
  function pass(ms: number): void {
    app.moveClock(ms)
    days += 1
    staff = app.as({ ...owner, staffId: `stf0000000000000009${String(days).padStart(2, '0')}` })
  }

  it('a payment is listed that no file has after five: the nightly run looks at all there is', async () => {
    const { orderId, amount } = await aPaidOrder()
    pass(5 * DAY)
    await reconcile()
    expect(await typesOf(orderId)).toEqual([])
    await app.runJob('payments.reconcile-all')
    expect(await typesOf(orderId)).toEqual(['NOT_SETTLED'])
    await importing(settled(orderId, toRupeeString(amount)))
    await reconcile()
    expect(await typesOf(orderId)).toEqual([])
  })

  it('a payment is listed of which nobody will ever know', async () => {
    const { orderId } = await anOrderBeingPaid()
    await app.sandbox.control(orderId, 'unknown-status')
    await app.sandbox.knobs({ webhooks: false })
    for (const wait of [5 * MINUTE, ...WAITS]) {
      pass(wait + MINUTE)
      await app.runJob('payments.sweep')
    }
    await app.runJob('orders.expire')
    await app.runJob('payments.reconcile-all')
    const [found] = await openOf(orderId)
    expect(found?.type).toBe('PAYMENT_UNKNOWN')
    await app.sandbox.setStatus(orderId, 'AUTHENTICATION_FAILED')
    expect(await staff.staffExceptionActions.recheckException({ id: found!.id })).toMatchObject({ status: 'RESOLVED' })
  })
})
