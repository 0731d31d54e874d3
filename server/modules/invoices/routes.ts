import { commonErrors } from '#core/kernel/common-errors.ts'
import { invoicesApi } from '#core/modules/invoices/api.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listCreditNotes, type StoredCreditNote } from './credit-note-store.ts'
import { findInvoice, type StoredInvoice } from './store.ts'

export const invoiceRoutes = routes(invoicesApi, {
  async getInvoice(ctx, { orderId }, { actor }) {
    const { number, issuedAt, content } = await getOwnInvoice(ctx, actor, orderId)
    const { sac, listPrice, discount, credit, taxable, cgst, sgst, igst, total, buyer, replaced } = content
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
      credit,
      taxableValue: taxable,
      cgst,
      sgst,
      igst,
      total,
      placeOfSupply,
      replaces: replaced ? { number: replaced.number, issuedAt: replaced.issuedAt } : null,
    }
  },

  async getInvoicePdf(ctx, { orderId }, { actor }) {
    const invoice = await getOwnInvoice(ctx, actor, orderId)
    const { invoicePdf } = await import('./invoice-pdf.ts') // half a second to load, and few ask
    return invoicePdf(invoice)
  },

  async listCreditNotes(ctx, { orderId }, { actor }) {
    const notes = await listOwnCreditNotes(ctx, actor, orderId)
    return notes.map(({ refundId, number, issuedAt, invoice, content }) => ({
      refundId,
      isCorrection: content.correctsPlace === true,
      number,
      issuedAt,
      invoiceNumber: invoice.number,
      taxableValue: content.taxable,
      cgst: content.cgst,
      sgst: content.sgst,
      igst: content.igst,
      total: content.total,
    }))
  },

  async getCreditNotePdf(ctx, { orderId, refundId }, { actor }) {
    const note = (await listOwnCreditNotes(ctx, actor, orderId)).find((each) => each.refundId === refundId)
    if (!note) throw commonErrors.NOT_FOUND_ERROR()
    const { creditNotePdf } = await import('./invoice-pdf.ts') // as above
    return creditNotePdf(note)
  },
})

async function listOwnCreditNotes(ctx: Ctx, actor: Household, orderId: string): Promise<StoredCreditNote[]> {
  await getOwnInvoice(ctx, actor, orderId)
  return listCreditNotes(ctx.db, orderId)
}

/** Throws NOT_FOUND_ERROR, also for another household's invoice and for one that is not issued yet. */
async function getOwnInvoice(ctx: Ctx, { accountId }: Household, orderId: string): Promise<StoredInvoice> {
  const invoice = await findInvoice(ctx.db, orderId, accountId)
  if (!invoice) throw commonErrors.NOT_FOUND_ERROR()
  return invoice
}
