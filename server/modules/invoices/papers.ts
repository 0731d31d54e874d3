// The papers of an order in the hands of staff: shown, and sent once more.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { invoicesStaffApi } from '#core/modules/invoices/staff-api.ts'
import { orderErrors } from '#core/modules/orders/errors.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import { findCreditNote } from './credit-note-store.ts'
import { sendReceipt } from './receipt.ts'
import { findInvoice, findInvoiceById } from './store.ts'

export const paperActions = routes(invoicesStaffApi.staffPaperActions, {
  async getInvoicePdf(ctx, { id, last }) {
    const invoice = await (last ? findInvoice(ctx.db, id) : findInvoiceById(ctx.db, id))
    if (!invoice) throw commonErrors.NOT_FOUND_ERROR()
    const { invoicePdf } = await import('./invoice-pdf.ts') // half a second to load, and few ask
    return invoicePdf(invoice)
  },

  async getCreditNotePdf(ctx, { id }) {
    const note = await findCreditNote(ctx.db, id)
    if (!note) throw commonErrors.NOT_FOUND_ERROR()
    const { creditNotePdf } = await import('./invoice-pdf.ts') // as above
    return creditNotePdf(note)
  },

  async sendReceiptAgain(ctx, { id, reason }, { actor }) {
    const order = await findOrder(ctx.db, id)
    if (order?.status !== 'PAID') throw orderErrors.ORDER_NOT_FOUND()
    const copy = ctx.newId('rcp')
    await ctx.db.transaction().execute(async (tx) => {
      await sendReceipt(ctx, tx, order, copy)
      await audit(ctx, tx, { actor, action: 'orders.receipt', subject: `orders/${id}`, detail: { reason } })
    })
    return { isDone: true as const }
  },
})
