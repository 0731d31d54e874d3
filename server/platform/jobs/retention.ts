// How long rows are kept that have served their purpose. A module declares its own (`retention`); one job deletes what is older.
import { sql } from 'kysely'
import { z } from 'zod'
import { DAY, isoString, later, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { forEachRow } from './each-row.ts'
import { inBatches } from './in-batches.ts'
import { job, type AnyJob } from './queue.ts'

export interface Retention {
  /** "payments.inbox" */
  readonly table: string
  /** The time from which it counts; an index begins with it. A row without it is kept. */
  readonly column: string
  /** Only rows that do not have this column. */
  readonly without?: string
  readonly days: number
  /** Why so long: it is in docs/running.md. */
  readonly because: string
}

/** The law wants logs of a year: a month to spare. */
export const A_YEAR_OF_LOGS = 396

/** Rows of the platform's own tables. */
export const PLATFORM_RETENTION: readonly Retention[] = [
  { table: 'platform.idempotency', column: 'created_at', days: 30, because: 'a program may try again for so long' },
  { table: 'platform.tally', column: 'window_start', days: 2, because: 'the longest window of a limit is a day' },
  { table: 'platform.session', column: 'ends_at', days: 0, because: 'a session that has ended opens nothing' },
]

/** A million rows a night. */
const [AT_ONCE, MOST_BATCHES] = [1_000, 1_000]

/** Every night, 01:45 IST. The next night takes what a run leaves. */
export function retentionJob(retentions: readonly Retention[]): AnyJob {
  return job({
    name: 'platform.housekeeping',
    payload: z.unknown(),
    cron: '15 20 * * *',
    run: (ctx) =>
      forEachRow(ctx, {
        job: 'platform.housekeeping',
        list: async () => retentions,
        idOf: ({ table, without = '' }) => `${table} ${without}`.trim(),
        work: (each) => deleteOlder(ctx.db, each, later(ctx.now(), -each.days * DAY)),
      }),
  }) as AnyJob // its payload is parsed before it runs
}

/** Deletes in portions, so that no transaction holds many rows. */
export async function deleteOlder(
  db: Db,
  { table, column, without }: Pick<Retention, 'table' | 'column' | 'without'>,
  before: Instant,
): Promise<void> {
  await inBatches(
    AT_ONCE,
    async (most) => {
      const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${isoString(before)}::timestamptz
          ${without === undefined ? sql`` : sql`and ${sql.ref(without)} is null`} limit ${most}))`.execute(db)
      return Number(numAffectedRows)
    },
    MOST_BATCHES,
  )
}
