// Updates a debit when its instalment is paid, either by the debit or by hand before it.
import { OrderPaid } from '#core/modules/orders/events.ts'
import { findLastAttempt, findOrder } from '#server/modules/orders/index.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { closeDebit, notePaid } from './collect/end-debit.ts'
import { listDebitsOfPart } from './debit-store.ts'
import { findMandate } from './store.ts'

export const paidListener = listener('mandates.paid', OrderPaid, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (!order?.part?.firstOrderId || order.status !== 'PAID') return
  const attempt = await findLastAttempt(ctx.db, orderId)
  for (const debit of await listDebitsOfPart(ctx.db, order.part.firstOrderId, order.part.no)) {
    const mandate = await findMandate(ctx.db, debit.mandateId)
    if (!mandate) continue
    const isTaken = attempt?.method === 'MANDATE' && attempt.instrument === mandate.id
    await (isTaken ? notePaid(ctx, mandate, debit, orderId) : closeDebit(ctx, mandate, debit))
  }
})
