// A family hears that its invoice was corrected, by mail too where the order has an address, and the mail carries both papers.
import { paperFileName } from '#core/modules/invoices/paper-name.ts'
import { notify, type NoticeFiles } from '#server/modules/notices/index.ts'
import type { StoredOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { listCreditNotes } from './credit-note-store.ts'
import { findInvoice } from './store.ts'

interface Papers {
  /** The request of the correction. */
  readonly id: string
  readonly replaced: string
  readonly creditNote: string
  readonly invoice: string
}

export async function sendCorrection(ctx: Ctx, tx: Tx, order: StoredOrder, papers: Papers): Promise<void> {
  const { id, ...numbers } = papers
  const { accountId, email, lang, title } = order
  await notify(ctx, tx, {
    to: { accountId },
    type: 'invoice-corrected',
    key: `corrected ${id}`,
    purpose: 'PAYMENTS',
    values: { course: title, ...numbers },
    link: `/pay/${order.id}`,
    lang,
    subject: order.id,
    mailTo: email,
  })
}

export const correctionFiles: Readonly<Record<string, NoticeFiles>> = {
  'invoice-corrected': async (ctx, { subject: orderId }) => {
    const [invoice, notes] = await Promise.all([findInvoice(ctx.db, orderId), listCreditNotes(ctx.db, orderId)])
    const note = notes.find(({ content }) => content.correctsPlace)
    if (!invoice || !note) return []
    const { creditNotePdf, invoicePdf } = await import('./invoice-pdf.ts') // half a second to load
    return [
      { name: paperFileName(note.number), type: 'application/pdf', content: await creditNotePdf(note) },
      { name: paperFileName(invoice.number), type: 'application/pdf', content: await invoicePdf(invoice) },
    ]
  },
}
