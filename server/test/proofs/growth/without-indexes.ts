// Loading many rows is several times quicker when indexes are made anew in the end.
import type pg from 'pg'
import { quoted } from './copied-rows.ts'

/** Needs the rights of a superuser. Nobody else may write to the tables meanwhile. Throws when rows break a unique index. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<unknown>,
): Promise<void> {
  const names = tables.map(quoted)
  await client.query(
    `update pg_index set indisready = false, indisvalid = false
     where indrelid = any($1::text[]::regclass[]) or indrelid in (select inhrelid from pg_inherits where inhparent = any($1::text[]::regclass[]))`,
    [names],
  )
  await load()
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const name of names) await client.query(`reindex table ${name}`)
  // PostgreSQL does not use a new index while an older transaction runs, also one of another test's database.
  await client.query('update pg_index set indcheckxmin = false where indcheckxmin')
}
