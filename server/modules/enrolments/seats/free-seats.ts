import { z } from 'zod'
import { inBatches } from '#server/platform/jobs/in-batches.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteHeldNoMore } from './store-seats.ts'

const AT_ONCE = 500

/**
 * Every five minutes: the seats of orders that may no longer be paid. Seats of learners whose time in a batch is over go when
 * somebody wants a seat there.
 */
export const freeSeatsJob = job({
  name: 'enrolments.free-seats',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: async ({ db, now }) => void (await inBatches(AT_ONCE, (most) => deleteHeldNoMore(db, now(), most))),
})
