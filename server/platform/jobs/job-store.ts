// The actions of staff on a job that waits or has failed.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Runs it now, with all its attempts before it. Answers false when no such job exists or when it is running. */
export async function replayJob(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(
    job_ids => array[${id}]::bigint[], run_at => ${at(now)}::timestamptz, attempts => 0)`.execute(tx)
  return rows.length > 0
}
