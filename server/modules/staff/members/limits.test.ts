// Limits of a member of staff: given, widened, narrowed, and what becomes of the sessions.
import { afterAll, describe, expect, it } from 'vitest'
import { SECOND } from '#core/kernel/time.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { aLead, anAgent } from '#server/modules/sales/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aMember, type AMember } from '../factory.ts'
import { codeAt } from '../login/authenticator.ts'

const app = await startTestApp()
afterAll(() => app.close())

const boss = await aMember(app.ctx, { name: 'Leela Menon' })
const second = await aMember(app.ctx, { name: 'Anil Rao' })
const as = ({ id }: AMember) => app.as(clerk(id, ...owner.scopes))
const { bundle, plan } = await aSellablePlan(app.ctx)

let networks = 0
/** In a new browser, half a minute after the last code. */
async function logIn(member: AMember) {
  app.moveClock(30 * SECOND)
  networks += 1
  const { client } = app.browser(visitor, `10.8.${networks}.1`)
  const given = { email: member.email, password: member.password, code: codeAt(member.secret, app.now()) }
  const { scopes } = await client.staffLogin.logIn(given)
  return { client, scopes }
}

async function change(member: AMember, but: object) {
  const { staffMembers } = as(boss)
  const { name, roles, isReadOnly, isActive, version } = await staffMembers.one({ id: member.id })
  return staffMembers.update({ name, roles, isReadOnly, isActive, ...but, id: member.id, version })
}

let teams = 0
/** A team of one adviser, who has one lead. */
async function aTeam() {
  teams += 1
  const adviser = await aMember(app.ctx, { roles: ['sales-adviser'] })
  const agent = await anAgent(app.ctx, { staffId: adviser.id })
  const lead = await aLead(app.ctx, { agentId: agent.id, phone: '9711111111', bundleId: bundle.id, planId: plan.id })
  const { id } = await as(boss).staffTeams.create({ name: `Team ${teams}`, members: [adviser.id] })
  return { id, adviser, lead }
}

const leadsOf = async ({ client }: Awaited<ReturnType<typeof logIn>>) =>
  (await client.staffLeads.list({})).data.map(({ id }) => id)

