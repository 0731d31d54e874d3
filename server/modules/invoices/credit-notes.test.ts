// Each time money of an invoice goes back, a note of its own answers it: payments reference, sections 7 and 9.7.
import { afterAll, expect, it } from 'vitest'
import { rupees, toPaise, type Paise } from '#core/kernel/money.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const maker = app.as(clerk('stf000000000000000082', 'refunds.edit'))
const checker = app.as(owner)
afterAll(() => app.close())

const near = { pinCode: '411001' }

/** ₹11,800: ₹180 that we granted, ₹1,000 of the family's own, ₹10,620 by the bank. The tax is on ₹11,620. */
async function aSplitOrder(billing: object = near) {
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(11_800) })
  await moneyInWallet(app.ctx, asha.accountId, { granted: rupees(180), purchased: rupees(1_000) })
  const { orderId } = await app.as(asha).orders.buyItems({
    subscriptionPlanId: plan.id,
    walletAmount: rupees(1_180),
    billing,
  })
  await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await checker.staffPaymentActions.recheckOrder({ id: orderId })
  return { asha, orderId }
}

async function refund(orderId: OrderId, but: { amount?: Paise; endsCourse?: boolean } = {}) {
  const reason = 'Three weeks of classes were not held.'
  const { id } = await maker.staffRefundRequests.create({ orderId, reason, ...but })
  await checker.staffPaymentActions.decideRefund({ id, isApproved: true })
}

const notesOf = (who: AHousehold, orderId: OrderId) => app.as(who).invoices.listCreditNotes({ orderId })
const textsOf = async ({ phone }: AHousehold) => (await app.sandbox.outbox(phone)).map(({ text }) => text)

it('is over what each refund returns, and all notes add up to the invoice to the paisa', async () => {
  const { asha, orderId } = await aSplitOrder()
  await refund(orderId, { amount: rupees(2_360) })
  await refund(orderId, { amount: toPaise(100_001), endsCourse: false })
  await refund(orderId)
  await app.runJobs()
  await app.runJobs()
  const notes = await notesOf(asha, orderId)
  // A tax of 9 / 118 each of ₹2,324, of ₹3,308.76 and of ₹11,620, each less what came before: ₹177.25, ₹252.36, ₹886.27.
  expect(notes.map(({ total, taxableValue, cgst }) => [total, taxableValue, cgst]).toSorted()).toEqual(
    [
      [232_400, 196_950, 17_725],
      [98_476, 83_454, 7_511],
      [831_124, 704_342, 63_391],
    ].toSorted(),
  )
  const invoice = await app.as(asha).invoices.getInvoice({ orderId })
  expect(invoice).toMatchObject({ total: 1_162_000, taxableValue: 984_746, cgst: 88_627, sgst: 88_627, igst: 0 })
  for (const head of ['total', 'taxableValue', 'cgst', 'sgst', 'igst'] as const)
    expect(notes.reduce((all, note) => all + note[head], 0)).toBe(invoice[head])
  expect(notes.map(({ number }) => number)).toEqual(['KC/26-27/000001', 'KC/26-27/000002', 'KC/26-27/000003'])
  const [listed] = (await checker.staffInvoices.list({ orderId })).data
  expect(listed?.creditNote).toBe('KC/26-27/000001, KC/26-27/000002, KC/26-27/000003')
  const { data } = await checker.staffCreditNotes.list({ orderId })
  const byNumber = data.toSorted((a, b) => a.number.localeCompare(b.number))
  expect(byNumber.map(({ total, id }) => [total, id])).toEqual(notes.map(({ total, refundId }) => [total, refundId]))
})

it('has the one tax of another state, and is there although the course runs on', async () => {
  const { asha, orderId } = await aSplitOrder({ stateCode: '29' })
  await refund(orderId, { amount: rupees(2_360) })
  await app.runJobs()
  // 2,324 × 18 / 118 = 354.51 rupees.
  expect(await notesOf(asha, orderId)).toMatchObject([
    { total: 232_400, taxableValue: 196_949, cgst: 0, sgst: 0, igst: 35_451 },
  ])
  expect(await app.as(asha).orders.getOrderInfo({ orderId })).toMatchObject({ status: 'PAID' })
})

it('names its amount where the course ends for a part of the price', async () => {
  const { asha, orderId } = await aSplitOrder()
  await refund(orderId, { amount: rupees(5_900), endsCourse: true })
  await app.runJobs()
  // Half of ₹11,620, and 5,810 × 9 / 118 = 443.14 rupees each.
  expect(await notesOf(asha, orderId)).toMatchObject([{ total: rupees(5_810), taxableValue: 492_372, cgst: 44_314 }])
})

it('is a PDF that only its own household can open', async () => {
  const { asha, orderId } = await aSplitOrder()
  await refund(orderId, { amount: rupees(100) })
  await app.runJobs()
  const [note] = await notesOf(asha, orderId)
  const refundId = note?.refundId ?? ''
  const pdf = await app.as(asha).invoices.getCreditNotePdf({ orderId, refundId })
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  const stranger = app.as(await aHousehold(app.ctx)).invoices
  const missing = { code: 'NOT_FOUND_ERROR' }
  await expect(stranger.listCreditNotes({ orderId })).rejects.toMatchObject(missing)
  await expect(stranger.getCreditNotePdf({ orderId, refundId })).rejects.toMatchObject(missing)
  const other = app.as(asha).invoices.getCreditNotePdf({ orderId, refundId: 'rfd000000000000000000' })
  await expect(other).rejects.toMatchObject(missing)
})

it('comes with a message that says what came back where, once', async () => {
  const { asha, orderId } = await aSplitOrder()
  await app.runJobs()
  await refund(orderId, { amount: rupees(2_360) })
  await app.runJobs()
  await app.runJobs()
  const told = (await textsOf(asha)).filter((text) => text.includes('goes to where you paid from'))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(
    /^Your refund of ₹2,360 for .*: ₹2,124 goes to where you paid from, and ₹236 is in your Kandil wallet\./,
  )
  await refund(orderId)
  await app.runJobs()
  const all = (await textsOf(asha)).filter((text) => /Your refund of|is back in/.test(text))
  expect(all).toHaveLength(2)
  expect(all.some((text) => text.startsWith('Your refund of ₹9,440 for'))).toBe(true)
})

it('says that the money is in the wallet when only the wallet had paid', async () => {
  const meera = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(1_180) })
  await moneyInWallet(app.ctx, meera.accountId, { purchased: rupees(1_180) })
  const bought = { subscriptionPlanId: plan.id, walletAmount: rupees(1_180), billing: near }
  const { orderId } = await app.as(meera).orders.buyItems(bought)
  await refund(orderId, { amount: rupees(590) })
  await app.runJobs()
  expect(await notesOf(meera, orderId)).toMatchObject([{ total: rupees(590), taxableValue: rupees(500), cgst: 4_500 }])
  expect(await textsOf(meera)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^₹590 for .* is back in your Kandil wallet\./)]),
  )
})
