import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { at as db } from '#server/platform/database/db-time.ts'
import { handOn } from './outbox.ts'
import { job } from './queue.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

const greet = job({ name: 'test.greet', payload: z.object({ name: z.string() }), run: async () => {} })

const queued = async () =>
  (
    await sql<{ name: string }>`select payload ->> 'name' as name from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'test.greet' order by j.id`.execute(
      app.ctx.db,
    )
  ).rows.map(({ name }) => name)

const add = (...names: string[]) =>
  app.ctx.db.transaction().execute(async (tx) => {
    for (const name of names) await app.ctx.enqueue(tx, greet, { name })
  })

it('hands on what was committed, in its order, and nothing else', async () => {
  await add('Asha', 'Bela')
  const undone = app.ctx.db.transaction().execute(async (tx) => {
    await app.ctx.enqueue(tx, greet, { name: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect(await handOn(app.ctx.db)).toBe(2)
  expect(await queued()).toEqual(['Asha', 'Bela'])
})

it('hands on each once, however many do it at the same time', async () => {
  const names = Array.from({ length: 300 }, (_, n) => `child ${n}`)
  await add(...names)
  const counts = await Promise.all(Array.from({ length: 8 }, () => handOn(app.ctx.db)))
  expect(counts.reduce((sum, each) => sum + each)).toBe(300)
  expect((await queued()).filter((name) => name.startsWith('child'))).toHaveLength(300)
})

it('keeps one of those that share a key: the one written last, at its time', async () => {
  const { ctx } = app
  const at = later(app.now(), 3_600_000)
  await ctx.db.transaction().execute(async (tx) => {
    await ctx.enqueue(tx, greet, { name: 'first' }, { key: 'one' })
    await ctx.enqueue(tx, greet, { name: 'second' }, { key: 'one', at })
  })
  expect(await handOn(ctx.db)).toBe(1)
  const { rows } = await sql<{ name: string; isThen: boolean }>`
    select payload ->> 'name' as name, run_at = ${db(at)}::timestamptz as "isThen"
    from graphile_worker._private_jobs where key = 'one'`.execute(ctx.db)
  expect(rows).toEqual([{ name: 'second', isThen: true }])
})
