// A form that is saved without a change: every record of the demo data, of every resource that staff can update.
import { afterAll, expect, it } from 'vitest'
import { SPEC, type ResourceSpec } from '#core/kernel/resource.ts'
import * as contracts from '#core/contracts.ts'
import { sessionCookie } from '#server/platform/access/caller.ts'
import { startDemoApp } from '../demo.ts'
import { owner } from './clerk.ts'

const app = await startDemoApp()
const cookie = `${sessionCookie(false)}=${await app.ctx.sessions.open(app.ctx.db, owner)}`
afterAll(() => app.close())

/** The records of a page. Longer lists hold more of the same kind. */
const SIZE = 100

const updatable = Object.values(contracts)
  .flatMap((group): ResourceSpec[] => (SPEC in group ? [group[SPEC] as ResourceSpec] : []))
  .filter(({ update }) => update)

interface Page {
  readonly data: readonly Readonly<Record<string, unknown>>[]
}

it.for(updatable)('$name can be saved as they are', async ({ name, update }) => {
  const url = `/api/staff/${name}`
  const list = await app.inject({ url: `${url}?size=${SIZE}`, cookie })
  expect(list.statusCode).toBe(200)
  const refused: unknown[] = []
  for (const { id } of list.json<Page>().data) {
    const address = `${url}/${encodeURIComponent(String(id))}`
    const one = (await app.inject({ url: address, cookie })).json<Record<string, unknown>>()
    const fields = Object.keys(update?.shape ?? {}).filter((field) => one[field] !== undefined)
    const body = { ...Object.fromEntries(fields.map((field) => [field, one[field]])), version: one['version'] }
    const saved = await app.inject({ method: 'PUT', url: address, cookie, body })
    if (saved.statusCode !== 200) refused.push({ id, answer: saved.json() })
  }
  expect(refused).toEqual([])
})
