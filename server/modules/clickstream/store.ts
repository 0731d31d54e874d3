// All SQL over the clickstream schema.
import { sql } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'
import { ONCE_PER_VISIT } from '#core/modules/clickstream/event.ts'
import { sqlStateOf, type Db, type Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export interface NewEvent {
  readonly at: Instant
  readonly eventType: string
  readonly pageName: string
  readonly path: string
  readonly clientAt: Instant | null
  readonly durationMs: number | null
  readonly visit: string | null
  readonly learnerId: string | null
}

/**
 * Inserts the events in one statement. Leaves out an event that counts once per visit if the visit has it; run it in a
 * transaction in that case.
 */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    at: at(event.at),
    event_type: event.eventType,
    page_name: event.pageName,
    path: event.path,
    client_at: at(event.clientAt),
    duration_ms: event.durationMs,
    visit: event.visit,
    learner_id: event.learnerId,
  }))
  await db.insertInto('clickstream.event').values(rows).execute()
}

/** Which of the events that count once this visit has had in the last day. Its other calls wait until this one is done. */
export async function listCounted(tx: Tx, visit: string, since: Instant): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtext(${`clickstream ${visit}`}))`.execute(tx)
  const rows = await tx
    .selectFrom('clickstream.event')
    .select('event_type')
    .where('visit', '=', visit)
    .where('at', '>', at(since))
    .where('event_type', 'in', [...ONCE_PER_VISIT])
    .execute()
  return new Set(rows.map((row) => row.event_type))
}

/** Makes the months that come next, and drops those older than thirteen, with the counts of their days. */
export async function keepMonths(db: Db, now: Instant): Promise<void> {
  await sql`select clickstream.keep_months(${isoString(now)}::timestamptz)`.execute(db)
  await sql`delete from clickstream.closed_day
    where day < date_trunc('month', ${isoString(now)}::timestamptz at time zone 'UTC') - interval '13 months'`.execute(
    db,
  )
}

/** Returns true if a row was refused because its month has no partition. */
export function isMonthMissing(error: unknown): boolean {
  return sqlStateOf(error) === '23514'
}

/** The events of a child carry no learner, so they are not exported. */
export function exportVisits(db: Db, learnerId: string) {
  return rowsNaming(db, 'clickstream.event', { column: 'learner_id', ids: [learnerId], without: ['visit'] })
}

export async function forgetLearner(db: Db, learnerId: string): Promise<void> {
  await db
    .updateTable('clickstream.event')
    .set({ learner_id: null, visit: null })
    .where('learner_id', '=', learnerId)
    .execute()
}
