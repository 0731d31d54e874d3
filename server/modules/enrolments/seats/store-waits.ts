// SQL over those who wait for a seat in a full batch.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface Wait {
  readonly id: string
  readonly batchId: string
  readonly bundleId: string
  readonly learnerId: string
  /** Until then a seat is held for the learner. Null: it is not their turn. */
  readonly offeredUntil: Instant | null
}

function selectWaits(db: Db) {
  return db
    .selectFrom('enrolments.batch_wait')
    .select(['id', 'batch_id as batchId', 'bundle_id as bundleId', 'learner_id as learnerId'])
    .select('offered_until as offeredUntil')
}

/** Asking again keeps the place in the queue. */
export async function insertWait(
  tx: Tx,
  { id, batchId, bundleId, learnerId }: Omit<Wait, 'offeredUntil'>,
  now: Instant,
) {
  const row = { id, batch_id: batchId, bundle_id: bundleId, learner_id: learnerId, asked_at: at(now) }
  await tx
    .insertInto('enrolments.batch_wait')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The learner waits no longer, and a seat that was held for them is free. */
export async function deleteWait(
  tx: Tx,
  { batchId, learnerId }: { readonly batchId: string; readonly learnerId: string },
): Promise<void> {
  const rows = await tx
    .deleteFrom('enrolments.batch_wait')
    .where('batch_id', '=', batchId)
    .where('learner_id', '=', learnerId)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('enrolments.batch_seat').where('order_id', 'in', ids).execute()
}

/** The learner's own, with the place in the queue: 1 is next. */
export async function listOwnWaits(db: Db, learnerId: string, bundleId: string): Promise<(Wait & { readonly place: number })[]> {
  const { rows } = await sql<Wait & { place: number }>`
    select w.id, w.batch_id as "batchId", w.bundle_id as "bundleId", w.learner_id as "learnerId",
      w.offered_until as "offeredUntil", (select count(*)::int from enrolments.batch_wait o
        where o.batch_id = w.batch_id and o.offered_until is null and (o.asked_at, o.id) <= (w.asked_at, w.id)) as place
    from enrolments.batch_wait w where w.learner_id = ${learnerId} and w.bundle_id = ${bundleId}`.execute(db)
  return rows
} // prettier-ignore

export interface QueuedWait {
  readonly learnerId: string
  readonly askedAt: Instant
  readonly offeredUntil: Instant | null
}

/** The waitlist of a batch: those with an offer first, then in the order of their turn. An offer that is over is left out. */
export async function listWaitlist(
  db: Db,
  batchId: string,
  { size, now }: { readonly size: number; readonly now: Instant },
): Promise<QueuedWait[]> {
  return db
    .selectFrom('enrolments.batch_wait')
    .select(['learner_id as learnerId', 'asked_at as askedAt', 'offered_until as offeredUntil'])
    .where('batch_id', '=', batchId)
    .where((eb) => eb.or([eb('offered_until', 'is', null), eb('offered_until', '>', at(now))]))
    .orderBy(sql`offered_until is null`)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(size)
    .execute()
}

/** How many wait or have an offer. */
export async function countWaitlist(db: Db, batchId: string, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('enrolments.batch_wait')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batch_id', '=', batchId)
    .where((eb) => eb.or([eb('offered_until', 'is', null), eb('offered_until', '>', at(now))]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The next in turn who have no offer yet, and no seat that they are just buying. The caller has locked the batch's seats. */
export async function listNextWaits(db: Db, batchId: string, size: number): Promise<Wait[]> {
  return selectWaits(db)
    .where('batch_id', '=', batchId)
    .where('offered_until', 'is', null)
    .where(
      sql<boolean>`not exists (select from enrolments.batch_seat s
        where s.batch_id = batch_wait.batch_id and s.learner_id = batch_wait.learner_id)`,
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(size)
    .execute()
}

/** Batches for which somebody waits. */
export async function listWaitedBatches(db: Db, but: readonly string[]): Promise<{ batchId: string; bundleId: string }[]> {
  return db
    .selectFrom('enrolments.batch_wait')
    .select(['batch_id as batchId', 'bundle_id as bundleId'])
    .distinct()
    .where('batch_id', 'not in', ['', ...but])
    .orderBy('batch_id')
    .limit(500)
    .execute()
} // prettier-ignore

export async function updateOffered(tx: Tx, id: string, until: Instant): Promise<void> {
  await tx
    .updateTable('enrolments.batch_wait')
    .set({ offered_until: at(until) })
    .where('id', '=', id)
    .execute()
}

/** Offers that were not taken in their time: the turn is somebody else’s. */
export async function deleteOverOffers(tx: Tx, batchId: string, now: Instant): Promise<void> {
  const over = tx.deleteFrom('enrolments.batch_wait').where('batch_id', '=', batchId)
  await over.where('offered_until', '<=', at(now)).execute()
}

/** Those who are taught in the batch wait for it no longer. The caller has locked its seats. */
export async function deleteSeatedWaits(tx: Tx, batchId: string): Promise<void> {
  await sql`
    delete from enrolments.batch_wait where batch_id = ${batchId} and learner_id in (
      select learner_id from enrolments.batch_seat where batch_id = ${batchId} and order_id is null)`.execute(tx)
}

/** The batch is closed: nobody waits for it. Answers who did. */
export async function deleteWaitsOf(tx: Tx, batchId: string): Promise<string[]> {
  const waits = tx.deleteFrom('enrolments.batch_wait').where('batch_id', '=', batchId)
  const rows = await waits.returning(['id', 'learner_id']).execute()
  if (rows.length > 0) await tx.deleteFrom('enrolments.batch_seat').where('order_id', 'in', rows.map(({ id }) => id)).execute() // prettier-ignore
  return rows.map(({ learner_id }) => learner_id)
}
