// Makes a database large: every row of its families is copied, under other ids, phones and times. The copies are as real as what
// is copied, since the product itself has written that.
import pg from 'pg'
import { findFamilyTables, quoted, type Column, type FamilyTable } from './copied-rows.ts'

/** How many rows each table has that grows with the families. */
export type Grown = ReadonlyMap<string, number>

/** Copies go back a year. */
const DAYS = 365
const AT_ONCE = 1_000

/** Needs the rights of a superuser: references are not checked while rows are copied. */
export async function grow(url: string, copies: number): Promise<Grown> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { tables, kinds, marks } = await findFamilyTables(client)
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    await client.query(markNames(kinds, copies))
    for (const table of tables) await setAside(client, table)
    for (let first = 1; first <= copies; first += AT_ONCE)
      for (const table of tables)
        await copy(client, table, { first, last: Math.min(copies, first + AT_ONCE - 1), copies, marks })
    await client.query('drop function pg_temp.marked')
    await client.query('vacuum analyze')
    return new Map(tables.map(({ name, places }) => [name, places.length * (copies + 1)]))
  } finally {
    await client.end()
  }
}

/** Where the mark of a copy comes in an id, and its number in a phone. No text that the product stores has these signs. */
const MARK_HERE = 'chr(1)'
const NUMBER_HERE = 'chr(2)'

function digitsOf(copies: number): number {
  return Math.max(String(copies).length, 5)
}

/**
 * Marks the places in a text where its copies differ: found once for each original, they are filled by plain replacing. Ids and
 * phones keep what they differ from each other by, and a copy's number is written over the rest: four signs of an id make 1.6
 * million copies, a phone has room for six digits.
 */
function markNames(kinds: readonly string[], copies: number): string {
  const digits = digitsOf(copies)
  return `create function pg_temp.marked(value text) returns text language sql immutable return
    regexp_replace(
      regexp_replace(value, '\\m(${kinds.join('|')})[0-9a-z]{4}([0-9a-z]{14})', '\\1' || ${MARK_HERE} || '\\2', 'g'),
      '\\m(91)?([6-9]\\d{${6 - digits}})\\d{${digits}}(\\d{3})\\M', '\\1\\2' || ${NUMBER_HERE} || '\\3', 'g')`
}

interface Part {
  readonly first: number
  readonly last: number
  readonly copies: number
  /** Those that originals have. */
  readonly marks: readonly string[]
}

/** The rows to copy, in a table of this connection's own, with the places marked where their copies differ. */
async function setAside(client: pg.Client, { name, places, columns }: FamilyTable): Promise<void> {
  const values = columns.map((column) =>
    isMarked(column) ? `pg_temp.marked(t."${column.name}"::text) as "${column.name}"` : `t."${column.name}"`,
  )
  await client.query(
    `create temp table ${originals(name)} as select ${values.join(', ')} from ${quoted(name)} as t
     where t.tableoid::regclass || ' ' || t.ctid = any($1)`,
    [places],
  )
}

/** Ids and phones are in texts, and in what is written as one. */
function isMarked({ type }: Column): boolean {
  return ['text', 'jsonb', 'json', 'text[]'].includes(type)
}

function originals(name: string): string {
  return `"originals of ${name}"`
}

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** The number of a copy in four signs. */
const MARK = [3, 2, 1, 0]
  .map((place) => `substr('${SIGNS}', (no / ${SIGNS.length ** place}) % ${SIGNS.length} + 1, 1)`)
  .join(' || ')

async function copy(client: pg.Client, table: FamilyTable, { first, last, copies, marks }: Part): Promise<void> {
  const { name, columns, isPartitioned } = table
  const days = isPartitioned ? `(numbers.no % 20)` : `(numbers.no * ${DAYS / copies})`
  const values = columns.map((column) => copied(column, days, digitsOf(copies)))
  await client.query(
    `insert into ${quoted(name)} (${columns.map((column) => `"${column.name}"`).join(', ')})
     select ${values.join(', ')} from (select no, ${MARK} as mark from generate_series($1::int, $2::int) as no) as numbers,
       ${originals(name)} as t where numbers.mark <> all($3)`,
    [first, last, marks],
  )
}

function copied(each: Column, days: string, digits: number): string {
  const { name, type, isUnique } = each
  const column = `t."${name}"`
  const number = `lpad(numbers.no::text, ${digits}, '0')`
  const renamed = `replace(replace(${column}, ${MARK_HERE}, numbers.mark), ${NUMBER_HERE}, ${number})`
  if (type === 'text' && isUnique)
    return `coalesce(nullif(${renamed}, ${column}), left(md5(${column} || numbers.mark), 16))`
  if (isMarked(each)) return `${renamed}::${type}`
  if (type === 'timestamp with time zone') return `${column} - ${days} * interval '1 day'`
  if (type === 'bytea' && isUnique) return `sha256(convert_to(numbers.mark, 'UTF8') || ${column})`
  return column
}
