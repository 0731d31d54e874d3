import { OrderPaid } from '#core/modules/orders/events.ts'
import { findHousehold } from '#server/modules/accounts/index.ts'
import { findSite } from '#server/modules/content/index.ts'
import { findLastAttempt, findOrder, isSale, lockOrder, type StoredOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { contentOf } from './content.ts'
import { sendReceipt } from './receipt.ts'
import { findInvoice, insertInvoice, takeNumber } from './store.ts'

export const issueInvoiceListener = listener('invoices.issue', OrderPaid, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (order?.status === 'PAID') await issueInvoice(ctx, order)
})

/**
 * Issues the invoice of a paid order, once, and has the receipt sent. Apart from the payment itself: all payments of a year
 * would otherwise wait for the row that counts them.
 */
export async function issueInvoice(ctx: Ctx, order: StoredOrder): Promise<void> {
  const { id: orderId } = order
  const [household, { seller }, attempt] = await Promise.all([
    findHousehold(ctx.db, order.accountId, order.learnerId),
    findSite(ctx),
    findLastAttempt(ctx.db, orderId),
  ])
  const content = contentOf({
    order,
    seller,
    learnerName: household?.learner.firstName ?? null,
    bankReference: attempt?.bankReference ?? null,
  })
  await ctx.db.transaction().execute(async (tx) => {
    // A credit note that has come sooner has it issued too: one waits for the other.
    await lockOrder(tx, orderId)
    if (await findInvoice(tx, orderId)) return
    const now = ctx.now()
    // Nothing was paid for a free pass, and money in the wallet is no sale yet: there is a receipt and no tax invoice.
    if (content.total > 0 && isSale(ctx, order))
      await insertInvoice(tx, order.accountId, {
        orderId,
        no: 1,
        number: await takeNumber(tx, now),
        issuedAt: now,
        content,
      })
    if (order.status === 'PAID') await sendReceipt(ctx, tx, order)
  })
}
