import { listLearnersOfBatches } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'

const MOST = 5_000

/** The learners of these batches, as recipients of notices. */
export async function membersOf(
  ctx: Ctx,
  db: Db,
  batchIds: readonly string[],
): Promise<{ readonly learnerId: string }[]> {
  const learnerIds = await listLearnersOfBatches(db, batchIds, { now: ctx.now(), size: MOST })
  return learnerIds.map((learnerId) => ({ learnerId }))
}
