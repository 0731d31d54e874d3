// A part of an order's money goes back to where each part of it came from: payments reference, section 9.7.
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiClient } from '#core/api.ts'
import { rupees, toPaise, type Paise } from '#core/kernel/money.ts'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { returnMoney } from '#server/test/refunds.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'

const app = await startTestApp()
let shift = 0
let maker: ApiClient
let checker: ApiClient
afterAll(() => app.close())
beforeEach(startShift)
afterEach(() => expectBalancedBooks(app))

const reason = 'Three weeks of classes were not held.'

/** Other people come to work: a staff session ends after hours, and the tests let many hours pass. */
function startShift(): void {
  shift += 1
  const idOf = (first: string) => `stf${first}${String(shift).padStart(17, '0')}`
  maker = app.as(clerk(idOf('1'), 'refunds.view', 'refunds.edit', 'orders.view'))
  checker = app.as(clerk(idOf('2'), ...owner.scopes))
}

/** ₹11,800: ₹180 of what we gave, ₹1,000 of the family's own, ₹10,620 by the bank. */
async function aSplitOrder() {
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(11_800) })
  await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) })
  const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(1_180) })
  await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await checker.staffPaymentActions.recheckOrder({ id: orderId })
  return { asha, orderId, plan }
}

async function refund(orderId: OrderId, but: { amount?: Paise; endsCourse?: boolean } = {}) {
  const { id } = await maker.staffRefundRequests.create({ orderId, reason, ...but })
  return checker.staffPaymentActions.decideRefund({ id, isApproved: true })
}

const wallet = async (who: AHousehold) => {
  const { purchasedBalance, grantedBalance } = await app.as(who).wallet.getAccountInfo({})
  return [purchasedBalance, grantedBalance]
}
const runs = async (who: AHousehold) => (await app.as(who).enrolments.getEnrolments({})).map(({ isActive }) => isActive)

it('is asked for with the shares that were left then, which the decider compares with those of now', async () => {
  const { orderId } = await aSplitOrder()
  const whole = { gateway: rupees(10_620), purchased: rupees(1_000), granted: rupees(180) }
  const first = await maker.staffRefundRequests.create({ orderId, reason, amount: rupees(1_180) })
  expect(first.remaining).toEqual(whole)
  await checker.staffPaymentActions.decideRefund({ id: first.id, isApproved: true })
  // Staff find the order in the ledger, although a refund into a wallet would have no record of its own.
  const { data: reversals } = await checker.staffLedger.list({ kind: 'REVERSAL', days: 'today' })
  expect(reversals.map(({ reference }) => reference.split('-')[0])).toContain(orderId)
  const second = await maker.staffRefundRequests.create({ orderId, reason, amount: rupees(100) })
  expect(second.remaining).toEqual({ gateway: rupees(9_558), purchased: rupees(900), granted: rupees(162) })
  const sums = async (but: object) => (await maker.staffRefundRequests.sums({ orderId, ...but })).sums
  expect(await sums({})).toEqual({ amount: rupees(1_280) })
  expect(await sums({ status: 'WAITING' })).toEqual({ amount: rupees(100) })
  // An attempt to pay counts with the part that goes through the gateway.
  expect(await maker.staffAttempts.sums({ orderId })).toEqual({ sums: { amount: rupees(10_620) } })
})

it('goes to each side in proportion, and the course runs on', async () => {
  const { asha, orderId } = await aSplitOrder()
  const before = await sumOf(app.ctx.db, 'revenue:courses')
  await refund(orderId, { amount: rupees(2_360) })
  // A fifth of each side.
  expect(await wallet(asha)).toEqual([rupees(200), rupees(36)])
  expect((await checker.staffRefunds.list({ orderId })).data).toMatchObject([
    { amount: rupees(2_124), status: 'REQUESTED' },
  ])
  // ₹2,324 less its 18%, which a family of another state has paid as one tax: 2,324 × 18 / 118 = 354.51.
  expect((await sumOf(app.ctx.db, 'revenue:courses')) - before).toBeGreaterThan(0)
  expect(await checker.staffOrders.one({ id: orderId })).toMatchObject({ status: 'PAID', refundedGateway: rupees(2_124), refundedPurchased: rupees(200), refundedGranted: rupees(36) }) // prettier-ignore
  expect(await runs(asha)).toEqual([true])
  await returnMoney(app)
  expect((await checker.staffRefunds.list({ orderId })).data).toMatchObject([{ status: 'SUCCESS' }])
  expect(await app.as(asha).orders.getOrderInfo({ orderId })).toMatchObject({ status: 'PAID', refunded: { toBank: rupees(2_124), toWallet: rupees(236) } }) // prettier-ignore
})

