// One PostgreSQL for the whole run and one fresh database per test file, copied from a migrated template.
import { hash } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateDatabase, referenceRows } from '#server/migrate-database.ts'
import { listMigrations } from '#server/platform/database/list-migrations.ts'
import { digestOf } from '#server/platform/database/reference-rows.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An owner's connection to the server that tests make their databases on. */
    readonly postgresUrl: string
    readonly template: string
    /** The database that holds the demo data once a test of this run has needed it, and its folder of files. */
    readonly demo: string
    readonly demoFiles: string
  }
}

/** Migrates the template, unless one of the same migrations is there already. Answers its name. */
export async function prepareTemplate(postgresUrl: string): Promise<string> {
  const checksums = [...listMigrations().map(({ checksum }) => checksum), digestOf(referenceRows)]
  const template = `template_${hash('sha256', checksums.join(), 'hex').slice(0, 12)}`
  await asOwner(postgresUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)')
    if (await hasDatabase(postgresUrl, template)) return
    const making = `${template}_making`
    await client.query(`drop database if exists ${making}`)
    await client.query(`create database ${making}`)
    await migrateDatabase(databaseUrl(postgresUrl, making))
    await client.query(`alter database ${making} rename to ${template}`)
  })
  return template
}

let made = 0

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A fresh database for this test file. */
export function freshDatabase(): Promise<TestDatabase> {
  return makeDatabase(`template ${inject('template')} strategy wal_log`)
}

/** One with the demo data. `load` puts them into a fresh one, for the first of this run who asks; each gets a copy. */
export async function demoDatabase(load: (database: TestDatabase) => Promise<void>): Promise<TestDatabase> {
  const [url, demo] = [inject('postgresUrl'), inject('demo')]
  await oneAtATime(async () => {
    if (await hasDatabase(url, demo)) return
    const loaded = await freshDatabase()
    await load(loaded)
    const name = new URL(loaded.url).pathname.slice(1)
    await asOwner(url, (client) => client.query(`alter database ${name} rename to ${demo}`))
  })
  return makeDatabase(`template ${demo} strategy wal_log`)
}

export async function dropDemo(postgresUrl: string, demo: string): Promise<void> {
  await asOwner(postgresUrl, (client) => client.query(`drop database if exists ${demo} with (force)`))
}

/** One that is there already, and is dropped by who made it. */
export function databaseAt(url: string): Promise<TestDatabase> {
  return Promise.resolve({ url, drop: () => Promise.resolve() })
}

/** A database without a schema of ours. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('')
}

async function makeDatabase(options: string): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl')
  made += 1
  const name = `test_${process.pid}_${process.env['VITEST_POOL_ID'] ?? '0'}_${made}_${Math.floor(performance.now())}`
  await asOwner(postgresUrl, (client) => client.query(`create database ${name} ${options}`))
  return {
    url: databaseUrl(postgresUrl, name),
    drop: () => asOwner(postgresUrl, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** Things that all test files share are made by the first file that needs them; the others wait. */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  await asOwner(inject('postgresUrl'), async (client) => {
    await client.query('select pg_advisory_lock(2)')
    await work()
  })
}

async function hasDatabase(postgresUrl: string, name: string): Promise<boolean> {
  let isThere = false
  await asOwner(postgresUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    isThere = rowCount === 1
  })
  return isThere
}

function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
