// A PostgreSQL that archives its log of changes, and the way back to a moment after it is lost.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '#server/migrate-database.ts'
import { copyRunning } from '../../../../tools/postgres/copy-running.ts'
import { createDatabase } from '../../../../tools/postgres/database.ts'
import { startPostgres } from '../../../../tools/postgres/postgres.ts'
import { eventually } from '../eventually.ts'

export interface ArchivedDatabase {
  readonly url: string
  /** While it runs. */
  readonly takeBaseBackup: () => Promise<void>
  /** Everything until now is in the archive, as it is after `archive_timeout`. */
  readonly archiveAll: () => Promise<void>
  /** Ends the server in the middle of everything, and deletes its data. */
  readonly lose: () => Promise<void>
  /** Starts the backup with the archive up to this moment. Answers its address. */
  readonly restoreTo: (moment: string) => Promise<string>
  readonly end: () => Promise<void>
}

const NAME = 'proof'
/** `track_commit_timestamp` only tells the proof which orders have to be there. */
const SETTINGS = { fsync: 'off', archive_mode: 'on', track_commit_timestamp: 'on' }

export async function startArchivedDatabase(): Promise<ArchivedDatabase> {
  const [own, backup, archive] = [newFolder(), newFolder(), newFolder()]
  const archive_command = `test ! -f ${archive}/%f && cp %p ${archive}/%f`
  const lost = await startPostgres({ folder: own, settings: { ...SETTINGS, archive_command } })
  const { uid, gid } = statSync(lost.data)
  chownSync(archive, uid, gid)
  let restored: Awaited<ReturnType<typeof startPostgres>> | undefined
  const url = await createDatabase(lost.url, NAME)
  await migrateDatabase(url)
  return {
    url,
    takeBaseBackup: () => copyRunning(lost, backup, 'recovery.signal'),
    async archiveAll() {
      const [written] = await query<{ file: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as file')
      const archived = 'select last_archived_wal as file from pg_stat_archiver'
      await eventually('all is archived', async () => {
        const [last] = await query<{ file: string }>(url, archived)
        return (last?.file ?? '') >= (written?.file ?? '')
      })
    },
    async lose() {
      await lost.crash()
      rmSync(lost.data, { recursive: true })
    },
    async restoreTo(moment) {
      const recovery = {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      }
      restored = await startPostgres({ folder: backup, settings: { ...SETTINGS, archive_mode: 'off', ...recovery } })
      const address = new URL(restored.url)
      address.pathname = `/${NAME}`
      const isOver = 'select pg_is_in_recovery() as recovers'
      await eventually('the recovery is over', async () => (await query<{ recovers: boolean }>(address.href, isOver))[0]?.recovers === false) // prettier-ignore
      return address.href
    },
    async end() {
      await restored?.stop()
      await lost.stop()
      for (const folder of [own, backup, archive]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'kandil-restore-')), 'data')
  mkdirSync(folder)
  for (const each of [folder, join(folder, '..')]) chmodSync(each, 0o755) // it may run as another user
  return folder
}

export async function query<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<R>(statement).finally(() => client.end())
  return rows
}
