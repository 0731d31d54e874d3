// Statements that go out in one write and are answered in one. A query of pg's own asks each time for the names of its
// columns and for an answer of its own; here a connection learns a statement's columns when it prepares it, and the server
// answers once for all that was asked in one turn.
import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { prepareValue } from 'pg/lib/utils.js'
import { columnTypes } from './db-values.ts'

export interface Answer {
  /** What was carried out: INSERT, COMMIT and so on. */
  readonly command: string
  /** Of rows read or changed. */
  readonly count: number
  readonly rows: readonly unknown[]
}

type Row = Record<string, unknown>

/** How a statement's rows are read. */
interface Columns {
  readonly all: readonly { readonly name: string; readonly read: (text: string) => unknown }[]
  /** A row of nulls: a copy that is filled is quicker than a row that grows. */
  readonly blank: Row
}

/** What a connection has prepared, by the statement's text. */
type Known = Map<string, Columns>

const knownTo = new WeakMap<pg.ClientBase, Known>()

/** The messages of PostgreSQL that tell of a statement, as pg hands them on. */
interface RowDescription {
  readonly fields: readonly pg.FieldDef[]
}
interface DataRow {
  readonly fields: readonly (string | null)[]
}
interface CommandComplete {
  /** "INSERT 0 1", "COMMIT". */
  readonly text: string
}

interface Asked {
  readonly text: string
  readonly values: (string | Buffer | null)[]
  readonly rows: Row[]
  columns: Columns
  /** In reading what came. */
  fault: unknown
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Is given to `client.query` once, and answers each statement by itself. After one that fails the server carries out none
 * that follows in the batch: each of them fails for what that one failed for.
 */
export class Batch implements pg.Submittable {
  /** Set by pg, which waits no longer when it is called. */
  callback: (error?: unknown) => void = () => {}
  readonly #known: Known
  readonly #asked: Asked[] = []
  readonly #onEnd: () => void
  #at = 0
  #isOver = false

  /** `onEnd` when everything is answered, and the connection free for the next batch. */
  constructor(client: pg.ClientBase, onEnd: () => void) {
    this.#known = knownTo.get(client) ?? new Map<string, Columns>()
    knownTo.set(client, this.#known)
    this.#onEnd = onEnd
  }

  /** To be carried out after those that were added before. */
  add(text: string, values: readonly unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const mapped = values.map((value) => (typeof value === 'string' ? value : prepareValue(value)))
      this.#asked.push({ text, values: mapped, rows: [], columns: noColumns, fault: undefined, resolve, reject })
    })
  }

  /** Before it was sent: nothing of it is. */
  refuse(reason: unknown): void {
    for (const { reject } of this.#asked) reject(reason)
  }

  submit({ stream }: pg.Connection): void {
    const messages = this.#asked.flatMap((asked) => this.#messagesFor(asked))
    stream.write(Buffer.concat([...messages, serialize.sync()]))
  }

  #messagesFor(asked: Asked): Buffer[] {
    const name = nameOf(asked.text)
    const columns = this.#known.get(asked.text)
    const carriedOut = [serialize.bind({ statement: name, values: asked.values }), serialize.execute()]
    if (!columns) return [...prepare(name, asked.text), ...carriedOut]
    asked.columns = columns
    return carriedOut
  }

  handleRowDescription({ fields }: RowDescription): void {
    const asked = this.#asked[this.#at]
    if (asked) asked.columns = columnsOf(fields)
  }

  handleDataRow({ fields }: DataRow): void {
    const asked = this.#asked[this.#at]
    if (!asked) return
    try {
      asked.rows.push(rowOf(asked.columns, fields))
    } catch (fault) {
      asked.fault ??= fault
    }
  }

  handleCommandComplete({ text }: CommandComplete): void {
    const asked = this.#asked[this.#at]
    if (!asked) return
    this.#at += 1
    if (nameOf(asked.text)) this.#known.set(asked.text, asked.columns)
    if (asked.fault) asked.reject(asked.fault)
    else asked.resolve({ ...tagOf(text), rows: asked.rows })
  }

  /** Of the statement it has come to, or of the connection. */
  handleError(error: unknown): void {
    for (const { reject } of this.#asked.slice(this.#at)) reject(error)
    this.#end(error)
  }

  handleReadyForQuery(): void {
    this.#end()
  }

  #end(error?: unknown): void {
    if (this.#isOver) return
    this.#isOver = true
    this.callback(error)
    this.#onEnd()
  }
}

/** Closed first: a preparation that failed half-way may have left one of this name. */
function prepare(name: string, text: string): Buffer[] {
  const statement = { type: 'S', name } as const
  return [serialize.close(statement), serialize.parse({ name, text }), serialize.describe(statement)]
}

const noColumns: Columns = { all: [], blank: {} }

function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  return {
    all: fields.map(({ name, dataTypeID }) => ({ name, read: columnTypes.getTypeParser(dataTypeID) })),
    blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
  }
}

function rowOf({ all, blank }: Columns, fields: DataRow['fields']): Row {
  const row = { ...blank }
  for (let i = 0; i < all.length; i += 1) {
    const [column, text] = [all[i], fields[i]]
    if (column && typeof text === 'string') row[column.name] = column.read(text)
  }
  return row
}

/** "INSERT 0 1" and "UPDATE 1" end with how many, "COMMIT" does not. */
function tagOf(text: string): Pick<Answer, 'command' | 'count'> {
  const [first, last] = [text.indexOf(' '), text.lastIndexOf(' ')]
  return first < 0 ? { command: text, count: 0 } : { command: text.slice(0, first), count: Number(text.slice(last)) }
}

// A list of a new length makes a new text; past this many, texts go unnamed rather than fill the server's memory.
const MAX_NAMES = 500
const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined && names.size < MAX_NAMES) names.set(text, (name = `s${names.size}`))
  return name ?? ''
}
