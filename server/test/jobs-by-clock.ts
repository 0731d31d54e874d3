// The queue uses only the database's clock. A test must run the same on any day, so jobs that are due later by the
// app's clock are moved a thousand years away, and come back when that clock reaches them.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { handOn } from '#server/platform/jobs/outbox.ts'
import { runQueue, type QueueOptions } from '#server/platform/jobs/queue.ts'
import { eventually } from './proofs/eventually.ts'

const AWAY = sql.raw(`interval '1000 years'`)
const isAway = sql.raw(`run_at > '2900-01-01'`)

/** Runs every job that is due by the app's clock, and those that come of it. */
export async function runJobsByClock(ctx: Ctx, options: QueueOptions): Promise<void> {
  do {
    await sendAway(ctx.db, ctx.now())
    await handOn(ctx.db)
    await comeBack(ctx.db, ctx.now())
    await runQueue(ctx, options)
    await eventually('how each job ended is written down', () => noneRuns(ctx.db), { everyMs: 2 })
    await sendRetriesAway(ctx.db, ctx.now())
  } while (await hasMore(ctx.db))
}

/** Makes jobs that are due by the app's clock due at once. */
async function sendAway(db: Db, now: Instant): Promise<void> {
  await sql`update platform.outbox set run_at = case when run_at > ${at(now)} then run_at + ${AWAY} end
    where run_at is not null`.execute(db)
}

async function comeBack(db: Db, now: Instant): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where ${isAway} and run_at - ${AWAY} <= ${at(now)}`.execute(
    db,
  )
}

/** A job that failed is tried again after as long by the app's clock as it would be by the database's. */
async function sendRetriesAway(db: Db, now: Instant): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = ${at(now)}::timestamptz + (run_at - now()) + ${AWAY}
    where run_at > now() and not ${isAway}`.execute(db)
}

/** graphile-worker says that it is done while it still writes. */
async function noneRuns(db: Db): Promise<boolean> {
  const running = sql`select from graphile_worker._private_jobs where locked_at is not null limit 1`
  return (await running.execute(db)).rows.length === 0
}

async function hasMore(db: Db): Promise<boolean> {
  return (await db.selectFrom('platform.outbox').select('id').limit(1).execute()).length > 0
}
