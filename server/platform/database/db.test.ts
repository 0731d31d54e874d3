import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import type { Db } from './db.ts'

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

describe('a connection', () => {
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
