// Members of staff who are limited to a school, a team or a state: every staff call of a feature that they have answers their rows
// only, and every other call refuses them. Decision 1120.
import { DAY } from '#core/kernel/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contracts from '#core/contracts.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import { SPEC, type ResourceSpec } from '#core/kernel/resource.ts'
import {
  isWithin,
  LIMITED_FEATURES,
  NO_LIMITS,
  type LimitKind,
  type Limits,
} from '#core/taxonomy/staff/staff-limits.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aSchoolSession } from '#server/modules/inschool/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { aLead, anAgent } from '#server/modules/sales/factory.ts'
import { operations } from '#server/app.ts'
import { visitor, type Staff } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { peopleOf } from '../people.ts'
import { readOperations } from '../proofs/operations.ts'
import { owner } from './clerk.ts'

type Group = Readonly<Record<string, Endpoint>> & { readonly [SPEC]?: ResourceSpec }
const endpoints = Object.values(contracts as unknown as Readonly<Record<string, Group>>).flatMap((group) =>
  Object.entries(group).map(([name, endpoint]) => ({ name, endpoint, spec: group[SPEC] })),
)
const ofFeature = (feature: string) =>
  endpoints.filter(({ endpoint }) => endpoint.access.startsWith(`staff:${feature}.`))

/** One row within the limits and one outside, by the resource's name. */
type Rows = Readonly<Record<string, { readonly own: string; readonly foreign: string }>>
interface World {
  readonly limits: Readonly<Record<LimitKind, Limits>>
  readonly schools: Rows
  readonly sales: Rows
  readonly tickets: Rows
}

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = await aWorld(app)
})
afterAll(() => app.close())

let asked = 0
/** Somebody else each time: some endpoints have a limit per member. With every scope, so that only the limits refuse. */
function limited(limits: Limits): Staff {
  asked += 1
  return { kind: 'staff', staffId: `stf${String(asked).padStart(18, '0')}`, scopes: owner.scopes, limits }
}

async function call(limits: Limits, method: string, path: string, body?: unknown) {
  const cookie = await app.cookieOf(limited(limits))
  const reply = await app.inject({ method, url: `/api${path}`, cookie, ...(body === undefined ? {} : { body }) })
  return { status: reply.statusCode, text: reply.body }
}

async function aWorld({ ctx, as, asOwner }: TestApp): Promise<World> {
  const [first, second] = [await someSchool(), await someSchool()]
  const [north, south] = [await someTeam('North', '27'), await someTeam('South', '33')]
  const [mine, theirs] = [await someTicket(north.team), await someTicket(south.team)]
  return {
    limits: {
      schools: { ...NO_LIMITS, schools: [first.school] },
      teams: { ...NO_LIMITS, teams: [north.team] },
      regions: { ...NO_LIMITS, regions: ['27'] },
    },
    schools: {
      'school-papers': { own: first.paper, foreign: second.paper },
      'partner-schools': { own: first.school, foreign: second.school },
      'school-sessions': { own: first.session, foreign: second.session },
      'school-pupils': { own: first.pupil, foreign: second.pupil },
    },
    sales: {
      leads: { own: north.lead, foreign: south.lead },
      'sales-agents': { own: north.agent, foreign: south.agent },
      'ceiling-changes': { own: north.change, foreign: south.change },
    },
    tickets: { tickets: { own: mine, foreign: theirs } },
  }

  async function someSchool() {
    const { paperId } = await aTestPaper(ctx, { kind: 'IN_SCHOOL' })
    const session = await aSchoolSession(ctx, { paperId })
    await as(visitor).inschool.join({ code: session.code as never, name: 'Asha', className: '8B', roll: '1' })
    const { data } = await as(owner).staffPupils.list({ sessionId: session.id as never })
    return { paper: paperId, school: session.schoolId, session: session.id, pupil: data[0]?.id ?? '' }
  }

  async function someTeam(name: string, state: string) {
    const { bundle, plan } = await aSellablePlan(ctx)
    const agent = await anAgent(ctx)
    const { id: team } = await as(owner).staffTeams.create({ name, members: [] })
    await asOwner(`update staff.team set members = '{${agent.staffId}}' where id = '${team}'`)
    const lead = await aLead(ctx, { agentId: agent.id, phone: '9711111111', bundleId: bundle.id, planId: plan.id })
    await asOwner(`update sales.lead set state_code = '${state}' where id = '${lead}'`)
    const asked = { agentId: agent.id, ceilingPercent: 20, reason: 'She has sold well for a year.' }
    const { id: change } = await as(owner).staffCeilingChanges.create(asked)
    return { team, agent: agent.id, lead, change }
  }

  async function someTicket(teamId: string) {
    const { client } = await peopleOf(app).logIn()
    const { id } = await client.tickets.openTicket({ category: 'PAYMENT', subject: 'Paid twice', text: 'I paid twice.', files: [] })
    await as(owner).staffTickets.bulk({ ids: [id], change: { teamId } })
    return id
  } // prettier-ignore
}

