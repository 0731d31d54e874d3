import { sql, type RawBuilder } from 'kysely'
import type { PersonalTable } from './personal-table.ts'
import type { Db } from '#server/platform/database/db.ts'

type Described = ReadonlyMap<string, PersonalTable>

/**
 * The number of rows of each table that an erasure of a household reaches, by the table's name: those that have one of these
 * ids, numbers or mail addresses where the table's module says. One statement asks all tables.
 */
export async function countPersonalRows(
  db: Db,
  tables: Described,
  known: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = [...tables.keys()].flatMap((table) => {
    const found = rowsOf(tables, table, known)
    return found ? [sql`select ${table}::text as "table", count(*)::int as count from ${sql.table(table)} where ${found}`] : [] // prettier-ignore
  })
  if (counts.length === 0) return new Map()
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ table, count }) => [table, count]))
}

function rowsOf(tables: Described, table: string, known: readonly string[]): RawBuilder<boolean> | undefined {
  const counted = tables.get(table)?.counted
  if (!counted) return undefined
  const { by = [], under } = counted
  const above = under && rowsOf(tables, under.table, known)
  const ways = [
    ...by.map((column) => sql<boolean>`${sql.ref(column)} = any(${[...known]}::text[])`),
    ...(above ? [sql<boolean>`${sql.ref(under.column)} in (select id from ${sql.table(under.table)} where ${above})`] : []), // prettier-ignore
  ]
  return ways.length === 0 ? undefined : sql<boolean>`(${sql.join(ways, sql` or `)})`
}