it('may be followed by the rest, which ends the course, and leaves nothing behind', async () => {
  const { asha, orderId } = await aSplitOrder()
  await refund(orderId, { amount: toPaise(100_001) })
  await refund(orderId)
  expect(await checker.staffOrders.one({ id: orderId })).toMatchObject({ status: 'REFUND_DUE' })
  await returnMoney(app)
  expect(await checker.staffOrders.one({ id: orderId })).toMatchObject({ status: 'REFUNDED', refundedGateway: rupees(10_620) }) // prettier-ignore
  expect(await wallet(asha)).toEqual([rupees(1_000), rupees(180)])
  expect(await runs(asha)).toEqual([false])
  expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(0)
  expect(await sumOf(app.ctx.db, `hold:${asha.accountId}`)).toBe(0)
})

it('may end the course too, where only a part is due', async () => {
  const { asha, orderId } = await aSplitOrder()
  await refund(orderId, { amount: rupees(5_900), endsCourse: true })
  await returnMoney(app)
  expect(await checker.staffOrders.one({ id: orderId })).toMatchObject({ status: 'REFUNDED', refundedGateway: rupees(5_310) }) // prettier-ignore
  expect(await wallet(asha)).toEqual([rupees(500), rupees(90)])
  expect(await runs(asha)).toEqual([false])
})

it('raises no exception, however the bank settles its parts', async () => {
  const { orderId } = await aSplitOrder()
  await refund(orderId, { amount: rupees(2_360) })
  await refund(orderId, { amount: rupees(1_180), endsCourse: false })
  await returnMoney(app)
  const line = (kind: string, amount: string, bankReference: string) => ({
    settlementId: 'SET-PARTS', orderId, kind, amount, bankReference, settledAt: '2026-11-23',
  }) // prettier-ignore
  const rows = [
    line('PAYMENT', '10620.00', 'UTR-A'),
    line('REFUND', '2124.00', 'UTR-B'),
    line('REFUND', '1062.00', 'UTR-C'),
  ]
  expect(await checker.staffSettlementLines.import({ rows, dryRun: false })).toMatchObject({ added: 3, errors: [] })
  expect(await checker.staffSettlementLines.list({ orderId, isException: true })).toMatchObject({ total: 0 })
  await app.runJob('payments.reconcile')
  expect(await checker.staffExceptions.list({ orderId, status: 'OPEN' })).toMatchObject({ total: 0 })
  // The rest, which ends the course, and the bank's line of it.
  await refund(orderId)
  await returnMoney(app)
  await checker.staffSettlementLines.import({ rows: [line('REFUND', '7434.00', 'UTR-D')], dryRun: false })
  await app.runJob('payments.reconcile')
  expect(await checker.staffExceptions.list({ orderId, status: 'OPEN' })).toMatchObject({ total: 0 })
  // More than was let go is found, be each line small enough.
  await checker.staffSettlementLines.import({ rows: [line('REFUND', '1.00', 'UTR-E')], dryRun: false })
  await app.runJob('payments.reconcile')
  expect((await checker.staffExceptions.list({ orderId, status: 'OPEN' })).data).toMatchObject([
    { type: 'AMOUNT_DIFFERS' },
  ])
})

it('is refused beyond the rest, and when its requester decides it', async () => {
  const { orderId } = await aSplitOrder()
  const ask = (amount: Paise) => maker.staffRefundRequests.create({ orderId, reason, amount })
  await expect(ask(toPaise(1_180_001))).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE', status: 409 })
  await expect(ask(rupees(0))).rejects.toMatchObject({ status: 400 })
  await refund(orderId, { amount: rupees(11_000) })
  await expect(ask(rupees(801))).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' })
  const own = await checker.staffRefundRequests.create({ orderId, reason, amount: rupees(100) })
  await expect(checker.staffPaymentActions.decideRefund({ id: own.id, isApproved: true })).rejects.toMatchObject({ code: 'OWN_REQUEST' }) // prettier-ignore
})

