import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { fromIndia, HOUR } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let plan: NewPlan
beforeAll(async () => {
  app = await startTestApp()
  plan = (await aSellablePlan(app.ctx, { price: rupees(24_999) })).plan
})
afterAll(() => app.close())

/** Pays and lets every job run, the receipt's included. */
async function aPaidOrder(buyer: AHousehold, billing: object = {}, subscriptionPlanId = plan.id): Promise<OrderId> {
  const { orderId } = await app.as(buyer).orders.buyItems({ subscriptionPlanId, billing })
  await app.as(buyer).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  const status = async () => (await app.as(buyer).payments.getOrderStatus({ orderId })).status
  await expect.poll(status).toBe('SUCCESS')
  return orderId
}

describe('an invoice', () => {
  it('splits the tax by where the buyer lives', async () => {
    const near = await aHousehold(app.ctx)
    const orderId = await aPaidOrder(near, { pinCode: '411001' })
    await app.runJobs()
    // Maharashtra to Maharashtra: 24,999 × 9 / 118 = 1,906.70 rupees each.
    expect(await app.as(near).invoices.getInvoice({ orderId })).toMatchObject({
      cgst: 190_670,
      sgst: 190_670,
      igst: 0,
      taxableValue: 2_118_560,
      total: rupees(24_999),
      placeOfSupply: 'Maharashtra (27)',
    })
  })

  it('names the tier once, the order by its short number, and the bank’s reference', async () => {
    const buyer = await aHousehold(app.ctx)
    const orderId = await aPaidOrder(buyer)
    await app.runJobs()
    const { rows } = await app.pool.query('select content from invoices.invoice where order_id = $1', [orderId])
    const { number, title } = await app.as(buyer).orders.getOrderInfo({ orderId })
    const { bankReference } = await app.as(buyer).payments.getOrderStatus({ orderId })
    expect(bankReference).toMatch(/^\d{12}$/)
    expect(rows[0].content).toMatchObject({ description: `${title}, Pro`, orderNumber: number, bankReference })
    const named = await aSellablePlan(app.ctx, { bundle: { title: { en: 'Class 11 JEE Main Pro' } } })
    const byName = await aPaidOrder(await aHousehold(app.ctx), {}, named.plan.id)
    await app.runJobs()
    const second = await app.pool.query('select content from invoices.invoice where order_id = $1', [byName])
    expect(second.rows[0].content.description).toBe('Class 11 JEE Main Pro')
  })

  it('is numbered without a gap, however many are issued at once, and afresh each April', async () => {
    const numbers = async () =>
      (await app.pool.query<{ number: string }>('select number from invoices.invoice order by number')).rows.map(
        ({ number }) => number,
      )
    const before = (await numbers()).length
    for (let i = 0; i < 6; i += 1) await aPaidOrder(await aHousehold(app.ctx))
    await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()])
    const after = await numbers()
    expect(after).toEqual(Array.from({ length: before + 6 }, (_, i) => `KD/26-27/${String(i + 1).padStart(6, '0')}`))

    app.moveClock(fromIndia(2027, 4) - app.now())
    plan = (await aSellablePlan(app.ctx, { price: rupees(24_999) })).plan
    const buyer = await aHousehold(app.ctx)
    const orderId = await aPaidOrder(buyer)
    await app.runJobs()
    expect(await app.as(buyer).invoices.getInvoice({ orderId })).toMatchObject({ number: 'KD/27-28/000001' })
  })

  it('is a PDF that only its own household can open', async () => {
    const asha = await aHousehold(app.ctx, { firstName: 'आशा' })
    const orderId = await aPaidOrder(asha)
    await expect(app.as(asha).invoices.getInvoicePdf({ orderId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await app.runJobs()
    const reply = await app.inject({ url: `/api/invoices/${orderId}/pdf`, cookie: await app.cookieOf(asha) })
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await aHousehold(app.ctx)
    for (const ask of ['getInvoice', 'getInvoicePdf'] as const)
      await expect(app.as(stranger).invoices[ask]({ orderId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await app.as(asha).invoices.getInvoicePdf({ orderId })).toBeInstanceOf(Uint8Array)
  })

  it('is never changed', async () => {
    await expect(app.ctx.db.updateTable('invoices.invoice').set({ content: '{}' }).execute()).rejects.toMatchObject({
      code: '42501',
    })
    await expect(app.ctx.db.deleteFrom('invoices.invoice').execute()).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a receipt', () => {
  it('goes by mail too when there is an address, and names what was paid', async () => {
    const meera = await aHousehold(app.ctx)
    const orderId = await aPaidOrder(meera, { email: 'meera@example.com', name: 'Meera <b>' })
    await app.runJobs()
    const [mail] = await app.sandbox.outbox('meera@example.com')
    expect(mail?.text).toContain('You paid: ₹24,999')
    const { number } = await app.as(meera).orders.getOrderInfo({ orderId })
    expect(mail?.text).toContain(`Order: ${number}`)
    expect(mail?.text).toMatch(/Tax invoice: KD\/\d\d-\d\d\/\d{6}/)
  })

  it('goes once, however often its job runs', async () => {
    const meera = await aHousehold(app.ctx)
    await aPaidOrder(meera)
    await Promise.all([app.runJobs(), app.runJobs()])
    // A job that failed because another held what it needs is tried again later.
    app.moveClock(HOUR)
    await app.runJobs()
    expect(await app.sandbox.outbox(meera.phone)).toHaveLength(1)
  })

  it('comes without an invoice for what cost nothing', async () => {
    const pass = await aCoupon(app.ctx, {
      couponType: 'FREE_PASS',
      redeem: { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) },
    })
    const asha = await aHousehold(app.ctx)
    const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, couponCode: pass.code })
    await app.runJobs()
    await expect(app.as(asha).invoices.getInvoice({ orderId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await app.sandbox.outbox(asha.phone)).toHaveLength(1)
  })
})

describe('a credit note', () => {
  it('answers the invoice of an order whose money goes back, in a series of its own, once', async () => {
    const buyer = await aHousehold(app.ctx)
    const orderId = await aPaidOrder(buyer, { pinCode: '411001' })
    await app.runJobs()
    const staff = app.as(owner)
    const asking = app.as(clerk('stf000000000000000081', 'refunds.edit'))
    const { id } = await asking.staffRefundRequests.create({ orderId, reason: 'They have moved to another city.' })
    expect((await staff.staffCreditNotes.list({ orderId })).total).toBe(0)
    await staff.staffPaymentActions.decideRefund({ id, isApproved: true })
    await app.runJobs()
    await app.runJobs()
    const [invoice] = (await staff.staffInvoices.list({ orderId })).data
    const [note] = (await staff.staffCreditNotes.list({ orderId })).data
    expect(note).toMatchObject({ invoice: invoice?.number, total: rupees(24_999), cgst: 190_670, stateCode: '27' })
    expect(note?.number).toMatch(/^KC\/27-28\/000001$/)
    expect(invoice?.creditNote).toBe(note?.number)
  })
})
