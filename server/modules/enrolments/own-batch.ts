import { chooseBatch } from '#core/modules/enrolments/choose-batch.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listOpenBatches } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'
import { findLastBatch } from './store-batches.ts'

interface Place {
  readonly learnerId: string
  readonly bundleId: string
}

/** The batch in which the learner is taught: the one so far, unless it is over, or one that suits. Null: all are over. */
export async function chooseOwnBatch(ctx: Ctx, tx: Tx, { learnerId, bundleId }: Place): Promise<string | null> {
  const [batches, last] = await inParallel(
    tx,
    () => listOpenBatches(tx, bundleId, ctx.now()),
    () => findLastBatch(tx, { learnerId, bundleId }),
  )
  if (batches.length <= 1) return batches[0]?.id ?? null
  if (batches.some(({ id }) => id === last)) return last ?? null
  const learner = await findLearner(tx, learnerId)
  return chooseBatch(batches, learner?.studentInfo.language ?? null, ctx.now())?.id ?? null
}
