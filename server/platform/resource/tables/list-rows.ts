// A page of a staff list at a cost that does not grow with the table. The page's ids are found first, by the index of its
// order, and only their rows are computed. Counting ends at MOST_COUNTED. A search that no index serves looks through the first
// MOST_SEARCHED rows of the list.
import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '#core/kernel/resource.ts'
import { timesOf, type TimeRange } from '#core/kernel/resource/day-range.ts'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { hasDraft } from '../draft-store.ts'
import { WITHIN, type ListQuery, type Page, type Row } from '../store.ts'
import { columnOf, columnsOf, type PlainSpec } from './table-spec.ts'

const MOST_SEARCHED = 10_000

export async function listRows(db: Db, spec: PlainSpec, ask: ListQuery, now: Instant): Promise<Page<Row>> {
  const { from, size, after } = ask
  const narrowed = narrowedBy(spec, ask, now)
  const isLookedThrough = isSearchedByRow(spec, ask)
  const where = matching(spec, ask, now)
  const data = size === 0 ? [] : await readPage(db, spec, ask, where)
  const isLast = after === undefined && data.length < size && (data.length > 0 || from === 0)
  const counted = isLast ? from + data.length : await countRows(db, spec, where)
  const isCutShort = isLookedThrough && (await countRows(db, spec, and(narrowed))) > MOST_SEARCHED
  return { data, total: Math.min(counted, MOST_COUNTED), isCapped: counted > MOST_COUNTED || isCutShort }
}

