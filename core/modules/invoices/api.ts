import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Instant, Paise } from '#core/kernel/schemas.ts'
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
  taxableValue: Paise,
  cgst: Paise,
  sgst: Paise,
  igst: Paise,
  total: Paise,
  placeOfSupply: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

export const invoicesApi = {
  getInvoice: endpoint({
    method: 'GET',
    path: '/invoices/:orderId',
    summary: 'The tax invoice of an order of this household, once it is issued',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    response: Invoice,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getInvoicePdf: endpoint({
    method: 'GET',
    path: '/invoices/:orderId/pdf',
    summary: 'The same, to print and keep',
    access: 'household',
    params: z.object({ orderId: OrderId }),
    response: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    contentType: 'application/pdf',
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 30, perSeconds: 60 },
  }),
}
