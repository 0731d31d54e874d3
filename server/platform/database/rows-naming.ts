import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './tables.generated.ts'

/**
 * The rows of a table in which one of these ids stands, newest last as the table has them, for who takes their own data along:
 * under the columns' names, without those that are secret or somebody else's.
 */
export async function rowsNaming(
  db: Db,
  table: keyof Tables,
  { column, ids, without = [] }: { readonly column: string; readonly ids: readonly string[]; readonly without?: readonly string[] }, // prettier-ignore
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(named) - ${[...without]}::text[] as row
    from ${sql.table(table)} as named where ${sql.ref(column)} = any(${[...ids]}::text[])
      and ${sql.ref(column)} is not null`.execute(db)
  return rows.map(({ row }) => row)
}
