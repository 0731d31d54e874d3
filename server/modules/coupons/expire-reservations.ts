import { z } from 'zod'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { giveBack, listOverdueReservations } from './store-uses.ts'

const AT_ONCE = 5_000

/**
 * Every minute: uses held for orders that nobody paid while a payment would have been honoured. One by one: each locks two
 * rows for a moment, and a buyer never waits for the whole sweep.
 */
export const expireReservationsJob = job({
  name: 'coupons.expireReservations',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'coupons.expireReservations',
      list: (but) => listOverdueReservations(ctx.db, ctx.now(), AT_ONCE, but),
      idOf: (orderId) => orderId,
      work: (orderId) => giveBack(ctx.db, orderId, 'EXPIRED', ctx.now()),
    }),
})
