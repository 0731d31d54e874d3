// A connection to PostgreSQL. Statements begun side by side go out in one message and are answered in one, and each is
// prepared once under a name of its own: on our hot paths the way there and back and the planning cost more than the work.
// The protocol itself is pg's.
import pg from 'pg'
import { readerOf, type Reader } from './db-values.ts'

export interface Line {
  /** Sends it together with whatever else is begun in this turn of the event loop, in the order of their beginning. */
  readonly run: (text: string, values: readonly unknown[]) => Promise<Done>
  /** Keeps it back until the next statement, and sends it before that one. */
  readonly hold: (text: string) => void
  /** Forgets what is kept back; answers false when there was nothing. */
  readonly drop: () => boolean
}

export interface Done {
  /** INSERT, SELECT, COMMIT. */
  readonly command: string
  readonly count: number
  readonly rows: object[]
}

interface Statement {
  /** Empty for one that is prepared for this time alone. */
  readonly name: string
  readonly text: string
  readonly values: readonly WireValue[]
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

type WireValue = string | Buffer | null
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => WireValue } }).utils // exported, yet not in its types

export function openLine(client: pg.ClientBase): Line {
  const prepared: Prepared = new Map()
  let held: Statement | undefined
  let waiting: Statement[] = []
  let isUnderWay = false

  function send(): void {
    if (isUnderWay || waiting.length === 0) return
    isUnderWay = true
    const statements = waiting
    waiting = []
    client.query(
      messageOf(statements, prepared, () => {
        isUnderWay = false
        send()
      }),
    )
  }

  return {
    run(text, values) {
      const { promise, resolve, reject } = Promise.withResolvers<Done>()
      const statement = {
        name: nameOf(text),
        text,
        values: values.map((value) => prepareValue(value)),
        resolve,
        reject,
      }
      if (waiting.length === 0) process.nextTick(send)
      if (held) waiting.push(held)
      held = undefined
      waiting.push(statement)
      return promise
    },
    hold(text) {
      held = { name: nameOf(text), text, values: [], resolve: ignore, reject: ignore } // should it fail, so does what follows
    },
    drop() {
      const wasHeld = held !== undefined
      held = undefined
      return wasHeld
    },
  }
}

function ignore(): void {}

/** By name, what this connection has prepared: the columns each answers. */
type Prepared = Map<string, readonly Column[]>

interface Column {
  readonly name: string
  readonly read: Reader
}

/** What pg calls as the answer comes in, as it calls its own Query. */
interface Message extends pg.Submittable {
  /** pg puts its own around it, for the time limit. */
  callback: (error?: unknown) => void
  handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void
  handleCommandComplete(message: { readonly text: string }): void
  handleEmptyQuery(): void
  handleReadyForQuery(): void
  handleError(error: unknown): void
}

/** One that fails takes those after it along: PostgreSQL skips the rest of a message. */
function messageOf(statements: readonly Statement[], prepared: Prepared, end: () => void): Message {
  const done: Done[] = []
  let columns: readonly Column[] | undefined
  let rows: object[] = []

  const name = () => statements[done.length]?.name ?? ''
  const columnsNow = () => (columns ??= prepared.get(name()) ?? [])

  function finish(tag: string): void {
    if (name() !== '') prepared.set(name(), columnsNow())
    const [command = '', ...counts] = tag.split(' ')
    done.push({ command, count: Number(counts.at(-1) ?? 0), rows })
    columns = undefined
    rows = []
  }

  return {
    submit: (connection) => write(connection, statements, prepared),
    callback(error) {
      for (const [i, { resolve, reject }] of statements.entries()) {
        const each = done[i]
        if (each) resolve(each)
        else reject(error)
      }
      // Its plan may be one that no longer fits its table: it is prepared afresh.
      prepared.delete(name())
      end()
    },
    handleRowDescription({ fields }) {
      columns = fields.map((field) => ({ name: field.name, read: readerOf(field.dataTypeID) }))
    },
    handleDataRow({ fields }) {
      rows.push(toRow(columnsNow(), fields))
    },
    handleCommandComplete({ text }) {
      finish(text)
    },
    handleEmptyQuery() {
      finish('')
    },
    handleReadyForQuery() {
      this.callback()
    },
    handleError(error) {
      this.callback(error)
    },
  }
}

function toRow(columns: readonly Column[], fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {}
  columns.forEach(({ name, read }, i) => {
    const text = fields[i] ?? null
    row[name] = text === null ? null : read(text)
  })
  return row
}

/** The messages of the protocol that pg can write; its types know them less well. */
interface Wire {
  readonly stream: { cork: () => void; uncork: () => void }
  readonly close: (what: { type: 'S'; name: string }) => void
  readonly parse: (statement: { name: string; text: string }) => void
  readonly bind: (portal: { statement: string; values: readonly WireValue[] }) => void
  readonly describe: (what: { type: 'P' }) => void
  readonly execute: (portal: object) => void
  readonly sync: () => void
}

function write(connection: pg.Connection, statements: readonly Statement[], prepared: Prepared): void {
  const wire = connection as unknown as Wire // see there
  wire.stream.cork()
  for (const { name, text, values } of statements) {
    const isNew = !prepared.has(name)
    // Should its name be taken, by one that failed, it is free now.
    if (isNew && name !== '') wire.close({ type: 'S', name })
    if (isNew) wire.parse({ name, text })
    wire.bind({ statement: name, values })
    if (isNew) wire.describe({ type: 'P' })
    wire.execute({})
  }
  wire.sync()
  wire.stream.uncork()
}

// A list of a new length makes a new text; past this many, texts go unnamed rather than fill the server's memory.
const MAX_NAMES = 500
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known ?? ''
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
