import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { giveUp } from '../buy/place-order.ts'
import { listOverdueOrders, moveOrder } from '../store.ts'

const AT_ONCE = 200

/** Every minute: orders nobody paid in time. One that nobody can pay any more gives back what was kept for it. */
export const expireOrdersJob = job({
  name: 'orders.expire',
  payload: z.unknown(),
  cron: '* * * * *',
  run: expireOrders,
})

async function expireOrders(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  for (const { id: orderId, mayBePaid } of await listOverdueOrders(ctx.db, now, AT_ONCE))
    await ctx.db.transaction().execute(async (tx) => {
      const isExpired = await moveOrder(tx, {
        orderId,
        action: 'expire',
        to: 'EXPIRED',
        now,
        event: { kind: 'ORDER_EXPIRED' },
      })
      if (isExpired && !mayBePaid) await giveUp(ctx, tx, orderId)
    })
}
