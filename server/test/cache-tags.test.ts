// An answer that is kept until something changes: every tag it is kept under is announced by some table.
import { afterAll, expect, it } from 'vitest'
import { api } from '#core/api.ts'
import type { Api } from '#core/kernel/endpoint.ts'
import { startTestApp } from './app.ts'

const app = await startTestApp()
afterAll(() => app.close())

it('every tag that an endpoint is cached under is announced by a trigger', async () => {
  const { rows } = await app.pool.query<{ tag: string }>(
    `select distinct rtrim(encode(tgargs, 'escape'), '\\000') as tag from pg_trigger
     join pg_proc on pg_proc.oid = tgfoid where proname = 'announce' and tgnargs = 1`,
  )
  const announced = rows.map(({ tag }) => tag)
  const groups: Api = api
  const endpoints = Object.values(groups).flatMap((group) => Object.values(group))
  const used = new Set<string>(endpoints.flatMap(({ cachedUntil = [] }) => cachedUntil))
  expect(used.size).toBeGreaterThan(0)
  expect([...used].filter((tag) => !announced.includes(tag))).toEqual([])
})
