// A real PostgreSQL 18 without an installation: the binaries come from npm, the data is below .data/.
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { preparePlace, type Place } from './place.ts'
import { Problem } from '../own-node/problem.mjs'
import { freePort } from '../stack/ports.ts'

export interface Postgres {
  /** The owner's, to the database "postgres". Its host is the folder of the Unix socket where there is one: that is quicker than TCP. */
  readonly url: string
  /** Where its data lies. */
  readonly data: string
  /** It was running already, left over from a process that was killed. */
  readonly wasRunning: boolean
  /** Within three seconds, give or take. */
  readonly stop: () => Promise<void>
  /** For tests: ends it in the middle of everything. */
  readonly crash: () => Promise<void>
  /** Starts it again after a crash, at the same address. */
  readonly recover: () => Promise<void>
}

export interface PostgresOptions {
  /** Where the data lies. */
  readonly folder: string
  /** For tests: quick, and the data may be lost with the power. */
  readonly isThrowaway?: boolean
  readonly settings?: Readonly<Record<string, string>>
}

/** Throws a Problem when it cannot. */
export async function startPostgres({
  folder,
  isThrowaway = false,
  settings = {},
}: PostgresOptions): Promise<Postgres> {
  const place = preparePlace(folder)
  if (!hasData(place)) await initialise(place, isThrowaway)
  const running = await runningAddress(place)
  const all = { ...(isThrowaway ? quick : {}), ...settings }
  const { port, sockets } = running ?? (await start(place, await freePort(), all))
  const url = new URL(`postgres://postgres:${place.password}@127.0.0.1:${port}/postgres`)
  if (sockets !== '') url.searchParams.set('host', sockets)
  return {
    url: url.href,
    data: place.data,
    wasRunning: running !== undefined,
    stop: () => stop(place),
    crash: async () => void (await run(place, 'pg_ctl', ['-D', place.data, 'stop', '-m', 'immediate', '-w'])),
    recover: async () => void (await start(place, port, all)),
  }
}

const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

function hasData(place: Place): boolean {
  return existsSync(join(place.data, 'PG_VERSION'))
}

/**
 * Initialises the data next to its final place and then moves it, so that an interrupted run leaves no partial data
 * there.
 */
async function initialise(place: Place, isThrowaway: boolean): Promise<void> {
  const making = `${place.data}.${process.pid}`
  const passwordFile = `${making}.password`
  try {
    mkdirSync(making, { mode: 0o700 })
    chmodSync(making, 0o700)
    writeFileSync(passwordFile, place.password, { mode: 0o600 })
    if (place.runAs) for (const each of [making, passwordFile]) chownSync(each, place.runAs.uid, place.runAs.gid)
    const { code, output } = await run(place, 'initdb', [
      `--pgdata=${making}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      ...(isThrowaway ? ['--no-sync'] : []),
    ])
    if (code !== 0) throw new Problem(`The database could not be made in ${place.data}: ${lastLine(output)}`)
    if (!hasData(place)) renameSync(making, place.data)
  } finally {
    rmSync(making, { recursive: true, force: true })
    rmSync(passwordFile, { force: true })
  }
}

interface Address {
  readonly port: number
  /** The folder of its Unix socket; empty when it has none. */
  readonly sockets: string
}

/** The address of a server that already runs on this data. */
async function runningAddress(place: Place): Promise<Address | undefined> {
  const pidFile = join(place.data, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [pid, , , port, sockets = ''] = readFileSync(pidFile, 'utf8').split('\n')
  if (isAnotherProgram(Number(pid))) rmSync(pidFile)
  const { code } = await run(place, 'pg_ctl', ['-D', place.data, 'status'])
  return code === 0 ? { port: Number(port), sockets } : undefined
}

/**
 * The process id in the file may belong to another program, after a restart of the machine, or to a dead process that
 * is not cleared away yet and has no command line. PostgreSQL would refuse to start in both cases.
 */
function isAnotherProgram(pid: number): boolean {
  const commandFile = `/proc/${pid}/cmdline`
  return existsSync(commandFile) && !readFileSync(commandFile, 'utf8').includes('postgres')
}

/** If two processes start at once, one of them starts the server, and the other uses it. */
async function start(place: Place, port: number, settings: Readonly<Record<string, string>>): Promise<Address> {
  // A violated check would be logged with the whole row: numbers, names and addresses.
  const quiet = { log_error_verbosity: 'terse' }
  const { sockets } = place
  const address = { listen_addresses: '127.0.0.1', unix_socket_directories: sockets, port: String(port) }
  const all = { ...address, ...quiet, ...settings }
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`).join(' ') // prettier-ignore
  const { code } = await run(place, 'pg_ctl', ['-D', place.data, 'start', '-w', '-t', '60', '-l', place.logFile, '-o', options]) // prettier-ignore
  if (code === 0) return { port, sockets }
  const running = await runningAddress(place)
  if (running === undefined) throw new Problem(`The database did not start: ${lastLineOf(place.logFile)}`)
  return running
}

async function stop(place: Place): Promise<void> {
  const { code } = await run(place, 'pg_ctl', ['-D', place.data, 'stop', '-m', 'fast', '-w', '-t', '2'])
  if (code !== 0) await run(place, 'pg_ctl', ['-D', place.data, 'stop', '-m', 'immediate', '-w', '-t', '1'])
}

/** In a session of its own: a Ctrl-C in the terminal is for us to pass on, in our order. */
function run(place: Place, program: string, args: string[]): Promise<{ code: number | null; output: string }> {
  // The server that pg_ctl starts keeps what it is given: a pipe would never end.
  const pipe = args.includes('start') ? 'ignore' : 'pipe'
  const child = spawn(join(place.binaries, 'bin', program), args, {
    ...place.runAs,
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', pipe, pipe],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

function lastLineOf(file: string): string {
  return existsSync(file) ? lastLine(readFileSync(file, 'utf8')) : dirname(file)
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
