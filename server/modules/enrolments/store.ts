// All SQL over the enrolments schema. No other file names an enrolments table.
import { sql, type InsertObject, type Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import { BOUGHT } from '#core/modules/enrolments/bought.ts'
import { Enrolment, type EnrolmentState } from '#core/modules/enrolments/enrolment.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at, type DbInstant, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

export interface NewEnrolment {
  readonly id: string
  readonly uniqueId: string
  readonly accountId: string
  readonly learnerId: string
  readonly bundleId: string
  /** The one batch that was bought; null for the whole course. */
  readonly batchId: string | null
  /** The batch in which the learner is taught. */
  readonly ownBatchId: string | null
  /** The batch that was chosen, where it was full when the payment came. */
  readonly wantedBatchId: string | null
  readonly aslGroup: string | null
  readonly planId: string | null
  /** Null for a course that nobody ordered: staff have given it, or the demo data. */
  readonly orderId: string | null
  readonly state: EnrolmentState
  readonly startsAt: Instant
  readonly validTill: Instant
}

/** Answers false when the learner has a live enrolment of this kind already. */
export async function insertEnrolment(tx: Tx, fresh: NewEnrolment): Promise<boolean> {
  const { numAffectedRows } = await insertRow(tx, {
    id: fresh.id,
    unique_id: fresh.uniqueId,
    account_id: fresh.accountId,
    learner_id: fresh.learnerId,
    bundle_id: fresh.bundleId,
    batch_id: fresh.batchId,
    own_batch_id: fresh.ownBatchId,
    wanted_batch_id: fresh.wantedBatchId,
    asl_group: fresh.aslGroup,
    plan_id: fresh.planId,
    order_id: fresh.orderId,
    state: fresh.state,
    starts_at: at(fresh.startsAt),
    valid_till: at(fresh.validTill),
  })
  return numAffectedRows === 1n
}

const insertRow = prepared((db, row: InsertObject<Tables, 'enrolments.enrolment'>) =>
  db
    .insertInto('enrolments.enrolment')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
)

/** Writes down that enrolments past their time have ended, so that the course can be bought again. Answers their ids. */
export async function endPastEnrolments(tx: Tx, learnerId: string, bundleId: string, now: Instant): Promise<string[]> {
  const rows = await tx
    .updateTable('enrolments.enrolment')
    .set((eb) => ({ ended_at: eb.ref('valid_till').$castTo<DbInstant>() }))
    .where('learner_id', '=', learnerId)
    .where('bundle_id', '=', bundleId)
    .where('ended_at', 'is', null)
    .where('valid_till', '<=', at(now))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The same for everybody, for so many at once. */
export async function endSomePast(tx: Tx, most: number, now: Instant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update enrolments.enrolment set ended_at = valid_till where id = any(array(
      select id from enrolments.enrolment where ended_at is null and valid_till <= ${at(now)}
      order by valid_till limit ${most} for update skip locked))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Ends what an order brought because another order's plan takes its place. Answers its id, and undefined when it has ended
 * already: of two that would take one place, one does.
 */
export async function supersedeEnrolment(
  tx: Tx,
  { orderId, byOrderId }: { readonly orderId: string; readonly byOrderId: string },
  now: Instant,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('enrolments.enrolment')
    .set({ ended_at: at(now), superseded_by: byOrderId })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Reactivates the enrolment that an order's plan had replaced, until its own end. Does nothing if that end has passed
 * or the course was bought again. Answers its id.
 */
export async function reinstateSuperseded(tx: Tx, byOrderId: string, now: Instant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update enrolments.enrolment e set ended_at = null, superseded_by = null
    where superseded_by = ${byOrderId} and valid_till > ${at(now)} and not exists (
      select from enrolments.enrolment where learner_id = e.learner_id and bundle_id = e.bundle_id and state = e.state
        and ended_at is null) returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function endEnrolmentOfOrder(tx: Tx, orderId: string, now: Instant): Promise<string[]> {
  const rows = await tx
    .updateTable('enrolments.enrolment')
    .set({ ended_at: at(now) })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Changes the access that an order's enrolment gives from now on. Does nothing when the enrolment has ended. */
export async function changeAccess(db: Db, orderId: string, access: Enrolment['access']): Promise<void> {
  await db
    .updateTable('enrolments.enrolment')
    .set({ access })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where('access', '<>', access)
    .execute()
}

/** An enrolment that blocks another one. */
export interface BlockingEnrolment {
  readonly bundleId: string
  readonly ownBatchId: string | null
  readonly planId: string | null
  readonly orderId: string | null
  readonly startsAt: Instant
  readonly validTill: Instant
}

interface Place {
  readonly learnerId: string
  readonly bundleId: string
  readonly aslGroup: string | null
}

/** Live bought enrolments of the learner in this course or in another of its group. */
export async function listBlockingEnrolments(
  db: Db,
  { learnerId, bundleId, aslGroup }: Place,
  now: Instant,
): Promise<readonly BlockingEnrolment[]> {
  return (await selectBlocking(db, { learnerId, bundleId, aslGroup, now: at(now) })).rows
}

const selectBlocking = prepared((db, { learnerId, bundleId, aslGroup, now }: Place & { now: DbTime }) =>
  db
    .selectFrom('enrolments.enrolment')
    .select(['bundle_id as bundleId', 'own_batch_id as ownBatchId', 'plan_id as planId', 'order_id as orderId'])
    .select(['starts_at as startsAt', 'valid_till as validTill'])
    .where('learner_id', '=', learnerId)
    .where('state', '=', BOUGHT)
    .where('ended_at', 'is', null)
    .where('valid_till', '>', now)
    .where((eb) => eb.or([eb('bundle_id', '=', bundleId), eb('asl_group', '=', aslGroup)])),
)

export async function hasTried(
  db: Db,
  { learnerId, bundleId }: { readonly learnerId: string; readonly bundleId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments.enrolment')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('bundle_id', '=', bundleId)
    .where('state', '=', 'TRIAL')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first. */
export async function listEnrolments(
  db: Db,
  learnerId: string,
  { state, bundleId }: { readonly state?: EnrolmentState | undefined; readonly bundleId?: string | undefined },
  now: Instant,
): Promise<Enrolment[]> {
  let query = db.selectFrom('enrolments.enrolment').selectAll().where('learner_id', '=', learnerId)
  if (state) query = query.where('state', '=', state)
  if (bundleId) query = query.where('bundle_id', '=', bundleId)
  const rows = await query.orderBy('id', 'desc').limit(200).execute()
  return rows.map((row) => enrolmentFromRow(row, now))
}

/** All enrolments of these households, oldest first. */
export async function listEnrolmentsOfAccounts(
  db: Db,
  accountIds: readonly string[],
  now: Instant,
): Promise<Enrolment[]> {
  const rows = await db
    .selectFrom('enrolments.enrolment')
    .selectAll()
    .where((eb) => eb('account_id', '=', eb.fn.any(eb.val([...accountIds]))))
    .orderBy('id')
    .execute()
  return rows.map((row) => enrolmentFromRow(row, now))
}

export async function findEnrolment(db: Db, id: string, now: Instant): Promise<Enrolment | undefined> {
  const row = await db.selectFrom('enrolments.enrolment').selectAll().where('id', '=', id).executeTakeFirst()
  return row && enrolmentFromRow(row, now)
}

/** Finds the enrolment of an order. A recharge or a later instalment has none. */
export async function findEnrolmentOfOrder(db: Db, orderId: string, now: Instant): Promise<Enrolment | undefined> {
  const row = await db.selectFrom('enrolments.enrolment').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return row && enrolmentFromRow(row, now)
}

function enrolmentFromRow(row: Selectable<Tables['enrolments.enrolment']>, now: Instant): Enrolment {
  return Enrolment.parse({
    bundleEnrolmentId: row.id,
    uniqueId: row.unique_id,
    userId: row.learner_id,
    bundleId: row.bundle_id,
    batchId: row.batch_id,
    ownBatchId: row.own_batch_id,
    wantedBatchId: row.wanted_batch_id,
    planId: row.plan_id,
    orderId: row.order_id,
    state: row.state,
    access: row.access,
    isActive: row.ended_at === null && row.valid_till > now,
    startsAt: row.starts_at,
    validTill: row.valid_till,
  })
}

export function moveEnrolments(tx: Tx, merging: HouseholdMerge): Promise<void> {
  return reassign(tx, 'enrolments.enrolment', merging)
}
