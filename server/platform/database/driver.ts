// Kysely over a pool of pg's: its transactions begin with their first statement, and statements begun side by side in one
// go out together.
import { AbortedTransactionError, DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, SingleConnectionProvider, type CompiledQuery, type ConnectionProvider, type DatabaseConnection, type Dialect, type Driver, type QueryResult } from 'kysely' // prettier-ignore
import type pg from 'pg'
import { openLine } from './line.ts'

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

/** One of the pool's, as long as somebody has it. */
interface Borrowed extends DatabaseConnection {
  readonly begin: (text: string) => void
  readonly commit: () => Promise<void>
  readonly rollback: () => Promise<void>
  readonly giveBack: () => void
}

function driverOver(pool: pg.Pool): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => borrow(await pool.connect()),
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      const how = [
        ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []),
        ...(accessMode ? [accessMode] : []),
      ]
      borrowed(connection).begin(['begin', ...how].join(' '))
    },
    commitTransaction: (connection) => borrowed(connection).commit(),
    rollbackTransaction: (connection) => borrowed(connection).rollback(),
    releaseConnection: async (connection) => borrowed(connection).giveBack(),
    destroy: () => pool.end(),
  }
}

function borrowed(connection: DatabaseConnection): Borrowed {
  return connection as Borrowed // acquireConnection gives no others
}

const lines = new WeakMap<pg.PoolClient, ReturnType<typeof openLine>>()

function borrow(client: pg.PoolClient): Borrowed {
  let line = lines.get(client)
  if (!line) lines.set(client, (line = openLine(client)))
  const { run, hold, drop } = line
  let hasEnded = false
  let fault: Error | undefined

  /** When this turn is over: what was begun and is not waited for goes out before it, in the same message. */
  function end(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      process.nextTick(() => {
        hasEnded = true
        if (drop()) resolve('')
        else run(text, []).then(({ command }) => resolve(command), reject)
      })
    })
  }

  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // Begun side by side with one that failed: without this it would run after the rollback, by itself.
      if (hasEnded) throw new Error('the transaction has ended')
      try {
        const { command, count, rows } = await run(sql, parameters)
        return { ...(changes.has(command) ? { numAffectedRows: BigInt(count) } : {}), rows: rows as R[] } // by the statement's own type
      } catch (error) {
        if (error instanceof Error) Error.captureStackTrace(error) // whose statement it was, not whose socket
        throw error
      }
    },
    // oxlint-disable-next-line require-yield -- nothing here reads rows one by one
    async *streamQuery() {
      throw new Error('rows are read all at once')
    },
    begin: hold,
    async commit() {
      // A statement had failed and nobody had noticed.
      if ((await end('commit')) === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      await end('rollback').catch((error: Error) => (fault = error))
    },
    giveBack: () => client.release(fault),
  }
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
