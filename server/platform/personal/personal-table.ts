// How a module describes a table that may name a household or somebody in it.
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface PersonalTable {
  /** The part of the export that has its rows, as "module.part"; or why no part does. */
  readonly exported: `${string}.${string}` | LogReason
  /** GONE: no row names the household after the erasure. EMPTIED: a row stays, without anything to know somebody by. Or why it stays. */
  readonly erased: 'GONE' | 'EMPTIED' | LogReason
  /** The effect of a merge on rows with an account's id. Left out where there is no such column. */
  readonly merged?: 'MOVED' | LogReason
  /** How the rows of a household are found, for the preview of its erasure. Left out where staff need not know of them. */
  readonly counted?: CountedRows
}

export interface LogReason {
  readonly because: string
}

/** The preview adds up tables that have the same words. */
export interface CountedRows {
  /** Such as "Addresses". */
  readonly called: string
  /** A row is found when one of these columns has an id, the number or the mail address of the household or of a learner in it. */
  readonly by?: readonly string[]
  /** Or when this column has the id of a row that is found in another table. */
  readonly under?: { readonly column: string; readonly table: keyof Tables }
  /** For staff: why a row stays, where `erased` does not say it. */
  readonly stays?: string
}

export function because(reason: string): LogReason {
  return { because: reason }
}

export function rowsBy(called: string, ...by: readonly string[]): CountedRows {
  return { called, by }
}

export function rowsUnder(called: string, column: string, table: keyof Tables): CountedRows {
  return { called, under: { column, table } }
}
