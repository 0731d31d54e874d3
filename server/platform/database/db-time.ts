import { sql, type RawBuilder } from 'kysely'
import { isoString, type Instant } from '#core/kernel/time.ts'

declare const parameter: unique symbol
/** An instant on its way into a statement. Made by `at` alone, so a bare number never reaches a timestamptz. */
export type DbInstant = Instant & { readonly [parameter]: true }

/** `values({ ends_at: at(now) })`, `where('ends_at', '>', at(now))`. */
export function at(instant: Instant): RawBuilder<DbInstant> {
  return sql<DbInstant>`${isoString(instant)}`
}
