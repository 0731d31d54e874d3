// Kysely over node-postgres with pipelining: the statements of a transaction do not wait for each other's answers. Kysely's
// own executor would queue them (decision 0032).
import { DefaultConnectionProvider, DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresDialect, PostgresDriver, PostgresQueryCompiler, SingleConnectionProvider, type ConnectionProvider, type DatabaseConnection, type PostgresDialectConfig, type PostgresPoolClient, type TransactionSettings } from 'kysely' // prettier-ignore
import type pg from 'pg'
import type { Connection } from './connection.ts'

/** The pool's clients are Connections. */
export function openKysely<T>(pool: pg.Pool): Kysely<T> {
  const config: PostgresDialectConfig = {
    pool: { options: pool.options, connect: () => borrow(pool), end: () => pool.end() },
  }
  const dialect = new PostgresDialect(config)
  const driver = new PipelineDriver(config)
  const executor = new PipelineExecutor(driver, new DefaultConnectionProvider(driver))
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor })
}

async function borrow(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = (await pool.connect()) as pg.PoolClient & Connection // the pool's own class
  return {
    query: ((text: string, values: readonly unknown[]) =>
      client.run(text, values)) as unknown as PostgresPoolClient['query'], // nothing here uses a cursor
    release: (destroy) => client.release(destroy),
  }
}

class PipelineDriver extends PostgresDriver {
  /** Their transaction has been ended; Kysely itself refuses statements only once that is answered. */
  readonly #ended = new WeakSet<DatabaseConnection>()

  constructor(config: PostgresDialectConfig) {
    super(config)
    void this.init()
  }

  /** Does not wait: when BEGIN fails, the connection is gone and the next statement fails too. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    super.beginTransaction(connection, settings).catch(() => {})
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#ended.add(connection)
    await super.commitTransaction(connection)
  }

  /** The caller gets the error that led here. A connection that cannot roll back is closed. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    this.#ended.add(connection)
    await super.rollbackTransaction(connection).catch(() => {})
  }

  hasEnded(connection: DatabaseConnection): boolean {
    return this.#ended.has(connection)
  }
}

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

class PipelineExecutor extends DefaultQueryExecutor {
  readonly #driver: PipelineDriver

  constructor(driver: PipelineDriver, connections: ConnectionProvider) {
    super(compiler, adapter, connections)
    this.#driver = driver
  }

  override withConnectionProvider(connections: ConnectionProvider): PipelineExecutor {
    const isTransaction = connections instanceof SingleConnectionProvider
    return new PipelineExecutor(this.#driver, isTransaction ? this.#withoutQueue(connections) : connections)
  }

  #withoutQueue(single: SingleConnectionProvider): ConnectionProvider {
    const only = single.provideConnection(async (connection) => connection)
    return {
      provideConnection: async (use) => {
        const connection = await only
        // After the rollback the statement would run in a transaction of its own.
        if (this.#driver.hasEnded(connection)) throw new Error('the transaction has ended')
        return use(connection)
      },
    }
  }
}
