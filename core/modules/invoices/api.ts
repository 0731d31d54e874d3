import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Instant, line, Paise } from '#core/kernel/schemas.ts'
import { OrderId } from '#core/modules/orders/order.ts'

/** A GST tax invoice. Heads that do not apply are 0: payments reference, section 7. */
export const Invoice = z.object({
  orderId: OrderId,
  /** At most 16 characters, gapless within its financial year. */
  number: z.string(),
  issuedAt: Instant,
  sac: z.string(),
  listPrice: Paise,
  discount: Paise,
  /** Taken off besides: what was left of the plan before. */
  credit: Paise,
  taxableValue: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
  placeOfSupply: z.string(),
  /** The invoice of a wrong state that this one takes the place of. */
  replaces: z.object({ number: z.string(), issuedAt: Instant }).nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/**
 * Answers an invoice, or a part of it: its money goes back, or it named the wrong state and another invoice takes its place. All
 * notes of refunds add up to the refunded amount.
 */
export const CreditNote = z.object({
  /** The refund that it answers, or the correction. Each has a note of its own. */
  refundId: z.string(),
  /** No money goes back: the invoice named the wrong state. */
  isCorrection: z.boolean(),
  /** At most 16 characters, gapless in a series of their own. */
  number: z.string(),
  issuedAt: Instant,
  invoiceNumber: z.string(),
  taxableValue: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
})
export type CreditNote = z.infer<typeof CreditNote>

export const pdf = z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array)

export const invoicesApi = {
  getInvoice: endpoint({
    method: 'GET',
    path: '/invoices/:orderId',
    summary: 'Get the tax invoice of an order, once it is issued',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    response: Invoice,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getInvoicePdf: endpoint({
    method: 'GET',
    path: '/invoices/:orderId/pdf',
    summary: 'Get the tax invoice of an order as a PDF',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    response: pdf,
    contentType: 'application/pdf',
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 30, perSeconds: 60 },
  }),
  listCreditNotes: endpoint({
    method: 'GET',
    path: '/invoices/:orderId/credit-notes',
    summary: 'List the credit notes of an invoice, oldest first',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    response: z.array(CreditNote),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getCreditNotePdf: endpoint({
    method: 'GET',
    path: '/invoices/:orderId/credit-notes/:refundId/pdf',
    summary: 'Get a credit note as a PDF',
    access: 'household',
    params: z.object({ orderId: OrderId, refundId: line(64) }),
    response: pdf,
    contentType: 'application/pdf',
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 30, perSeconds: 60 },
  }),
}
