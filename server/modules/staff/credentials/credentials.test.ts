// Lost passwords and authenticators, and help by colleagues.
import { afterAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aMember, type AMember } from '../factory.ts'
import { codeAt } from '../login/authenticator.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** A code is taken once: the next one comes half a minute later. */
function codeOf({ secret }: AMember): string {
  app.moveClock(30 * SECOND)
  return codeAt(secret, app.now())
}

let networks = 0
function newBrowser() {
  networks += 1
  return app.browser(visitor, `10.8.${networks >> 8}.${networks & 255}`).client
}

async function loggedIn(member: AMember) {
  const client = newBrowser()
  await client.staffLogin.logIn({ email: member.email, password: member.password, code: codeOf(member) })
  return client
}

async function linkTo(email: string): Promise<string> {
  await app.runJobs()
  const [mail] = await app.sandbox.outbox(email)
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link and a code, once, and every earlier session ends', async () => {
    const member = await aMember(app.ctx)
    const before = await loggedIn(member)
    const { email } = member
    await newBrowser().staffCredentials.forgetPassword({ email: email.toUpperCase() })
    const token = await linkTo(email)
    const given = { token, password: 'another long password' }
    const wrong = newBrowser().staffCredentials.resetPassword({ ...given, code: '000000' })
    await expect(wrong).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
    const me = await newBrowser().staffCredentials.resetPassword({ ...given, code: codeOf(member) })
    expect(me).toMatchObject({ staffId: member.id })
    await expect(before.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const again = newBrowser().staffCredentials.resetPassword({ ...given, code: codeOf(member) })
    await expect(again).rejects.toMatchObject({ code: 'INVITATION_OVER' })
    await expect(loggedIn(member)).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
    await expect(loggedIn({ ...member, password: given.password })).resolves.toBeDefined()
  })

  it('has a link that ends after an hour, and none for an address that nobody has', async () => {
    const member = await aMember(app.ctx)
    await newBrowser().staffCredentials.forgetPassword({ email: member.email })
    const token = await linkTo(member.email)
    app.moveClock(HOUR + MINUTE)
    const late = newBrowser().staffCredentials.resetPassword({ token, password: 'another long password', code: codeOf(member) }) // prettier-ignore
    await expect(late).rejects.toMatchObject({ code: 'INVITATION_OVER' })
    const nobody = await newBrowser().staffCredentials.forgetPassword({ email: 'nobody@kandil.example' })
    expect(nobody).toEqual({ isDone: true })
    expect(await linkTo('nobody@kandil.example')).toBe('')
  })
})

it('each recovery code logs in once, and new codes end the old ones', async () => {
  const member = await aMember(app.ctx)
  const client = await loggedIn(member)
  const wrong = client.staffCredentials.makeRecoveryCodes({ code: '000000' })
  await expect(wrong).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
  const { codes } = await client.staffCredentials.makeRecoveryCodes({ code: codeOf(member) })
  expect(new Set(codes).size).toBe(10)
  const logIn = (code = '') => newBrowser().staffLogin.logIn({ email: member.email, password: member.password, code })
  await expect(logIn(codes[0]?.toUpperCase())).resolves.toMatchObject({ staffId: member.id })
  await expect(logIn(codes[0])).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
  expect(await client.staffCredentials.countRecoveryCodes({})).toEqual({ left: 9 })
  await client.staffCredentials.makeRecoveryCodes({ code: codeOf(member) })
  await expect(logIn(codes[1])).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
})

