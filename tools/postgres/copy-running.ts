// Copies the data of a running server: PostgreSQL's own base backup by hand, because npm's binaries have no pg_basebackup.
import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { copyFile, lchown, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Postgres } from './postgres.ts'

/** The parts that belong only to the running server, or are made again: "Making a Base Backup" in PostgreSQL's documentation. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'server.log', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_stat_tmp', 'pg_subtrans', 'pg_wal'] // prettier-ignore

/**
 * From `folder`, `startPostgres` starts the copy. The file of this name makes it a standby or lets it recover. With an archive,
 * resolves when the log of changes is there that the copy needs.
 */
export async function copyRunning(
  { url, data: source }: Postgres,
  folder: string,
  signalFile: 'standby.signal' | 'recovery.signal',
): Promise<void> {
  const owner = statSync(source)
  const data = join(folder, 'postgres')
  // The copy has the same users and passwords.
  writeFileSync(join(folder, 'postgres-password'), new URL(url).password, { mode: 0o600 })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url, application_name: 'kandil-copy' })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('copy', true)`)
    await copyTree(source, data)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    const files = { backup_label: rows[0]?.labelfile ?? '', [signalFile]: '' }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text)
    for (const name of ['', ...Object.keys(files)]) chownSync(join(data, name), owner.uid, owner.gid)
    chmodSync(data, 0o700)
  } finally {
    await client.end()
  }
}

async function copyTree(from: string, to: string, isTop = true): Promise<void> {
  for (const name of await readdir(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    // A table that is dropped meanwhile: the log says so.
    const found = await lstat(source).catch(unlessGone)
    if (!found) continue
    const isEmptied = isTop && LEFT_OUT.includes(name)
    if (found.isDirectory()) {
      await mkdir(target, { mode: 0o700 })
      if (!isEmptied) await copyTree(source, target, false)
    } else if (isEmptied) continue
    else if (found.isSymbolicLink()) await symlink(await readlink(source), target)
    else await copyFile(source, target).catch(unlessGone)
    await lchown(target, found.uid, found.gid).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
