// The queue of events, deferred jobs and scheduled jobs: graphile-worker. Jobs reach it through the outbox.
import { runOnce, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { z } from 'zod'
import type { Event } from '#core/kernel/event.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Log } from '#server/platform/log.ts'
import { handOn } from './outbox.ts'

export interface Job<T extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: T
  readonly run: (ctx: Ctx, payload: z.output<T>) => Promise<void>
  /** When to run by itself, as a crontab has it, in UTC. */
  readonly cron?: string
  /** It erases a person's data or moves money: when it has failed, staff repeat it only with a second person. */
  readonly needsSecondPerson?: true
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

export interface QueueOptions {
  readonly pool: pg.Pool
  readonly jobs: readonly AnyJob[]
  readonly log: Log
}

/** Runs what is due, and what comes of it, and returns, for one-off processes. */
export async function runDueJobs(ctx: Ctx, options: QueueOptions): Promise<void> {
  await handOn(ctx.db)
  do await runQueue(ctx, options)
  while ((await handOn(ctx.db)) > 0)
}

/** Runs what the queue has ready by the database's clock, and returns. */
export async function runQueue(ctx: Ctx, { pool, jobs, log }: QueueOptions): Promise<void> {
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
