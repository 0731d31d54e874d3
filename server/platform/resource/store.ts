// What a resource needs of its module's store. A version is the row's xmin: it changes with every write, whoever writes.
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'

/** A list as it is asked for, its own filters among the rest. */
export interface Ask {
  readonly from: number
  readonly size: number
  readonly sort?: string | undefined
  readonly order?: 'ASC' | 'DESC' | undefined
  readonly q?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly [filter: string]: unknown
}

export interface Versioned {
  readonly id: string
  readonly version: string
  readonly [field: string]: unknown
}

export type Fields = Readonly<Record<string, unknown>>

export interface ResourceStore {
  readonly list: (db: Db, ask: Ask, now: Instant) => Promise<{ data: Versioned[]; total: number }>
  readonly find: (db: Db, id: string, now: Instant) => Promise<Versioned | undefined>
  /** Nobody else changes it until the transaction ends. */
  readonly lock?: (tx: Tx, id: string) => Promise<void>
  readonly insert?: (tx: Tx, id: string, fields: Fields, now: Instant) => Promise<void>
  readonly update?: (tx: Tx, id: string, fields: Fields, now: Instant) => Promise<void>
}
