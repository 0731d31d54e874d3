// SQL over who is taught in which batch.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** The batch of the learner's newest enrolment in this course. */
export async function findLastBatch(
  tx: Tx,
  { learnerId, bundleId }: { readonly learnerId: string; readonly bundleId: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('enrolments.enrolment')
    .select('own_batch_id')
    .where('learner_id', '=', learnerId)
    .where('bundle_id', '=', bundleId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.own_batch_id ?? undefined
}

/** The learners who are taught in these batches now, each once, in the order of their ids from the one after `after` on. */
export async function listLearnersOfBatches(
  db: Db,
  batchIds: readonly string[],
  { now, after = '', size }: { readonly now: Instant; readonly after?: string; readonly size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments.enrolment')
    .select('learner_id')
    .distinct()
    .where('own_batch_id', '=', sql<string>`any(${[...batchIds]}::text[])`)
    .where('ended_at', 'is', null)
    .where('valid_till', '>', at(now))
    .where('learner_id', '>', after)
    .orderBy('learner_id')
    .limit(size)
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}

/** How many learners are taught in these batches. */
export async function countLearnersOfBatches(db: Db, batchIds: readonly string[], now: Instant): Promise<number> {
  const { learners } = await db
    .selectFrom('enrolments.enrolment')
    .select((eb) => eb.fn.count<number>('learner_id').distinct().as('learners'))
    .where('own_batch_id', '=', sql<string>`any(${[...batchIds]}::text[])`)
    .where('ended_at', 'is', null)
    .where('valid_till', '>', at(now))
    .executeTakeFirstOrThrow()
  return Number(learners)
}
