// PostgreSQL through Kysely.
import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import { openKysely } from './driver.ts'
import type { Tables } from './tables.generated.ts'

export { isCheckViolation, isUniqueViolation, referringColumn, sqlStateOf } from './sql-state.ts'

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
  readonly onError?: (error: Error) => void
}

/** Every statement is prepared and planned once, also those within functions: most are planned for longer than they run. */
const SESSION = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'

export function openPool({ url, connections = 10, asOwner = false, onError = () => {} }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: 8_000,
    keepAlive: true,
    application_name: 'kandil',
    options: asOwner ? SESSION : `${SESSION} -c role=${APP_ROLE}`,
  })
  pool.on('error', onError)
  // A client in use emits its own error; without this listener a dropped connection ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Statements of one transaction that do not need each other's answers may be begun side by side: they go out together. */
export function openDatabase(pool: pg.Pool): Database {
  return openKysely<Tables>(pool)
}

/** The last statement of a transaction, not waited for: it goes out with the COMMIT, which fails when it fails. */
export function withCommit(statement: Promise<unknown>): void {
  statement.catch(() => {})
}

/** In the transaction `db` is, or in one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work) // isTransaction says that it is a Tx
}
