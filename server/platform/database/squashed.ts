// The migrations of the first months were replaced by one file for the platform and one for each module: decision 0040.
// Databases that have applied all of them keep their data.
import type pg from 'pg'
import type { Migration } from './list-migrations.ts'

const LAST_REPLACED = '0145_staff_approval'

/** Migrations that came later have a greater number. */
export function isSquashed({ name }: Pick<Migration, 'name'>): boolean {
  return name < '0146'
}

/**
 * Records the squashed migrations as applied where the replaced ones were. Those stay recorded, so that the version before this
 * one still starts. Throws when only some of them were applied.
 */
export async function adoptSquashed(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from public.migration')
  const applied = new Set(rows.map(({ name }) => name))
  const squashed = migrations.filter(isSquashed)
  const replaced = applied.difference(new Set(squashed.map(({ name }) => name)))
  const missing = squashed.filter(({ name }) => !applied.has(name))
  const last = [...replaced]
    .filter((name) => isSquashed({ name }))
    .toSorted()
    .at(-1)
  if (last === undefined || missing.length === 0) return
  if (last !== LAST_REPLACED) throw new Error(stoppedAt(last))
  await client.query('insert into public.migration (name, checksum) select * from unnest($1::text[], $2::text[])', [
    missing.map(({ name }) => name),
    missing.map(({ checksum }) => checksum),
  ])
}

function stoppedAt(name: string): string {
  return `its last migration is ${name}, and this version continues from ${LAST_REPLACED}: start the last version that has server/migrations/${LAST_REPLACED}.sql once, then this one, or use an empty database` // prettier-ignore
}
