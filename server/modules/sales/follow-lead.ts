// Closes leads by themselves: when they are paid for, or forgotten after their time.
import { z } from 'zod'
import { OrderPaid } from '#core/modules/orders/events.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { deletePayRequests } from './ask/store.ts'
import { forgetLeads, updateWon } from './store.ts'

export const winLeadListener = listener('sales.win-lead', OrderPaid, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId)
  if (order?.bundleId) await updateWon(ctx.db, { ...order, bundleId: order.bundleId }, orderId)
})

/** How long a family that did not buy is remembered by name and number. */
const MEMORY = 90 * DAY

export const forgetJob = job({
  name: 'sales.forget',
  payload: z.unknown(),
  cron: '50 20 * * *', // 02:20 IST
  run: async ({ db, now }) => {
    await forgetLeads(db, later(now(), -MEMORY))
    await deletePayRequests(db, later(now(), -MEMORY))
  },
})
