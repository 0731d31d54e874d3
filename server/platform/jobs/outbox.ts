// Where events and jobs are written down, in the caller's transaction: nothing is done for what was not committed. A moment
// later they are handed on to the queue, many at once.
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type InsertObject } from 'kysely'
import type { Enqueue, Publish } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { Log } from '#server/platform/log.ts'

export interface Outbox {
  readonly enqueue: Enqueue
  readonly publish: Publish
  /** Hands on what this process and others write, until the signal. */
  readonly keepHandingOn: (db: Db, log: Log, end: AbortSignal) => Promise<void>
}

/** Rows of this process are looked for this soon, and again until their transaction has committed. */
const SOON_MS = 15
/** Rows of another process wait at most this long. */
const LATEST_MS = 1_000

/** Who hears of which event, and by what job. */
interface Hearing {
  readonly to: string
  readonly job: { readonly name: string }
}

export function createOutbox(listeners: readonly Hearing[]): Outbox {
  let hurry = () => {}

  async function write(tx: Tx, tasks: string[], payload: unknown, when: TaskTiming = {}): Promise<void> {
    const { at: runAt, key = null } = when
    const run_at = runAt === undefined ? null : at(runAt)
    await insertTasks(tx, { tasks, payload: JSON.stringify(payload), run_at, key })
    hurry()
  }

  return {
    enqueue: (tx, { name }, payload, when) => write(tx, [name], payload, when),
    async publish(tx, what, payload) {
      const heardBy = listeners.filter(({ to }) => to === what.name)
      if (heardBy.length > 0) await write(tx, heardBy.map(({ job }) => job.name), payload) // prettier-ignore
    },
    async keepHandingOn(db, log, end) {
      let pause = SOON_MS
      while (!end.aborted) {
        const count = await handOn(db).catch((fault: unknown) => log.fault('jobs not handed on', fault))
        pause = count ? SOON_MS : Math.min(2 * pause, LATEST_MS)
        const asleep = new AbortController()
        hurry = () => {
          pause = SOON_MS
          asleep.abort()
        }
        await wait(pause, undefined, { signal: AbortSignal.any([end, asleep.signal]) }).catch(() => wait(SOON_MS))
      }
    },
  }
}

type TaskTiming = Parameters<Enqueue>[3]

const insertTasks = prepared((db, row: InsertObject<Tables, 'platform.outbox'>) =>
  db.insertInto('platform.outbox').values(row),
)

const MOST_AT_ONCE = 500
const MAX_ATTEMPTS = 12

/**
 * Moves committed rows to the queue, unless another process is doing so. The last of several rows with one key counts. Answers how
 * many.
 */
export async function handOn(db: Db): Promise<number> {
  const { rows } = await sql`
    with taken as (
      delete from platform.outbox where id in (
        select id from platform.outbox order by id limit ${MOST_AT_ONCE} for update skip locked)
      returning *
    ), last as (
      select distinct on (coalesce(key, id::text)) * from taken order by coalesce(key, id::text), id desc
    ), specs as (
      select array_agg(row(task, payload, null, run_at, ${MAX_ATTEMPTS}::int, key, null, null)::graphile_worker.job_spec order by id)
        as jobs from last, unnest(tasks) as task having count(*) > 0
    )
    select from specs, graphile_worker.add_jobs(specs.jobs)`.execute(db)
  return rows.length
}