it('is refused as the 26th of an order, before anybody decides about it: the gateway takes 25', async () => {
  const { orderId } = await aSplitOrder()
  for (let part = 1; part <= 25; part += 1) await refund(orderId, { amount: toPaise(1_000 + part), endsCourse: false })
  await expect(maker.staffRefundRequests.create({ orderId, reason })).rejects.toMatchObject({
    code: 'TOO_MANY_REFUNDS',
    status: 409,
    message: expect.stringContaining('at most 25 refunds of an order, and this order has had 25'),
  })
  await returnMoney(app)
  const { data } = await checker.staffRefunds.list({ orderId, size: 100 })
  expect(data.map(({ status }) => status)).toEqual(Array(25).fill('SUCCESS'))
})

describe('a refund that the gateway does not accept', () => {
  const amount = rupees(1_180)
  const refundsOf = async (orderId: OrderId) =>
    (await checker.staffRefunds.list({ orderId })).data.map(({ status }) => status).toSorted()
  afterEach(() => app.sandbox.resetKnobs())

  it.each([
    ['because another of the same amount was just before it', { sameAmountWithinMs: HOUR }, ['REQUESTED', 'SUCCESS']],
    ['because the gateway is away', { errorShare: 1, faultsOn: 'REFUND' }, ['REQUESTED', 'REQUESTED']],
  ] as const)('is asked for again until the gateway accepts it, %s', async (_, trouble, during) => {
    const { orderId } = await aSplitOrder()
    await app.sandbox.knobs({ refundDelayMs: 0, ...trouble })
    for (const _part of [1, 2]) await refund(orderId, { amount, endsCourse: false })
    // The queue by itself tries a job twelve times.
    for (let round = 0; round < 14; round++) {
      await app.runJobs()
      app.moveClock(10 * MINUTE)
    }
    startShift()
    expect(await refundsOf(orderId)).toEqual(during)
    await app.sandbox.resetKnobs()
    await returnMoney(app)
    startShift()
    expect(await refundsOf(orderId)).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(0)
  })
})

it('never returns more to a side than it paid, in any number of parts, and the books end at nothing', async () => {
  // Small parts too: their shares are often equal, and the gateway takes two equal refunds for a slip.
  const part = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 600_000 }))
  const parts = fc.array(part, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(parts, async (amounts) => {
      startShift()
      const { asha, orderId } = await aSplitOrder()
      let left = 1_180_000
      for (const amount of amounts) {
        if (amount > left)
          await expect(refund(orderId, { amount: toPaise(amount) })).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' }) // prettier-ignore
        else {
          await refund(orderId, { amount: toPaise(amount), endsCourse: false })
          left -= amount
        }
        const { refundedGateway, refundedPurchased, refundedGranted } = await checker.staffOrders.one({ id: orderId })
        expect(refundedGateway).toBeLessThanOrEqual(rupees(10_620))
        expect(refundedPurchased).toBeLessThanOrEqual(rupees(1_000))
        expect(refundedGranted).toBeLessThanOrEqual(rupees(180))
        expect(refundedGateway + refundedPurchased + refundedGranted).toBe(1_180_000 - left)
        expect(await wallet(asha)).toEqual([refundedPurchased, refundedGranted])
      }
      if (left > 0) await refund(orderId, { endsCourse: true })
      await returnMoney(app)
      expect(await sumOf(app.ctx.db, `suspense:${orderId}`)).toBe(0)
      expect(await wallet(asha)).toEqual([rupees(1_000), rupees(180)])
      await expectBalancedBooks(app)
    }),
    { numRuns: triesOf(60), examples: [[[14, 14]]] },
  )
  // The whole sale has been undone, to the paisa.
  const { accounts } = await checker.staffBooks.getTrialBalance({})
  for (const name of ['tax:cgst', 'tax:sgst', 'tax:igst'])
    expect(accounts.find(({ account }) => account === name)?.balance ?? 0).toBeLessThanOrEqual(0)
})
