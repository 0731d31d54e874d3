// What happens by itself: months come and go, orders are paid.
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

/** The end of the funnel, noted by us and not by a browser. It is nobody's. */
export const notePaidListener = listener('clickstream.note-paid', OrderPaid, async (ctx) => {
  const nobody = { clientAt: null, durationMs: null, visit: null, learnerId: null }
  const at = ctx.now()
  await insertEvents(ctx.db, [{ at, eventType: 'ORDER_PAID', pageName: 'pay', path: '/pay', ...nobody }])
})
