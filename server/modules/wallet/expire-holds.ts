import { z } from 'zod'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { releaseUnspent } from './hold.ts'
import { listOverdueHolds } from './store.ts'

const AT_ONCE = 200

/** Every minute: money kept back for orders that nobody can pay any more. */
export const expireHoldsJob = job({
  name: 'wallet.expire-holds',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'wallet.expire-holds',
      list: (but) => listOverdueHolds(ctx.db, ctx.now(), AT_ONCE, but),
      idOf: (orderId) => orderId,
      work: (orderId) => ctx.db.transaction().execute((tx) => releaseUnspent(ctx, tx, orderId)),
    }),
})
