// The start of a version brings the database to its state: migrations, and the rows that an installation begins with.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import pg from 'pg'
import { migrateDatabase, referenceRows as allReferenceRows } from '#server/migrate-database.ts'
import { emptyDatabase, freshDatabase } from '#server/test/database.ts'
import { migrate } from './migrate.ts'
import { listMigrations } from './list-migrations.ts'
import { referenceRows } from './reference-rows.ts'

async function openDatabase(made: Promise<{ url: string; drop: () => Promise<void> }>) {
  const { url, drop } = await made
  const client = new pg.Client(url)
  await client.connect()
  const ask = async (sql: string) => (await client.query<{ value: unknown }>(sql)).rows.map(({ value }) => value)
  const close = async () => {
    await client.end()
    await drop()
  }
  return { url, ask, close }
}

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

/** Some of them; the last one tells that all were applied. */
const REPLACED = ['0001_platform', '0002_messages', '0100_outbox_tasks', '0145_staff_approval']

describe('a database of the migrations that were replaced', () => {
  let database: OpenDatabase
  beforeEach(async () => {
    database = await openDatabase(freshDatabase())
    await database.ask(`insert into accounts.account (id, phone, created_at) values ('acc1', '+919812345678', now())`)
    await database.ask(
      `update messages.template set body = 'Ours' where key = 'recharged' and lang = 'en' and channel = 'SMS'`,
    )
    await database.ask('delete from public.migration')
    await database.ask('drop table public.reference_row')
    return () => database.close()
  })

  const record = (...names: string[]) =>
    database.ask(`insert into public.migration (name, checksum) select unnest('{${names.join()}}'::text[]), 'old'`)
  const recorded = () => database.ask('select name as value from public.migration order by name collate "C"')

  it('keeps its data when it has all of them, and has the new ones recorded', async () => {
    await record(...REPLACED)
    const later = listMigrations().filter(({ name }) => name > '0146')
    // They were applied to the template already.
    for (const { name, checksum } of later)
      await database.ask(`insert into public.migration (name, checksum) values ('${name}', '${checksum}')`)
    expect(await migrateDatabase(database.url)).toEqual([])
    expect(await recorded()).toEqual(
      [...REPLACED, ...listMigrations().map(({ name }) => name), 'reference rows'].toSorted(),
    )
    expect(await database.ask('select phone as value from accounts.account')).toEqual(['+919812345678'])
    expect(await database.ask(`select body as value from messages.template where key = 'recharged' and lang = 'en' and channel = 'SMS'`)).toEqual(['Ours']) // prettier-ignore
    expect(await migrateDatabase(database.url)).toEqual([])
  })

  it('is refused with a way out when it has only some of them, and stays as it is', async () => {
    await record(...REPLACED.slice(0, -1))
    await expect(migrateDatabase(database.url)).rejects.toThrow(
      'its last migration is 0100_outbox_tasks, and this version continues from 0145_staff_approval: start the last version that has server/migrations/0145_staff_approval.sql once, then this one, or use an empty database',
    )
    expect(await recorded()).toEqual(REPLACED.slice(0, -1))
  })

  it('is refused when a migration was changed after it was applied', async () => {
    const [first] = listMigrations()
    await record(`${first?.name}`)
    await expect(migrateDatabase(database.url)).rejects.toThrow('was changed after it was applied')
  })
})

describe('reference rows', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(freshDatabase())
  })
  afterAll(() => database.close())

  const board = (name: string, rank = 90) => ({ key: 'nios', rank, name: { en: name } })
  const start = (...boards: object[]) =>
    migrate(database.url, [referenceRows('catalogue.board', { key: ['key'] }, boards)])
  const names = () => database.ask(`select name ->> 'en' || rank as value from catalogue.board where key = 'nios'`)

  it('follow their declaration until staff edit them', async () => {
    await start(board('NIOS'))
    expect(await names()).toEqual(['NIOS90'])
    await start(board('NIOS Board', 91))
    expect(await names()).toEqual(['NIOS Board91'])
    await database.ask(`update catalogue.board set name = name || '{"hi": "एनआईओएस"}' where key = 'nios'`)
    await start(board('Open schooling', 92))
    expect(await names()).toEqual(['NIOS Board91'])
  })

  it('are not written again when they have not changed', async () => {
    await start(board('Again'))
    await database.ask(`delete from catalogue.board where key = 'nios'`)
    await start(board('Again'))
    expect(await names()).toEqual([])
  })

  it('that are fixed keep their first text', async () => {
    const publish = (title: string) => {
      const key = ['purpose', 'version', 'lang'] as const
      const notice = { purpose: 'TEST', version: 1, lang: 'en', title, body: 'b', effect: 'e', published_at: '2026-11-01T00:00:00Z' } // prettier-ignore
      return migrate(database.url, [referenceRows('consent.notice', { key, isFixed: true }, [notice])])
    }
    await publish('First')
    await publish('Second')
    expect(await database.ask(`select title as value from consent.notice where purpose = 'TEST'`)).toEqual(['First'])
  })

  it('leave nothing behind when one of them is refused', async () => {
    await expect(start({ ...board('Refused'), key: 'cisce' }, { key: 'broken' })).rejects.toThrow('null value')
    expect(await database.ask(`select key as value from catalogue.board where key in ('cisce', 'broken')`)).toEqual([])
  })
})

describe('an empty database', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(emptyDatabase())
  })
  afterAll(() => database.close())

  it('has the reference rows before later migrations, as far as it has room for them, and the rest afterwards', async () => {
    const later = (name: string, sql: string) => ({ name, sql, checksum: name })
    const migrations = [
      ...listMigrations(),
      later(
        '9990_later',
        `alter table catalogue.board add column motto text;
        update catalogue.board set motto = 'Of its own' where key = 'cbse';
        create table catalogue.motto (board text primary key references catalogue.board);
        insert into catalogue.motto values ('icse');`,
      ),
    ]
    const rows = [
      ...allReferenceRows,
      {
        table: 'catalogue.board',
        key: ['key'],
        isFixed: false,
        rows: [{ key: 'nios', rank: 90, name: { en: 'NIOS' }, motto: 'Open' }],
      },
      { table: 'catalogue.motto', key: ['board'], isFixed: false, rows: [{ board: 'nios' }] },
    ] as unknown as typeof allReferenceRows // the types know no table of a migration that only this test has
    await migrate(database.url, rows, migrations)
    expect(await database.ask(`select key || ': ' || motto as value from catalogue.board where motto is not null order by 1`)).toEqual(['cbse: Of its own', 'nios: Open']) // prettier-ignore
    expect(await database.ask('select board as value from catalogue.motto order by 1')).toEqual(['icse', 'nios'])
    expect(await migrate(database.url, rows, migrations)).toEqual([])
  })
})
