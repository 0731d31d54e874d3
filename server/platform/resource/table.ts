// The store of a resource that is a table: one row a thing. Columns are the fields' names in snake case. Which fields there are,
// and how each is stored, follows from the resource's schemas.
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { AnyResource, FilterOf, RecordOf } from '#core/kernel/resource.ts'
import { Secret } from '#core/kernel/secret.ts'
import { isoString, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { listRows, sumRows } from './tables/list-rows.ts'
import type { Fields, FullStore, Row } from './store.ts'
import { columnOf, columnsOf, plainSpecOf, type PlainSpec } from './tables/table-spec.ts'

/** The queue's own view, which no migration of ours makes. */
export interface StoredTables extends Tables {
  'graphile_worker.jobs': Jobs
}
interface Jobs {
  id: string
  task_identifier: string
  attempts: number
  max_attempts: number
  run_at: Instant
  created_at: Instant
  last_error: string | null
}

type TableName = keyof StoredTables
type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
/** A table's row under the fields' names. */
type ColumnsOf<T extends TableName> = {
  [C in keyof Selectable<StoredTables[T]> & string as Camel<C>]: Selectable<StoredTables[T]>[C]
}
type ColumnOf<T extends TableName> = keyof ColumnsOf<T> & string

/** `withDrafts` adds these. */
type DraftFields<R> = 'hasDraft' extends keyof R ? 'hasDraft' | 'edition' : never
/** Fields that no column of this name holds. */
type NoColumn<A extends AnyResource, T extends TableName> = Exclude<keyof RecordOf<A>, ColumnOf<T> | 'id' | DraftFields<RecordOf<A>>> & string // prettier-ignore
type Narrowing<A extends AnyResource, F extends keyof FilterOf<A>> = (
  value: NonNullable<FilterOf<A>[F]>,
  now: Instant,
) => RawBuilder<boolean>
type OwnFilter<A extends AnyResource, T extends TableName> = Exclude<keyof FilterOf<A>, ColumnOf<T> | 'hasDraft'>

type HiddenShape<T extends TableName> = { readonly [K in ColumnOf<T>]?: z.ZodType }
/** All that may be written: a field as the record has it, any other column as the table has it. */
export type WriteOf<A extends AnyResource, T extends TableName, H> = {
  readonly [
    K in ColumnOf<T>
  ]?: AsGiven<K extends keyof H ? (H[K] extends z.ZodType<infer V> ? V : never) : K extends keyof RecordOf<A> ? RecordOf<A>[K] : ColumnsOf<T>[K]> | undefined // prettier-ignore
}
/** A list that is only read will do, and a key or an id that nobody has parsed: the database knows which there are. */
type AsGiven<V> = V extends readonly (infer I)[] ? readonly AsGiven<I>[] : V extends string & z.core.$brand ? string : V

export type TableSpec<A extends AnyResource, T extends TableName, E extends string, H extends HiddenShape<T>> = {
  readonly table: T
  /** Its id, where that is not the column `id`: another column, or an expression over some. */
  readonly id?: RawBuilder<string>
  /** The rows it is about, where those are not all. */
  readonly only?: RawBuilder<boolean>
  /** The version of the row that was read, when it is not PostgreSQL's own xmin. */
  readonly version?: RawBuilder<unknown>
  /** Columns that are written and never answered, with their schemas. */
  readonly hidden?: H
  /** Lists of plain values that are kept as jsonb; others are arrays of PostgreSQL. */
  readonly json?: readonly ColumnOf<T>[]
  /** Columns that `q` is looked for in, among the first rows of the list. */
  readonly search?: readonly ColumnOf<T>[]
  /** A trigram index has all of these columns, so `q` is looked for in all rows. */
  readonly isSearchIndexed?: true
  /** Columns of which `q` may be the whole value, besides the id: each has an index, so that is found in any row. */
  readonly keys?: readonly ColumnOf<T>[]
  /** Fields that a store around this one adds. */
  readonly elsewhere?: readonly E[]
  /** Set to the present with every write. */
  readonly touched?: ColumnOf<T>
} & Optional<'computed', ComputedColumns<A, T, E>> &
  Optional<'where', FilterClauses<A, T>>

/** Fields that are made of columns: all that no column holds, and any that is answered otherwise than it is kept. */
type ComputedColumns<A extends AnyResource, T extends TableName, E extends string> = {
  readonly [K in Exclude<NoColumn<A, T>, E>]: RawBuilder<unknown>
} & { readonly [K in keyof RecordOf<A>]?: RawBuilder<unknown> }

/** How a filter narrows the list, where it is not "the column of this name has this value". */
type FilterClauses<A extends AnyResource, T extends TableName> = {
  readonly [F in OwnFilter<A, T>]-?: Narrowing<A, F>
} & {
  readonly [F in keyof FilterOf<A>]?: Narrowing<A, F>
}

/** A property that may be left out where all of its own may be. */
type Optional<K extends string, V> = object extends V ? { readonly [P in K]?: V } : { readonly [P in K]: V }

export function tableStore<
  A extends AnyResource,
  T extends TableName,
  const E extends string = never,
  H extends HiddenShape<T> = object,
>(api: A, given: TableSpec<A, T, E, H>): TableStore<Omit<RecordOf<A>, E | DraftFields<RecordOf<A>>>, WriteOf<A, T, H>> {
  return storeOf(plainSpecOf(api, given as never)) as never // the types above say per resource what the fields are
}

/** The factories' and the seed's way in, too: many rows with one statement. */
export interface TableStore<R extends object, W extends object> extends FullStore<R, W> {
  insertMany(db: Db, rows: readonly (W & { readonly id?: string })[]): Promise<void>
}

function storeOf(spec: PlainSpec): TableStore<Fields, Fields> {
  const name = sql.table(spec.table)
  const { id, only } = spec
  const columns = columnsOf(spec)

  return {
    list: (db, ask, now) => listRows(db, spec, ask, now),
    sums: (db, ask, fields, now) => sumRows(db, spec, ask, { fields, now }),
    async find(db, wanted) {
      const { rows } = await sql<Row>`select ${columns} from ${name}
        where ${id} = ${wanted} and ${only ?? sql`true`}`.execute(db)
      return rows[0]
    },
    async lock(tx, wanted) {
      await sql`select from ${name} where ${id} = ${wanted} for update`.execute(tx)
    },
    async insert(tx, wanted, fields, now) {
      const given = writable(spec, spec.idIsColumn ? { ...fields, id: wanted } : fields, now)
      await sql`insert into ${name} (${sql.join(given.map(([column]) => column))})
        values (${sql.join(given.map(([, value]) => value))})`.execute(tx)
    },
    async insertMany(db, rows) {
      if (rows.length === 0) return
      const lines = rows.map(({ id: wanted, ...fields }) => new Map(Object.entries(spec.idIsColumn ? { id: wanted, ...fields } : fields))) // prettier-ignore
      const names = [...new Set(lines.flatMap((line) => [...line.keys()]))]
      const values = lines.map((line) => sql`(${sql.join(names.map((field) => (line.get(field) === undefined ? sql`default` : written(spec, field, line.get(field)))))})`) // prettier-ignore
      await sql`insert into ${name} (${sql.join(names.map((field) => sql.ref(columnOf(field))))})
        values ${sql.join(values)}`.execute(db)
    },
    async update(tx, wanted, fields, now) {
      const given = writable(spec, fields, now)
      await sql`update ${name} set ${sql.join(given.map(([column, value]) => sql`${column} = ${value}`))}
        where ${id} = ${wanted}`.execute(tx)
    },
  }
}

type WrittenColumn = readonly [column: RawBuilder<unknown>, value: RawBuilder<unknown>]

function writable(spec: PlainSpec, fields: Fields, now: Instant): WrittenColumn[] {
  const all = spec.touched === undefined ? fields : { ...fields, [spec.touched]: now }
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [sql.ref(columnOf(field)), written(spec, field, value)])
}

function written({ kinds, touched }: PlainSpec, field: string, value: unknown): RawBuilder<unknown> {
  if (value === null) return sql`null`
  if (value instanceof Secret) return sql`${value.reveal()}`
  const kind = field === touched ? 'instant' : kinds.get(field)
  if (kind === 'json' || kind === 'localised') return sql`${JSON.stringify(value)}::jsonb`
  if (kind === 'instant') return sql`${isoString(value as Instant)}::timestamptz` // the contract's schema says so
  return sql`${value}`
}
