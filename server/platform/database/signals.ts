// Short messages between processes, by PostgreSQL's LISTEN and NOTIFY: "this has changed". A writer sends them inside its
// transaction, most often by a trigger, so nobody hears of what was not committed.
import pg from 'pg'
import { sql } from 'kysely'
import type { Db } from './db.ts'

export const CHANNEL = 'kandil'
/** The trigger on platform.event sends it. */
export const ANNOUNCED_EVENTS = 'events'
const RETRY_MS = 500

export interface Signals {
  /** False while the connection is down: what has changed meanwhile is not known. */
  readonly isListening: () => boolean
  readonly onSignal: (hear: (topic: string) => void) => void
  /** Called whenever signals may have been missed. */
  readonly onGap: (hear: () => void) => void
  /**
   * Holds an advisory lock of this name while the connection is up, and takes it again after a reconnect. Another process that
   * gets the lock knows that this process is gone.
   */
  readonly hold: (name: string) => Promise<void>
  readonly letGo: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The first half of those locks; the other is the name's hash. */
export const PRESENCE = 7_226_255

export async function send(db: Db, topic: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(db)
}

export async function listen(url: string, onError: (error: Error) => void): Promise<Signals> {
  const hearers: ((topic: string) => void)[] = []
  const gapHearers: (() => void)[] = []
  const held = new Set<string>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'kandil-signals', keepAlive: true })
    fresh.on('error', onError)
    fresh.on('end', () => {
      client = undefined
      if (!closed) retry = setTimeout(() => void connect(), RETRY_MS)
    })
    fresh.on('notification', ({ payload = '' }) => hearers.forEach((hear) => hear(payload)))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      for (const name of held) await fresh.query(`select pg_advisory_lock(${PRESENCE}, hashtext($1))`, [name])
    } catch (error) {
      onError(error as Error)
      return
    }
    client = fresh
    gapHearers.forEach((hear) => hear())
  }

  await connect()
  return {
    isListening: () => client !== undefined,
    onSignal: (hear) => void hearers.push(hear),
    onGap: (hear) => void gapHearers.push(hear),
    async hold(name) {
      held.add(name)
      await client?.query(`select pg_advisory_lock(${PRESENCE}, hashtext($1))`, [name]).catch(onError)
    },
    async letGo(name) {
      held.delete(name)
      await client
        ?.query(`select pg_advisory_unlock(${PRESENCE}, hashtext($1))`, [name])
        .catch((error: Error) => closed || onError(error)) // closing has let go of everything
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
