import { sql } from 'kysely'
import type { Tx } from './db.ts'
import type { Tables } from './tables.generated.ts'

/** From whom to whom: two households that become one. */
export interface HouseholdMerge {
  readonly from: string
  readonly into: string
}

/** Puts the rows of one household under another's name. */
export async function reassign(
  tx: Tx,
  table: keyof Tables,
  { from, into }: HouseholdMerge,
  column = 'account_id',
): Promise<void> {
  const name = sql.ref(column)
  await sql`update ${sql.table(table)} set ${name} = ${into} where ${name} = ${from}`.execute(tx)
}

/** The same for a table with at most one row per household, or one per value of `perColumns`. A row that exists already stays. */
export async function reassignUnlessThere(
  tx: Tx,
  table: keyof Tables,
  { from, into }: HouseholdMerge,
  perColumns: readonly string[] = [],
): Promise<void> {
  const same = perColumns.map((column) => sql`there.${sql.ref(column)} = here.${sql.ref(column)}`)
  await sql`update ${sql.table(table)} as here set account_id = ${into} where account_id = ${from} and not exists (
    select from ${sql.table(table)} as there where ${sql.join([sql`there.account_id = ${into}`, ...same], sql` and `)})`.execute(tx) // prettier-ignore
  await sql`delete from ${sql.table(table)} where account_id = ${from}`.execute(tx)
}
