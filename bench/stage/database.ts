// PostgreSQL 18 from npm with stock settings: what is committed is on the disk. The databases of a run are thrown away.
import { mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import { createDatabase, dropDatabase } from '../../tools/postgres/database.ts'
import { startPostgres } from '../../tools/postgres/postgres.ts'
import { parentOf } from '../measure/processes.ts'

/** The programs of one folder share one. Others have their own, so that two may run at the same time. */
export const FOLDER = join(import.meta.dirname, '../../.data/bench', programName(process.argv[1] ?? ''))

/** "bench/growth/crowd.ts" is of "growth", "bench/memory.ts" of "memory". */
function programName(script: string): string {
  return /\w+/.exec(relative(join(import.meta.dirname, '..'), script))?.[0] ?? ''
}

export interface Databases {
  readonly ours: string
  readonly floor: string
  /** The address of the database that was started under this name. */
  readonly urlOf: (name: string) => string
  /** The process id of the server, the parent of all connections. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/**
 * Empty databases: one for the product and one for what it is held against, unless others are named. With `settings` beyond the stock
 * ones, if any.
 */
export async function startDatabases(
  settings: Readonly<Record<string, string>> = {},
  names: readonly string[] = ['ours', 'floor'],
): Promise<Databases> {
  // One that a killed run has left behind has that run's settings.
  const left = await startPostgres({ folder: FOLDER, settings })
  if (left.wasRunning) await left.stop()
  const postgres = left.wasRunning ? await startPostgres({ folder: FOLDER, settings }) : left
  const urls = new Map<string, string>()
  for (const name of names) {
    await dropDatabase(postgres.url, name)
    urls.set(name, await createDatabase(postgres.url, name))
  }
  const urlOf = (name: string) => urls.get(name) ?? ''
  return {
    ours: urlOf('ours'),
    floor: urlOf('floor'),
    urlOf,
    pid: await serverPid(urlOf(names[0] ?? '')),
    async stop() {
      for (const name of names) await dropDatabase(postgres.url, name)
      await postgres.stop()
    },
  }
}

/** Every connection is a child of the server. */
async function serverPid(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return pid
}

/** The rows of one statement, on a connection of its own with an owner's rights. */
export async function ask<T>(url: string, statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement, values)).rows as T[] // what the statement selects
  } finally {
    await client.end()
  }
}

/** The folder of this run, with the logs of no earlier one. */
export function prepareFolder(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of ['server', 'sandbox', 'floor']) rmSync(join(FOLDER, `${name}.log`), { force: true })
}
