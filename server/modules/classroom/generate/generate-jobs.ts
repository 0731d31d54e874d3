import { z } from 'zod'
import { BatchChanged } from '#core/modules/catalogue/events.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { deletePastClashes } from '../store-changes.ts'
import { generateBatch } from './generate-batch.ts'

/** Every night: one more day of classes for every batch that runs. */
export const generateAllJob = job({
  name: 'classroom.generate-all',
  payload: z.unknown(),
  cron: '10 20 * * *', // 01:40 IST
  run: generateAll,
})

export async function generateAll(ctx: Ctx): Promise<void> {
  await forEachRow(ctx, {
    job: 'classroom.generate-all',
    list: async (but) => {
      const batches = await listTaughtBatches(ctx.db, { now: ctx.now() })
      return batches.filter(({ id }) => !but.includes(id))
    },
    idOf: ({ id }) => id,
    work: ({ id }) => generate(ctx, id),
  })
  await deletePastClashes(ctx.db, later(ctx.now(), -DAY))
}

export const generateBatchJob = job({
  name: 'classroom.generate-batch',
  payload: z.object({ batchId: z.string() }),
  run: (ctx, { batchId }) => generate(ctx, batchId),
})

export const batchListener = listener('classroom.batch-changed', BatchChanged, (ctx, { batchId }) => generate(ctx, batchId)) // prettier-ignore

async function generate(ctx: Ctx, batchId: string): Promise<void> {
  await ctx.db.transaction().execute((tx) => generateBatch(ctx, tx, batchId))
}