const cases = Object.entries(LIMITED_FEATURES).flatMap(([feature, kinds]) =>
  (Object.keys(kinds) as LimitKind[]).map((kind) => ({ feature: feature as 'schools' | 'sales' | 'tickets', kind })),
)

/** Advisers are of no state, and papers of no school. */
const isForAll = (resource: string, kind: LimitKind) =>
  (['sales-agents', 'ceiling-changes'].includes(resource) && kind === 'regions') || resource === 'school-papers'
const resourceAt = (path: string) => path.match(/^\/staff\/([\w-]+)/)?.[1] ?? ''

/** A body that the contract takes, for each call with an id that is no resource's own. */
const BODIES: Readonly<Record<string, object>> = {
  enterSheets: { rows: [{ row: 2, cells: { class: '8B', roll: '2', name: 'Anil' } }] },
  liftLocks: {},
  freePlace: { reason: 'Somebody else took this place.' },
  sendOffer: { channel: 'NONE' },
  revealPhone: { reason: 'The family asked us to ring back.' },
  decideCeilingChange: { isApproved: true },
  closeLead: { reason: 'Bought elsewhere.' },
  readTicket: {},
  answerTicket: { text: 'We are looking into it.' },
  takeTicket: { isTaken: true },
  giveTicket: { assignee: null, reason: 'She is on leave this week.' },
  sortTicket: { category: 'CLASS' },
  raiseTicket: { reason: 'The family has waited for a week.' },
}

