// A job that walks over rows works on each of them on its own: one that fails is set aside with its reason, in front of staff,
// and the others go on.
import { sql } from 'kysely'
import { HOUR, isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface RowWork<Row> {
  /** The job's name. */
  readonly job: string
  /** The rows to work on now, without those whose ids are in `but`: they were set aside and their time has not come. */
  readonly list: (but: readonly string[]) => Promise<readonly Row[]>
  readonly idOf: (row: Row) => string
  readonly work: (row: Row) => Promise<unknown>
  /** A fault that every row would meet, such as a service that is away: it ends the job. */
  readonly isForAll?: (fault: unknown) => boolean
}

/**
 * Works on the rows one after the other. A row that fails is set aside and tried again later, each time after a longer wait;
 * one that succeeds, or that is not listed any more when its time has come, is set aside no longer. Throws what `list` throws,
 * what is `isForAll`, and what a database that is away throws.
 */
export async function forEachRow<Row>(ctx: Ctx, { job, list, idOf, work, isForAll }: RowWork<Row>): Promise<void> {
  const aside = await listAside(ctx.db, job)
  const resting = aside.filter(({ retryAt }) => isBefore(ctx.now(), retryAt)).map(({ rowId }) => rowId)
  const due = new Set(aside.map(({ rowId }) => rowId).filter((rowId) => !resting.includes(rowId)))
  for (const row of await list(resting)) {
    const rowId = idOf(row)
    if (resting.includes(rowId)) continue
    due.delete(rowId)
    try {
      await work(row)
      if (aside.some((each) => each.rowId === rowId)) await deleteAside(ctx.db, job, [rowId])
    } catch (fault) {
      if (isForAll?.(fault)) throw fault
      ctx.log.fault('row set aside', fault, { job, reason: rowId })
      await setAside(ctx.db, { job, rowId, reason: reasonOf(fault), now: ctx.now() })
    }
  }
  if (due.size > 0) await deleteAside(ctx.db, job, [...due])
}

const FIRST_WAIT = 5 * MINUTE
const LONGEST_WAIT = HOUR
const LONGEST_REASON = 300

function reasonOf(fault: unknown): string {
  return (fault instanceof Error ? fault.message : String(fault)).slice(0, LONGEST_REASON)
}

interface PostponedRow {
  readonly rowId: string
  readonly retryAt: Instant
}

async function listAside(db: Db, job: string): Promise<readonly PostponedRow[]> {
  return db
    .selectFrom('platform.set_aside')
    .select(['row_id as rowId', 'retry_at as retryAt'])
    .where('job', '=', job)
    .execute()
}

interface Failure {
  readonly job: string
  readonly rowId: string
  readonly reason: string
  readonly now: Instant
}

/** The wait doubles with each failure. */
async function setAside(db: Db, { job, rowId, reason, now }: Failure): Promise<void> {
  await sql`
    insert into platform.set_aside as known (job, row_id, reason, failures, since, failed_at, retry_at)
    values (${job}, ${rowId}, ${reason}, 1, ${at(now)}, ${at(now)}, ${at(later(now, FIRST_WAIT))})
    on conflict (job, row_id) do update set
      reason = excluded.reason, failures = known.failures + 1, failed_at = excluded.failed_at,
      retry_at = excluded.failed_at
        + least(${FIRST_WAIT}::bigint * 2 ^ least(known.failures, 20), ${LONGEST_WAIT}::bigint) * interval '1 millisecond'`.execute(
    db,
  )
}

async function deleteAside(db: Db, job: string, rowIds: readonly string[]): Promise<void> {
  await db.deleteFrom('platform.set_aside').where('job', '=', job).where('row_id', 'in', rowIds).execute()
}
