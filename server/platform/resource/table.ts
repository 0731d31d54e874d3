// The store of a resource that is a table: one row a thing. Columns are the fields' names in snake case.
import { sql, type RawBuilder } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { Ask, Fields, ResourceStore, Versioned } from './store.ts'

export interface TableSpec {
  readonly table: keyof Tables | 'graphile_worker.jobs'
  /** Its id, where that is not the column `id`: another column, or an expression over some. */
  readonly id?: RawBuilder<string>
  /** The rows it is about, where those are not all. */
  readonly only?: RawBuilder<boolean>
  /** What a row was when it was read, where that is not PostgreSQL's own xmin. */
  readonly version?: RawBuilder<unknown>
  readonly fields: readonly string[]
  /** Fields that are written and never read. */
  readonly hidden?: readonly string[]
  /** Fields kept as jsonb. */
  readonly json?: readonly string[]
  readonly instants?: readonly string[]
  /** Fields that `q` is looked for in. */
  readonly search?: readonly string[]
  /** How a filter narrows the list, where it is not "the column of this name has this value". */
  readonly where?: Readonly<Record<string, (value: unknown, now: Instant) => RawBuilder<boolean>>>
  /** Fields that are not a column but made of some. */
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>
  /** How the list is sorted unasked. */
  readonly sortedBy: string
  readonly newestFirst?: boolean
  /** Set to the present with every write. */
  readonly touched?: string
}

export function tableStore(spec: TableSpec): ResourceStore {
  const name = sql.table(spec.table)
  const id = idOf(spec)
  const columns = columnsOf(spec)

  async function list(db: Db, ask: Ask, now: Instant) {
    const where = conditionOf(spec, ask, now)
    const counting = sql<{ total: number }>`select count(*) as total from ${name} where ${where}`.execute(db)
    if (ask.size === 0) return { data: [], total: totalOf(await counting) }
    const [{ rows }, counted] = await Promise.all([
      sql<Versioned>`select ${columns} from ${name} where ${where} order by ${orderOf(spec, ask)}
        limit ${ask.size} offset ${ask.from}`.execute(db),
      counting,
    ])
    return { data: rows, total: totalOf(counted) }
  }

  return {
    list,
    async find(db, wanted) {
      const { rows } = await sql<Versioned>`select ${columns} from ${name}
        where ${id} = ${wanted} and ${spec.only ?? sql`true`}`.execute(db)
      return rows[0]
    },
    async lock(tx, wanted) {
      await sql`select from ${name} where ${id} = ${wanted} for update`.execute(tx)
    },
    async insert(tx, wanted, fields, now) {
      const given = writable(spec, spec.id ? fields : { ...fields, id: wanted }, now)
      await sql`insert into ${name} (${sql.join(given.map(([column]) => column))})
        values (${sql.join(given.map(([, value]) => value))})`.execute(tx)
    },
    async update(tx, wanted, fields, now) {
      const given = writable(spec, fields, now)
      await sql`update ${name} set ${sql.join(given.map(([column, value]) => sql`${column} = ${value}`))}
        where ${id} = ${wanted}`.execute(tx)
    },
  }
}

function idOf({ id = sql.ref('id') }: TableSpec): RawBuilder<string> {
  return id as RawBuilder<string> // every id here is a text
}

function columnsOf(spec: TableSpec): RawBuilder<unknown> {
  const { fields, computed = {}, hidden = [], version = sql`xmin::text` } = spec
  return sql.join([
    sql`${idOf(spec)} as id`,
    sql`${version} as version`,
    ...fields
      .filter((field) => !hidden.includes(field))
      .map((field) => sql`${sql.ref(columnOf(field))} as ${sql.ref(field)}`),
    ...Object.entries(computed).map(([field, value]) => sql`${value} as ${sql.ref(field)}`),
  ])
}

function conditionOf(spec: TableSpec, ask: Ask, now: Instant): RawBuilder<boolean> {
  const { from: _from, size: _size, sort: _sort, order: _order, q, ids, ...filters } = ask
  const own = Object.entries(filters).filter(([, value]) => value !== undefined)
  const conditions = [
    ...(spec.only ? [spec.only] : []),
    ...(q ? [matches(spec.search ?? [], q)] : []),
    ...(ids ? [sql<boolean>`${idOf(spec)} = any(${[...ids]})`] : []),
    ...own.map(([filter, value]) => {
      const narrow = spec.where?.[filter]
      return narrow ? narrow(value, now) : sql<boolean>`${sql.ref(columnOf(filter))} = ${value}`
    }),
  ]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}

/** What was typed is looked for as it stands: its own % and _ mean nothing. */
export function matches(fields: readonly string[], q: string): RawBuilder<boolean> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  if (fields.length === 0) return sql<boolean>`false`
  const found = fields.map((field) => sql`${sql.ref(columnOf(field))}::text ilike ${pattern}`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

function orderOf(spec: TableSpec, { sort, order }: Ask): RawBuilder<unknown> {
  const { sortedBy, newestFirst = false } = spec
  const unasked = newestFirst ? 'DESC' : 'ASC'
  const direction = sql.raw(order ?? (sort === undefined ? unasked : 'ASC'))
  return sql`${sql.ref(columnOf(sort ?? sortedBy))} ${direction} nulls last, ${idOf(spec)} ${direction}`
}

function totalOf({ rows }: { readonly rows: readonly { readonly total: number }[] }): number {
  return rows[0]?.total ?? 0
}

type Written = readonly [column: RawBuilder<unknown>, value: RawBuilder<unknown>]

function writable(spec: TableSpec, fields: Fields, now: Instant): Written[] {
  const all = spec.touched === undefined ? fields : { ...fields, [spec.touched]: now }
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [sql.ref(columnOf(field)), written(spec, field, value)])
}

function written({ json = [], instants = [], touched }: TableSpec, field: string, value: unknown): RawBuilder<unknown> {
  if (value === null) return sql`null`
  if (json.includes(field)) return sql`${JSON.stringify(value)}::jsonb`
  if (instants.includes(field) || field === touched) return sql`${isoString(value as Instant)}::timestamptz` // the contract's schema says so
  return sql`${value}`
}

export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
