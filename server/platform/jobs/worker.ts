// Works on the queue for as long as the process lives. graphile-worker leaves four things to us:
// - A worker that could not write down how a job ended gives up, so another one is begun.
// - One that gives up while a job is running may never report that it has ended, so the wait for it is limited.
// - One whose first query fails keeps that failure and never takes a job. A worker counts as begun once it has asked for
//   jobs and was answered, and one that takes no job although one is due is replaced.
// - The jobs of a process that was killed would stay locked for four hours, so they are freed as soon as it is known to be gone.
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  parseCronItems,
  run,
  type ParsedCronItem,
  type Runner,
  type Worker as JobTaker,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { openDatabase, openPool, type Db } from '#server/platform/database/db.ts'
import { PRESENCE, type Signals } from '#server/platform/database/signals.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outbox } from './outbox.ts'
import { job, taskList, type AnyJob } from './queue.ts'
import { oldestDueMs } from './queue-state.ts'

const POLL_MS = 2_000
const BEGIN_AGAIN_MS = 500
/** Jobs that are running have ended by then, with rare exceptions: those are begun a second time, as after any failure. */
const PATIENCE_MS = 20_000
/** A job that is due starts within POLL_MS while a worker is free. */
const STALE_MS = 30_000
export interface WorkerOptions {
  readonly databaseUrl: string
  readonly signals: Signals
  readonly outbox: Outbox
  readonly jobs: readonly AnyJob[]
  readonly jobsAtOnce: number
  readonly log: Log
  /** How long a worker that gives up may take to end. */
  readonly patienceMs?: number
  /** How long a due job may wait while the worker is free. Then the worker is replaced. */
  readonly staleMs?: number
}

export interface Worker {
  /** Lets the running jobs finish. */
  readonly stop: () => Promise<void>
}

/** Resolves when the worker takes jobs. */
export async function startWorker(shared: Ctx, options: WorkerOptions): Promise<Worker> {
  const { log } = options
  const pools = openPools(options)
  const ctx: Ctx = { ...shared, db: openDatabase(pools.work) }
  const tools = { ctx, queuePool: pools.queue, options }
  const ending = new AbortController()
  let running = await beginAgain(tools, ending.signal)
  // Only now: handing on before the worker has registered its tasks can deadlock with it.
  const working = Promise.all([keepWorking(), options.outbox.keepHandingOn(ctx.db, log, ending.signal)])

  async function keepWorking(): Promise<void> {
    while (running) {
      await running.ended
      if (ending.signal.aborted) return
      log.warn('the worker gave up and begins again')
      await wait(BEGIN_AGAIN_MS, undefined, { signal: ending.signal }).catch(() => {}) // beginAgain sees the signal
      running = await beginAgain(tools, ending.signal)
    }
  }

  return {
    async stop() {
      ending.abort()
      await running?.stop()
      await working
      await Promise.all([ctx.db.destroy(), pools.queue.end()])
    },
  }
}

/**
 * Jobs never compete with requests for a connection: after an overload of requests the worker would not come back. They work with
 * one connection each; one more hands jobs on, and one is to spare. The queue has one for each, and one that listens. It writes
 * without waiting for the disk: a job whose end is undone runs again, as after any failure.
 */
function openPools({ databaseUrl: url, jobsAtOnce, log }: WorkerOptions) {
  const onError = (error: Error) => log.fault('database connection of the worker', error)
  return {
    work: openPool({ url, connections: 2 + jobsAtOnce, onError }),
    queue: openPool({ url, connections: 1 + jobsAtOnce, use: 'UNSYNCED', onError }),
  }
}

interface Tools {
  readonly ctx: Ctx
  readonly queuePool: pg.Pool
  readonly options: WorkerOptions
}

interface RunningWorker {
  /** It has ended, or has given up and taken too long over it. */
  readonly ended: Promise<void>
  readonly stop: () => Promise<void>
}

/** Tries until the database allows it. Undefined when it is to end instead. */
async function beginAgain(tools: Tools, end: AbortSignal): Promise<RunningWorker | undefined> {
  while (!end.aborted) {
    const begun = await begin(tools).catch((fault: unknown) => tools.options.log.fault('worker not begun', fault))
    if (begun && !end.aborted) return begun
    await begun?.stop()
    await wait(BEGIN_AGAIN_MS, undefined, { signal: end }).catch(() => {}) // asked for again on the next line
  }
}

