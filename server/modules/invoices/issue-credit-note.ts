import { MoneyReturned } from '#core/modules/orders/events.ts'
import { gatewayAmountOf } from '#core/modules/orders/tenders.ts'
import { findGivenBack, findOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { creditContentOf } from './content.ts'
import { hasCreditNote, insertCreditNote } from './credit-note-store.ts'
import { issueInvoice } from './issue-invoice.ts'
import { findInvoice, takeNumber } from './store.ts'

export const issueCreditNoteListener = listener('invoices.credit', MoneyReturned, issueCreditNote)

interface RefundReference {
  readonly orderId: string
  readonly refundId: string
}

/**
 * Money of an invoice that goes back is answered by a credit note, each time by one of its own over what it returns: payments
 * reference, sections 7 and 9.7. An order that was never invoiced, and what we had granted, has none to answer.
 */
async function issueCreditNote(ctx: Ctx, { orderId, refundId }: RefundReference): Promise<void> {
  const [order, givenBack] = await Promise.all([findOrder(ctx.db, orderId), findGivenBack(ctx.db, refundId)])
  // A part of the price has sold nothing, and is returned without papers.
  if (!order || !givenBack || order.paidAmount < gatewayAmountOf(order)) return
  // The payment may be so fresh that its invoice is still to come.
  await issueInvoice(ctx, order)
  await ctx.db.transaction().execute(async (tx) => {
    const invoice = await findInvoice(tx, orderId)
    if (!invoice || (await hasCreditNote(tx, refundId))) return
    const content = creditContentOf(invoice.content, order, givenBack)
    if (content.total === 0) return
    const now = ctx.now()
    const number = await takeNumber(tx, now, 'CREDIT_NOTE')
    await insertCreditNote(tx, { refundId, orderId, invoiceNo: invoice.no, number, issuedAt: now, content })
  })
}
