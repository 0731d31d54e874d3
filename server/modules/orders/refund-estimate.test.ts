// The refund calculator of an order: what it says is what a refund of that amount then returns.
import fc from 'fast-check'
import { afterAll, afterEach, expect, it } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { returnMoney } from '#server/test/refunds.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())
afterEach(() => expectBalancedBooks(app))

let shift = 0
/** Two of our staff: a session of staff ends after hours, so each time two others. */
function twoClerks() {
  shift += 1
  const idOf = (first: string) => `stf${first}${String(shift).padStart(17, '0')}`
  return [app.as(clerk(idOf('1'), 'refunds.edit', 'orders.view')), app.as(clerk(idOf('2'), ...owner.scopes))] as const
}

/** ₹11,800 for thirty days: ₹180 of what we gave, ₹1,000 of the family's own, ₹10,620 by the bank. */
async function anOrder() {
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(11_800) })
  await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) })
  const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(1_180) })
  return { asha, orderId }
}

async function pay(asha: AHousehold, orderId: OrderId) {
  await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  const [, checker] = twoClerks()
  await checker.staffPaymentActions.recheckOrder({ id: orderId })
}

const estimate = (who: AHousehold, orderId: OrderId) => app.as(who).orders.getRefundEstimate({ orderId })

it('has no amount before the payment, and another household is not told of the order', async () => {
  const { asha, orderId } = await anOrder()
  expect(await estimate(asha, orderId)).toMatchObject({ obstacle: 'NOT_PAID', amount: 0 })
  await expect(estimate(await aHousehold(app.ctx), orderId)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
})

it('counts no day before the course begins', async () => {
  const asha = await aHousehold(app.ctx)
  const begins = later(app.now(), 9 * DAY)
  const { plan, bundle } = await aSellablePlan(app.ctx, { price: rupees(11_800) })
  await app.asOwner(`update catalogue.bundle set starts_at = to_timestamp(${begins / 1_000}) where id = '${bundle.id}'`)
  await app.asOwner(`delete from catalogue.batch where bundle_id = '${bundle.id}'`)
  const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id })
  await pay(asha, orderId)
  const { startsAt, validTill } = (await app.as(asha).enrolments.checkEnrolment({ bundleId: bundle.id })).enrolment!
  expect(startsAt).toBeLessThan(begins)
  const allDays = Math.ceil((validTill - begins) / DAY)
  expect(await estimate(asha, orderId)).toMatchObject({
    obstacle: null,
    days: allDays,
    allDays,
    amount: rupees(11_800),
    used: 0,
  })
  app.moveClock(8 * DAY)
  expect(await estimate(asha, orderId)).toMatchObject({ days: allDays, allDays, amount: rupees(11_800) })
  app.moveClock(2 * DAY)
  const { days, amount, used } = await estimate(asha, orderId)
  expect(days).toBeLessThan(allDays)
  expect([amount + used, amount < rupees(11_800)]).toEqual([rupees(11_800), true])
})

it('is the same for the family and for the staff who decide', async () => {
  const { asha, orderId } = await anOrder()
  await pay(asha, orderId)
  app.moveClock(3 * DAY)
  const [maker] = twoClerks()
  const { estimate: forStaff } = await maker.staffOrderActions.getTerms({ id: orderId })
  expect(forStaff).toEqual(await estimate(asha, orderId))
})

it('returns what it said, to each side, and nothing is left to return afterwards', async () => {
  const days = fc.integer({ min: 0, max: 20 })
  await fc.assert(
    fc.asyncProperty(days, fc.integer({ min: 0, max: 500_000 }), async (passed, earlier) => {
      const { asha, orderId } = await anOrder()
      await pay(asha, orderId)
      app.moveClock(passed * DAY)
      const refund = async (amount: number, endsCourse: boolean) => {
        const [maker, checker] = twoClerks()
        const reason = 'Three weeks of classes were not held.'
        const { id } = await maker.staffRefundRequests.create({ orderId, amount: toPaise(amount), endsCourse, reason })
        await checker.staffPaymentActions.decideRefund({ id, isApproved: true })
        return checker.staffOrders.one({ id: orderId })
      }
      if (earlier > 0) await refund(earlier, false)
      const said = await estimate(asha, orderId)
      const [reader] = twoClerks()
      const before = await reader.staffOrders.one({ id: orderId })
      expect(said.obstacle).toBeNull()
      expect(said.amount + said.used).toBe(1_180_000 - earlier)
      const after = await refund(said.amount, true)
      expect({
        gateway: after.refundedGateway - before.refundedGateway,
        purchased: after.refundedPurchased - before.refundedPurchased,
        granted: after.refundedGranted - before.refundedGranted,
      }).toEqual(said.shares)
      await returnMoney(app)
      expect(await estimate(asha, orderId)).toMatchObject({ obstacle: 'NOT_PAID', amount: 0 })
    }),
    { numRuns: triesOf(12), examples: [[0, 0]] },
  )
})
