import { z } from 'zod'
import { listOpenBatches } from '#server/modules/catalogue/index.ts'
import { deleteWaitsOf, listWaitedBatches, offerSeats } from '#server/modules/enrolments/index.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { notifyOffered } from './batch-notices.ts'

/** A batch without a limit has a seat for everybody who waits. */
const MOST_OFFERS = 500

/** Every minute: each free seat is held for the next in turn. Nobody waits for a batch that is over. */
export const offerSeatsJob = job({
  name: 'classroom.offer-seats',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.offer-seats',
      list: (but) => listWaitedBatches(ctx.db, but),
      idOf: ({ batchId }) => batchId,
      work: ({ batchId, bundleId }) =>
        inTransaction(ctx.db, async (tx) => {
          const batch = (await listOpenBatches(tx, bundleId, ctx.now())).find(({ id }) => id === batchId)
          if (batch) await notifyOffered(ctx, tx, await offerSeats(ctx, tx, batchId, batch.seats ?? MOST_OFFERS))
          else await deleteWaitsOf(tx, batchId)
        }),
    }),
})
