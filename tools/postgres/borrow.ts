// The PostgreSQL of all tests: quick, its data may be lost. Runs at the same time share one server, and the last to finish
// stops it: each holds a connection by which the others know that it is still there.
import { hash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from './postgres.ts'

const ROOT = join(import.meta.dirname, '../..')
const ON_DISK = join(ROOT, '.data/test')
const MEMORY = '/dev/shm'
/** Ten times what a run of all tests takes. */
const ROOM = 2 * 2 ** 30
const BORROWER = 'kandil-test-run'

export interface BorrowedPostgres {
  /** The owner's, to the database "postgres". */
  readonly url: string
  readonly giveBack: () => Promise<void>
}

/** TEST_DATABASE_URL names another server to use, which is never stopped. */
export async function borrowPostgres(): Promise<BorrowedPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, giveBack: async () => {} }
  const folder = folderInMemory()
  const { url, stop } = await startPostgres({ folder: folder ?? ON_DISK, isThrowaway: true })
  const claim = new pg.Client({ connectionString: url, application_name: BORROWER, keepAlive: true })
  claim.on('error', () => {}) // the server was stopped by hand
  await claim.connect()
  return {
    url,
    async giveBack() {
      const others = 'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
      const { rowCount } = await claim.query(others, [BORROWER]).catch(() => ({ rowCount: undefined }))
      await claim.end()
      if (rowCount !== 0) return
      await stop()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Every test file's database is a thousand small files. A disk's file system takes ten times as long as PostgreSQL to make
 * them once others were deleted (ext4 goes around each of those for minutes); memory, where Linux has room in it, does not.
 */
function folderInMemory(): string | undefined {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOM) return undefined
  const clone = hash('sha256', `${ROOT} ${process.getuid?.()}`, 'hex').slice(0, 12)
  const folder = join(MEMORY, `kandil-test-${clone}`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755) // PostgreSQL may run as another user
  return folder
}
