// How far background jobs are behind: the age of the oldest one that waits, by the database's clock, which the queue uses too.
import { sql } from 'kysely'
import { MINUTE } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface QueueState {
  readonly oldestWaitingSeconds: number
  /** Jobs normally start within seconds. */
  readonly areLate: boolean
}

const LATE_AFTER = 2 * MINUTE

/** Counts everything that is due: jobs in the outbox, and jobs in the queue that no worker has started. */
export async function readQueueState(db: Db): Promise<QueueState> {
  const { rows } = await sql<{ ms: number }>`
    select ${ageOfOldest} as ms from (${dueJobs} union all select written_at from platform.outbox) as waiting`.execute(
    db,
  )
  const ms = rows[0]?.ms ?? 0
  return { oldestWaitingSeconds: Math.floor(ms / 1_000), areLate: ms >= LATE_AFTER }
}

/** How long the oldest due job of these tasks has been waiting in the queue, in milliseconds. */
export async function oldestDueMs(db: Db, tasks: readonly string[]): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select ${ageOfOldest} as ms from (${dueJobs} and task_id in (
      select id from graphile_worker._private_tasks where identifier = any(${[...tasks]}))) as waiting`.execute(db)
  return rows[0]?.ms ?? 0
}

const ageOfOldest = sql`coalesce(greatest(0, extract(epoch from now() - min(since)) * 1000), 0)::float8`

/** A job may be added with a time in the past: it waits from the moment it was added. */
const dueJobs = sql`select greatest(run_at, created_at) as since from graphile_worker._private_jobs
  where is_available and run_at <= now()`
