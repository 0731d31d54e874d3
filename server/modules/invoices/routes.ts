import { commonErrors } from '#core/kernel/common-errors.ts'
import { invoicesApi } from '#core/modules/invoices/api.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findInvoice, type KnownInvoice } from './store.ts'

export const invoiceRoutes = routes(invoicesApi, {
  async getInvoice(ctx, { orderId }, { actor }) {
    const { number, issuedAt, content } = await getOwnInvoice(ctx, actor, orderId)
    const { sac, listPrice, discount, taxable, cgst, sgst, igst, total, buyer } = content
    const placeOfSupply = isStateCode(buyer.stateCode)
      ? `${stateNames[buyer.stateCode]} (${buyer.stateCode})`
      : buyer.stateCode
    return {
      orderId,
      number,
      issuedAt,
      sac,
      listPrice,
      discount,
      taxableValue: taxable,
      cgst,
      sgst,
      igst,
      total,
      placeOfSupply,
    }
  },

  async getInvoicePdf(ctx, { orderId }, { actor }) {
    const invoice = await getOwnInvoice(ctx, actor, orderId)
    const { invoicePdf } = await import('./invoice-pdf.ts') // half a second to load, and few ask
    return invoicePdf(invoice)
  },
})

/** Throws NOT_FOUND_ERROR, also for another household's invoice and for one that is not issued yet. */
async function getOwnInvoice(ctx: Ctx, { accountId }: Household, orderId: string): Promise<KnownInvoice> {
  const invoice = await findInvoice(ctx.db, orderId, accountId)
  if (!invoice) throw commonErrors.NOT_FOUND_ERROR()
  return invoice
}
