// Permissions to approve count once a second owner has approved them, or a day later where there is no second owner.
import { afterAll, describe, expect, it } from 'vitest'
import { DAY, later, SECOND } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { codeAt } from '../login/authenticator.ts'
import { aMember, type AMember } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const first = await aMember(app.ctx, { name: 'Leela Menon' })
const support = { isReadOnly: false, isActive: true, roles: ['support'] }
const finance = { ...support, roles: ['finance'] }
const approvals = ['plans.approve', 'coupons.approve', 'refunds.approve']

let networks = 0

/** In a new browser, half a minute after the last code. */
async function logIn(member: AMember) {
  app.moveClock(30 * SECOND)
  networks += 1
  const { client } = app.browser(visitor, `10.7.${networks}.1`)
  const given = { email: member.email, password: member.password, code: codeAt(member.secret, app.now()) }
  const { scopes } = await client.staffLogin.logIn(given)
  return { client, scopes }
}

const asOwner = async (member: AMember) => (await logIn(member)).client
const scopesOf = async (member: AMember) => (await logIn(member)).scopes
const approvalsOf = async (member: AMember) => (await scopesOf(member)).filter((scope) => scope.endsWith('.approve'))

async function promote(by: AMember, member: AMember, what: object = finance) {
  const { staffMembers } = await asOwner(by)
  const { name, version } = await staffMembers.one({ id: member.id })
  return staffMembers.update({ ...finance, ...what, name, id: member.id, version })
}

async function mailsTo({ email }: Pick<AMember, 'email'>) {
  await app.runJobs()
  return (await app.sandbox.outbox(email)) as { subject: string; text: string }[]
}

describe('a permission to approve', () => {
  it('counts 24 hours later where there is one owner, who is mailed at once', async () => {
    const clara = await aMember(app.ctx, { name: 'Clara Dias', roles: ['support'] })
    const promoted = await promote(first, clara)
    const countsFrom = later(app.now(), DAY)
    expect(promoted).toMatchObject({ status: 'WAITING', withheldScopes: approvals, askedBy: [first.id], countsFrom })
    expect((await mailsTo(first))[0]?.text).toContain('Leela Menon gave Clara Dias')
    const scopes = await scopesOf(clara)
    expect(scopes).toContain('refunds.edit')
    expect(scopes).not.toContain('refunds.approve')
    app.moveClock(DAY)
    expect(await approvalsOf(clara)).toEqual(approvals)
    expect(await (await asOwner(first)).staffMembers.one({ id: clara.id })).toMatchObject({ status: 'APPROVED', withheldScopes: [] }) // prettier-ignore
  })

  it('waits for the second owner where there is one, however long, and both are mailed', async () => {
    const second = await aMember(app.ctx, { name: 'Anil Rao' })
    const dev = await aMember(app.ctx, { name: 'Dev Shah', roles: ['support'] })
    const { version, countsFrom } = await promote(first, dev)
    expect(countsFrom).toBeNull()
    for (const each of [first, second]) expect((await mailsTo(each))[0]?.text).toContain('Leela Menon gave Dev Shah')
    app.moveClock(2 * DAY)
    expect(await approvalsOf(dev)).toEqual([])
    const decision = { id: dev.id, isApproved: true }
    const stale = (await asOwner(second)).staffApproval.decideScopes({ ...decision, version })
    await expect(stale).rejects.toMatchObject({ code: 'STALE_VERSION' }) // The log-in has changed the row.
    const now = await (await asOwner(second)).staffMembers.one({ id: dev.id })
    const own = (await asOwner(first)).staffApproval.decideScopes({ ...decision, version: now.version })
    await expect(own).rejects.toMatchObject({ code: 'OWN_APPROVAL' })
    const self = app
      .as(clerk(dev.id, ...owner.scopes))
      .staffApproval.decideScopes({ ...decision, version: now.version })
    await expect(self).rejects.toMatchObject({ code: 'OWN_APPROVAL' })
    expect((await (await asOwner(second)).staffMembers.list({ isWaiting: true })).data.map(({ id }) => id)).toEqual([
      dev.id,
    ])
    expect(await (await asOwner(second)).staffApproval.decideScopes({ ...decision, version: now.version })).toEqual({ status: 'APPROVED' }) // prettier-ignore
    expect(await approvalsOf(dev)).toEqual(approvals)
    const again = await (await asOwner(second)).staffMembers.one({ id: dev.id })
    const twice = (await asOwner(second)).staffApproval.decideScopes({ ...decision, version: again.version })
    await expect(twice).rejects.toMatchObject({ code: 'NOTHING_TO_APPROVE' })
  })

  it('stays withheld once it is refused, also when the member is saved again', async () => {
    const second = await aMember(app.ctx)
    const esha = await aMember(app.ctx, { name: 'Esha Roy', roles: ['support'] })
    const { version } = await promote(first, esha)
    const decision = { id: esha.id, isApproved: false, version }
    expect(await (await asOwner(second)).staffApproval.decideScopes(decision)).toEqual({ status: 'REFUSED' })
    expect(await promote(first, esha)).toMatchObject({ status: 'REFUSED', withheldScopes: approvals })
    expect(await approvalsOf(esha)).toEqual([])
    expect(await promote(first, esha, support)).toMatchObject({ status: 'APPROVED', withheldScopes: [] })
    expect(await promote(first, esha)).toMatchObject({ status: 'WAITING', withheldScopes: approvals })
  })

  it('is withheld from a person who is invited, and from one who is made active again', async () => {
    const invited = await (
      await asOwner(first)
    ).staffMembers.create({
      email: 'owner+2@kandil.example',
      name: 'Me too',
      ...finance,
    })
    expect(invited).toMatchObject({ status: 'WAITING', withheldScopes: approvals })
    const gone = await aMember(app.ctx, { roles: ['finance'] })
    await promote(first, gone, { isActive: false })
    expect(await promote(first, gone)).toMatchObject({ status: 'WAITING', withheldScopes: approvals })
  })

  it('is withheld from the holders of a role that is given more, and of a role that comes after them', async () => {
    const [farah, gita] = [
      await aMember(app.ctx, { roles: ['marketing'] }),
      await aMember(app.ctx, { roles: ['later'] }),
    ]
    const roles = (await asOwner(first)).staffRoles
    const { name, grants, version } = await roles.one({ id: 'marketing' })
    await roles.update({ id: 'marketing', name, grants: { ...grants, coupons: 'approve' }, version })
    await roles.create({ key: 'later', name: 'Later', grants: { refunds: 'approve' } })
    expect(await approvalsOf(farah)).toEqual([])
    expect(await scopesOf(farah)).toContain('coupons.edit')
    expect(await approvalsOf(gita)).toEqual([])
    expect(await (await asOwner(first)).staffMembers.one({ id: farah.id })).toMatchObject({
      withheldScopes: ['coupons.approve'],
    })
  })

  it('is not approved by a member whose own permissions wait', async () => {
    const helper = await aMember(app.ctx, { roles: ['support'] })
    await promote(first, helper, { roles: ['owner'] })
    expect(await scopesOf(helper)).not.toContain('people.approve')
  })
})