async function begin({ ctx, queuePool, options }: Tools): Promise<RunningWorker> {
  const { jobs, jobsAtOnce, log, signals, patienceMs = PATIENCE_MS, staleMs = STALE_MS } = options
  await freeLost(ctx.db)
  const events: WorkerEvents = new EventEmitter()
  const named = new Promise<string>((resolve) => events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)))
  const givenUp = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()))
  const asked = firstAnswer(events)
  const free = countFree(events, jobsAtOnce)
  const runner = await run({
    pgPool: queuePool,
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    taskList: taskList(ctx, jobs, log),
    parsedCronItems: scheduled(jobs),
    logger: log.forGraphile,
    events,
    // One at a time, because graphile-worker does not wait for a batch: a failure to write it would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const name = await named
  await signals.hold(name)
  const lost = givenUp.then(() => wait(patienceMs, undefined, { ref: false }))
  const ended = Promise.race([runner.promise.catch(() => {}), lost]) // why it ended, it has logged
  void ended.then(() => signals.letGo(name))
  const stop = () => Promise.race([runner.stop().catch(() => {}), ended]) // it may have stopped by itself
  try {
    await asked
  } catch (fault) {
    await stop()
    throw fault
  }
  void stopWhenStale({ ctx, runner, tasks: jobs.map(({ name: task }) => task), free, staleMs, log, ended })
  return { ended, stop }
}

/** Settles with the worker's first attempt to take a job. */
function firstAnswer(events: WorkerEvents): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  events.once('job:start', () => resolve())
  events.once('worker:getJob:empty', () => resolve())
  events.once('worker:getJob:error', ({ error }) => reject(error))
  promise.catch(() => {}) // it may fail before anybody waits for it
  return promise
}

interface Free {
  /** True when it could take a job now. */
  readonly isFree: () => boolean
  /** When it last took one, by performance.now(). */
  readonly lastStart: () => number
}

function countFree(events: WorkerEvents, jobsAtOnce: number): Free {
  const busy = new Set<JobTaker>()
  let lastStart = performance.now()
  events.on('job:start', ({ worker }) => {
    busy.add(worker)
    lastStart = performance.now()
  })
  events.on('worker:getJob:start', ({ worker }) => busy.delete(worker))
  return { isFree: () => busy.size < jobsAtOnce, lastStart: () => lastStart }
}

interface WatchedRunner {
  readonly ctx: Ctx
  readonly runner: Runner
  readonly tasks: readonly string[]
  readonly free: Free
  readonly staleMs: number
  readonly log: Log
  readonly ended: Promise<void>
}

/** Until the worker has ended: looks whether a job has been due for `staleMs` that it could have taken. */
async function stopWhenStale({ ctx, runner, tasks, free, staleMs, log, ended }: WatchedRunner): Promise<void> {
  const end = new AbortController()
  void ended.then(() => end.abort())
  while (!end.signal.aborted) {
    await wait(staleMs / 2, undefined, { signal: end.signal, ref: false }).catch(() => {}) // asked for on the next line
    if (end.signal.aborted || !free.isFree() || performance.now() - free.lastStart() < staleMs) continue
    // A database that does not answer is no reason to replace the worker.
    const waited = await oldestDueMs(ctx.db, tasks).catch(() => 0)
    if (waited < staleMs) continue
    log.warn('the worker took no due job', { ms: Math.round(waited) })
    return void runner.stop().catch(() => {}) // it may have stopped by itself
  }
}

/**
 * Parsed here because the text of a crontab allows no dot in a name. Each waits at most once in the queue, however often it
 * came due meanwhile: after the clock has leapt, or while no worker ran.
 */
export function scheduled(jobs: readonly AnyJob[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap(({ name, cron }) =>
      cron === undefined
        ? []
        : [{ task: name, match: cron, options: { jobKey: `cron ${name}`, jobKeyMode: 'preserve_run_at' as const } }],
    ),
  )
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
