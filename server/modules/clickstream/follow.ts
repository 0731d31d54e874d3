// Work that no browser starts: monthly partitions, and events for paid orders.
import { z } from 'zod'
import { OrderPaid } from '#core/modules/orders/events.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { insertEvents, keepMonths } from './store.ts'

export const keepMonthsJob = job({
  name: 'clickstream.keep-months',
  payload: z.unknown(),
  cron: '20 21 * * *', // 02:50 IST
  run: ({ db, now }) => keepMonths(db, now()),
})

/** Records the end of the funnel. The server writes this event, so it belongs to no visit and no learner. */
export const notePaidListener = listener('clickstream.note-paid', OrderPaid, async (ctx) => {
  const nobody = { clientAt: null, durationMs: null, visit: null, learnerId: null }
  const at = ctx.now()
  await insertEvents(ctx.db, [{ at, eventType: 'ORDER_PAID', pageName: 'pay', path: '/pay', ...nobody }])
})
