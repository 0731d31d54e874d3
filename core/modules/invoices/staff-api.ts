// The staff's lists of invoices and of the credit notes that answer them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { Instant, line, Paise } from '#core/kernel/schemas.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { pdf } from './api.ts'

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
  /** The papers of an order, for a family that asks for them. */
  staffPaperActions: {
    getInvoicePdf: endpoint({
      method: 'GET',
      path: '/staff/invoices/:id/pdf',
      summary: 'Staff: get the tax invoice of an order as a PDF',
      access: 'staff:orders.view',
      params: z.object({ id: line(64) }),
      response: pdf,
      contentType: 'application/pdf',
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 60, perSeconds: 60 },
    }),
    getCreditNotePdf: endpoint({
      method: 'GET',
      path: '/staff/credit-notes/:id/pdf',
      summary: 'Staff: get the credit note of a refund as a PDF',
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
