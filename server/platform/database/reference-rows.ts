// Reference rows: rows that an installation begins with, message templates and roles for example. Modules declare them, and
// every start writes those that are missing. A row that staff have not edited follows its declaration; an edited row stays.
import { hash } from 'node:crypto'
import pg from 'pg'
import type { Tables } from './tables.generated.ts'

export interface ReferenceRows {
  readonly table: keyof Tables
  readonly key: readonly string[]
  /** Written once and never updated: published versions, for example. */
  readonly isFixed: boolean
  readonly rows: readonly Row[]
}

type Row = Readonly<Record<string, unknown>>
type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string

interface Options<T extends keyof Tables> {
  readonly key: readonly ColumnOf<T>[]
  readonly isFixed?: boolean
}

/** Values are as JSON has them: an instant is a text, a JSON column any value. All rows have the same columns. */
export function referenceRows<T extends keyof Tables>(
  table: T,
  { key, isFixed = false }: Options<T>,
  rows: readonly { readonly [C in ColumnOf<T>]?: unknown }[],
): ReferenceRows {
  return { table, key, isFixed, rows }
}

export function digestOf(declared: readonly ReferenceRows[]): string {
  return hash('sha256', JSON.stringify(declared), 'hex')
}

/** Their place in public.migration. Its checksum says which rows were written last. */
const NAME = 'reference rows'

/** Writes the rows in one transaction, unless the same rows were written before. */
export async function writeReferenceRows(client: pg.Client, declared: readonly ReferenceRows[]): Promise<void> {
  const digest = digestOf(declared)
  const written = await client.query('select from public.migration where name = $1 and checksum = $2', [NAME, digest])
  if (written.rowCount) return
  await client.query('begin')
  try {
    for (const sets of setsByColumns(declared)) await write(client, joined(sets))
    await recordAsWritten(client, digest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Writes the rows that fit the tables as they are. Migrations that follow may read and change these rows, and may make the
 * tables, columns and values that the other rows need.
 */
export async function writeFittingRows(client: pg.Client, declared: readonly ReferenceRows[]): Promise<void> {
  const columns = await listColumns(client)
  const fitting = declared.flatMap((set) => {
    const known = columns.get(set.table)
    return known ? [{ ...set, rows: set.rows.map((row) => onlyOf(row, known)) }] : []
  })
  let isComplete = digestOf(fitting) === digestOf(declared)
  await client.query('begin')
  for (const sets of setsByColumns(fitting)) {
    if (await tryToWrite(client, joined(sets))) continue
    isComplete = false
    for (const set of sets) await tryToWrite(client, set)
  }
  if (isComplete) await recordAsWritten(client, digestOf(declared))
  await client.query('commit')
}

async function recordAsWritten(client: pg.Client, digest: string): Promise<void> {
  await client.query(
    `insert into public.migration (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [NAME, digest],
  )
}

async function tryToWrite(client: pg.Client, set: ReferenceRows): Promise<boolean> {
  await client.query('savepoint reference')
  try {
    await write(client, set)
    return true
  } catch {
    await client.query('rollback to savepoint reference')
    return false
  }
}

async function listColumns(client: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ place: string; name: string }>(
    `select table_schema || '.' || table_name as place, column_name as name from information_schema.columns`,
  )
  const byTable = Map.groupBy(rows, ({ place }) => place)
  return new Map([...byTable].map(([place, found]) => [place, new Set(found.map(({ name }) => name))]))
}

function onlyOf(row: Row, columns: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column)))
}

/** In the order of the declarations, because rows refer to earlier ones. Sets that are alike are written together. */
function setsByColumns(declared: readonly ReferenceRows[]): ReferenceRows[][] {
  const alike = ({ table, rows, isFixed }: ReferenceRows) => `${table} ${isFixed} ${columnsOf(rows).join()}`
  return [...Map.groupBy(declared, alike).values()]
}

function joined([first, ...others]: readonly ReferenceRows[]): ReferenceRows {
  if (!first) throw new Error('there are no reference rows to join')
  return { ...first, rows: [first, ...others].flatMap(({ rows }) => rows) }
}

function columnsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))]
}

async function write(client: pg.Client, { table, key, isFixed, rows }: ReferenceRows): Promise<void> {
  const place = table.split('.').map(pg.escapeIdentifier).join('.')
  const columns = columnsOf(rows).map(pg.escapeIdentifier).join()
  const declared = `jsonb_populate_recordset(null::${place}, $1) as d`
  const json = JSON.stringify(rows)
  await client.query(`insert into ${place} (${columns}) select ${columns} from ${declared} on conflict do nothing`, [
    json,
  ])
  if (isFixed) return
  const id = `concat_ws('.', ${key.map((each) => `d.${pg.escapeIdentifier(each)}`).join()})`
  const fields = fieldsOf('d', 'unnest($2::text[])')
  const isSame = key.map(pg.escapeIdentifier).map((each) => `t.${each} = d.${each}`)
  await client.query(
    `update ${place} as t set (${columns}) = (select ${columns} from (select d.*) as new)
     from ${declared}, public.reference_row as r
     where ${isSame.join(' and ')} and r.place = '${table}' and r.id = ${id} and r.fields <> ${fields}
       and r.fields = ${fieldsOf('t', 'jsonb_object_keys(r.fields)')}`,
    [json, columnsOf(rows)],
  )
  await client.query(
    `insert into public.reference_row (place, id, fields) select '${table}', ${id}, ${fields} from ${declared}
     on conflict (place, id) do update set fields = excluded.fields`,
    [json, columnsOf(rows)],
  )
}

/** These columns of a row, as the database has them. */
function fieldsOf(row: string, columns: string): string {
  return `(select jsonb_object_agg(c, to_jsonb(${row}) -> c) from ${columns} as c)`
}
