import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { releaseUnspent } from './hold.ts'
import { listOverdueHolds } from './store.ts'

const AT_ONCE = 200

/** Every minute: money kept back for orders that nobody can pay any more. */
export const expireHoldsJob = job({
  name: 'wallet.expire-holds',
  payload: z.unknown(),
  cron: '* * * * *',
  run: expireHolds,
})

async function expireHolds(ctx: Ctx): Promise<void> {
  for (const orderId of await listOverdueHolds(ctx.db, ctx.now(), AT_ONCE))
    await ctx.db.transaction().execute((tx) => releaseUnspent(ctx, tx, orderId))
}
