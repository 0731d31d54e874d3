// Malformed requests to every endpoint of the operations console, by somebody who may do everything.
import { afterAll, describe, expect, it } from 'vitest'
import { aMember } from '#server/modules/staff/factory.ts'
import type { Principal } from '#server/platform/access/actor.ts'
import { owner } from '../../staff/clerk.ts'
import { malformedRequests, seed, ofProvenModules } from '../how-much.ts'
import { prepareKnownValues } from '../example-values.ts'
import { readOperations, type ExampleValues, type Operation } from '../operations.ts'
import { cookiesOf, startAppForMany, type Callers } from './callers.ts'
import { endure } from './endure.ts'
import { spoilsOfStaff } from './spoil.ts'

const REQUESTS_EACH = 5
/** Enough for all requests to one endpoint, with its fields' own: some endpoints have a limit per member. */
const MEMBERS = Math.max(24, Math.ceil(malformedRequests / 4))

const app = await startAppForMany()
const { known: examples } = await prepareKnownValues(app)
const known: ExampleValues = { ...examples, resource: 'orders' }
const members: Principal[] = []
for (let i = 0; i < MEMBERS; i += 1) members.push({ ...owner, staffId: (await aMember(app.ctx)).id })
const cookieOf = cookiesOf(app)
const operations = readOperations().filter(({ access }) => access.startsWith('staff'))
afterAll(() => app.close())

/** One of each resource, named by its id as it is now. */
async function oneOf({ path }: Operation, cookie: string): Promise<ExampleValues> {
  const list = path.replace(/\/(\{id\}.*|bulk)$/, '')
  const reply = await app.inject({ url: `/api${list}?size=1`, cookie })
  const [row] = reply.statusCode === 200 ? (reply.json<{ data?: { id: string; version: string }[] }>().data ?? []) : []
  return row ? { id: row.id, ids: [row.id], version: row.version } : {}
}

const MOST_READ = 100

/** Reads back what was written: the list, and each of its newest rows by itself. Answers the faults. */
async function faultsInWritten({ path }: Operation): Promise<string[]> {
  const list = path.replace(/\/(\{id\}.*|bulk|import)$/, '')
  if (!operations.some((each) => each.method === 'GET' && each.path === list)) return []
  const cookie = await cookieOf(owner)
  const faults: string[] = []
  const read = async (url: string) => {
    const reply = await app.inject({ url: `/api${url}`, cookie })
    if (reply.statusCode >= 500) faults.push(`GET ${url}: ${reply.statusCode}`)
    return reply
  }
  const all = await read(`${list}?size=${MOST_READ}`)
  const rows = all.statusCode === 200 ? (all.json<{ data?: { id: string }[] }>().data ?? []) : []
  if (operations.some((each) => each.method === 'GET' && each.path === `${list}/{id}`))
    for (const { id } of rows) await read(`${list}/${encodeURIComponent(id)}`)
  return faults
}

describe.concurrent(`malformed requests of staff (seed ${seed}) get a clear refusal`, () => {
  it.for(ofProvenModules(operations))(
    'from $method $path',
    { timeout: 1_200_000 + malformedRequests * 3_000 },
    async (operation) => {
      const knownHere = { ...known, ...(await oneOf(operation, await cookieOf(owner))) }
      let asked = 0
      const next = async () => {
        const member = members[Math.floor(asked / REQUESTS_EACH) % MEMBERS]
        asked += 1
        // With a spoilt cookie, the call is counted for its address.
        const address = `10.0.${asked >> 8}.${asked & 255}`
        return { cookie: await cookieOf(member ?? owner), address, known: knownHere }
      }
      const callers: Callers = { next, nextSignedIn: next }
      const tally = await endure(app, callers, operation, spoilsOfStaff())
      expect(tally.get(429), 'limits hide nothing from this proof').toBeUndefined()
      if (operation.method !== 'GET') expect(await faultsInWritten(operation)).toEqual([])
      if (operation.method === 'GET' && !operation.path.includes('{id}'))
        expect(tally.get(200), 'some were good enough to be answered').toBeGreaterThan(0)
    },
  )
})
