// The terms that the buyer of an order agreed to, for the staff who decide about its money.
import { DAY } from '#core/kernel/time.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import { policyInForce, policyVersion } from '#server/modules/content/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { estimateRefund } from './paid/estimate-refund.ts'
import { findCarried } from './paid/refund-store.ts'
import { findOrder } from './store.ts'

/** Throws ORDER_NOT_FOUND. */
export async function orderTerms(ctx: Ctx, orderId: string) {
  const order = await findOrder(ctx.db, orderId)
  if (!order) throw errors.ORDER_NOT_FOUND()
  const [agreed, current, carried, estimate] = await Promise.all([
    policyInForce(ctx, 'REFUND', order.policyVersion),
    policyVersion(ctx, 'REFUND'),
    findCarried(ctx.db, orderId),
    estimateRefund(ctx, ctx.db, order),
  ])
  const { version, title, summary, body } = agreed
  return {
    version,
    title,
    summary,
    body: [...body],
    isCurrent: version === current,
    daysSincePaid: order.paidAt === null ? null : Math.floor((ctx.now() - order.paidAt) / DAY),
    isOnlyWhole: order.emi?.kind === 'DEBIT',
    isCarriedOver: carried !== undefined,
    estimate,
  }
}
