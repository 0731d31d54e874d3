// Every resource of the console, by the server's own OpenAPI document: what a list shows can be opened, and is the same there.
import { afterAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '#server/platform/access/caller.ts'
import { startDemoApp } from '../demo.ts'
import { readOperations } from '../proofs/operations.ts'
import { clerk, owner } from './clerk.ts'

const app = await startDemoApp()
const cookie = `${sessionCookie(false)}=${await app.ctx.sessions.open(app.ctx.db, owner)}`
const operations = readOperations().filter(({ access }) => access.startsWith('staff'))
const lists = operations.filter(({ id, method }) => method === 'GET' && id.endsWith('.list'))
afterAll(() => app.close())

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly total: number
  readonly isCapped: boolean
}

describe('a list of the console', () => {
  it.for(lists)('at $path opens what it shows', async ({ path }) => {
    const reply = await app.inject({ url: `/api${path}?size=3`, cookie })
    expect(reply.statusCode).toBe(200)
    const { data, total } = reply.json<Page>()
    expect(total).toBeGreaterThanOrEqual(data.length)
    for (const row of data) {
      const one = await app.inject({ url: `/api${path}/${encodeURIComponent(row.id)}`, cookie })
      expect(one.json()).toEqual(row)
    }
    const ids = data.map(({ id }) => encodeURIComponent(id)).join()
    const same = await app.inject({ url: `/api${path}?ids=${ids}`, cookie })
    expect(same.json<Page>().total).toBe(data.length)
  })

  it.for(lists)(
    'at $path sorts by every declared field, and finds nothing for nonsense',
    async ({ path, queryFields }) => {
      for (const sort of queryFields['sort']?.enum ?? [])
        for (const order of ['ASC', 'DESC']) {
          const reply = await app.inject({ url: `/api${path}?size=5&sort=${sort}&order=${order}`, cookie })
          expect(reply.statusCode).toBe(200)
        }
      const reply = await app.inject({ url: `/api${path}?q=%25_no-such-thing_%25`, cookie })
      expect(reply.json<Page>()).toEqual({ data: [], total: 0, isCapped: false })
    },
  )
})

it.for(operations.filter(({ access }) => access.includes(':')))(
  '$method $path is refused to staff who have every other scope',
  async ({ path, method, access }) => {
    const [, needed = ''] = access.split(':')
    const other = clerk('stf000000000000000044', ...owner.scopes.filter((scope) => scope !== needed))
    const reply = await app.inject({
      method,
      url: `/api${path.replace('{id}', '1')}`,
      cookie: await app.cookieOf(other),
      ...(method === 'GET' ? {} : { body: {} }),
    })
    expect([reply.statusCode, reply.json<{ errorCode: string }>().errorCode]).toEqual([403, 'FORBIDDEN_ERROR'])
  },
)
