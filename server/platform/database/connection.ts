// One connection to PostgreSQL: a client of node-postgres that prepares every statement under a name.
import { Socket } from 'node:net'
import pg from 'pg'
import { sqlStateOf } from './sql-state.ts'

/** A client class for a pool. Its connections close when a query gets no answer for `silence` milliseconds. */
export function connectionClass(silence: number): new (config?: pg.ClientConfig) => Connection {
  return class extends Connection {
    constructor(config?: pg.ClientConfig) {
      super(config, silence)
    }
  }
}

export class Connection extends pg.Client {
  readonly #socket: Socket
  /** Queries that have no answer yet. */
  #waiting = 0

  /** `silence` in milliseconds. pg's own `query_timeout` starts a timer for every query; this is one timer per socket. */
  constructor(config: pg.ClientConfig | undefined, silence: number) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    socket.setTimeout(silence)
    socket.on('timeout', () => {
      if (this.#waiting > 0) socket.destroy(new Error(`the database has not answered for ${silence} ms`))
    })
  }

  /** Prepares the statement on its first run. Statements that are started in one turn of the event loop are sent in one write. */
  run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    this.#socket.cork()
    process.nextTick(() => this.#socket.uncork())
    this.#waiting += 1
    const name = nameOf(text)
    const answer = this.query({ ...(name === undefined ? {} : { name }), text, values: [...values] })
    answer.then(this.#answered, this.#failed)
    return answer
  }

  readonly #answered = (): void => {
    this.#waiting -= 1
  }

  readonly #failed = (error: unknown): void => {
    this.#waiting -= 1
    // The statement was prepared before its table was changed. A new connection prepares it again.
    if (sqlStateOf(error) === FEATURE_NOT_SUPPORTED) void this.end()
  }
}

const FEATURE_NOT_SUPPORTED = '0A000'

/** These have no plan to keep. Without a name they are one message instead of five. */
const UNPREPARED = new Set(['begin', 'commit', 'rollback'])
// A list of a new length makes a new text. The limit keeps the server's memory bounded; later texts are not prepared.
const MAX_NAMES = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (UNPREPARED.has(text)) return undefined
  let name = names.get(text)
  if (name === undefined && names.size < MAX_NAMES) names.set(text, (name = `s${names.size}`))
  return name
}
