// No owner can become the only member who approves: another one always stays.
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aMember, type AMember } from './factory.ts'
import { removeOwner } from './remove-owner.ts'

const app = await startTestApp()
afterAll(() => app.close())

const NEEDS_ANOTHER = { code: 'LAST_OTHER_OWNER', status: 403 }
const asOwner = ({ id }: AMember) => app.as(clerk(id, ...owner.scopes))

let leela: AMember
let anil: AMember
beforeEach(async () => {
  await app.asOwner('update staff.member set is_active = false')
  leela = await aMember(app.ctx, { name: 'Leela Menon' })
  anil = await aMember(app.ctx, { name: 'Anil Rao' })
})

async function change(by: AMember, member: AMember, but: object) {
  const { staffMembers } = asOwner(by)
  const { name, roles, isReadOnly, isActive, version } = await staffMembers.one({ id: member.id })
  return staffMembers.update({ name, roles, isReadOnly, isActive, ...but, id: member.id, version })
}

it.each([
  ['deactivated', { isActive: false }],
  ['made to read only', { isReadOnly: true }],
  ['given another role', { roles: ['support'] }],
])('the only other owner cannot be %s', async (_, but) => {
  await expect(change(leela, anil, but)).rejects.toMatchObject(NEEDS_ANOTHER)
  expect(await asOwner(leela).staffMembers.one({ id: anil.id })).toMatchObject({ isActive: true, isReadOnly: false, roles: ['owner'] }) // prettier-ignore
})

it('an owner whose permissions wait for approval counts for nothing, and one whose invitation is open', async () => {
  await asOwner(leela).staffMembers.create({ email: `clara${leela.id}@example.in`, name: 'Clara Dias', roles: ['owner'], isReadOnly: false, isActive: true }) // prettier-ignore
  const support = await aMember(app.ctx, { roles: ['support'] })
  await change(leela, support, { roles: ['owner'] })
  await expect(change(leela, anil, { isActive: false })).rejects.toMatchObject(NEEDS_ANOTHER)
})

it('of two others one may be removed, also when both removals come at once', async () => {
  const clara = await aMember(app.ctx, { name: 'Clara Dias' })
  const both = await Promise.allSettled([anil, clara].map((each) => change(leela, each, { isActive: false })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: NEEDS_ANOTHER })
})

it('the role that lets the only other member approve cannot be taken back', async () => {
  await app.asOwner(`update staff.member set roles = '{people-desk}' where id = '${anil.id}'`)
  const { staffRoles } = asOwner(leela)
  await app.asOwner(
    `insert into staff.role (key, name, grants) values ('people-desk', 'People', '{"people": "approve"}')`,
  )
  const { version } = await staffRoles.one({ id: 'people-desk' })
  const less = { id: 'people-desk', name: 'People', grants: { people: 'edit' } as const, version }
  await expect(staffRoles.update(less)).rejects.toMatchObject(NEEDS_ANOTHER)
  await aMember(app.ctx)
  await staffRoles.update(less)
})

it('the person who runs the server removes the other owner, in the audit and with all sessions', async () => {
  const desk = app.browser(clerk(anil.id, ...owner.scopes))
  await desk.client.staffMembers.list({})
  expect(await removeOwner(app.ctx, anil.email.toUpperCase())).toBe('REMOVED')
  await expect(desk.client.staffMembers.list({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  expect(await asOwner(leela).staffMembers.one({ id: anil.id })).toMatchObject({ isActive: false })
  const { data } = await asOwner(leela).staffAudit.list({ subject: `members/${anil.id}` })
  expect(data).toMatchObject([{ action: 'members.remove-owner', actorKind: 'visitor' }])
  expect(await removeOwner(app.ctx, 'nobody@example.in')).toBe('NO_SUCH_OWNER')
  expect(await removeOwner(app.ctx, leela.email)).toBe('LAST_OWNER')
})
