// An invoice that names the wrong state: a credit note over what is left of it, and an invoice in its place. No money moves.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { sum } from '#core/kernel/money.ts'
import { placeErrors as errors } from '#core/modules/invoices/place-errors.ts'
import { invoicesStaffApi as api } from '#core/modules/invoices/staff-api.ts'
import { taxedPartOf } from '#core/modules/orders/tenders.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import { correctPlace, lockOrder, taxOfRest } from '#server/modules/orders/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { correctedContent, placeNoteContent } from './content.ts'
import { insertCreditNote, listCreditNotes } from './credit-note-store.ts'
import { sendCorrection } from './send-correction.ts'
import { findInvoice, insertInvoice, isPlaceListed, takeNumber } from './store.ts'

const corrections = tableStore(api.staffPlaceCorrections, {
  table: 'invoices.place_correction',
  computed: {
    creditNote: sql`(select number from invoices.credit_note where refund_id = place_correction.id)`,
    invoice: sql`(select number from invoices.invoice
      where invoice.order_id = place_correction.order_id and no > 1 and place_correction.status = 'APPROVED')`,
  },
  search: ['orderId', 'reason'],
  keys: ['orderId'],
})

async function newCorrection(
  ctx: Ctx,
  tx: Tx,
  { actor, fields, reason = '' }: NewWrite<typeof api.staffPlaceCorrections>,
) {
  const { orderId, stateCode } = fields
  if (!(await isPlaceListed(tx, orderId))) throw commonErrors.NOT_FOUND_ERROR()
  const { before, after } = await lockPlaces(tx, orderId, stateCode)
  if (await hasWaitingRequest(tx, 'invoices.place_correction', { order_id: orderId }))
    throw errors.PLACE_CORRECTION_IS_OPEN()
  return { orderId, before, after, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

const decideCorrection = decisionOf(api.staffPlaceCorrections, {
  store: corrections,
  errors: { own: errors.OWN_PLACE_CORRECTION, decided: errors.PLACE_CORRECTION_DECIDED },
  subjectOf: ({ orderId }) => `orders/${orderId}`,
  async approve(ctx, tx, { id, orderId, before, after }) {
    const stateCode = after.stateCode as StateCode // the request was made with one
    const { order, invoice, ...now } = await lockPlaces(tx, orderId, stateCode)
    if (!isDeepStrictEqual([now.before, now.after], [{ ...before }, { ...after }])) throw errors.ORDER_CHANGED_SINCE()
    await correctPlace(ctx, tx, order, { stateCode, reference: id })
    const issuedAt = ctx.now()
    const noteNumber = await takeNumber(tx, issuedAt, 'CREDIT_NOTE')
    const content = placeNoteContent(invoice.content, now.before)
    await insertCreditNote(tx, { refundId: id, orderId, invoiceNo: invoice.no, number: noteNumber, issuedAt, content })
    const number = await takeNumber(tx, issuedAt)
    const replaced = { number: invoice.number, issuedAt: invoice.issuedAt, creditNote: noteNumber }
    const corrected = correctedContent(invoice.content, now.after, replaced)
    await insertInvoice(tx, order.accountId, { orderId, no: invoice.no + 1, number, issuedAt, content: corrected })
    await sendCorrection(ctx, tx, order, { id, invoice: number, creditNote: noteNumber, replaced: invoice.number })
    return { before: now.before, after: now.after }
  },
})

/**
 * The order, locked, its last invoice, and the tax of what is left by the state of now and by the right one. Throws
 * INVOICE_IS_MISSING, PLACE_IS_SO_ALREADY, NOTHING_IS_LEFT, and CREDIT_NOTE_IS_COMING while a refund has no credit note yet.
 */
async function lockPlaces(tx: Tx, orderId: string, stateCode: StateCode) {
  const order = await lockOrder(tx, orderId)
  const invoice = await findInvoice(tx, orderId)
  if (!order || !invoice) throw errors.INVOICE_IS_MISSING()
  if (order.stateCode === stateCode) throw errors.PLACE_IS_SO_ALREADY()
  const before = taxOfRest(order, order.stateCode)
  if (before.total <= 0) throw errors.NOTHING_IS_LEFT()
  const credited = sum((await listCreditNotes(tx, orderId)).map(({ content }) => content.total))
  if (credited !== taxedPartOf(order.refunded)) throw errors.CREDIT_NOTE_IS_COMING()
  return { order, invoice, before, after: taxOfRest(order, stateCode) }
}

export const placeCorrectionsWaiting = [
  waiting(api.staffPlaceCorrections, {
    label: 'Corrected states to approve',
    group: 'MONEY',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
]

export const placeCorrectionsStaff = [
  ...resourceOperations(api.staffPlaceCorrections, corrections, { kind: 'plc', complete: newCorrection }),
  ...routes(api.staffPlaceActions, {
    decidePlaceCorrection: (ctx, input, { actor }) => decideCorrection(ctx, actor, input),
  }),
]