/** One statement sums all rows that match: not only those of a page. */
export async function sumRows(
  db: Db,
  spec: PlainSpec,
  ask: ListQuery,
  { fields, now }: { readonly fields: readonly string[]; readonly now: Instant },
): Promise<Readonly<Record<string, number>>> {
  const sums = fields.map((field) => {
    const value = spec.computed[field] ?? sql.ref(columnOf(field))
    return sql`coalesce(sum(${value}), 0)::bigint as ${sql.ref(field)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(sums)} from ${sql.table(spec.table)}
    where ${matching(spec, ask, now)}`.execute(db)
  return rows[0] ?? {}
}

/** The condition for the rows of a list. */
function matching(spec: PlainSpec, ask: ListQuery, now: Instant): RawBuilder<boolean> {
  const narrowed = narrowedBy(spec, ask, now)
  if (!ask.q) return and(narrowed)
  return and([...narrowed, isSearchedByRow(spec, ask) ? isFound(spec, narrowed, ask.q) : matches(spec, ask.q)])
}

/** No index serves the search. */
function isSearchedByRow({ isSearchIndexed }: PlainSpec, { q }: ListQuery): boolean {
  return q !== undefined && q !== '' && !isSearchIndexed
}

async function readPage(db: Db, spec: PlainSpec, ask: ListQuery, where: RawBuilder<boolean>): Promise<Row[]> {
  const { table, id } = spec
  const { from, size, after } = ask
  const order = orderOf(spec, ask)
  const beyond = after === undefined ? where : and([where, isAfter(spec, ask, after)])
  const { rows } = await sql<Row>`select ${columnsOf(spec)} from ${sql.table(table)} where ${id} = any(array(
      select ${id} from ${sql.table(table)} where ${beyond} order by ${order} limit ${size} offset ${from}))
    order by ${order}`.execute(db)
  return rows
}

/** At most one more than MOST_COUNTED. */
async function countRows(db: Db, { table }: PlainSpec, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from ${sql.table(table)} where ${where} limit ${MOST_COUNTED + 1}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** The conditions of the list, without its search. */
function narrowedBy(spec: PlainSpec, ask: ListQuery, now: Instant): RawBuilder<boolean>[] {
  const { from: _from, size: _size, sort: _sort, order: _order, after: _after, q: _q, ids, days, ...filters } = ask
  const own = Object.entries(filters).filter(([, value]) => value !== undefined)
  return [
    ...(spec.only ? [spec.only] : []),
    ...(ask[WITHIN] ? [ask[WITHIN]] : []),
    ...(ids ? [sql<boolean>`${spec.id} = any(${[...ids]})`] : []),
    ...(days === undefined ? [] : onDays(spec, timesOf(days, now))),
    ...own.map(([filter, value]) => {
      const narrow = spec.where[filter]
      if (filter === 'hasDraft')
        return sql<boolean>`${hasDraft(spec.name, sql`${sql.table(spec.table)}.${spec.id}`)} = ${value}`
      return narrow ? narrow(value, now) : sql<boolean>`${sql.ref(columnOf(filter))} = ${value}`
    }),
  ]
}

/** The field that the list is ordered by, which an index has. */
function onDays({ sort: [field] }: PlainSpec, { from, until }: TimeRange): RawBuilder<boolean>[] {
  const column = sql.ref(columnOf(field))
  return [
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${isoString(from)}::timestamptz`]),
    ...(until === undefined ? [] : [sql<boolean>`${column} < ${isoString(until)}::timestamptz`]),
  ]
}

/** The row has this id or key, or it is among the first rows of the list and contains this text. */
function isFound(spec: PlainSpec, narrowed: readonly RawBuilder<boolean>[], q: string): RawBuilder<boolean> {
  const { table, id, keys, search } = spec
  const texts = [...new Set(search)].map((field) => sql.ref(columnOf(field)))
  const byKey = [id, ...keys.map((field) => sql.ref(columnOf(field)))].map(
    (key) => sql`select ${id} from ${sql.table(table)} where ${and([...narrowed, sql<boolean>`${key} = ${q}`])}`,
  )
  const byText = sql`select found_id from (
      select ${sql.join([sql`${id} as found_id`, ...texts])} from ${sql.table(table)}
      where ${and(narrowed)} order by ${orderOf(spec, {})} limit ${MOST_SEARCHED}) as first_rows
    where ${containsText(search, q)}`
  const found = search.length > 0 ? [...byKey, byText] : byKey
  return sql<boolean>`${id} = any(array(${sql.join(found, sql` union all `)}))`
}

/** In all rows: an index serves it. */
function matches({ id, search }: PlainSpec, q: string): RawBuilder<boolean> {
  return sql<boolean>`(${id} = ${q} or ${containsText(search, q)})`
}

/** The typed text is looked for literally: % and _ have no meaning in it. */
function containsText(fields: readonly string[], q: string): RawBuilder<boolean> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const found = fields.map((field) => sql`${sql.ref(columnOf(field))}::text ilike ${pattern}`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

/** Nulls come last. A field without nulls is ordered so that one index serves both directions. */
function orderOf(spec: PlainSpec, ask: Pick<ListQuery, 'sort' | 'order'>): RawBuilder<unknown> {
  const { column, direction, isNullable } = orderingOf(spec, ask)
  const own = spec.newestFirst ? 'DESC' : 'ASC'
  const nulls = sql.raw(direction === own || isNullable ? 'nulls last' : 'nulls first')
  return sql`${column} ${sql.raw(direction)} ${nulls}, ${spec.id} ${sql.raw(direction)}`
}

function isAfter(spec: PlainSpec, ask: ListQuery, after: string): RawBuilder<boolean> {
  const { table, id } = spec
  const { column, direction, isNullable } = orderingOf(spec, ask)
  const beyond = sql.raw(direction === 'DESC' ? '<' : '>')
  const there = sql`(select ${column} from ${sql.table(table)} where ${id} = ${after})`
  if (!isNullable) return sql<boolean>`(${column}, ${id}) ${beyond} (${there}, ${after})`
  return sql<boolean>`case when ${there} is null then ${column} is null and ${id} ${beyond} ${after}
    else ${column} is null or (${column}, ${id}) ${beyond} (${there}, ${after}) end`
}

function orderingOf(
  { sort: [first], newestFirst, nullable }: PlainSpec,
  { sort, order }: Pick<ListQuery, 'sort' | 'order'>,
) {
  const field = sort ?? first
  const unasked = newestFirst && sort === undefined ? 'DESC' : 'ASC'
  return { column: sql.ref(columnOf(field)), direction: order ?? unasked, isNullable: nullable.has(field) }
}

function and(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}
