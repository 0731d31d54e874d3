import { afterAll, describe, expect, it } from 'vitest'
import { rupees, toRupeeString } from '#core/kernel/money.ts'
import { fromIndia, MINUTE } from '#core/kernel/time.ts'
import type { OrderPaidBy } from '#core/modules/orders/paid-by.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { returnMoney } from '#server/test/refunds.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const support = app.as(
  clerk('stf000000000000000021', 'refunds.view', 'refunds.edit', 'refunds.approve', 'orders.view', 'ledger.view'),
)
const staff = app.as(owner)
afterAll(() => app.close())

async function aPaidOrder() {
  const { plan } = await aSellablePlan(app.ctx)
  const family = app.as(await aHousehold(app.ctx))
  const { orderId } = await family.orders.buyItems({ subscriptionPlanId: plan.id })
  await family.payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await staff.staffPaymentActions.recheckOrder({ id: orderId })
  return { orderId, family, amount: plan.price }
}

const reason = 'The learner has moved to another city.'

describe('a refund', () => {
  it('is asked for by one, let go by another, and undoes the sale to the paisa', async () => {
    const { orderId, family, amount } = await aPaidOrder()
    const request = await support.staffRefundRequests.create({ orderId, reason })
    const rule = await family.orders.getRefundEstimate({ orderId })
    expect(request).toMatchObject({ amount, allowed: rule.amount, status: 'WAITING', reason })
    await expect(support.staffPaymentActions.decideRefund({ id: request.id, isApproved: true })).rejects.toMatchObject({
      code: 'OWN_REQUEST',
    })

    await staff.staffPaymentActions.decideRefund({ id: request.id, isApproved: true, note: 'seen the letter' })
    expect(await staff.staffOrders.one({ id: orderId })).toMatchObject({ status: 'REFUND_DUE' })
    expect(await family.enrolments.getEnrolments({})).toMatchObject([{ isActive: false }])
    await returnMoney(app)
    expect(await staff.staffOrders.one({ id: orderId })).toMatchObject({ status: 'REFUNDED' })
    const { orders } = await family.orders.listOrders({})
    expect(orders).toMatchObject([{ orderId, returnReason: 'REFUND' }])
    expect((await staff.staffRefunds.list({ orderId })).data).toMatchObject([{ amount, status: 'SUCCESS' }])

    const books = await staff.staffBooks.getTrialBalance({})
    expect(books.debit).toBe(books.credit)
    expect(books.accounts.every(({ balance }) => balance === 0)).toBe(true)
    await expect(
      staff.staffPaymentActions.decideRefund({ id: request.id, isApproved: false, note: 'No.' }),
    ).rejects.toMatchObject({
      code: 'DECIDED_ALREADY',
    })
  })

  it('that is refused changes nothing', async () => {
    const { orderId } = await aPaidOrder()
    const { id } = await support.staffRefundRequests.create({ orderId, reason })
    await expect(support.staffRefundRequests.create({ orderId, reason })).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
    })
    expect(
      await staff.staffPaymentActions.decideRefund({ id, isApproved: false, note: 'The course has run for a month.' }),
    ).toEqual({ status: 'REFUSED' })
    expect(await staff.staffOrders.one({ id: orderId })).toMatchObject({ status: 'PAID' })
  })

  it('is only for an order whose money we hold', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const { orderId } = await app.as(await aHousehold(app.ctx)).orders.buyItems({ subscriptionPlanId: plan.id })
    await expect(support.staffRefundRequests.create({ orderId, reason })).rejects.toMatchObject({
      code: 'NOT_REFUNDABLE',
    })
    await expect(
      support.staffRefundRequests.create({ orderId: 'ord000000000000000000', reason }),
    ).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(
      staff.staffPaymentActions.decideRefund({ id: 'rfr000000000000000000', isApproved: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('an order of the console', () => {
  it('tells all that happened, what the gateway says, and hides the phone', async () => {
    const { orderId, amount } = await aPaidOrder()
    expect(await staff.staffPaymentActions.getGatewayTruth({ id: orderId })).toMatchObject({ isKnown: true, amount })
    const timeline = await staff.staffOrderActions.getTimeline({ id: orderId })
    expect(timeline.map(({ kind }) => kind)).toContain('PAID')
    expect((await staff.staffOrders.one({ id: orderId })).phone).toMatch(/^•+ \d{3}$/)
    const takings = await staff.staffOrderActions.getTakings({ days: 2 })
    expect(takings.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
    await app.runJob('orders.sum-takings')
    expect(await staff.staffOrderActions.getTakings({ days: 2 })).toEqual(takings)
    const { data } = await staff.staffLedger.list({ reference: orderId })
    expect(data).toMatchObject([{ kind: 'PAYMENT', postings: [{ account: 'gateway:juspay', amount }, {}, {}] }])
    await expect(staff.staffOrderActions.getTimeline({ id: 'ord0' })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(staff.staffPaymentActions.getGatewayTruth({ id: 'ord0' })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
  })

  it('is found by the way by which it was paid, not by one that failed', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const family = app.as(await aHousehold(app.ctx))
    const { orderId } = await family.orders.buyItems({ subscriptionPlanId: plan.id })
    await family.payments.startPayment({ orderId, method: 'UPI_INTENT', upiApp: 'GOOGLE_PAY', platform: 'android' })
    await app.sandbox.control(orderId, 'decline')
    await staff.staffPaymentActions.recheckOrder({ id: orderId })
    const idsPaidBy = async (paidBy: OrderPaidBy) => (await staff.staffOrders.list({ paidBy })).data.map(({ id }) => id)
    expect(await idsPaidBy('UPI_INTENT')).not.toContain(orderId)
    await family.payments.startPayment({ orderId, method: 'UPI_QR' })
    expect(await staff.staffOrders.one({ id: orderId })).toMatchObject({ paidBy: null })
    await app.sandbox.control(orderId, 'approve')
    await staff.staffPaymentActions.recheckOrder({ id: orderId })
    expect(await idsPaidBy('UPI_QR')).toContain(orderId)
    expect(await idsPaidBy('UPI_INTENT')).not.toContain(orderId)
    expect(await staff.staffOrders.sums({ paidBy: 'NETBANKING' })).toEqual({ sums: { amount: 0, paidAmount: 0 } })
  })

  it('whose payment is unknown for a quarter of an hour is found', async () => {
    const { plan } = await aSellablePlan(app.ctx)
    const family = app.as(await aHousehold(app.ctx))
    const { orderId } = await family.orders.buyItems({ subscriptionPlanId: plan.id })
    await family.payments.startPayment({ orderId, method: 'UPI_QR' })
    const unknown = { orderId, unknownForMinutes: 15 }
    expect((await staff.staffAttempts.list(unknown)).total).toBe(0)
    app.moveClock(16 * MINUTE)
    expect((await staff.staffAttempts.list(unknown)).data).toMatchObject([{ orderId, status: 'STARTED' }])
  })
})

describe('a settlement file', () => {
  const lineOf = (orderId: string, amount: string, kind = 'PAYMENT') => ({
    settlementId: 'SET1', orderId, kind, amount, fee: '59.00', tax: '10.62', bankReference: 'UTR1', settledAt: '2026-11-22',
  }) // prettier-ignore

  it('is compared with the books line by line, and what differs stays until somebody has closed it', async () => {
    const { orderId, amount } = await aPaidOrder()
    const other = await aPaidOrder()
    const rows = [
      lineOf(orderId, toRupeeString(amount)),
      lineOf(other.orderId, '1.00'),
      lineOf(other.orderId, toRupeeString(other.amount), 'REFUND'),
      lineOf('ord000000000000000000', '10.00'),
      lineOf(orderId, 'ten'),
    ]
    expect(await staff.staffSettlementLines.import({ rows, dryRun: false })).toMatchObject({
      added: 4,
      errors: [{ row: 5, field: 'amount' }],
    })
    const listed = await staff.staffSettlementLines.list({ isException: true })
    const data = listed.data.toSorted((a, b) => a.finding.localeCompare(b.finding))
    expect(data.map(({ finding }) => finding)).toEqual(['AMOUNT_DIFFERS', 'NOT_RETURNED_HERE', 'UNKNOWN_ORDER'])
    expect(data[0]).toMatchObject({ amount: rupees(1), booked: other.amount })
    await staff.staffSettlementLines.bulk({ ids: data.map(({ id }) => id), change: { isClosed: true } })
    expect(await staff.staffSettlementLines.list({ isException: true })).toMatchObject({ total: 0 })
  })

  it('has days of India, however a sheet writes them, and refuses what is no day', async () => {
    const { orderId, amount } = await aPaidOrder()
    const days = ['2026-11-05', '05/11/2026', '5-Nov-2026', '11/22/2026', '31/02/2026']
    const rows = days.map((settledAt, n) => ({
      ...lineOf(orderId, toRupeeString(amount)),
      settlementId: `DAY-${n}`,
      settledAt,
    }))
    expect(await staff.staffSettlementLines.import({ rows, dryRun: false })).toMatchObject({
      added: 3,
      errors: [
        { row: 4, field: 'settledAt' },
        { row: 5, field: 'settledAt' },
      ],
    })
    const { rows: stored } = await app.pool.query<{ at: number }>(
      `select distinct settled_at as at from payments.settlement_line where order_id = $1`, [orderId]) // prettier-ignore
    expect(stored).toEqual([{ at: fromIndia(2026, 11, { day: 5 }) }])
  })

  it('books what the gateway keeps for itself, once, and names what we let go for a refund', async () => {
    const { orderId, amount } = await aPaidOrder()
    const fees = () => sumOf(app.ctx.db, 'expense:gateway-fees')
    const [fee, owed] = [await fees(), await sumOf(app.ctx.db, 'gateway:juspay')]
    const rows = [lineOf(orderId, toRupeeString(amount))]
    await staff.staffSettlementLines.import({ rows, dryRun: true })
    expect(await fees()).toBe(fee)
    await staff.staffSettlementLines.import({ rows })
    // H21: the same file again is named line by line.
    expect(await staff.staffSettlementLines.import({ rows })).toMatchObject({ added: 0, errors: [{ row: 1 }] })
    // ₹59 and the GST on it, 18%: ₹10.62.
    expect((await fees()) - fee).toBe(5_900)
    expect(await sumOf(app.ctx.db, 'tax:gateway-fees')).toBeGreaterThan(0)
    expect((await sumOf(app.ctx.db, 'gateway:juspay')) - owed).toBe(-6_962)
    await expectBalancedBooks(app)
    await staff.staffSettlementLines.import({ rows: [lineOf(orderId, '10.00', 'REFUND')] })
    const { data } = await staff.staffSettlementLines.list({ orderId })
    expect(data.find(({ kind }) => kind === 'REFUND')).toMatchObject({ booked: 0, finding: 'NOT_RETURNED_HERE' })
  })

  it('is compared at once when staff ask for it', async () => {
    const { orderId } = await aPaidOrder()
    await staff.staffSettlementLines.import({ rows: [lineOf(orderId, '1.00')] })
    const open = async () =>
      (await staff.staffExceptions.list({ orderId, status: 'OPEN' })).data.map(({ type }) => type)
    expect(await open()).toEqual([])
    await staff.staffExceptionActions.reconcileNow({})
    await app.runJobs()
    expect(await open()).toEqual(['AMOUNT_DIFFERS'])
  })

  it('adds nothing when it is imported again', async () => {
    const { orderId, amount } = await aPaidOrder()
    const rows = [lineOf(orderId, toRupeeString(amount))]
    await staff.staffSettlementLines.import({ rows, dryRun: false })
    expect(await staff.staffSettlementLines.import({ rows, dryRun: false })).toMatchObject({
      added: 0,
      errors: [{ row: 1 }],
    })
    expect(await staff.staffSettlementLines.list({ orderId })).toMatchObject({
      total: 1,
      data: [{ finding: 'MATCHED' }],
    })
  })
})
