// A PostgreSQL with a streaming replica, each a server of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '#server/migrate-database.ts'
import { copyRunning } from '../../../../tools/postgres/copy-running.ts'
import { createDatabase } from '../../../../tools/postgres/database.ts'
import { startPostgres } from '../../../../tools/postgres/postgres.ts'
import { eventually } from '../eventually.ts'

export interface ReplicatedDatabase {
  readonly url: string
  readonly replicaUrl: string
  /** The replica goes on receiving changes and applies none. */
  readonly holdReplica: () => Promise<void>
  readonly letReplicaGoOn: () => Promise<void>
  readonly stopReplica: () => Promise<void>
  readonly startReplica: () => Promise<void>
  readonly end: () => Promise<void>
}

const SLOT = 'lists_of_staff'
const QUICK = { fsync: 'off', full_page_writes: 'off', hot_standby_feedback: 'on' }

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const [own, copied] = [newFolder(), newFolder()]
  const primary = await startPostgres({ folder: own, settings: QUICK })
  const url = await createDatabase(primary.url, 'proof')
  await migrateDatabase(url)
  await run(url, `select pg_create_physical_replication_slot('${SLOT}', true)`)
  await copyRunning(primary, copied, 'standby.signal')
  const { hostname, port, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  const replica = await startPostgres({
    folder: copied,
    settings: { ...QUICK, primary_conninfo: source, primary_slot_name: SLOT },
  })
  const replicaUrl = new URL(replica.url)
  replicaUrl.pathname = '/proof'
  const { href } = replicaUrl
  const isStreaming = `select from pg_stat_replication where state = 'streaming'`
  await eventually('the replica streams', async () => (await run(url, isStreaming)) === 1)
  return {
    url,
    replicaUrl: href,
    holdReplica: async () => void (await run(href, 'select pg_wal_replay_pause()')),
    letReplicaGoOn: async () => void (await run(href, 'select pg_wal_replay_resume()')),
    stopReplica: replica.crash,
    startReplica: replica.recover,
    async end() {
      await replica.stop()
      await primary.stop()
      for (const folder of [own, copied]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-replica-'))
  chmodSync(folder, 0o755) // it may run as another user
  return folder
}

/** Answers how many rows there are. */
async function run(url: string, statement: string): Promise<number | null> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query(statement).finally(() => client.end())
  return rowCount
}
