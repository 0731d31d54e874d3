// An invoice of a wrong state: a credit note takes it back and another invoice has its place, without money moving.
import { afterAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { sumOf } from '#server/modules/ledger/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())

const SCOPES = ['ledger.view', 'refunds.view', 'refunds.edit', 'refunds.approve', 'orders.view']
const finance = clerk('stf000000000000000061', ...SCOPES)
const second = clerk('stf000000000000000062', ...SCOPES)
const reason = 'The PIN code led to the wrong state.'
const [HERE, ELSEWHERE] = ['27', '29'] as const

/** ₹24,999 by a family whose invoice names this state, and listed for finance. The seller is in Maharashtra. */
async function aListedOrder(stateCode: StateCode, rightStateCode: StateCode | null = HERE) {
  const asha = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
  const email = `${asha.accountId}@example.com`
  const { orderId } = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, billing: { stateCode, email } })
  await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await app
    .as(second)
    .staffPaymentActions.recheckOrder({ id: orderId })
    .catch(() => undefined)
  await app.runJobs()
  await app.pool.query(
    'insert into invoices.place_check (order_id, state_code, right_state_code, seller_state, tax, listed_at) values ($1, $2, $3, $4, 1, now())',
    [orderId, stateCode, rightStateCode, HERE],
  )
  return { asha, orderId, email }
}

const ask = (orderId: OrderId, stateCode: StateCode, by = finance) =>
  app.as(by).staffPlaceCorrections.create({ orderId, stateCode, reason })
const decide = (id: string, by = second, isApproved = true) =>
  app.as(by).staffPlaceActions.decidePlaceCorrection({ id, isApproved, ...(!isApproved && { note: 'It is right.' }) })
const correct = async (orderId: OrderId, stateCode: StateCode) => decide((await ask(orderId, stateCode)).id)

async function refund(orderId: OrderId, but: { amount?: Paise; endsCourse?: boolean } = {}) {
  const { id } = await app.as(finance).staffRefundRequests.create({ orderId, reason: 'Classes were not held.', ...but })
  await app.as(second).staffPaymentActions.decideRefund({ id, isApproved: true })
  await app.runJobs()
}

const ACCOUNTS = ['revenue:courses', 'tax:cgst', 'tax:sgst', 'tax:igst'] as const

/** How much the books' accounts move by `work`: a debit is positive. */
async function moved(work: () => Promise<unknown>) {
  const before = await Promise.all(ACCOUNTS.map((account) => sumOf(app.ctx.db, account)))
  await work()
  await expectBalancedBooks(app)
  const after = await Promise.all(ACCOUNTS.map((account) => sumOf(app.ctx.db, account)))
  return ACCOUNTS.map((_, i) => Number(after[i]) - Number(before[i]))
}

const papersOf = async (who: AHousehold, orderId: OrderId) => ({
  invoice: await app.as(who).invoices.getInvoice({ orderId }),
  notes: await app.as(who).invoices.listCreditNotes({ orderId }),
})