describe('a head of sales who is limited to a team', () => {
  it('has the sales of the team, looks at the catalogue, and has nothing else of the role', async () => {
    const north = await aTeam()
    await aTeam()
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    const open = await logIn(head)
    expect(await leadsOf(open)).toHaveLength(2)
    expect(await change(head, { teams: [north.id] })).toMatchObject({ teams: [north.id], status: 'APPROVED' })
    await expect(open.client.staffLeads.list({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const desk = await logIn(head)
    expect(desk.scopes).toEqual(['catalogue.view', 'plans.view', 'sales.view', 'sales.edit', 'sales.approve', 'teams.view'])
    expect(await leadsOf(desk)).toEqual([north.lead])
    await expect(desk.client.staffOrders.list({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { data } = await as(boss).staffAudit.list({ subject: `members/${head.id}`, action: 'members.update' })
    expect(data).toMatchObject([{ before: { teams: [] }, after: { teams: [north.id] } }])
  })

  it('gives no lead to another team, and adds none to it', async () => {
    const [north, south] = [await aTeam(), await aTeam()]
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    await change(head, { teams: [north.id] })
    const { client } = await logIn(head)
    const { agentId: foreign } = await as(boss).staffLeads.one({ id: south.lead })
    const { agentId, studentName, lang, bundleId, planId, batchId, discount, note, version } = await client.staffLeads.one({ id: north.lead })
    const draft = { studentName, lang, bundleId, planId, batchId, discount, note } as const
    const moved = client.staffLeads.update({ ...draft, id: north.lead, version, agentId: foreign })
    await expect(moved).rejects.toMatchObject({ code: 'OUTSIDE_YOUR_LIMITS', status: 403 })
    const added = client.staffLeads.create({ ...draft, agentId: foreign, phone: '9722222222' })
    await expect(added).rejects.toMatchObject({ code: 'OUTSIDE_YOUR_LIMITS' })
    expect(await as(boss).staffLeads.one({ id: north.lead })).toMatchObject({ agentId })
  })

  it('has the leads of a new colleague from the next call, whose approval waits for a second person', async () => {
    const [north, south] = [await aTeam(), await aTeam()]
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    await change(head, { teams: [north.id] })
    const { staffTeams } = as(boss)
    const { version, name } = await staffTeams.one({ id: north.id })
    const members = [north.adviser.id, south.adviser.id]
    const grown = await staffTeams.update({ id: north.id, version, name, members })
    const desk = await logIn(head)
    expect(desk.scopes).not.toContain('sales.approve')
    const waiting = await as(second).staffMembers.one({ id: head.id })
    expect(waiting).toMatchObject({ status: 'WAITING', withheldScopes: ['sales.approve'], askedBy: [boss.id] })
    await as(second).staffApproval.decideScopes({ id: head.id, isApproved: true, version: waiting.version })
    const later = await logIn(head)
    expect((await leadsOf(later)).toSorted()).toEqual([north.lead, south.lead].toSorted())
    await staffTeams.update({ id: north.id, version: grown.version, name, members: [north.adviser.id] })
    expect(await leadsOf(later)).toEqual([north.lead])
  })
}) // prettier-ignore

describe('limits', () => {
  it('that are widened or taken away withhold every permission to approve, and narrower ones none', async () => {
    const [north, south] = [await aTeam(), await aTeam()]
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    expect(await change(head, { teams: [north.id, south.id] })).toMatchObject({ withheldScopes: [] })
    expect(await change(head, { teams: [north.id], regions: ['27'] })).toMatchObject({ withheldScopes: [] })
    expect(await change(head, { teams: [north.id], regions: ['27', '30'] })).toMatchObject({ status: 'WAITING', withheldScopes: ['sales.approve'] })
    expect(await change(head, { teams: [], regions: [] })).toMatchObject({ status: 'WAITING', withheldScopes: ['sales.approve'] })
  })

  it('stay when a form does not send them', async () => {
    const north = await aTeam()
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    await change(head, { teams: [north.id], regions: ['27'] })
    expect(await change(head, { name: 'Meera Nair' })).toMatchObject({ teams: [north.id], regions: ['27'], withheldScopes: [] })
  })

  it('name schools, teams and states that exist', async () => {
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    for (const wrong of [{ teams: ['tea000000000000000099'] }, { schools: ['nowhere'] }, { regions: ['99'] }])
      await expect(change(head, wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('leave nobody as an owner who approves, when the last other owner is limited', async () => {
    const north = await aTeam()
    await expect(change(second, { teams: [north.id] })).rejects.toMatchObject({ code: 'LAST_OTHER_OWNER' })
  })

  it('are found in the list of staff', async () => {
    const north = await aTeam()
    const head = await aMember(app.ctx, { roles: ['sales-head'] })
    await change(head, { teams: [north.id] })
    const { staffMembers } = as(boss)
    expect((await staffMembers.list({ team: north.id })).data.map(({ id }) => id)).toEqual([head.id])
    expect((await staffMembers.list({ isLimited: true, ids: [head.id, boss.id] })).data.map(({ id }) => id)).toEqual([head.id])
  })
}) // prettier-ignore

it('a new lead has the state of the household with its number, and a limited member sees leads of the states only', async () => {
  const north = await aTeam()
  const { agentId } = await as(boss).staffLeads.one({ id: north.lead })
  const head = await aMember(app.ctx, { roles: ['sales-head'] })
  await change(head, { regions: ['27'] })
  const draft = { agentId, studentName: 'Asha', lang: 'en' as const, bundleId: bundle.id as never, planId: plan.id as never, batchId: null, discount: 0 as never, note: '' } // prettier-ignore
  const { client } = await logIn(head)
  await expect(client.staffLeads.create({ ...draft, phone: '9733333333' })).rejects.toMatchObject({ code: 'OUTSIDE_YOUR_LIMITS' }) // prettier-ignore
  const { id } = await client.staffLeads.create({ ...draft, phone: '9733333333', stateCode: '27' })
  await as(boss).staffLeads.create({ ...draft, phone: '9744444444', stateCode: '33' })
  expect((await client.staffLeads.list({})).data.map((lead) => lead.id)).toEqual([id])
})
