// The functions that a resource needs from its module's store. A version is the row's xmin, which changes with every write.
import type { RawBuilder } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

/** A condition that a list holds besides its filters. It is no field, so that no request can name it. */
export const WITHIN = Symbol('within')

/** A list as it is asked for, its own filters among the rest. */
export interface ListQuery {
  readonly from: number
  readonly size: number
  readonly sort?: string | undefined
  readonly order?: 'ASC' | 'DESC' | undefined
  readonly q?: string | undefined
  readonly ids?: readonly string[] | undefined
  /** In place of `from`: the rows after the one with this id. */
  readonly after?: string | undefined
  /** Days of the field that the list is ordered by: core/kernel/resource/day-range.ts. */
  readonly days?: string | undefined
  readonly [WITHIN]?: RawBuilder<boolean>
  readonly [filter: string]: unknown
}

export type Fields = Readonly<Record<string, unknown>>

/** A row as it was read. */
export type Row<R extends object = Fields> = Readonly<R> & { readonly id: string; readonly version: string }

/** A page of a list, and how many rows the list has: see `MOST_COUNTED`. */
export interface Page<R> {
  readonly data: R[]
  readonly total: number
  /** There may be more rows than `total`. */
  readonly isCapped: boolean
}

/** `R` is what is read, `W` the fields that may be written. Methods, so that a store of some fields is a store. */
export interface ResourceStore<R extends object = Fields, W extends object = Fields> {
  list(db: Db, ask: ListQuery, now: Instant): Promise<Page<Row<R>>>
  /** The sums of these fields over all rows of the list. */
  sums?(db: Db, ask: ListQuery, fields: readonly string[], now: Instant): Promise<Readonly<Record<string, number>>>
  find(db: Db, id: string, now: Instant): Promise<Row<R> | undefined>
  /** Nobody else changes it until the transaction ends. */
  lock?(tx: Tx, id: string): Promise<void>
  insert?(tx: Tx, id: string, fields: W, now: Instant): Promise<void>
  update?(tx: Tx, id: string, fields: Partial<W>, now: Instant): Promise<void>
}

/** The row, locked until the transaction ends. Undefined when it does not exist. */
export async function lockRow<R extends object>(
  store: Pick<ResourceStore<R>, 'find' | 'lock'>,
  tx: Tx,
  id: string,
  now: Instant,
): Promise<Row<R> | undefined> {
  await store.lock?.(tx, id)
  return store.find(tx, id, now)
}

/** A store that can do all of it, such as a table. */
export type FullStore<R extends object = Fields, W extends object = Fields> = Required<ResourceStore<R, W>>
