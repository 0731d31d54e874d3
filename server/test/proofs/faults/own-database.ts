// A PostgreSQL of a test's own, which may be stopped without asking anybody.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '#server/migrate-database.ts'
import { createDatabase } from '../../../../tools/postgres/database.ts'
import { startPostgres } from '../../../../tools/postgres/postgres.ts'

export interface OwnDatabase {
  readonly url: string
  readonly crash: () => Promise<void>
  readonly recover: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Starts a migrated database. Everything it has acknowledged outlives a crash of PostgreSQL, but not of the machine. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-proof-'))
  chmodSync(folder, 0o755) // it may run as another user
  const postgres = await startPostgres({ folder, settings: { fsync: 'off', full_page_writes: 'off' } })
  const url = await createDatabase(postgres.url, 'proof')
  await migrateDatabase(url)
  return {
    url,
    crash: postgres.crash,
    recover: postgres.recover,
    async end() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
