// The staff's lists of invoices and of the credit notes that answer them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Instant, line, Paise, QueryFlag } from '#core/kernel/schemas.ts'
import { GstState } from '#core/modules/accounts/account.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { pdf } from './api.ts'
import { placeErrors as errors } from './place-errors.ts'

const feature = 'ledger'

const paper = {
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  issuedAt: Instant,
  buyer: z.string(),
  stateCode: z.string(),
  taxable: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
}
/** The state of a buyer, and the tax of what is left of an order there. */
const TaxedRest = z.object({
  stateCode: z.string(),
  taxable: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
})
const filter = z.object({ orderId: line(64).optional(), stateCode: line(2).optional() })

export const invoicesStaffApi = {
  staffInvoices: resource({
    name: 'invoices',
    isPersonal: true,
    feature,
    record: z.object({ ...paper, creditNote: z.string().nullable() }),
    filter,
    sort: ['issuedAt'],
    sums: ['taxable', 'cgst', 'sgst', 'igst', 'total'],
    newestFirst: true,
  }),
  staffCreditNotes: resource({
    name: 'credit-notes',
    feature,
    record: z.object({ ...paper, invoice: z.string() }),
    filter,
    sort: ['issuedAt'],
    sums: ['taxable', 'cgst', 'sgst', 'igst', 'total'],
    newestFirst: true,
  }),
  /** Orders that were taxed for the wrong state. Each is corrected by a person: with a credit note and a new invoice. */
  staffPlaceChecks: resource({
    name: 'place-checks',
    feature,
    record: z.object({
      id: z.string(),
      orderId: z.string(),
      /** Null: none is issued yet. */
      invoice: z.string().nullable(),
      creditNote: z.string().nullable(),
      stateCode: z.string(),
      /** Null where the PIN code is in two states. */
      rightStateCode: z.string().nullable(),
      tax: Paise,
      difference: z.string(),
      listedAt: Instant,
    }),
    filter: z.object({ orderId: line(64).optional() }),
    sort: ['listedAt'],
    sums: ['tax'],
    newestFirst: true,
  }),
  /** A credit note over what is left of a wrong invoice, and an invoice in its place: one person asks, another agrees. */
  staffPlaceCorrections: requests({
    name: 'place-corrections',
    feature: 'refunds',
    subject: {
      orderId: z.string(),
      /** The part of the order that is left, as the person saw it who asked. */
      before: TaxedRest,
      after: TaxedRest,
      /** Both papers, once another person has agreed. */
      creditNote: z.string().nullable(),
      invoice: z.string().nullable(),
    },
    filter: { orderId: line(64).optional() },
    create: z.object({ orderId: line(64).min(1), stateCode: GstState, reason: Sentence }),
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.PLACE_CORRECTION_IS_OPEN,
      errors.PLACE_IS_SO_ALREADY,
      errors.INVOICE_IS_MISSING,
      errors.NOTHING_IS_LEFT,
      errors.CREDIT_NOTE_IS_COMING,
    ],
  }),
  staffPlaceActions: {
    decidePlaceCorrection: decisionOn({
      of: 'place-corrections',
      feature: 'refunds',
      summary: 'approve or refuse the correction of an invoice of a wrong state',
      errors: [
        errors.OWN_PLACE_CORRECTION,
        errors.PLACE_CORRECTION_DECIDED,
        errors.ORDER_CHANGED_SINCE,
        errors.PLACE_IS_SO_ALREADY,
        errors.NOTHING_IS_LEFT,
        errors.CREDIT_NOTE_IS_COMING,
      ],
    }),
  },
  /** The papers of an order, for a family that asks for them. */
  staffPaperActions: {
    getInvoicePdf: endpoint({
      method: 'GET',
      path: '/staff/invoices/:id/pdf',
      summary: 'Staff: get the tax invoice of an order as a PDF',
      access: 'staff:orders.view',
      params: z.object({ id: line(64) }),
      /** The last invoice of the order with this id. */
      query: z.object({ last: QueryFlag.optional() }),
      response: pdf,
      contentType: 'application/pdf',
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 60, perSeconds: 60 },
    }),
    getCreditNotePdf: endpoint({
      method: 'GET',
      path: '/staff/credit-notes/:id/pdf',
      summary: 'Staff: get the credit note of a refund or of a correction as a PDF',
      access: 'staff:orders.view',
      params: z.object({ id: line(64) }),
      response: pdf,
      contentType: 'application/pdf',
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 60, perSeconds: 60 },
    }),
    sendReceiptAgain: endpoint({
      method: 'POST',
      path: '/staff/orders/:id/receipt',
      summary: 'Staff: send the receipt of a paid order again, with a recorded reason',
      access: 'staff:households.edit',
      params: z.object({ id: line(64) }),
      body: z.object({ reason: Sentence }),
      response: z.object({ isDone: z.literal(true) }),
      errors: [orderErrors.ORDER_NOT_FOUND, commonErrors.RATE_LIMIT_EXCEEDED],
      limit: { calls: 60, perSeconds: 3_600, everywhere: true },
    }),
  },
}
