import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteNumberNotices } from '../store.ts'

/** Long enough to answer a complaint. */
const KEPT_FOR = 30 * DAY

/** A number without a household has no account that could be erased: its notices go by themselves. */
export const forgetNumbersJob = job({
  name: 'notices.forget-numbers',
  payload: z.unknown(),
  cron: '25 21 * * *', // 2:55 IST
  run: (ctx) => deleteNumberNotices(ctx.db, later(ctx.now(), -KEPT_FOR)),
})
