// Works on the queue for as long as the process lives. Three things graphile-worker leaves to us: a worker that could not write
// down how a job ended gives up, so another is begun; one that gives up while a job is at hand may never say that it has
// ended, so that is not waited for without end; and the jobs of a process that was killed would lie for four hours, so they
// are handed on as soon as it is known to be gone.
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parseCronItems, run, type ParsedCronItem, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Outbox } from './outbox.ts'
import { job, taskList, type AnyJob, type WorkerOptions } from './queue.ts'
import { PRESENCE, type Signals } from '#server/platform/database/signals.ts'

const POLL_MS = 2_000
const BEGIN_AGAIN_MS = 500
/** Jobs at hand have ended by then, but for a rare one: it is begun a second time, as after any failure. */
const PATIENCE_MS = 20_000

export interface LifeLong extends WorkerOptions {
  readonly signals: Signals
  readonly outbox: Outbox
  /** How long a worker that gives up may take to end. */
  readonly patienceMs?: number
}

interface Begun {
  /** It has ended, or has given up and taken too long over it. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

export interface Worker {
  /** Lets the jobs at hand finish. */
  readonly stop: () => Promise<void>
}

export async function startWorker(ctx: Ctx, options: LifeLong): Promise<Worker> {
  const ending = new AbortController()
  let runner = await begin(ctx, options)
  const working = Promise.all([keepWorking(), options.outbox.keepHandingOn(ctx.db, options.log, ending.signal)])

  async function keepWorking(): Promise<void> {
    for (;;) {
      await runner.ended
      if (ending.signal.aborted) return
      options.log.warn('the worker gave up and begins again')
      const next = await beginAgain(ctx, options, ending.signal)
      if (!next) return
      runner = next
    }
  }

  return {
    async stop() {
      ending.abort()
      await runner.stop()
      await working
    },
  }
}

/** As soon as the database lets it. Undefined when it is to end instead. */
async function beginAgain(ctx: Ctx, options: LifeLong, end: AbortSignal): Promise<Begun | undefined> {
  while (!end.aborted) {
    await wait(BEGIN_AGAIN_MS, undefined, { signal: end }).catch(() => {}) // asked for again on the next line
    const runner = await begin(ctx, options).catch((fault: unknown) => options.log.fault('worker not begun', fault))
    if (runner && end.aborted) await runner.stop()
    else if (runner) return runner
  }
}

async function begin(ctx: Ctx, options: LifeLong): Promise<Begun> {
  const { pool, jobs, log, signals, concurrency = 2, patienceMs = PATIENCE_MS } = options
  await freeLost(ctx.db)
  const events: WorkerEvents = new EventEmitter()
  const named = new Promise<string>((resolve) => events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)))
  const givenUp = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()))
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    taskList: taskList(ctx, jobs, log),
    parsedCronItems: scheduled(jobs),
    logger: log.forGraphile,
    events,
    // Each by itself, a job's end that cannot be written down would end the process: graphile-worker does not wait for it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const name = await named
  await signals.hold(name)
  const lost = givenUp.then(() => wait(patienceMs, undefined, { ref: false }))
  const ended = Promise.race([runner.promise.catch(() => {}), lost]) // why it ended, it has logged
  void ended.then(() => signals.letGo(name))
  return { ended, stop: () => Promise.race([runner.stop().catch(() => {}), ended]) } // it may have stopped by itself
}

/** Not as the text of a crontab: that allows no dot in a name. */
function scheduled(jobs: readonly AnyJob[]): ParsedCronItem[] {
  return parseCronItems(jobs.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ task: name, match: cron }])))
}

/** Frees the jobs of workers whose process is gone. */
async function freeLost(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from (
      select distinct locked_by from graphile_worker._private_jobs where locked_by is not null) as workers
    where pg_try_advisory_xact_lock(${sql.lit(PRESENCE)}, hashtext(locked_by))))`.execute(db)
}

/** Every minute: the jobs of a process that was killed while this one lives. */
export const freeLostJob = job({
  name: 'platform.free-lost',
  payload: z.unknown(),
  cron: '* * * * *',
  run: ({ db }) => freeLost(db),
})
