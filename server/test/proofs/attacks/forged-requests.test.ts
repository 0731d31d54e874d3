// Another site's page makes a family's browser ask for something: nothing that changes anything is done, nothing can be read.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '../../app.ts'
import { answerOf, faultIn } from '../bad-input/clean-response.ts'
import { prepareKnownValues } from '../example-values.ts'
import { ofProvenModules } from '../how-much.ts'
import { readOperations, rightRequest, type Operation } from '../operations.ts'

const app = await startTestApp()
const { known } = await prepareKnownValues(app)
const operations = readOperations()
const writes = ofProvenModules(operations.filter(({ method }) => method !== 'GET'))
const asha = await aHousehold(app.ctx)
await app.cookieOf(asha)
afterAll(() => app.close())

/** All that a request could change of this family, and whether its session still lives. */
async function stateOf({ accountId, learnerId }: AHousehold): Promise<unknown> {
  const of = async (statement: string, id: string) => (await app.pool.query(statement, [id])).rows
  return Promise.all([
    of('select * from accounts.account where id = $1', accountId),
    of('select * from accounts.learner where id = $1', learnerId),
    of('select * from orders.order where account_id = $1', accountId),
    of('select token_hash from platform.session where subject = $1', accountId),
  ])
}

interface Forgery {
  readonly operation: Operation
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

async function forge({ operation, headers, payload }: Forgery) {
  const { method, path, pathFields, body } = rightRequest(operation, known)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathFields[name] ?? 'unknown')
  const own = { cookie: await app.cookieOf(asha), 'content-type': 'application/json' }
  const reply = await app.http.inject({
    method: method as 'POST', // any method's name will do
    url: `/api${filled}`,
    headers: { ...own, ...headers },
    payload: payload ?? JSON.stringify(body ?? {}),
  })
  return answerOf(reply)
}

const otherSites: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
]

/** The content types that a form, or another site's script, can send without a preflight request. */
const formTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']

/** Returns true if this address also has a read. */
function isAlsoRead(path: string): boolean {
  const reads = operations.filter(({ method }) => method === 'GET')
  return reads.some((read) => new RegExp(`^${read.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
}

describe('a write', () => {
  it.for(writes)('by another site’s page does nothing: $method $path', async (operation) => {
    const before = await stateOf(asha)
    for (const headers of otherSites) {
      const { status, text } = await forge({ operation, headers })
      expect([status, text], JSON.stringify(headers)).toEqual([403, expect.stringContaining('FORBIDDEN_ERROR')])
    }
    expect(await stateOf(asha)).toEqual(before)
  })

  it.for(writes)('in the form of a form does nothing: $method $path', async (operation) => {
    const before = await stateOf(asha)
    const json = JSON.stringify(rightRequest(operation, known).body ?? {})
    for (const type of formTypes)
      for (const payload of [json, 'phone=9876543210&redirectUrl=/', '--x--']) {
        const answer = await forge({ operation, headers: { 'content-type': type }, payload })
        expect([answer.status, faultIn(answer)], `${type} ${payload}`).toEqual([415, undefined])
      }
    expect(await stateOf(asha)).toEqual(before)
  })

  it.for(writes)('cannot be made by a link, nor by a header that names another method: $path', async (operation) => {
    const before = await stateOf(asha)
    const { path, pathFields, body = {} } = rightRequest(operation, known)
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathFields[name] ?? 'unknown')
    const query = new URLSearchParams({ ...(body as Record<string, string>), _method: 'POST' }) // lists become texts: nothing reads them
    const headers = { 'x-http-method-override': operation.method, 'x-method-override': operation.method }
    const reply = await app.inject({ url: `/api${filled}?${query}`, cookie: await app.cookieOf(asha), headers })
    expect(isAlsoRead(filled) ? [200, 400, 403, 404] : [404, 405]).toContain(reply.statusCode)
    expect(await stateOf(asha)).toEqual(before)
  })
})

describe('an answer', () => {
  it('can be read by no other site’s script', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const operation of operations)
      for (const method of ['OPTIONS', 'GET']) {
        const reply = await app.inject({ method, url: `/api${operation.path}`, headers })
        const granted = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))
        expect(granted, `${method} ${operation.path}`).toEqual([])
      }
  })

  it('is no script, no page and no frame for another site', async () => {
    const reply = await app.inject({ url: '/api/getLoginData?callback=steal', cookie: await app.cookieOf(asha) })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    expect(reply.payload.startsWith('{')).toBe(true)
  })
})

describe('our own pages', () => {
  it.each([{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }, {}])('may write: %o', async (headers) => {
    const operation = operations.find(({ id }) => id === 'accounts.editProfile') as Operation // it is one of them
    expect(await forge({ operation, headers: headers as Record<string, string> })).toMatchObject({ status: 200 })
  }) // prettier-ignore
})
