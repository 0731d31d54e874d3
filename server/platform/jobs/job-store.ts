// Jobs that wait or have failed, for people to look into. What is done is no longer there.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const jobStore = tableStore({
  table: 'graphile_worker.jobs',
  id: sql<string>`id::text`,
  version: sql`revision::text`,
  fields: ['attempts', 'maxAttempts', 'runAt', 'createdAt', 'lastError'],
  computed: { task: sql`task_identifier`, isRunning: sql`locked_at is not null` },
  search: ['taskIdentifier', 'lastError'],
  where: {
    task: (value) => sql<boolean>`task_identifier = ${value}`,
    // It has failed for good: nobody will try it again by itself.
    hasFailed: (value) => sql<boolean>`(last_error is not null and attempts >= max_attempts) = ${value}`,
  },
  sortedBy: 'runAt',
  newestFirst: true,
})

/** Runs it now, with all its attempts before it. Answers false when there is none, or when it runs already. */
export async function replayJob(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(
    job_ids => array[${id}]::bigint[], run_at => ${at(now)}::timestamptz, attempts => 0)`.execute(tx)
  return rows.length > 0
}
