// Kysely over a pool of pg's, with three things its own driver does not do, because on our hot paths planning and the way
// there and back cost more than the work: each statement is prepared once for a connection, under a name of its own; a
// transaction's BEGIN goes out with its first statement; and statements of one transaction that are begun side by side go
// out together, without waiting for each other, by pg's pipeline.
import type { Duplex } from 'node:stream'
import { AbortedTransactionError, DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, SingleConnectionProvider, type CompiledQuery, type ConnectionProvider, type DatabaseConnection, type Dialect, type Driver, type QueryResult, type TransactionSettings } from 'kysely' // prettier-ignore
import type pg from 'pg'
import { columnTypes } from './db-values.ts'
import { sqlStateOf } from './sql-state.ts'

export function openKysely<T>(pool: pg.Pool): Kysely<T> {
  const driver = driverOver(pool)
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const executor = new SideBySideExecutor(connectionsOf(driver))
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor })
}

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

/** Kysely would let a transaction's statements go one by one, each when the one before it is answered. */
class SideBySideExecutor extends DefaultQueryExecutor {
  constructor(connections: ConnectionProvider) {
    super(compiler, adapter, connections)
  }

  override withConnectionProvider(connections: ConnectionProvider): SideBySideExecutor {
    return new SideBySideExecutor(connections instanceof SingleConnectionProvider ? atOnce(connections) : connections)
  }
}

/** The one connection for everybody who asks, without a queue. */
function atOnce(single: SingleConnectionProvider): ConnectionProvider {
  let connection: Promise<DatabaseConnection> | undefined
  return {
    async provideConnection(use) {
      connection ??= single.provideConnection(async (only) => only)
      return use(await connection)
    },
  }
}

function connectionsOf(driver: Driver): ConnectionProvider {
  return {
    async provideConnection(use) {
      const connection = await driver.acquireConnection()
      try {
        return await use(connection)
      } finally {
        await driver.releaseConnection(connection)
      }
    },
  }
}

function driverOver(pool: pg.Pool): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => borrow(await pool.connect()),
    beginTransaction: async (connection, settings) => borrowed(connection).begin(settings),
    commitTransaction: (connection) => borrowed(connection).commit(),
    rollbackTransaction: (connection) => borrowed(connection).rollback(),
    releaseConnection: async (connection) => borrowed(connection).giveBack(),
    destroy: () => pool.end(),
  }
}

/** One of the pool's, as long as somebody has it. */
interface Borrowed extends DatabaseConnection {
  readonly begin: (settings: TransactionSettings) => void
  readonly commit: () => Promise<void>
  readonly rollback: () => Promise<void>
  readonly giveBack: () => void
}

function borrowed(connection: DatabaseConnection): Borrowed {
  return connection as Borrowed // acquireConnection gives no others
}

function borrow(client: pg.PoolClient): Borrowed {
  let firstFault: unknown
  let isOver = false
  let isSpoiled = false

  async function send(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    try {
      sendTogether(client)
      return await client.query({ name: nameOf(text), text, values: [...values], types: columnTypes })
    } catch (error) {
      // Prepared before its table was changed: on another connection it will be prepared afresh.
      isSpoiled ||= sqlStateOf(error) === FEATURE_NOT_SUPPORTED
      // What went out side by side with one that failed, fails because that one did.
      firstFault ??= error
      throw firstFault
    }
  }

  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // Its neighbour has failed meanwhile: after the rollback it would run by itself.
      if (isOver) throw new Error('the transaction has ended')
      const { command, rowCount, rows } = await send(sql, parameters)
      return { ...(changes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}), rows: rows as R[] } // by the statement's own type
    },
    // oxlint-disable-next-line require-yield -- nothing here reads rows one by one
    async *streamQuery() {
      throw new Error('rows are read all at once')
    },
    begin({ isolationLevel, accessMode }) {
      const how = [
        ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []),
        ...(accessMode ? [accessMode] : []),
      ]
      // Not waited for: it fails when the connection is gone, and then so does what follows.
      send(['begin', ...how].join(' ')).catch(() => {})
    },
    async commit() {
      isOver = true
      // A statement had failed and nobody had noticed.
      if ((await send('commit')).command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      isOver = true
      await send('rollback').catch(() => (isSpoiled = true))
    },
    giveBack: () => client.release(isSpoiled),
  }
}

/** What is asked in one turn of the event loop goes out in one write: a write costs as much as a small statement. */
function sendTogether({ connection }: pg.PoolClient & { connection?: { stream: Duplex } }): void {
  const stream = connection?.stream
  if (!stream || stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const FEATURE_NOT_SUPPORTED = '0A000'
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

// A list of a new length makes a new text; past this many, texts go unnamed rather than fill the server's memory.
const MAX_NAMES = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  let name = names.get(text)
  if (name === undefined && names.size < MAX_NAMES) names.set(text, (name = `s${names.size}`))
  return name
}