describe('the correction of a wrong state', () => {
  it('credits the invoice and writes another one with the tax split anew, and moves no money', async () => {
    const { asha, orderId, email } = await aListedOrder(ELSEWHERE)
    const { invoice: wrong } = await papersOf(asha, orderId)
    // 24,999 × 18 / 118 = 3,813.41 rupees, and 24,999 × 9 / 118 = 1,906.70 rupees each.
    expect(wrong).toMatchObject({ taxableValue: 2_118_559, igst: 381_341, cgst: 0, replaces: null })
    const request = await ask(orderId, HERE)
    expect(request).toMatchObject({
      before: { stateCode: ELSEWHERE, taxable: 2_118_559, igst: 381_341, total: rupees(24_999) },
      after: { stateCode: HERE, taxable: 2_118_560, cgst: 190_670, sgst: 190_670, igst: 0, total: rupees(24_999) },
      invoice: null,
    })
    const lines = await moved(() => decide(request.id))
    expect(lines).toEqual([-1, -190_670, -190_670, 381_341])

    const { invoice, notes } = await papersOf(asha, orderId)
    expect(invoice).toMatchObject({
      taxableValue: 2_118_560,
      cgst: 190_670,
      sgst: 190_670,
      igst: 0,
      total: rupees(24_999),
      placeOfSupply: 'Maharashtra (27)',
      replaces: { number: wrong.number, issuedAt: wrong.issuedAt },
    })
    expect(invoice.number).not.toBe(wrong.number)
    expect(notes).toMatchObject([
      {
        isCorrection: true,
        invoiceNumber: wrong.number,
        igst: 381_341,
        cgst: 0,
        taxableValue: 2_118_559,
        total: rupees(24_999),
      },
    ])
    const { amount, refunded } = await app.as(asha).orders.getOrderInfo({ orderId })
    expect([amount, refunded]).toEqual([rupees(24_999), { toBank: 0, toWallet: 0 }])

    const staff = app.as(finance)
    expect((await staff.staffPlaceChecks.list({ orderId })).data).toEqual([])
    const [note] = notes
    expect(await staff.staffPlaceCorrections.one({ id: request.id })).toMatchObject({
      status: 'APPROVED',
      creditNote: note?.number,
      invoice: invoice.number,
    })
    const { data } = await staff.staffInvoices.list({ orderId })
    expect(data.map(({ number, creditNote, stateCode }) => [number, creditNote, stateCode]).toSorted()).toEqual([
      [wrong.number, note?.number, ELSEWHERE],
      [invoice.number, null, HERE],
    ])

    await app.runJobs()
    const mail = (await app.sandbox.outbox(email)).find(({ text }) => text.includes(invoice.number))
    expect(mail?.text).toContain(`Credit note ${note?.number} takes back invoice ${wrong.number}`)
    expect(mail?.text).toContain(`/pay/${orderId}`)
    const papers = mail?.attachments.map(({ base64 }) => Buffer.from(base64, 'base64')) ?? []
    expect(papers.map((pdf, i) => isTitled(pdf, String([note?.number, invoice.number][i])))).toEqual([true, true])
    const texts = (await app.sandbox.outbox(asha.phone)).map(({ text }) => text)
    expect(
      texts.some((text) => text.includes(`Invoice ${invoice.number} and credit note ${note?.number} correct it.`)),
    ).toBe(true)
  })

  it('is drawn on two papers that name each other', async () => {
    const { asha, orderId } = await aListedOrder(ELSEWHERE)
    const { invoice: wrong } = await papersOf(asha, orderId)
    await correct(orderId, HERE)
    const { invoice, notes } = await papersOf(asha, orderId)
    const [note] = notes
    const credit = await app.as(asha).invoices.getCreditNotePdf({ orderId, refundId: note?.refundId ?? '' })
    const replacing = await app.as(asha).invoices.getInvoicePdf({ orderId })
    const byStaff = await app.as(finance).staffPaperActions.getInvoicePdf({ id: orderId, last: true })
    const old = await app.as(finance).staffPaperActions.getInvoicePdf({ id: orderId })
    expect(isTitled(credit, `Credit note ${note?.number}`)).toBe(true)
    for (const pdf of [replacing, byStaff]) expect(isTitled(pdf, `Tax invoice ${invoice.number}`)).toBe(true)
    expect(isTitled(old, `Tax invoice ${wrong.number}`)).toBe(true)
    const { rows } = await app.pool.query('select content from invoices.invoice where order_id = $1 and no = 2', [
      orderId,
    ])
    const { number, issuedAt } = wrong
    expect(rows[0].content).toMatchObject({
      buyer: { stateCode: HERE },
      replaced: { number, issuedAt, creditNote: note?.number },
    })
  })

  it('only names another state where both have IGST', async () => {
    const { asha, orderId } = await aListedOrder('05', '09')
    expect(await moved(() => correct(orderId, '09'))).toEqual([0, 0, 0, 0])
    expect((await papersOf(asha, orderId)).invoice).toMatchObject({
      igst: 381_341,
      placeOfSupply: 'Uttar Pradesh (09)',
    })
  })

  it('takes two people, and is made once, however often it is pressed', async () => {
    const { asha, orderId } = await aListedOrder(ELSEWHERE)
    const { id } = await ask(orderId, HERE)
    await expect(ask(orderId, HERE, second)).rejects.toMatchObject({ code: 'PLACE_CORRECTION_IS_OPEN' })
    await expect(decide(id, finance)).rejects.toMatchObject({ code: 'OWN_PLACE_CORRECTION' })
    const pressed = await Promise.allSettled([decide(id), decide(id), decide(id)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await expect(decide(id)).rejects.toMatchObject({ code: 'PLACE_CORRECTION_DECIDED' })
    await expect(ask(orderId, ELSEWHERE)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect((await papersOf(asha, orderId)).notes).toHaveLength(1)
    expect((await app.as(finance).staffInvoices.list({ orderId })).total).toBe(2)
  })

  it('is not made when it is refused, and the row stays listed', async () => {
    const { asha, orderId } = await aListedOrder(ELSEWHERE)
    await decide((await ask(orderId, HERE)).id, second, false)
    expect((await papersOf(asha, orderId)).notes).toEqual([])
    expect((await app.as(finance).staffPlaceChecks.list({ orderId })).total).toBe(1)
    await correct(orderId, HERE)
  })

  it('is refused for an order that is not listed, and to the state that the invoice names', async () => {
    const { orderId } = await aListedOrder(ELSEWHERE)
    await expect(ask(orderId, ELSEWHERE)).rejects.toMatchObject({ code: 'PLACE_IS_SO_ALREADY' })
    await expect(ask('ord000000000000000000' as OrderId, HERE)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('a refund', () => {
  it('after a correction credits the new invoice, and never both', async () => {
    const { asha, orderId } = await aListedOrder(ELSEWHERE)
    const [, ...taxes] = await moved(async () => {
      await correct(orderId, HERE)
      await refund(orderId, { amount: rupees(2_360), endsCourse: false })
      await refund(orderId)
    })
    // All that was booked for the order is undone: ₹3,813.41 of IGST, and nothing is left of the halves.
    expect(taxes).toEqual([0, 0, 381_341])
    const { invoice, notes } = await papersOf(asha, orderId)
    const ofRefunds = notes.filter(({ isCorrection }) => !isCorrection)
    expect(ofRefunds.map(({ invoiceNumber }) => invoiceNumber)).toEqual([invoice.number, invoice.number])
    // 2,360 × 9 / 118 = 180 rupees each.
    expect(ofRefunds).toContainEqual(
      expect.objectContaining({
        total: rupees(2_360),
        taxableValue: rupees(2_000),
        cgst: rupees(180),
        sgst: rupees(180),
        igst: 0,
      }),
    )
    for (const head of ['total', 'taxableValue', 'cgst', 'sgst', 'igst'] as const)
      expect(ofRefunds.reduce((all, note) => all + note[head], 0)).toBe(invoice[head])
  })

  it('before a correction leaves the rest to it, and the refunds after it end at nothing', async () => {
    const { asha, orderId } = await aListedOrder(ELSEWHERE)
    const [, ...taxes] = await moved(async () => {
      await refund(orderId, { amount: rupees(2_360), endsCourse: false })
      await correct(orderId, HERE)
      const { invoice, notes } = await papersOf(asha, orderId)
      // 22,639 rupees are left, with 3,813.41 less 360 of IGST, or 1,906.70 less 180 of each half.
      expect(notes.find(({ isCorrection }) => isCorrection)).toMatchObject({
        total: rupees(22_639),
        igst: 345_341,
        taxableValue: 1_918_559,
      })
      expect(invoice).toMatchObject({ total: rupees(22_639), cgst: 172_670, sgst: 172_670, taxableValue: 1_918_560 })
      await refund(orderId)
      const last = (await papersOf(asha, orderId)).notes.find(({ invoiceNumber }) => invoiceNumber === invoice.number)
      expect(last).toMatchObject({ total: rupees(22_639), cgst: 172_670, sgst: 172_670, taxableValue: 1_918_560 })
    })
    expect(taxes).toEqual([0, 0, 381_341])
    await expect(ask(orderId, ELSEWHERE)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('of which the credit note is still to come holds the correction up, and one in between ends the request', async () => {
    const { orderId } = await aListedOrder(ELSEWHERE)
    const { id } = await ask(orderId, HERE)
    const part = { orderId, amount: rupees(1_180), endsCourse: false, reason: 'Classes were not held.' }
    const { id: refundId } = await app.as(finance).staffRefundRequests.create(part)
    await app.as(second).staffPaymentActions.decideRefund({ id: refundId, isApproved: true })
    await expect(decide(id)).rejects.toMatchObject({ code: 'CREDIT_NOTE_IS_COMING' })
    await app.runJobs()
    await expect(decide(id)).rejects.toMatchObject({ code: 'ORDER_CHANGED_SINCE' })
    await decide(id, second, false)
    await correct(orderId, HERE)
  })

  it('of all leaves nothing to correct', async () => {
    const { orderId } = await aListedOrder(ELSEWHERE)
    await refund(orderId)
    await expect(ask(orderId, HERE)).rejects.toMatchObject({ code: 'NOTHING_IS_LEFT' })
  })
})

/** The file has its title as readers show it. */
function isTitled(pdf: Uint8Array, title: string): boolean {
  return Buffer.from(pdf).toString('latin1').replaceAll('\0', '').includes(title)
}
