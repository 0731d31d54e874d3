import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '#core/kernel/resource.ts'

/** How many rows a query has, for a field of a list: counting ends at MOST_COUNTED. */
export function counted(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from (${rows} limit ${sql.lit(MOST_COUNTED)}) as counted)`
}