it('a member sees the own browsers, and ends all others', async () => {
  const member = await aMember(app.ctx)
  const [here, there] = [await loggedIn(member), await loggedIn(member)]
  expect((await here.staffCredentials.listSessions({})).map(({ isThisOne }) => isThisOne).toSorted()).toEqual([false, true]) // prettier-ignore
  await here.staffCredentials.endOtherSessions({})
  await expect(there.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  expect(await here.staffCredentials.listSessions({})).toHaveLength(1)
})

describe('a colleague', () => {
  const boss = clerk('stf200000000000000001', ...owner.scopes)
  const reason = 'The phone with the authenticator was stolen.'

  it('is invited again as long as there is no login', async () => {
    const email = 'late@kandil.example'
    const teacher = { roles: ['support'], isReadOnly: false, isActive: true, teacherId: null }
    const { id } = await app.as(boss).staffMembers.create({ email, name: 'Nita Rao', ...teacher })
    const first = await linkTo(email)
    await app.as(boss).staffMemberActions.inviteAgain({ id })
    const second = await linkTo(email)
    expect(second).not.toBe(first)
    const over = newBrowser().staffLogin.openInvitation({ token: first })
    await expect(over).rejects.toMatchObject({ code: 'INVITATION_OVER' })
    await expect(newBrowser().staffLogin.openInvitation({ token: second })).resolves.toMatchObject({ email })
    const member = await aMember(app.ctx)
    const known = app.as(boss).staffMemberActions.inviteAgain({ id: member.id })
    await expect(known).rejects.toMatchObject({ code: 'HAS_A_LOGIN' })
  })

  it('begins anew after a reset: neither the old code nor the old session is taken', async () => {
    await aMember(app.ctx)
    const member = await aMember(app.ctx, { roles: ['support'] })
    const session = await loggedIn(member)
    await app.as(boss).staffMemberActions.resetLogin({ id: member.id, reason })
    await expect(session.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(loggedIn(member)).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
    const { secret } = await newBrowser().staffLogin.openInvitation({ token: await linkTo(member.email) })
    expect(secret).not.toBe(member.secret)
  })

  it('resets no own login, and is reviewed by another each ninety days', async () => {
    const member = await aMember(app.ctx)
    const self = app.as(clerk(member.id, ...owner.scopes))
    const own = self.staffMemberActions.resetLogin({ id: member.id, reason })
    await expect(own).rejects.toMatchObject({ code: 'OWN_ROLES' })
    await expect(self.staffMemberActions.review({ id: member.id })).rejects.toMatchObject({ code: 'OWN_ROLES' })
    app.moveClock(91 * DAY)
    const later = app.as(clerk('stf200000000000000002', ...owner.scopes))
    const due = async () => (await later.staffMembers.list({ isReviewDue: true, size: 100 })).data.map(({ id }) => id)
    expect(await due()).toContain(member.id)
    await later.staffMemberActions.review({ id: member.id })
    expect(await due()).not.toContain(member.id)
  })

  it('is logged out in one browser only, which another finds by its last use (H17)', async () => {
    const member = await aMember(app.ctx)
    const [first, second] = [await loggedIn(member), await loggedIn(member)]
    const later = app.as(clerk('stf200000000000000004', ...owner.scopes))
    const { id } = member
    const [last, ...others] = await later.staffMemberActions.listMemberSessions({ id })
    expect(others).toHaveLength(1)
    const other = await aMember(app.ctx)
    const foreign = later.staffMemberActions.endMemberSession({ id: other.id, sessionId: last?.id ?? '', reason })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await later.staffMemberActions.endMemberSession({ id, sessionId: last?.id ?? '', reason })
    expect(await later.staffMemberActions.listMemberSessions({ id })).toEqual(others)
    const states = await Promise.allSettled([first, second].map((each) => each.staffLogin.getMe({})))
    expect(states.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const viewer = app.as(clerk('stf200000000000000005', 'people.view'))
    await expect(viewer.staffMemberActions.listMemberSessions({ id })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
    const { data } = await later.staffAudit.list({ subject: `members/${id}`, action: 'members.logout' })
    expect(data).toMatchObject([{ reason }])
  })

  it('is logged out by another', async () => {
    const member = await aMember(app.ctx)
    const session = await loggedIn(member)
    const later = app.as(clerk('stf200000000000000003', ...owner.scopes))
    await later.staffMemberActions.endSessions({ id: member.id, reason })
    await expect(session.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const unknown = later.staffMemberActions.endSessions({ id: 'stf200000000000000009', reason })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})
