import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { giveUp } from '../buy/place-order.ts'
import { takeBackSold } from '../sellable-of-order.ts'
import { findOrder, listOverdueOrders, moveOrder } from '../store.ts'

const AT_ONCE = 200

/** Every minute: orders nobody paid in time. Others can have what they kept; their coupon and wallet money is free once nobody can pay any more. */
export const expireOrdersJob = job({
  name: 'orders.expire',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'orders.expire',
      list: (but) => listOverdueOrders(ctx.db, ctx.now(), AT_ONCE, but),
      idOf: ({ id }) => id,
      work: (order) => expire(ctx, order),
    }),
})

async function expire(
  ctx: Ctx,
  { id: orderId, mayBePaid }: { readonly id: string; readonly mayBePaid: boolean },
): Promise<void> {
  const event = { kind: 'ORDER_EXPIRED' }
  await ctx.db.transaction().execute(async (tx) => {
    const isExpired = await moveOrder(tx, { orderId, action: 'expire', to: 'EXPIRED', now: ctx.now(), event })
    if (!isExpired) return
    const order = await findOrder(tx, orderId)
    if (order) await takeBackSold(ctx, tx, order)
    if (!mayBePaid) await giveUp(ctx, tx, orderId)
  })
}