describe.each(cases)('of $feature, somebody who is limited by $kind', ({ feature, kind }) => {
  const resources = ofFeature(feature).flatMap(({ name, spec }) => (name === 'list' && spec ? [spec] : []))

  it('has a row and a foreign row of every resource in this test', () => {
    expect(resources.map(({ name }) => name).toSorted()).toEqual(Object.keys(world[feature]).toSorted())
  })

  it.each(resources)('finds only own $name: by list, search, id, count, sum and export', async ({ name, isPersonal }) => {
    const { own = '', foreign = '' } = world[feature][name] ?? {}
    const limits = world.limits[kind]
    const ids = async (query: string) => idsIn((await call(limits, 'GET', `/staff/${name}?${query}`)).text)
    const expected = isForAll(name, kind) ? [own, foreign].toSorted() : [own]
    const hidden = isForAll(name, kind) ? [foreign] : []
    expect((await ids('')).toSorted()).toEqual(expected)
    expect(await ids(`ids=${foreign}`)).toEqual(hidden)
    expect(await ids(`q=${foreign}`)).toEqual(hidden)
    expect(await ids(`q=${own}`)).toEqual([own])
    expect(JSON.parse((await call(limits, 'GET', `/staff/${name}?size=0`)).text)).toMatchObject({ total: expected.length })
    expect((await call(limits, 'GET', `/staff/${name}/${own}`)).status).toBe(200)
    expect((await call(limits, 'GET', `/staff/${name}/${foreign}`)).status).toBe(hidden.length > 0 ? 200 : 404)
    const reason = isPersonal ? { reason: 'For the weekly review of work.' } : {}
    const sheet = await call(limits, 'POST', `/staff/${name}/export`, reason)
    expect([sheet.status, idsIn(sheet.text).toSorted()]).toEqual([200, expected])
  }) // prettier-ignore

  it('is refused at every call about a foreign row', async () => {
    const about = ofFeature(feature).filter(({ endpoint, name, spec }) => /^\/staff\/[\w-]+\/:id/.test(endpoint.path) && !(spec && name === 'one') && !isForAll(resourceAt(endpoint.path), kind)) // prettier-ignore
    const wrong: string[] = []
    for (const { name, endpoint, spec } of about) {
      const { foreign = '' } = world[feature][resourceAt(endpoint.path)] ?? {}
      const body = spec ? await unchanged(endpoint.path, foreign) : BODIES[name]
      const { method } = endpoint
      const { status, text } = await call(world.limits[kind], method, endpoint.path.replace(':id', foreign), method === 'GET' ? undefined : body) // prettier-ignore
      if (status !== 404 && status !== 403) wrong.push(`${method} ${endpoint.path}: ${status} ${text}`)
    }
    expect(about.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })
})

it('somebody who is limited to a school plans a test there with a paper whose questions they cannot open', async () => {
  const { schools, limits } = world
  const paperId = schools['school-papers']?.own ?? ''
  const names = JSON.parse((await call(limits.schools, 'GET', '/staff/school-papers?status=PUBLISHED')).text) as { data: object[] }
  expect(names.data).toContainEqual(expect.objectContaining({ id: paperId, status: 'PUBLISHED' }))
  expect(Object.keys(names.data[0] ?? {}).toSorted()).toEqual(['id', 'status', 'title', 'updatedAt', 'version'])
  for (const path of [`/staff/papers/${paperId}`, `/staff/papers/${paperId}/preview`])
    expect((await call(limits.schools, 'GET', path)).status).toBe(403)
  const opensAt = app.now()
  const session = { schoolId: schools['partner-schools']?.own, paperId, opensAt, closesAt: opensAt + DAY, pin: '1234' }
  expect((await call(limits.schools, 'POST', '/staff/school-sessions', session)).status).toBe(200)
}) // prettier-ignore

it('every resource of a feature that can be limited says how it is narrowed, and every other call is about one of its records', () => {
  const narrowed = new Set(operations.flatMap(({ endpoint, isNarrowed }) => (isNarrowed ? [endpoint.path] : [])))
  const open = Object.keys(LIMITED_FEATURES).flatMap((feature) =>
    ofFeature(feature).flatMap(({ endpoint: { path } }) => {
      const [record = ''] = path.match(/^\/staff\/[\w-]+\/:id(?=\/)/) ?? []
      return narrowed.has(path) || narrowed.has(record) ? [] : [path]
    }),
  )
  expect(open).toEqual([])
})

it.each(['catalogue', 'plans', 'teams'])('%s, which every limited member may look at, holds nothing about a family', (feature) => {
  const PERSONAL = /^(accountId|learnerId|householdId|phone|email|learnerName|orderId|studentName)$/
  const specs = ofFeature(feature).flatMap(({ name, spec }) => (name === 'list' && spec ? [spec] : []))
  expect(specs.flatMap(({ name, isPersonal, record }) => (isPersonal || Object.keys(record.shape).some((field) => PERSONAL.test(field)) ? [name] : []))).toEqual([])
}) // prettier-ignore

it.each(['schools', 'teams', 'regions'] as const)(
  'somebody with every scope who is limited by %s is refused at every call of every other feature',
  async (kind) => {
    const limits = world.limits[kind]
    const refused = readOperations().filter(({ access }) => access.startsWith('staff:') && !isWithin(limits, access.slice('staff:'.length))) // prettier-ignore
    const cookie = await app.cookieOf(limited(limits))
    const wrong: string[] = []
    for (const { method, path } of refused) {
      const url = `/api${path.replace(/\{\w+\}/g, 'nobody')}`
      const { statusCode } = await app.inject({ method, url, cookie, ...(method === 'GET' ? {} : { body: {} }) })
      if (statusCode !== 403 && statusCode !== 429) wrong.push(`${method} ${path}: ${statusCode}`)
    }
    expect(refused.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  },
)

it('the first page of a limited member has no queue of a closed feature, and counts no foreign rows', async () => {
  const { text } = await call(world.limits.teams, 'GET', '/staff/waiting')
  const queues = JSON.parse(text) as { label: string; resource: string; weekAgo: unknown }[]
  const closed = queues.filter(({ resource }) => !endpoints.some(({ endpoint }) => endpoint.path === `/staff/${resource}` && isWithin(world.limits.teams, endpoint.access.slice('staff:'.length)))) // prettier-ignore
  expect(closed).toEqual([])
  expect(queues.map(({ label }) => label)).toContain('Questions to answer')
  expect(queues.filter(({ weekAgo }) => weekAgo !== null)).toEqual([])
  const open = await call(world.limits.teams, 'GET', '/staff/tickets?status=OPEN&size=0')
  expect(JSON.parse(open.text)).toMatchObject({ total: 1 })
})

/** The fields of a form that is saved as it was opened, by somebody who may see it. */
async function unchanged(path: string, id: string): Promise<object> {
  const cookie = await app.cookieOf(owner)
  const reply = await app.inject({ url: `/api${path.replace(':id', id)}`, cookie })
  return { ...reply.json<object>(), reason: 'A correction.' }
}

function idsIn(text: string): string[] {
  const { data } = JSON.parse(text) as { readonly data: readonly { readonly id: string }[] }
  return data.map(({ id }) => id)
}
