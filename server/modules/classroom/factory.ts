// For tests and for the seed.
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { generateBatch } from './generate/generate-batch.ts'

export { generateAll } from './generate/generate-jobs.ts'

/** The classes of these batches, eight weeks ahead. */
export async function generateBatches(ctx: Ctx, batchIds: readonly string[]): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const batchId of batchIds) await generateBatch(ctx, tx, batchId)
  })
}
