import { toInstant, type Instant } from '#core/kernel/time.ts'

/** Where a page of a list begins that is ordered by a time, the newest first, and by an id within one millisecond. */
export interface Place {
  readonly at: Instant
  readonly id: string
}

/** `<epoch milliseconds>-<id>`: the contract has checked its form. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = cursor.split('-')
  return { at: toInstant(Number(at)), id }
}

/** `rows` are one more than `size` if another page follows. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  size: number,
  timeOf: (row: Row) => Instant,
): { readonly page: Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > size && last ? `${timeOf(last)}-${last.id}` : null }
}
