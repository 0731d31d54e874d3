import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { job } from './queue.ts'

/** A key is answered for as long as a program may try again; a count as long as its longest window. */
const KEYS_KEPT = 30 * DAY
const TALLIES_KEPT = 2 * DAY

/** Every night: what has served its time. */
export const housekeepingJob = job({
  name: 'platform.housekeeping',
  payload: z.unknown(),
  cron: '15 20 * * *', // 01:45 IST
  run: tidy,
})

async function tidy({ db, now }: Ctx): Promise<void> {
  await db
    .deleteFrom('platform.idempotency')
    .where('created_at', '<', at(later(now(), -KEYS_KEPT)))
    .execute()
  await db
    .deleteFrom('platform.tally')
    .where('window_start', '<', at(later(now(), -TALLIES_KEPT)))
    .execute()
  await db.deleteFrom('platform.session').where('ends_at', '<', at(now())).execute()
}
