// No request of a family, and no first page of staff, reads more rows the more families there are. Each is asked of a database
// with thousands of families, and the plans that PostgreSQL carried out for it are read.
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.ts'
import { owner } from '../../staff/clerk.ts'
import { ofProvenModules } from '../how-much.ts'
import { readOperations, rightRequest, type ExampleValues, type Operation } from '../operations.ts'
import { PERSONAL_TABLES } from '../privacy/personal-tables.ts'
import { COPIES, makeLarge } from './large.ts'

/** Right values of filters. */
const FILTERS = {
  phone: '9876543210',
  since: '2026-11-21',
  until: '2026-11-21',
  week: '2026-11-21',
  month: '2026-11-21',
  days: 'this-month',
}

/** They name people who work for us. */
const OF_STAFF = ['content.site', 'sales.agent', 'staff.member']

/** Their rows are of numbers, and name no household. */
const WITHOUT_FAMILY = ['notices.number_stop', 'otp.known_browser']

const app = await startTestApp()
const operations = readOperations()
afterAll(() => app.close())

/** The first test that needs it makes the database large. */
let large: ReturnType<typeof makeLarge> | undefined
const prepared = () => (large ??= makeLarge(app, { likeLarge: ['families', 'staff'] }))

it('the database is large wherever something is kept of families', async () => {
  const { grown } = await prepared()
  const small = PERSONAL_TABLES.filter(({ table }) => (grown.get(table) ?? 0) <= COPIES).map(({ table }) => table)
  expect(small.filter((table) => !OF_STAFF.includes(table) && !WITHOUT_FAMILY.includes(table))).toEqual([])
})

describe('a family', () => {
  it.for(ofProvenModules(operations.filter(({ access }) => !access.startsWith('staff'))))(
    'reads only its own by $method $path',
    async (operation) => {
      const { family, growing } = await prepared()
      await ask(operation, family.ids, await app.cookieOf(family.actor))
      expect(growing()).toEqual([])
    },
  )
})

describe('staff', () => {
  const lists = operations.filter(({ id, method }) => method === 'GET' && id.endsWith('.list'))
  const reads = operations.filter(({ access, method }) => access.startsWith('staff') && method === 'GET')

  it.for(ofProvenModules(lists))('read one page by GET $path, however it is narrowed', async (list) => {
    const { family, growing } = await prepared()
    for (const query of narrowings(list, { ...family.ids, ...FILTERS })) {
      const reply = await app.inject({
        url: `/api${list.path}?${new URLSearchParams(query)}`,
        cookie: await app.cookieOf(owner),
      })
      expect([query, reply.statusCode, growing()]).toEqual([query, 200, []])
    }
  })

  it.for(ofProvenModules(reads.filter((read) => !lists.includes(read))))(
    'read what is asked for by GET $path',
    async (operation) => {
      const { family, growing } = await prepared()
      await ask(operation, { ...family.ids, id: family.ids['orderId'] }, await app.cookieOf(owner))
      expect(growing()).toEqual([])
    },
  )
})

it('staff read how a coupon does from its sums, and no order', async () => {
  const { growing } = await prepared()
  const { rows } = await app.pool.query<{ id: string }>(
    `select coupon_id as id from orders.day_coupon_use where coupon_id <> '' and orders > 0`,
  )
  growing()
  const reply = await app.inject({ url: `/api/staff/coupons/${rows[0]?.id}/use`, cookie: await app.cookieOf(owner) })
  expect([reply.statusCode, reply.json<{ totals: object }>().totals]).toMatchObject([200, { orders: 1 }])
  expect(growing()).toEqual([])
})

/** Each order, each filter with each of its values, a search, and a page further on. */
function narrowings({ id, queryFields }: Operation, values: ExampleValues): Record<string, string>[] {
  const known = { ...values, ...(values[id] as ExampleValues | undefined) }
  const { from: _from, after: _after, size: _size, order: _order, sort, q: _q, ids: _ids, ...filters } = queryFields
  const orders = (sort?.enum ?? []).flatMap((field) => ['ASC', 'DESC'].map((order) => ({ sort: String(field), order })))
  const filtered = Object.entries(filters).flatMap(([name, { enum: values, type, anyOf }]) => {
    const isFlag = type === 'boolean' || anyOf?.some((each) => each.type === 'boolean')
    const all = values ?? (isFlag ? [true, false] : [known[name] ?? 1])
    return all.map((value) => ({ [name]: String(value) }))
  })
  return [{}, { size: '0' }, { from: '100' }, { after: 'none' }, { q: 'nobody has this name' }, ...orders, ...filtered]
}

async function ask(operation: Operation, ids: ExampleValues, cookie: string) {
  const { method, path, pathFields, query, body } = rightRequest(operation, ids)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathFields[name] ?? ''))
  const url = `/api${filled}?${new URLSearchParams(query)}`
  return app.inject({ method, url, cookie, ...(operation.body && { body }) })
}
