import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { openDatabase, openPool, withCommit, type Db } from './db.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.asOwner('create table public.jar (sweet text primary key); grant all on public.jar to kandil_app')
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('truncate public.jar'))

const put = (db: Db, sweet: string) => sql`insert into public.jar values (${sweet})`.execute(db)
const jarOf = (db: Db) => sql<{ sweet: string }>`select * from public.jar order by sweet`.execute(db)
const jar = async () => (await jarOf(app.ctx.db)).rows

function transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return app.ctx.db.transaction().execute(work)
}

describe('statements of a transaction, begun side by side', () => {
  it('are carried out in the order of their beginning', async () => {
    const counted = (tx: Db) => sql<{ n: number }>`select count(*)::int as n from public.jar`.execute(tx)
    const [, one, , two] = await transaction((tx) =>
      Promise.all([put(tx, 'barfi'), counted(tx), put(tx, 'laddu'), counted(tx)]),
    )
    expect([one.rows, two.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])
  })

  it('are undone together, each failing for what the first failed for', async () => {
    const outcomes = await transaction(async (tx) => {
      const settled = await Promise.allSettled([put(tx, 'barfi'), put(tx, 'barfi'), put(tx, 'laddu')])
      return settled.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'done'))
    }).catch((error: Error) => error.name)
    expect(outcomes).toBe('AbortedTransactionError')
    expect(await jar()).toEqual([])

    const failing = transaction((tx) => Promise.all([put(tx, 'peda'), put(tx, 'peda'), jarOf(tx), jarOf(tx)]))
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'jar_pkey' })
    expect(await jar()).toEqual([])
  })

  it('leave nothing behind when what follows one of them comes after the end', async () => {
    const late: Promise<unknown>[] = []
    const failing = transaction(async (tx) => {
      late.push(put(tx, 'barfi').then(() => failing.catch(() => put(tx, 'laddu'))))
      await put(tx, 'barfi')
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await expect(late[0]).rejects.toThrow()
    expect(await jar()).toEqual([])
  })
})

describe('the last statement of a transaction', () => {
  it('goes with the commit, and is carried out before it', async () => {
    const answer = await transaction(async (tx) => {
      await put(tx, 'barfi')
      withCommit(put(tx, 'laddu'))
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await jar()).toEqual([{ sweet: 'barfi' }, { sweet: 'laddu' }])
  })

  it('undoes the transaction when it fails', async () => {
    const failing = transaction(async (tx) => {
      await put(tx, 'barfi')
      withCommit(put(tx, 'barfi'))
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'jar_pkey' })
    expect(await jar()).toEqual([])
  })
})

describe('a connection', () => {
  it('prepares again what had failed while it was prepared', async () => {
    const missing = () => sql`select sweet from public.tin`.execute(app.ctx.db)
    for (let i = 0; i < 3; i += 1) await expect(missing()).rejects.toMatchObject({ code: '42P01' })
    await app.asOwner('create table public.tin (sweet text); grant all on public.tin to kandil_app')
    expect((await missing()).rows).toEqual([])
    await app.asOwner('drop table public.tin')
  })

  it('reads a row again whose columns it has learnt, nulls among them', async () => {
    const row = (text: string | null) =>
      sql`select ${text}::text as text, ${2 ** 40}::bigint as big, '2026-11-22T10:00:00.5Z'::timestamptz as at,
        array['a', null] as list, ${{ a: 1 }}::jsonb as json, null::bigint as none`.execute(app.ctx.db)
    const rest = {
      big: 2 ** 40,
      at: Date.UTC(2026, 10, 22, 10, 0, 0, 500),
      list: ['a', null],
      json: { a: 1 },
      none: null,
    }
    for (const text of ['ladoo', null, 'लड्डू']) expect((await row(text)).rows).toEqual([{ text, ...rest }])
  })

  it('tells of a value that cannot be read, and serves again', async () => {
    await expect(sql`select 'infinity'::timestamptz as at`.execute(app.ctx.db)).rejects.toThrow()
    await put(app.ctx.db, 'peda')
    expect(await jar()).toEqual([{ sweet: 'peda' }])
  })

  it('refuses a value that holds itself, and nothing else', async () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    const outcomes = await Promise.allSettled([
      sql`select ${circle}::jsonb`.execute(app.ctx.db),
      put(app.ctx.db, 'peda'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  })

  it('is replaced when it is cut in the middle of a transaction', async () => {
    const cut = transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await app.asOwner(`select pg_terminate_backend(${rows[0]?.pid})`)
      await put(tx, 'barfi')
    })
    await expect(cut).rejects.toThrow()
    await put(app.ctx.db, 'peda')
    expect(await jar()).toEqual([{ sweet: 'peda' }])
  })

  it('is given up when nothing is heard on a query, and not for being idle', async () => {
    const pool = openPool({ url: app.databaseUrl, connections: 1, silence: 2_000 })
    const db = openDatabase(pool)
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
    const first = await pid()
    await wait(3_000)
    expect(await pid()).toBe(first)

    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow('the database has not answered for 2000 ms')
    expect(await pid()).not.toBe(first)
    await db.destroy()
  })

  it('serves again after its transaction has failed', async () => {
    for (let i = 0; i < 20; i += 1) await expect(transaction((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow()
    await put(app.ctx.db, 'peda')
    expect(await jar()).toEqual([{ sweet: 'peda' }])
  })

  it('is given up when a table was changed under a statement it had prepared', async () => {
    await put(app.ctx.db, 'peda')
    await jar()
    await app.asOwner('alter table public.jar add column pieces int')
    await expect.poll(() => jar().catch(() => 'stale')).toEqual([{ sweet: 'peda', pieces: null }])
  })
})
