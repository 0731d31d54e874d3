import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { giveUp } from '../buy/place-order.ts'
import { listOverdueOrders, moveOrder } from '../store.ts'

const AT_ONCE = 200

/** Every minute: orders nobody paid in time. One that nobody can pay any more gives back what was kept for it. */
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
    if (isExpired && !mayBePaid) await giveUp(ctx, tx, orderId)
  })
}
