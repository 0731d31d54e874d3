// SQL over the batches in which enrolled learners are taught, and the changes of them.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface TaughtEnrolment {
  readonly id: string
  readonly learnerId: string
  readonly bundleId: string
  /** The one batch that was bought; null for the whole course. */
  readonly boughtBatchId: string | null
  readonly ownBatchId: string | null
}

/** The learner's running enrolment in the course. Held until the transaction ends. */
export async function lockRunning(
  tx: Tx,
  { learnerId, bundleId }: { readonly learnerId: string; readonly bundleId: string },
  now: Instant,
): Promise<TaughtEnrolment | undefined> {
  return selectTaught(tx, now)
    .where('learner_id', '=', learnerId)
    .where('bundle_id', '=', bundleId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Those who are taught in the batch, the first to come first. Held until the transaction ends. */
export async function lockTaughtIn(tx: Tx, batchId: string, now: Instant): Promise<TaughtEnrolment[]> {
  return selectTaught(tx, now).where('own_batch_id', '=', batchId).orderBy('id').forUpdate().execute()
}

function selectTaught(db: Db, now: Instant) {
  return db
    .selectFrom('enrolments.enrolment')
    .select(['id', 'learner_id as learnerId', 'bundle_id as bundleId', 'batch_id as boughtBatchId'])
    .select('own_batch_id as ownBatchId')
    .where('ended_at', 'is', null)
    .where('valid_till', '>', at(now))
}

export interface BatchChange {
  readonly by: 'FAMILY' | 'STAFF'
  readonly reason: string | null
}

/** The enrolment is taught in this batch from now on, and its seat in the one before is free. */
export async function moveEnrolment(
  tx: Tx,
  { id, learnerId, bundleId, ownBatchId }: TaughtEnrolment,
  { changeId, batchId, by, reason, now }: BatchChange & { readonly changeId: string; readonly batchId: string; readonly now: Instant }, // prettier-ignore
): Promise<void> {
  await tx
    .updateTable('enrolments.enrolment')
    .set({ own_batch_id: batchId, wanted_batch_id: null })
    .where('id', '=', id)
    .execute()
  if (ownBatchId !== null)
    await sql`delete from enrolments.batch_seat where batch_id = ${ownBatchId} and learner_id = ${learnerId}`.execute(
      tx,
    )
  const ids = { id: changeId, enrolment_id: id, learner_id: learnerId, bundle_id: bundleId }
  const row = { ...ids, from_batch_id: ownBatchId, to_batch_id: batchId, by, reason, at: at(now) }
  await tx.insertInto('enrolments.batch_change').values(row).execute()
}

/** How often the family itself has changed the batch in this course. */
export async function countOwnChanges(db: Db, learnerId: string, bundleId: string): Promise<number> {
  const { count } = await db
    .selectFrom('enrolments.batch_change')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .where('bundle_id', '=', bundleId)
    .where('by', '=', 'FAMILY')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function exportChanges(db: Db, learnerId: string) {
  return rowsNaming(db, 'enrolments.batch_change', { column: 'learner_id', ids: [learnerId] })
}

export function exportWaits(db: Db, learnerId: string) {
  return rowsNaming(db, 'enrolments.batch_wait', { column: 'learner_id', ids: [learnerId] })
}

export async function deleteLearnersBatches(db: Db, learnerId: string): Promise<void> {
  await db.deleteFrom('enrolments.batch_change').where('learner_id', '=', learnerId).execute()
  await db.deleteFrom('enrolments.batch_wait').where('learner_id', '=', learnerId).execute()
}
