// PostgreSQL through Kysely.
import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import { connectionClass } from './connection.ts'
import { columnTypes } from './db-values.ts'
import { openKysely } from './driver.ts'
import type { Tables } from './tables.generated.ts'

export { isCheckViolation, isUniqueViolation, brokenKeyColumn, sqlStateOf } from './sql-state.ts'

export type Database = Kysely<Tables>
/** Inside a transaction. A function that takes a Tx cannot be called outside one. */
export type Tx = Transaction<Tables>
export type Db = Database | Tx

/** The role the application works as: it may not change the ledger, drop a table or create one. */
export const APP_ROLE = 'kandil_app'

export interface DatabaseOptions {
  readonly url: string
  readonly connections?: number
  /** Work as the connection's own role, as migrations and tests' preparations do. */
  readonly asOwner?: boolean
  /** Milliseconds without a word on a query before its connection is given up. The server itself ends a statement earlier. */
  readonly silence?: number
  /** All time limits are multiplied by it. */
  readonly patience?: number
  /** Milliseconds after which the server ends a statement. */
  readonly longest?: number
  /** Milliseconds a caller waits for a free connection. */
  readonly longestWait?: number
  readonly use?: keyof typeof SESSIONS
  readonly onError?: (error: Error) => void
}

/** Every statement is prepared and planned once, also those within functions: most are planned for longer than they run. */
const SESSION = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'
const SESSIONS = {
  WORK: SESSION,
  /**
   * Lists and reports take one core. The best index for one depends on its filter: half of the rows have one value, three have
   * another.
   */
  LISTS: '-c timezone=UTC -c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0 -c jit=off',
  /** A commit does not wait for the disk. If PostgreSQL itself dies, the last moments are undone. */
  UNSYNCED: `${SESSION} -c synchronous_commit=off`,
}

export function openPool(options: DatabaseOptions): pg.Pool {
  const {
    url,
    connections = 10,
    asOwner = false,
    patience = 1,
    longest = 5_000,
    silence = (longest + 3_000) * patience,
    longestWait = 2_000,
    use = 'WORK',
    onError = () => {},
  } = options
  const pool = new pg.Pool({
    connectionString: url,
    Client: connectionClass(silence),
    types: columnTypes,
    pipeline: true,
    max: connections,
    connectionTimeoutMillis: longestWait * patience,
    // They are few, and a new one plans every statement afresh: after a quiet half minute that was a tenth of a second for
    // each of the first families. Some networks forget a connection after six minutes.
    idleTimeoutMillis: 300_000,
    statement_timeout: longest * patience,
    lock_timeout: 3_000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
    keepAlive: true,
    application_name: 'kandil',
    options: asOwner ? SESSIONS[use] : `${SESSIONS[use]} -c role=${APP_ROLE}`,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // A client in use emits its own error; without this listener a dropped connection ends the process.
    client.on('error', onError)
  })
  return pool
}

/** Statements of one transaction that do not need each other's answers may be sent together: `inParallel`. */
export function openDatabase(pool: pg.Pool): Database {
  return openKysely<Tables>(pool)
}

/** In the transaction `db` is, or in one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work) // isTransaction says that it is a Tx
}
