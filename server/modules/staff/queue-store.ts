// SQL over the counts of queues, and over the drafts that wait in them.
import { sql } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'

export async function findOldestDraft(db: Db, resource: string): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`select min(saved_at) as at from platform.draft
    where resource = ${resource}`.execute(db)
  return rows[0]?.at ?? null
}

/** The counts of the last night before this instant, by the queues' labels. */
export async function listQueueCounts(db: Db, before: Instant): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ queue: string; total: number }>`select distinct on (queue) queue, total
    from staff.queue_count where counted_at <= ${isoString(before)}::timestamptz
      and counted_at > ${isoString(before)}::timestamptz - interval '2 days'
    order by queue, day desc`.execute(db)
  return new Map(rows.map(({ queue, total }) => [queue, total]))
}

export async function putQueueCount(
  db: Db,
  { queue, total }: { readonly queue: string; readonly total: number },
  now: Instant,
): Promise<void> {
  await sql`insert into staff.queue_count (day, queue, total, counted_at)
    values ((${isoString(now)}::timestamptz at time zone 'Asia/Kolkata')::date, ${queue}, ${total}, ${isoString(now)}::timestamptz)
    on conflict (day, queue) do update set total = excluded.total, counted_at = excluded.counted_at`.execute(db)
}
