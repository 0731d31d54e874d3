// The papers of an order in the hands of staff.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { DAY } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const support = clerk('stf100000000000000001', 'orders.view', 'households.view', 'households.edit')
let app: TestApp
let asha: AHousehold
let orderId: OrderId

beforeAll(async () => {
  app = await startTestApp()
  asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
  ;({ orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id }))
  await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await app.as(support).staffPaymentActions.recheckOrder({ id: orderId })
  await app.runJobs()
})
afterAll(() => app.close())

it('are PDFs for those who may see orders', async () => {
  const pdf = await app.as(support).staffPaperActions.getInvoicePdf({ id: orderId })
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  for (const ask of ['getInvoicePdf', 'getCreditNotePdf'] as const)
    await expect(app.as(support).staffPaperActions[ask]({ id: 'ord000000000000000000' })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
  const teller = app.as(clerk('stf100000000000000002', 'coupons.view'))
  await expect(teller.staffPaperActions.getInvoicePdf({ id: orderId })).rejects.toMatchObject({ status: 403 })
})

it.each(['శ్రీనివాస్ ప్రసాద్', 'ശ്രീലക്ഷ്മി', 'ગીતા પટેલ', 'ਗੁਰਪ੍ਰੀਤ', 'ସୁଭଦ୍ରା', 'فاطمہ خان', 'Asha 🌸', '王伟'])(
  'are drawn for a buyer whose name is %s',
  async (name) => {
    const family = await aHousehold(app.ctx)
    const { plan } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
    const order = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, billing: { name } })
    await app.as(family).payments.startPayment({ orderId: order.orderId, method: 'UPI_QR' })
    await app.sandbox.control(order.orderId, 'approve')
    await app.as(support).staffPaymentActions.recheckOrder({ id: order.orderId })
    await app.runJobs()
    const pdf = await app.as(family).invoices.getInvoicePdf({ orderId: order.orderId })
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

it('go to the family once more for each time that staff send them, with the reason in the audit', async () => {
  const before = (await app.sandbox.outbox(asha.phone)).length
  const reason = 'They have lost the message.'
  await app.as(support).staffPaperActions.sendReceiptAgain({ id: orderId, reason })
  await app.runJobs()
  expect(await app.sandbox.outbox(asha.phone)).toHaveLength(before + 1)
  await app.as(support).staffPaperActions.sendReceiptAgain({ id: orderId, reason })
  await app.runJobs()
  expect(await app.sandbox.outbox(asha.phone)).toHaveLength(before + 2)
  const auditor = app.as(clerk('stf100000000000000003', 'operations.view'))
  const { data } = await auditor.staffAudit.list({ subject: `orders/${orderId}`, action: 'orders.receipt' })
  expect(data).toMatchObject([
    { reason, staffId: support.staffId },
    { reason, staffId: support.staffId },
  ])
})

it('name the policy that the buyer agreed to, and the days since', async () => {
  const terms = () => app.as(support).staffOrderActions.getTerms({ id: orderId })
  const { policyVersion } = await app.as(support).staffOrders.one({ id: orderId })
  expect(await terms()).toMatchObject({
    version: policyVersion,
    isCurrent: true,
    daysSincePaid: 0,
    isOnlyWhole: false,
    isCarriedOver: false,
  })
  app.moveClock(3 * DAY)
  // A session of staff ends after hours: somebody else is at work.
  const later = app.as(clerk('stf100000000000000004', 'orders.view'))
  expect(await later.staffOrderActions.getTerms({ id: orderId })).toMatchObject({ daysSincePaid: 3 })
  await expect(later.staffOrderActions.getTerms({ id: 'ord000000000000000000' })).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
})
