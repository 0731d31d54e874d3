// Makes a database large: every row of its families is copied, under other ids, phones and times. The copies are as real as what
// is copied, since the product itself has written that.
import pg from 'pg'
import { findFamilyTables, quoted, type Column, type FamilyTable } from './copied-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

/** How many rows each table has that grows with the families. */
export type Grown = ReadonlyMap<string, number>

/** Copies go back a year. */
const DAYS = 365
const AT_ONCE = 1_000

/** Needs the rights of a superuser: references are not checked and indexes not kept while rows are copied. */
export async function grow(url: string, copies: number): Promise<Grown> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { tables, kinds, marks } = await findFamilyTables(client)
    const digits = Math.max(String(copies).length, 5)
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    const originals: Original[] = []
    for (const table of tables) originals.push(await setAside(client, table, templateOf(kinds, digits)))
    const names = tables.map(({ name }) => name)
    await withoutIndexes(client, names, async () => {
      for (let first = 1; first <= copies; first += AT_ONCE)
        for (const original of originals)
          await copy(client, original, { first, last: Math.min(copies, first + AT_ONCE - 1), copies, digits, marks })
    })
    await client.query('vacuum analyze')
    return new Map(tables.map(({ name, places }) => [name, places.length * (copies + 1)]))
  } finally {
    await client.end()
  }
}

/** Signs that no text has: a copy's mark and its number go where they are. */
const [MARK_PLACE, NUMBER_PLACE] = [String.raw`\x01`, String.raw`\x02`]
const WITH_PLACE = `e'[${MARK_PLACE}${NUMBER_PLACE}]'`
const WITH_NAMES = ['text', 'text[]', 'json', 'jsonb']

/**
 * Ids and phones keep what they differ from each other by. A copy's number is written over the rest: four signs of an id make 1.6
 * million copies, a phone has room for six digits.
 */
function templateOf(kinds: readonly string[], digits: number): (value: string) => string {
  return (value) => `regexp_replace(
    regexp_replace(${value}, '\\m(${kinds.join('|')})[0-9a-z]{4}([0-9a-z]{14})', e'\\\\1${MARK_PLACE}\\\\2', 'g'),
    '\\m(91)?([6-9]\\d{${6 - digits}})\\d{${digits}}(\\d{3})\\M', e'\\\\1\\\\2${NUMBER_PLACE}\\\\3', 'g')`
}

interface Original {
  readonly table: FamilyTable
  /** The columns in which a row names a family, or something of a family. */
  readonly naming: readonly string[]
}

/** The rows to copy, as templates, in a table of this connection's own. */
async function setAside(client: pg.Client, table: FamilyTable, template: (value: string) => string): Promise<Original> {
  const { name, columns, places } = table
  const texts = columns.filter(({ type }) => WITH_NAMES.includes(type))
  const values = columns.map((column) => {
    const value = `t."${column.name}"`
    return texts.includes(column) ? `${template(`${value}::text`)} as "${column.name}"` : value
  })
  await client.query(
    `create temp table ${originals(name)} as select ${values.join(', ')} from ${quoted(name)} as t
     where t.tableoid::regclass || ' ' || t.ctid = any($1)`,
    [places],
  )
  const named = texts.map((column) => `case when bool_or("${column.name}" ~ ${WITH_PLACE}) then '${column.name}' end`)
  const { rows } = await client.query<{ naming: string[] }>(
    `select array_remove(array[${named.join(', ')}]::text[], null) as naming from ${originals(name)}`,
  )
  return { table, naming: rows[0]?.naming ?? [] }
}

function originals(name: string): string {
  return `"originals of ${name}"`
}

interface Part {
  readonly first: number
  readonly last: number
  readonly copies: number
  /** The digits of a phone that a copy's number is written over. */
  readonly digits: number
  /** Those that originals have. */
  readonly marks: readonly string[]
}

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** The number of a copy in four signs. */
const MARK = [3, 2, 1, 0]
  .map((place) => `substr('${SIGNS}', (no / ${SIGNS.length ** place}) % ${SIGNS.length} + 1, 1)`)
  .join(' || ')

async function copy(client: pg.Client, { table, naming }: Original, part: Part): Promise<void> {
  const { name, columns, isPartitioned } = table
  const { first, last, copies, digits, marks } = part
  // Partitions reach back 20 days. The day that is not closed yet is read row by row, so none is copied into it.
  const days = isPartitioned ? `(1 + numbers.no % 19)` : `(numbers.no * ${DAYS / copies})`
  // Copies less than half a day apart would need one teacher at two places.
  const isDense = copies > 2 * DAYS
  const values = columns.map((column) =>
    column.isExclusive && isDense
      ? `overlay(t."${column.name}" placing numbers.mark from 4 for 4)`
      : copied(column, days, naming.includes(column.name)),
  )
  await client.query(
    `insert into ${quoted(name)} (${columns.map((column) => `"${column.name}"`).join(', ')})
     select ${values.join(', ')}
     from (select no, lpad(no::text, ${digits}, '0') as number, ${MARK} as mark from generate_series($1::int, $2::int) as no) as numbers,
       ${originals(name)} as t where numbers.mark <> all($3)`,
    [first, last, marks],
  )
}

function copied({ name, type, isUnique }: Column, days: string, isNaming: boolean): string {
  const column = `t."${name}"`
  const renamed = isNaming
    ? `replace(replace(${column}, e'${MARK_PLACE}', numbers.mark), e'${NUMBER_PLACE}', numbers.number)`
    : column
  if (type === 'text')
    return isUnique
      ? `case when ${column} ~ ${WITH_PLACE} then ${renamed} else left(md5(${column} || numbers.mark), 16) end`
      : renamed
  if (WITH_NAMES.includes(type)) return `(${renamed})::${type}`
  if (type === 'timestamp with time zone') return `${column} - ${days} * interval '1 day'`
  if (type === 'bytea' && isUnique) return `sha256(convert_to(numbers.mark, 'UTF8') || ${column})`
  return column
}
