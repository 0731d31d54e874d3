// PostgreSQL through Kysely. Every statement with parameters is prepared once per connection under a name of its own:
// planning costs more than executing on our hot paths.
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type Transaction } from 'kysely'
import pg from 'pg'
import { toInstant, type Instant } from '#core/kernel/time.ts'
import type { Tables } from './tables.generated.ts'

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
    options: asOwner ? '-c timezone=UTC' : `-c timezone=UTC -c role=${APP_ROLE}`,
    types: { getTypeParser },
  })
  pool.on('error', onError)
  // A client in use emits its own error; without this listener a dropped connection ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}

/** The pool as Kysely wants it, each statement under its name. */
function preparing(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      let known = wrapped.get(client)
      if (!known) wrapped.set(client, (known = namedStatements(client)))
      return known
    },
    end: () => pool.end(),
  }
}

function namedStatements(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ ...named(text, values), values: [...values] })
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() } // Kysely's cursor overload is never used here
}

// A list of a new length makes a new text; past this many, texts go unnamed rather than fill the server's memory.
const MAX_NAMES = 500
const names = new Map<string, string>()

function named(text: string, values: readonly unknown[]): { text: string; name?: string } {
  if (values.length === 0) return { text }
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= MAX_NAMES) return { text }
    name = `s${names.size}`
    names.set(text, name)
  }
  return { text, name }
}

const { INT8, TIMESTAMPTZ, DATE } = pg.types.builtins

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
  if (oid === INT8) return Number // paise and counts, all far below 2^53
  if (oid === TIMESTAMPTZ) return readInstant
  if (oid === DATE) return String
  return pg.types.getTypeParser(oid)
}

/** "2026-11-21 09:05:00.123+00": the session's time zone is UTC. */
function readInstant(text: string): Instant {
  return toInstant(Date.parse(`${text.slice(0, 10)}T${text.slice(11, 23).replace(/\+.*$/, '')}Z`))
}

/** In the transaction `db` is, or in one of its own. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work) // isTransaction says that it is a Tx
}

/** The SQLSTATE of what PostgreSQL or the connection to it answered; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return sqlStateOf(error) === '23505' && (error as pg.DatabaseError).constraint === constraint
}
