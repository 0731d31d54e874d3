// Reports who of an experiment's learners has paid or got money back: server/modules/experiments counts them by variant.
import { MoneyReturned, OrderPaid, OrderReturned } from '#core/modules/orders/events.ts'
import { noteOutcome } from '#server/modules/experiments/index.ts'
import { findOrder, isSale } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'

type Outcome = Parameters<typeof noteOutcome>[2]

/** Money for the wallet buys nothing yet, so it is no outcome. */
async function note(ctx: Ctx, orderId: string, outcome: Outcome): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  if (order && isSale(ctx, order)) await noteOutcome(ctx.db, order.learnerId, outcome, ctx.now())
}

export const outcomeListeners = [
  listener('clickstream.outcome-paid', OrderPaid, (ctx, { orderId }) => note(ctx, orderId, 'PAID')),
  listener('clickstream.outcome-returned', OrderReturned, (ctx, { orderId }) => note(ctx, orderId, 'RETURNED')),
  listener('clickstream.outcome-money-returned', MoneyReturned, (ctx, { orderId }) => note(ctx, orderId, 'RETURNED')),
]
