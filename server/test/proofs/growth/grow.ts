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
    const { tables, kinds } = await findFamilyTables(client)
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    await client.query(renaming(kinds, String(copies).length))
    for (const table of tables) await setAside(client, table)
    for (let first = 1; first <= copies; first += AT_ONCE)
      for (const table of tables)
        await copy(client, table, { first, last: Math.min(copies, first + AT_ONCE - 1), copies })
    await client.query('drop function pg_temp.renamed')
    await client.query('vacuum analyze')
    return new Map(tables.map(({ name, places }) => [name, places.length * (copies + 1)]))
  } finally {
    await client.end()
  }
}

/**
 * Ids and phones keep what they differ from each other by. A copy's number is written over the rest: four signs of an id make 1.6
 * million copies, a phone has room for six digits.
 */
function renaming(kinds: readonly string[], copyDigits: number): string {
  const digits = Math.max(copyDigits, 5)
  return `create function pg_temp.renamed(value text, mark text, no int) returns text language sql immutable return
    regexp_replace(
      regexp_replace(value, '\\m(${kinds.join('|')})[0-9a-z]{4}([0-9a-z]{14})', '\\1' || mark || '\\2', 'g'),
      '\\m(91)?([6-9]\\d{${6 - digits}})\\d{${digits}}(\\d{3})\\M', '\\1\\2' || lpad(no::text, ${digits}, '0') || '\\3', 'g')`
}

interface Part {
  readonly first: number
  readonly last: number
  readonly copies: number
}

/** The rows to copy, in a table of this connection's own. */
async function setAside(client: pg.Client, { name, places }: FamilyTable): Promise<void> {
  await client.query(
    `create temp table ${originals(name)} as select * from ${quoted(name)} as t
     where t.tableoid::regclass || ' ' || t.ctid = any($1)`,
    [places],
  )
}

function originals(name: string): string {
  return `"originals of ${name}"`
}

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** The number of a copy in four signs. */
const MARK = [3, 2, 1, 0]
  .map((place) => `substr('${SIGNS}', (no / ${SIGNS.length ** place}) % ${SIGNS.length} + 1, 1)`)
  .join(' || ')

async function copy(client: pg.Client, table: FamilyTable, { first, last, copies }: Part): Promise<void> {
  const { name, columns, isPartitioned } = table
  const days = isPartitioned ? `(numbers.no % 20)` : `(numbers.no * ${DAYS / copies})`
  const values = columns.map((column) => copied(column, days))
  await client.query(
    `insert into ${quoted(name)} (${columns.map((column) => `"${column.name}"`).join(', ')})
     select ${values.join(', ')} from (select no, ${MARK} as mark from generate_series($1::int, $2::int) as no) as numbers,
       ${originals(name)} as t`,
    [first, last],
  )
}

function copied({ name, type, isUnique }: Column, days: string): string {
  const column = `t."${name}"`
  const renamed = `pg_temp.renamed(${column}::text, numbers.mark, numbers.no)`
  if (type === 'text')
    return isUnique ? `coalesce(nullif(${renamed}, ${column}), left(md5(${column} || numbers.mark), 16))` : renamed
  if (type === 'jsonb' || type === 'json' || type === 'text[]') return `${renamed}::${type}`
  if (type === 'timestamp with time zone') return `${column} - ${days} * interval '1 day'`
  if (type === 'bytea' && isUnique) return `sha256(convert_to(numbers.mark, 'UTF8') || ${column})`
  return column
}
