// The limit of PostgreSQL itself: pgbench with prepared statements, a client that the machine provides.
import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quantiles, type Loop } from '../measure/closed-loop.ts'
import { FOLDER } from '../stage/database.ts'

const SCRIPT = join(import.meta.dirname, 'checkout.pgbench.sql')
const LOG_PREFIX = 'pgbench-times'

export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The six statements of a checkout in one transaction, over and over. */
export async function pgbenchCheckout(databaseUrl: string, clients: number, seconds: number): Promise<Loop> {
  const load = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    String(Math.min(clients, 2)),
    '-T',
    String(seconds),
  ]
  const child = spawn('pgbench', [...load, '-f', SCRIPT, '-l', `--log-prefix=${LOG_PREFIX}`, databaseUrl], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const perSecond = Number(/tps = ([\d.]+) \(without/.exec(output)?.[1] ?? 0)
  if (code !== 0) throw new Error(`pgbench failed:\n${output}`)
  const times = timesWritten()
  return { perSecond, turns: times.length, seconds: times.length / perSecond, ...quantiles(times) }
}

/** Milliseconds of each transaction: the third column of what it has written down, in microseconds. */
function timesWritten(): number[] {
  const files = readdirSync(FOLDER)
    .filter((name) => name.startsWith(LOG_PREFIX))
    .map((name) => join(FOLDER, name))
  const lines = files.flatMap((file) => readFileSync(file, 'latin1').trimEnd().split('\n'))
  for (const file of files) rmSync(file)
  return lines.map((line) => Number(line.split(' ')[2]) / 1_000)
}
