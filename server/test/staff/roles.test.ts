// The permission matrix: every role of a new installation × every endpoint of the console, by the server's own
// document. A role's grants admit it, and all other endpoints refuse it.
import { afterAll, describe, expect, it } from 'vitest'
import { scopesOf, type Grants } from '#core/modules/staff/permissions.ts'
import { FEATURES } from '#core/taxonomy/staff/features.ts'
import { startTestApp } from '../app.ts'
import { ofProvenModules } from '../proofs/how-much.ts'
import { readOperations } from '../proofs/operations.ts'
import { clerk, owner } from './clerk.ts'

const app = await startTestApp()
const operations = readOperations().filter(({ access }) => access.startsWith('staff:'))
const { data: roles } = await app.as(owner).staffRoles.list({})
afterAll(() => app.close())

/** Somebody else asks each time: some endpoints have a limit per member. */
let asked = 0

/** Today's endpoints that let the caller in without their scope, and those that refuse it with it. */
async function wrongFor(scopes: readonly string[]): Promise<string[]> {
  asked += 1
  const cookie = await app.cookieOf(clerk(`stf${String(asked).padStart(18, '0')}`, ...scopes))
  const wrong: string[] = []
  for (const { method, path, access } of ofProvenModules(operations)) {
    const url = `/api${path.replace('{id}', 'nobody').replace('{no}', '1')}`
    const reply = await app.inject({ method, url, cookie, ...(method === 'GET' ? {} : { body: { not: 'a body' } }) })
    const isRefused = reply.statusCode === 403 || reply.statusCode === 401
    if (isRefused === scopes.includes(access.slice('staff:'.length)))
      wrong.push(`${method} ${path}: ${reply.statusCode}`)
    if (reply.statusCode >= 500) wrong.push(`${method} ${path}: ${reply.statusCode}`)
  }
  return wrong
}

it('every permission that an endpoint asks for is one of a feature that roles can have, and no feature is unused', () => {
  const asked = operations.map(({ access }) => access.slice('staff:'.length).split('.')[0] ?? '')
  expect([...new Set(asked)].toSorted()).toEqual(FEATURES.toSorted())
})

it('the owner of a new installation has every permission', () => {
  const stored = roles.find(({ key }) => key === 'owner')
  expect(scopesOf([stored?.grants as Grants], false)).toEqual(owner.scopes)
})

describe('a role of a new installation', () => {
  it.for(roles.map(({ key, grants }) => [key, grants as Grants] as const))(
    '%s is let into what it holds',
    async ([, grants]) => {
      // prettier-ignore
      expect(await wrongFor(scopesOf([grants], false))).toEqual([])
    },
  )

  it.for(roles.map(({ key, grants }) => [key, grants as Grants] as const))(
    '%s writes nothing when it only reads',
    async ([, grants]) => {
      // prettier-ignore
      const scopes = scopesOf([grants], true)
      expect(scopes.every((scope) => scope.endsWith('.view'))).toBe(true)
      expect(await wrongFor(scopes)).toEqual([])
    },
  )
})

it('nobody without a role is let into anything', async () => {
  expect(await wrongFor([])).toEqual([])
})
