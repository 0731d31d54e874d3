// Members with one feature only: what the console offers them is what the server lets them do.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as contracts from '#core/contracts.ts'
import { SPEC, type ResourceSpec } from '#core/kernel/resource.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { scopesOf } from '#core/modules/staff/permissions.ts'
import { FEATURES, LEVELS } from '#core/taxonomy/staff/features.ts'
import { resources } from '../../../tools/contracts/staff-contract.ts'
import { startTestApp } from '../app.ts'
import { clerk } from './clerk.ts'

const ROOT = join(import.meta.dirname, '../../..')
const app = await startTestApp()
afterAll(() => app.close())

type Group = Readonly<Record<string, Endpoint>> & { readonly [SPEC]?: ResourceSpec }
const groups = Object.values(contracts) as unknown as readonly Group[]
const specs = groups.flatMap((group) => (SPEC in group && group[SPEC] ? [{ group, spec: group[SPEC] }] : []))

/** The members of each feature and level, and those who only read. */
const members = FEATURES.flatMap((feature) =>
  LEVELS.slice(1).map((level) => ({
    name: `${feature}, ${level}`,
    scopes: scopesOf([{ [feature]: level }], false),
  })),
)

describe('a member who holds only', () => {
  it.for(members)('$name sees no queue on the first page whose list is refused', async ({ scopes }) => {
    const cookie = await app.cookieOf(clerk('stf400000000000000001', ...scopes))
    const waiting = await app.inject({ method: 'GET', url: '/api/staff/waiting', cookie })
    expect(waiting.statusCode).toBe(200)
    for (const { resource, filter } of JSON.parse(waiting.body) as { resource: string; filter: object }[]) {
      const url = `/api/staff/${resource}?${new URLSearchParams(Object.entries(filter).map(([k, v]) => [k, String(v)]))}`
      expect((await app.inject({ method: 'GET', url, cookie })).statusCode, url).toBe(200)
    }
  })
})

it('the console offers Create, Edit and Export to exactly those whom the server lets do it', () => {
  const offered = resources()
  for (const { group, spec } of specs) {
    const { feature, isPersonal } = offered[spec.name] ?? {}
    const [view, edit] = [`staff:${feature}.view`, `staff:${feature}.edit`]
    const accessOf = (name: string) => group[name]?.access ?? edit
    expect([accessOf('list'), accessOf('one')], spec.name).toEqual([view, view])
    expect(accessOf('export'), spec.name).toBe(isPersonal ? edit : view)
    expect([accessOf('create'), accessOf('update'), accessOf('bulk'), accessOf('import')], spec.name).toEqual([edit, edit, edit, edit]) // prettier-ignore
  }
})

/** Elements of react-admin that read another list whether or not the member may see it. */
const UNGUARDED = /\b(ReferenceInput|ReferenceArrayInput|ReferenceField)\b/

it('a picker or a name of another list asks first if the member may see that list', async () => {
  const unguarded: string[] = []
  for await (const file of glob('console/**/*.tsx', { cwd: ROOT })) {
    const source = await readFile(join(ROOT, file), 'utf8')
    if (UNGUARDED.test(source) && !/PickerOf|useCanAccess/.test(source)) unguarded.push(file)
  }
  expect(unguarded).toEqual([])
})
