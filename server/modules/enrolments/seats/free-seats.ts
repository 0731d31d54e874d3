import { z } from 'zod'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteFreeSeats } from './store-seats.ts'

/** Every five minutes: the seats of learners whose time in a batch is over, and seats that are held no more. */
export const freeSeatsJob = job({
  name: 'enrolments.free-seats',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (ctx) => deleteFreeSeats(ctx.db, ctx.now()),
})
