// Kysely over a pool of pg's, with three things its own driver does not do, because on our hot paths planning and the way
// there and back cost more than the work: each statement is prepared once for a connection, under a name of its own; a
// transaction's BEGIN goes out with its first statement; and statements of one transaction that are begun side by side go
// out together, without waiting for each other.
import { AbortedTransactionError, DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, SingleConnectionProvider, type CompiledQuery, type ConnectionProvider, type DatabaseConnection, type Dialect, type Driver, type QueryResult, type TransactionSettings } from 'kysely' // prettier-ignore
import type pg from 'pg'
import { Batch, type Answer } from './batch.ts'
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
    acquireConnection: async () => new Borrowed(await pool.connect()),
    beginTransaction: async (connection, settings) => borrowed(connection).begin(settings),
    commitTransaction: (connection) => borrowed(connection).commit(),
    rollbackTransaction: (connection) => borrowed(connection).rollback(),
    releaseConnection: async (connection) => borrowed(connection).giveBack(),
    destroy: () => pool.end(),
  }
}

function borrowed(connection: DatabaseConnection): Borrowed {
  return connection as Borrowed // acquireConnection gives no others
}

/** One of the pool's, as long as somebody has it. */
class Borrowed implements DatabaseConnection {
  readonly #client: pg.PoolClient
  /** What is asked in one turn of the event loop goes out together; what is asked meanwhile, when that is answered. */
  #filling: Batch | undefined
  #isUnderWay = false
  #committing: PromiseWithResolvers<Answer> | undefined
  #firstFault: unknown
  #isOver = false
  #isSpoiled = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Its neighbour has failed meanwhile: after the rollback it would run by itself.
    if (this.#isOver) throw new TransactionEnded()
    const { command, count, rows } = await this.#ask(sql, parameters)
    return { ...(changes.has(command) ? { numAffectedRows: BigInt(count) } : {}), rows: rows as R[] } // by the statement's own type
  }

  // oxlint-disable-next-line require-yield -- nothing here reads rows one by one
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows are read all at once')
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const how = [...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), ...(accessMode ? [accessMode] : [])]
    // Not waited for: it fails when the connection is gone, and then so does what follows.
    this.#ask(['begin', ...how].join(' ')).catch(() => {})
  }

  async commit(): Promise<void> {
    // At the end of the turn: what the work has begun and not waited for comes before it.
    this.#committing = Promise.withResolvers()
    process.nextTick(this.#sendOff)
    // A statement had failed and nobody had noticed.
    if ((await this.#committing.promise).command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    this.#isOver = true
    // It goes alone: after a statement that fails nothing else of its batch is carried out.
    this.#filling?.refuse(this.#firstFault ?? new TransactionEnded())
    this.#filling = undefined
    await this.#ask('rollback').catch(() => (this.#isSpoiled = true))
  }

  giveBack(): void {
    this.#client.release(this.#isSpoiled)
  }

  async #ask(text: string, values: readonly unknown[] = []): Promise<Answer> {
    try {
      this.#filling ??= this.#open()
      return await this.#filling.add(text, values)
    } catch (error) {
      // Its own stack leads to the socket, this one to whoever asked.
      if (this.#firstFault === undefined && error instanceof Error) Error.captureStackTrace(error)
      // Prepared before its table was changed: on another connection it will be prepared afresh.
      this.#isSpoiled ||= sqlStateOf(error) === FEATURE_NOT_SUPPORTED
      // What went out beside one that failed, or after it, fails because that one did.
      this.#firstFault ??= error
      throw this.#firstFault
    }
  }

  #open(): Batch {
    if (!this.#isUnderWay) process.nextTick(this.#sendOff)
    return new Batch(this.#client, () => {
      this.#isUnderWay = false
      this.#sendOff()
    })
  }

  readonly #sendOff = (): void => {
    if (this.#isUnderWay) return
    if (this.#committing && !this.#isOver) {
      this.#isOver = true
      this.#ask('commit').then(this.#committing.resolve, this.#committing.reject)
    }
    if (!this.#filling) return
    const batch = this.#filling
    this.#filling = undefined
    this.#isUnderWay = true
    this.#client.query(batch)
  }
}

class TransactionEnded extends Error {
  constructor() {
    super('the transaction has ended')
  }
}

const FEATURE_NOT_SUPPORTED = '0A000'
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
