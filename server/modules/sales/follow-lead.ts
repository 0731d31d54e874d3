// Closes leads by themselves: when they are paid for, or forgotten after their time.
import { z } from 'zod'
import { OrderPaid } from '#core/modules/orders/events.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { inBatches } from '#server/platform/jobs/in-batches.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { forgetLeads, updateWon } from './store.ts'

export const winLeadListener = listener('sales.win-lead', OrderPaid, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (order?.bundleId) await updateWon(ctx.db, { ...order, bundleId: order.bundleId }, orderId)
})

/** How long a family that did not buy is remembered by name and number. */
const MEMORY = 90 * DAY
const AT_ONCE = 1_000

export const forgetJob = job({
  name: 'sales.forget',
  needsSecondPerson: true,
  payload: z.unknown(),
  cron: '50 20 * * *', // 02:20 IST
  run: async ({ db, now }) => {
    await inBatches(AT_ONCE, (most) => forgetLeads(db, later(now(), -MEMORY), most))
  },
})
