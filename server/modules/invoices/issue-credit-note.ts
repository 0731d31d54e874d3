import { OrderReturned } from '#core/modules/orders/events.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { findInvoice, hasCreditNote, insertCreditNote, takeNumber } from './store.ts'

export const issueCreditNoteListener = listener('invoices.credit', OrderReturned, (ctx, { orderId }) =>
  issueCreditNote(ctx, orderId),
)

/**
 * An invoice whose money goes back is answered by a credit note, once: payments reference, sections 7 and 9.7. An order that
 * was never invoiced has none to answer.
 */
async function issueCreditNote(ctx: Ctx, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  if (order?.status !== 'REFUND_DUE' && order?.status !== 'REFUNDED') return
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await findInvoice(tx, orderId)) || (await hasCreditNote(tx, orderId))) return
    const now = ctx.now()
    await insertCreditNote(tx, { orderId, number: await takeNumber(tx, now, 'CREDIT_NOTE') }, now)
  })
}
