// The PostgreSQL of all tests: quick, its data may be lost. Runs at the same time share one server, and the last to finish
// stops it: each holds a connection by which the others know that it is still there.
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from './postgres.ts'

const FOLDER = join(import.meta.dirname, '../../.data/test')
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
  const { url, stop } = await startPostgres({ folder: FOLDER, isThrowaway: true })
  const claim = new pg.Client({ connectionString: url, application_name: BORROWER, keepAlive: true })
  claim.on('error', () => {}) // the server was stopped by hand
  await claim.connect()
  return {
    url,
    async giveBack() {
      const others = 'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
      const { rowCount } = await claim.query(others, [BORROWER]).catch(() => ({ rowCount: undefined }))
      await claim.end()
      if (rowCount === 0) await stop()
    },
  }
}