it('a member does not decide what the person who invited them has asked for, for thirty days', async () => {
  const asker = clerk('stf000000000000000091', ...owner.scopes)
  const { id: staffId } = await app.as(asker).staffMembers.create({
    email: 'newcomer@kandil.example', name: 'Nita', roles: ['operations'], isReadOnly: false, isActive: true, teacherId: null,
  }) // prettier-ignore
  /** Each has a session of its own: a month ends the first. */
  const newcomer = (another: string) => clerk(staffId, 'operations.view', 'operations.approve', another)
  const rule = await app.as(asker).staffFlags.one({ id: 'cardless-emi' })
  const { isOn, environments, roles } = rule
  const reason = 'Half of the families first.'
  const { id } = await app.as(asker).staffFlagChanges.create({ flag: 'cardless-emi', isOn, environments, roles, adminIds: [], percentage: 50, reason }) // prettier-ignore
  const decide = (another: string) =>
    app.as(newcomer(another)).staffFlagActions.decideFlagChange({ id, isApproved: true })
  await expect(decide('orders.view')).rejects.toMatchObject({ code: 'INVITED_BY_ASKER', status: 403 })
  const helper = await aMember(app.ctx, { roles: ['support'] })
  const { name, version } = await app.as(asker).staffMembers.one({ id: helper.id })
  const promoted = await app.as(asker).staffMembers.update({ id: helper.id, ...finance, name, version, reason })
  const approve = app
    .as(clerk(staffId, 'people.view', 'people.approve'))
    .staffApproval.decideScopes({ id: helper.id, version: promoted.version, isApproved: true })
  await expect(approve).rejects.toMatchObject({ code: 'INVITED_BY_ASKER', status: 403 })
  app.moveClock(30 * DAY)
  expect(await decide('plans.view')).toEqual({ status: 'APPROVED' })
})
