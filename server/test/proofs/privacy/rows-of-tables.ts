// All that the database has, for proofs that compare it before and after.
import type { TestApp } from '../../app.ts'

/** Beyond tables: jobs, and what the platform keeps by ids of sessions, requests and staff's doings. */
const NOT_LOOKED_AT = /^(graphile_worker|platform|public|information_schema|pg_catalog)\./

export function isLookedAt(table: string): boolean {
  return !NOT_LOOKED_AT.test(table)
}

/** Every row of every table as text, table by table. */
export async function dumpOf(app: TestApp): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, readonly string[]>()
  for (const name of (await tablesOf(app)).filter(isLookedAt)) {
    const { rows } = await app.pool.query<{ row: string }>(`select t::text as row from ${quoted(name)} as t`)
    texts.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return texts
}

/** "orders.order", and of one that is cut into months the whole. */
export async function tablesOf(app: TestApp): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition`,
  )
  return rows.map(({ name }) => name)
}

function quoted(name: string): string {
  return name.replace(/[^.]+/g, '"$&"')
}
