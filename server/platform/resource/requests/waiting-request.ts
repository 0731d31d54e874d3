// One request waits at a time for the same thing.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

/** The tables of requests that one member of staff makes and another decides. */
type RequestTable = {
  [T in keyof Tables]: 'status' | 'asked_at' | 'decided_by' extends keyof Tables[T] ? T : never
}[keyof Tables]

/** True while a request with these values waits for its decision. */
export async function hasWaitingRequest<T extends RequestTable>(
  db: Db,
  table: T,
  values: Partial<Readonly<Record<keyof Tables[T] & string, string>>>,
): Promise<boolean> {
  const same = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql`select from ${sql.table(table)}
    where status = 'WAITING' and ${sql.join(same, sql` and `)} limit 1`.execute(db)
  return rows.length > 0
}
