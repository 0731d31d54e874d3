// What happens later: events, deferred jobs and scheduled ones, by graphile-worker. A job is added in the caller's
// transaction, so nothing is done for what was not committed.
import { runOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { z } from 'zod'
import type { Event } from '#core/kernel/event.ts'
import { isoString } from '#core/kernel/time.ts'
import type { Ctx, Enqueue, Publish } from '#server/platform/context.ts'
import type { Log } from '#server/platform/log.ts'

export interface Job<T extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: T
  readonly run: (ctx: Ctx, payload: z.output<T>) => Promise<void>
  /** When to run by itself, as a crontab has it, in UTC. */
  readonly cron?: string
}

/** A job with its types forgotten, as lists of jobs hold it. */
export type AnyJob = Job<z.ZodType>

export interface Listener {
  readonly to: string
  readonly job: AnyJob
}

export function job<T extends z.ZodType>(job: Job<T>): Job<T> {
  return job
}

/** Hears an event in a job of its own: a retry never repeats a neighbour's effect. */
export function listener<T extends z.ZodType>(
  name: string,
  to: Event<T>,
  hear: (ctx: Ctx, payload: z.output<T>) => Promise<void>,
): Listener {
  return { to: to.name, job: { name, payload: to.payload, run: hear } as AnyJob } // its payload is parsed before it runs
}

export const MAX_ATTEMPTS = 12

export const enqueue: Enqueue = async (tx, { name }, payload, when = {}) => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => ${when.at === undefined ? null : isoString(when.at)}::timestamptz, job_key => ${when.key ?? null}::text,
    max_attempts => ${MAX_ATTEMPTS}::int)`.execute(tx)
}

export function createPublish(listeners: readonly Listener[]): Publish {
  return async (tx, what, payload) => {
    const heardBy = listeners.filter(({ to }) => to === what.name)
    if (heardBy.length === 0) return
    const specs = sql.join(
      heardBy.map(
        ({ job }) => sql`json_populate_record(null::graphile_worker.job_spec,
        ${JSON.stringify({ identifier: job.name, payload, max_attempts: MAX_ATTEMPTS })}::json)`,
      ),
    )
    await sql`select graphile_worker.add_jobs(array[${specs}])`.execute(tx)
  }
}

export interface WorkerOptions {
  readonly pool: pg.Pool
  readonly jobs: readonly AnyJob[]
  readonly log: Log
  readonly concurrency?: number
}

/** Runs what is due and returns, for tests and for one-off processes. */
export async function runDueJobs(ctx: Ctx, { pool, jobs, log }: WorkerOptions): Promise<void> {
  await runOnce({ pgPool: pool, noHandleSignals: true, taskList: taskList(ctx, jobs, log), logger: log.forGraphile })
}

export function taskList(ctx: Ctx, jobs: readonly AnyJob[], log: Log): TaskList {
  return Object.fromEntries(
    jobs.map((each) => [
      each.name,
      async (payload: unknown) => {
        try {
          await each.run(ctx, each.payload.parse(payload))
        } catch (fault) {
          log.fault('job failed', fault, { job: each.name })
          throw fault
        }
      },
    ]),
  )
}
