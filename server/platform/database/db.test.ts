import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { openDatabase, openPool, type Db, type Tx } from './db.ts'
import { inParallel } from './in-parallel.ts'

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

function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return app.ctx.db.transaction().execute(work)
}

describe('work done in parallel in one transaction', () => {
  it('is carried out in the order in which it starts', async () => {
    const counted = (tx: Db) => sql<{ n: number }>`select count(*)::int as n from public.jar`.execute(tx)
    const results = await transaction((tx) =>
      inParallel(
        tx,
        () => put(tx, 'barfi'),
        () => counted(tx),
        () => put(tx, 'laddu'),
        () => counted(tx),
      ),
    )
    expect([results[1].rows, results[3].rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])
  })

  it('throws the first error, and nothing of the transaction stays', async () => {
    const failing = transaction((tx) =>
      inParallel(
        tx,
        async () => {
          await put(tx, 'peda')
          await wait(50)
          await put(tx, 'laddu')
        },
        () => put(tx, 'peda'),
        () => put(tx, 'barfi'),
      ),
    )
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'jar_pkey' })
    expect(await jar()).toEqual([])
  })

  it('ends before the transaction is rolled back', async () => {
    const ended: string[] = []
    const slow = async (tx: Db) => {
      await wait(50)
      await put(tx, 'laddu').catch(() => ended.push('slow'))
    }
    const failing = transaction((tx) =>
      inParallel(
        tx,
        () => slow(tx),
        () => sql`select 1 / 0`.execute(tx),
      ),
    ).catch(() => ended.push('transaction'))
    await failing
    expect(ended).toEqual(['slow', 'transaction'])
  })
})

describe('a transaction', () => {
  it('goes on from a savepoint after an error, and reports the next error as its own', async () => {
    const codes: string[] = []
    const attempt = async (tx: Db, work: () => Promise<unknown>) => {
      await sql`savepoint one`.execute(tx)
      await work().catch(async (error: { code: string }) => {
        codes.push(error.code)
        await sql`rollback to savepoint one`.execute(tx)
      })
    }
    await transaction(async (tx) => {
      await put(tx, 'barfi')
      await attempt(tx, () => put(tx, 'barfi'))
      await attempt(tx, () => put(tx, 'laddu'))
      await attempt(tx, () => sql`select 1 / 0`.execute(tx))
    })
    expect(codes).toEqual(['23505', '22012'])
    expect(await jar()).toEqual([{ sweet: 'barfi' }, { sweet: 'laddu' }])
  })

  it('does not commit when the error of one of its statements was swallowed', async () => {
    const swallowing = transaction(async (tx) => {
      await put(tx, 'barfi')
      await put(tx, 'barfi').catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('rolled back instead of committed')
    expect(await jar()).toEqual([])
  })

  it('refuses a statement that starts while it is rolled back', async () => {
    const late = Promise.withResolvers<string>()
    const failing = transaction(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch((error: unknown) => {
        // At this moment the rollback has been sent and has no answer yet.
        process.nextTick(() => put(tx, 'laddu').then(() => late.resolve('carried out'), (refusal: Error) => late.resolve(refusal.message))) // prettier-ignore
        throw error
      })
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await late.promise).toBe('the transaction has ended')
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
