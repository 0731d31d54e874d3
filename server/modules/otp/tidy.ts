import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteOldVerifications } from './store.ts'

/** Who asked for which code is worth knowing while somebody may still complain about it. */
const KEPT = 30 * DAY

export const tidyCodesJob = job({
  name: 'otp.tidy',
  payload: z.unknown(),
  cron: '25 20 * * *', // 01:55 IST
  run: async ({ db, now }) => void (await deleteOldVerifications(db, later(now(), -KEPT))),
})
