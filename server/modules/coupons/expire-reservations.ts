import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { giveBack, listOverdueReservations } from './store-uses.ts'

const AT_ONCE = 500

/** Every minute: uses held for orders that nobody paid while a payment would have been honoured. */
export const expireReservationsJob = job({
  name: 'coupons.expireReservations',
  payload: z.unknown(),
  cron: '* * * * *',
  run: expireReservations,
})

/** One by one: each locks two rows for a moment, and a buyer never waits for the whole sweep. */
async function expireReservations(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  let overdue: string[]
  do {
    overdue = await listOverdueReservations(ctx.db, now, AT_ONCE)
    for (const orderId of overdue) await giveBack(ctx.db, orderId, 'EXPIRED', now)
  } while (overdue.length === AT_ONCE)
}
