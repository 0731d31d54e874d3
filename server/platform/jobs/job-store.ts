// The actions of staff on a job that waits or has failed.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface WaitingJob {
  readonly task: string
  readonly payload: unknown
  readonly lastError: string | null
  /** It has failed at least once, and is not running. */
  readonly hasFailed: boolean
}

/** Undefined when there is no such job, or when it is done. */
export async function findJob(tx: Tx, id: string): Promise<WaitingJob | undefined> {
  const { rows } = await sql<WaitingJob>`
    select task_identifier as task, job.payload, jobs.last_error as "lastError",
      (jobs.last_error is not null and jobs.locked_at is null) as "hasFailed"
    from graphile_worker.jobs as jobs join graphile_worker._private_jobs as job using (id) where id = ${id}::bigint`.execute(
    tx,
  )
  return rows[0]
}

/** Runs it now, with all its attempts before it. Answers false when no such job exists or when it is running. */
export async function replayJob(tx: Tx, id: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.reschedule_jobs(
    job_ids => array[${id}]::bigint[], run_at => ${at(now)}::timestamptz, attempts => 0)`.execute(tx)
  return rows.length > 0
}
