import { z } from 'zod'
import { HOUR, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { countDay, listDaysToClose, markDays, waitForInserts } from './store-days.ts'

/** More than a month: a new installation of this job has a year to catch up with. */
const AT_ONCE = 40
/** No server's clock is so far behind. */
const OVER_FOR = HOUR

/** Every hour: days that are over. */
export const closeDaysJob = job({
  name: 'clickstream.close-days',
  payload: z.unknown(),
  cron: '12 * * * *',
  run: closeDays,
})

/** The marks are committed first: who does not see them has inserted before the days are counted. */
async function closeDays({ db, now }: Ctx): Promise<void> {
  const days = await listDaysToClose(db, later(now(), -OVER_FOR), AT_ONCE)
  if (days.length === 0) return
  await markDays(db, days)
  await db.transaction().execute(waitForInserts)
  for (const day of days) await db.transaction().execute((tx) => countDay(tx, day, now()))
}
