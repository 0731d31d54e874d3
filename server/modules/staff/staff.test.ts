import { afterAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE, SECOND } from '#core/kernel/time.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { startTestApp } from '#server/test/app.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { codeAt } from './login/authenticator.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aMember, type AMember } from './factory.ts'

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
  return app.browser(visitor, `10.9.${networks >> 8}.${networks & 255}`)
}

describe('logging in to the console', () => {
  it('needs the password and a code, and opens a session with what the roles let', async () => {
    const member = await aMember(app.ctx, { roles: ['marketing'] })
    const { client } = newBrowser()
    const me = await client.staffLogin.logIn({ email: member.email, password: member.password, code: codeOf(member) })
    expect(me).toMatchObject({ staffId: member.id, email: member.email })
    expect(me.scopes).toEqual([
      'catalogue.view',
      'plans.view',
      'coupons.view',
      'coupons.edit',
      'content.view',
      'content.edit',
      'articles.view',
      'articles.edit',
      'campaigns.view',
      'campaigns.edit',
      'experiments.view',
      'experiments.edit',
      'clickstream.view',
      'webinars.view',
      'webinars.edit',
      'talks.view',
      'talks.edit',
      'library.view',
    ])
    expect(await client.staffLogin.getMe({})).toEqual(me)
    await expect(client.staffMembers.list({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await client.staffLogin.logOut({})).toEqual({ isOut: true })
    await expect(client.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('gives the same answer for every wrong part', async () => {
    const member = await aMember(app.ctx)
    const right = { email: member.email, password: member.password, code: codeOf(member) }
    for (const wrong of [{ password: 'another password' }, { code: '000000' }, { email: 'nobody@kandil.example' }])
      await expect(newBrowser().client.staffLogin.logIn({ ...right, ...wrong })).rejects.toMatchObject({
        code: 'LOGIN_REFUSED',
      })
  })

  it('takes no code twice', async () => {
    const member = await aMember(app.ctx)
    const given = { email: member.email, password: member.password, code: codeOf(member) }
    const both = await Promise.allSettled([
      newBrowser().client.staffLogin.logIn(given),
      newBrowser().client.staffLogin.logIn(given),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  const logIn = (
    from: ReturnType<typeof newBrowser>,
    member: AMember,
    but: { password?: string; code?: string } = {},
  ) => from.client.staffLogin.logIn({ email: member.email, password: member.password, code: codeOf(member), ...but })

  async function guess(member: AMember, address: string, tries = 5) {
    for (let i = 0; i < tries; i += 1)
      await expect(logIn(app.browser(visitor, address), member, { password: 'not it' })).rejects.toMatchObject({
        code: 'LOGIN_REFUSED',
      })
  }

  it('is closed to a network for a quarter of an hour after five tries from it', async () => {
    const member = await aMember(app.ctx)
    await guess(member, '203.0.113.7')
    const neighbour = app.browser(visitor, '203.0.113.8')
    await expect(logIn(neighbour, member)).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    app.moveClock(16 * MINUTE)
    await expect(logIn(neighbour, member)).resolves.toBeDefined()
  })

  it('is open to the right password, however often strangers have tried elsewhere', async () => {
    const member = await aMember(app.ctx)
    for (let network = 0; network < 5; network += 1) await guess(member, `198.51.${network}.1`)
    await expect(logIn(app.browser(visitor, '192.0.2.1'), member)).resolves.toBeDefined()
  })

  it('stays open in a known browser while others of the same network try wrong passwords', async () => {
    const member = await aMember(app.ctx)
    const own = app.browser(visitor, '203.0.114.1')
    await logIn(own, member)
    await own.client.staffLogin.logOut({})
    // The first log-in of its own was one of the network's five.
    await guess(member, '203.0.114.2', 4)
    await expect(logIn(app.browser(visitor, '203.0.114.2'), member)).rejects.toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
    })
    await expect(logIn(own, member)).resolves.toBeDefined()
    await own.client.staffLogin.logOut({})
    for (let i = 0; i < 4; i += 1)
      await expect(logIn(own, member, { password: 'not it' })).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
    await expect(logIn(own, member)).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
  })
})

describe('logging in to teach', () => {
  it('opens the classes of the teacher whom the member is, and nothing of the console', async () => {
    const teacher = await aTeacher(app.ctx)
    const member = await aMember(app.ctx, { teacherId: teacher.id })
    const { client } = newBrowser()
    const given = { email: member.email, password: member.password }
    await expect(client.staffTeaching.logInToTeach({ ...given, code: '000000' })).rejects.toMatchObject({
      code: 'LOGIN_REFUSED',
    })
    const me = await client.staffTeaching.logInToTeach({ ...given, code: codeOf(member) })
    expect(me).toMatchObject({ teacherId: teacher.id })
    await expect(client.staffMembers.list({})).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await client.staffTeaching.logOutOfTeaching({})).toEqual({ isOut: true })
  })

  it('is refused to a member who is no teacher', async () => {
    const member = await aMember(app.ctx)
    const given = { email: member.email, password: member.password, code: codeOf(member) }
    await expect(newBrowser().client.staffTeaching.logInToTeach(given)).rejects.toMatchObject({ code: 'NO_TEACHER' })
  })

  it('belongs to one member: nobody else can be made the same teacher', async () => {
    const teacher = await aTeacher(app.ctx)
    await aMember(app.ctx, { teacherId: teacher.id })
    const other = { ...draft, email: 'second@kandil.example', teacherId: teacher.id }
    await expect(app.as(owner).staffMembers.create(other)).rejects.toMatchObject({ code: 'TEACHER_IS_TAKEN' })
  })
})

const draft = { name: 'Ravi Iyer', roles: ['support'], isReadOnly: false, isActive: true }

async function invite(email: string) {
  const made = await app.as(owner).staffMembers.create({ email, ...draft })
  await app.runJobs()
  const [mail] = (await app.sandbox.outbox(email)) as { text: string }[]
  const token = /invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  return { made, token }
}

describe('members of staff', () => {
  it('are invited by mail, once, and choose their own password and authenticator', async () => {
    const { made, token } = await invite('ravi@kandil.example')
    const { client } = newBrowser()
    const opened = await client.staffLogin.openInvitation({ token })
    expect(opened).toMatchObject({ email: 'ravi@kandil.example', name: 'Ravi Iyer' })
    const password = 'correct horse battery'
    await expect(client.staffLogin.acceptInvitation({ token, password, code: '000000' })).rejects.toMatchObject({
      code: 'LOGIN_REFUSED',
    })
    const code = codeAt(opened.secret, app.now())
    expect(await client.staffLogin.acceptInvitation({ token, password, code })).toMatchObject({ staffId: made.id })
    await expect(client.staffLogin.acceptInvitation({ token, password, code })).rejects.toMatchObject({
      code: 'INVITATION_OVER',
    })
  })

  it('are logged out when what they may do changes', async () => {
    const member = await aMember(app.ctx, { roles: ['support'] })
    const { client } = newBrowser()
    await client.staffLogin.logIn({ email: member.email, password: member.password, code: codeOf(member) })
    const { version } = await app.as(owner).staffMembers.one({ id: member.id })
    await app.as(owner).staffMembers.update({ ...draft, id: member.id, version, roles: [], isActive: false })
    await expect(client.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await expect(
      newBrowser().client.staffLogin.logIn({ email: member.email, password: member.password, code: codeOf(member) }),
    ).rejects.toMatchObject({ code: 'LOGIN_REFUSED' })
  })

  it('go on working when a colleague saves them or their role without another permission', async () => {
    const role = { key: 'night-desk', name: 'Night desk', grants: { refunds: 'view' as const } }
    await app.as(owner).staffRoles.create(role)
    const member = await aMember(app.ctx, { roles: [role.key] })
    const { client } = newBrowser()
    await client.staffLogin.logIn({ email: member.email, password: member.password, code: codeOf(member) })
    const renamed = await app.as(owner).staffMembers.one({ id: member.id })
    await app.as(owner).staffMembers.update({ ...draft, roles: [role.key], id: member.id, version: renamed.version })
    const { version } = await app.as(owner).staffRoles.one({ id: role.key })
    await app.as(owner).staffRoles.update({ ...role, name: 'Desk of the night', id: role.key, version })
    expect(await client.staffLogin.getMe({})).toMatchObject({ staffId: member.id })
    const changed = await app.as(owner).staffRoles.one({ id: role.key })
    await app
      .as(owner)
      .staffRoles.update({ ...role, grants: { refunds: 'edit' }, id: role.key, version: changed.version })
    await expect(client.staffLogin.getMe({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('change nothing of their own, and give nothing they have not got', async () => {
    const member = await aMember(app.ctx, { roles: ['support'] })
    const { version } = await app.as(owner).staffMembers.one({ id: member.id })
    const self = app.as(clerk(member.id, 'people.view', 'people.edit'))
    const promoted = { ...draft, roles: ['owner'], version, id: member.id }
    await expect(self.staffMembers.update(promoted)).rejects.toMatchObject({ code: 'OWN_ROLES' })
    const other = app.as(clerk('stf000000000000000009', 'people.view', 'people.edit'))
    await expect(other.staffMembers.update(promoted)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const role = { key: 'all-of-it', name: 'All', grants: { ledger: 'view' as const } }
    await expect(other.staffRoles.create(role)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })

  it('give a role what they save and nothing else, and leave the owner’s role as it is', async () => {
    const roles = app.as(owner).staffRoles
    const finance = await roles.one({ id: 'finance' })
    expect(finance.grants).toMatchObject({ refunds: 'approve', ledger: 'view' })
    const saved = { name: finance.name, grants: { ledger: 'view' as const } }
    await roles.update({ ...saved, id: 'finance', version: finance.version })
    expect((await roles.one({ id: 'finance' })).grants).toMatchObject({ refunds: 'none', ledger: 'view' })
    const { version } = await roles.one({ id: 'owner' })
    const less = { name: 'Owner', grants: { ledger: 'view' as const }, id: 'owner', version }
    await expect(roles.update(less)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('what waits', () => {
  it('is every list that a member of staff may read, by a filter that the list takes', async () => {
    const waiting = await app.as(owner).staffWaiting.getWaiting({})
    expect(waiting.slice(0, 2)).toMatchObject([
      { label: 'Wallet adjustments to approve', resource: 'wallet-adjustments', filter: { status: 'WAITING' }, since: 'askedAt' }, // prettier-ignore
      { label: 'Orders to review', resource: 'orders', filter: { status: 'REVIEW' }, since: 'createdAt' },
    ])
    const cookie = await app.cookieOf(owner)
    for (const { resource, filter, since } of waiting) {
      const query = new URLSearchParams({ size: '0', ...textsOf(filter), ...(since !== null && { sort: since, order: 'ASC' }) }) // prettier-ignore
      expect((await app.inject({ url: `/api/staff/${resource}?${query}`, cookie })).statusCode).toBe(200)
    }
    const editor = app.as(clerk('stf000000000000000010', 'content.view'))
    expect((await editor.staffWaiting.getWaiting({})).map(({ resource }) => resource)).toEqual(['claims'])
  })
})

const textsOf = (filter: object) => Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)])) // prettier-ignore

describe('the desk', () => {
  it('finds what was done by whom', async () => {
    const staff = app.as(owner)
    const { id } = await staff.staffBoards.create({ key: 'nios', name: { en: 'NIOS' }, rank: 9, reason: 'asked for' })
    const { data } = await staff.staffAudit.list({ subject: `boards/${id}` })
    expect(data).toMatchObject([{ action: 'boards.create', staffId: owner.staffId, reason: 'asked for' }])
    expect((await staff.staffAudit.list({ q: 'NIOS' })).total).toBe(1)
    const between = async (first: string, last: string) =>
      (await staff.staffAudit.list({ q: 'NIOS', days: `${first}..${last}` })).total
    expect(await between('2026-11-21', '2026-11-21')).toBe(1)
    expect([await between('2026-11-22', '2026-12-31'), await between('2026-01-01', '2026-11-20')]).toEqual([0, 0])
  })

  /** The one job of the queue, which has failed unless it says otherwise. */
  async function aJob(task: string, payload: object, { hasFailed = true } = {}): Promise<string> {
    await app.pool.query('delete from graphile_worker._private_jobs')
    const { rows } = await app.pool.query<{ id: string }>(
      `select id::text from graphile_worker.add_job($1, $2::json, max_attempts => 1, run_at => now() + interval '30 days')`,
      [task, JSON.stringify(payload)],
    )
    if (hasFailed)
      await app.pool.query(`update graphile_worker._private_jobs set attempts = 1, last_error = 'it broke'`)
    return rows[0]?.id ?? ''
  }
  const reason = 'The mail server is back.'

  it('runs a job again that had given up', async () => {
    const staff = app.as(owner)
    const id = await aJob('staff.invite', { memberId: 'stf000000000000000000' })
    const { data } = await staff.staffJobs.list({ hasFailed: true })
    expect(data).toMatchObject([{ id, task: 'staff.invite', about: 'stf000000000000000000', attempts: 1, lastError: 'it broke' }]) // prettier-ignore
    expect(await staff.staffReplayActions.replayJob({ id, reason })).toEqual({ isPlanned: true })
    await app.runJobs()
    expect((await staff.staffJobs.list({ hasFailed: true })).total).toBe(0)
    await expect(staff.staffReplayActions.replayJob({ id: '999999', reason })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
  })

  it('does not run a job before its day', async () => {
    const id = await aJob('staff.invite', { memberId: 'stf000000000000000000' }, { hasFailed: false })
    await expect(app.as(owner).staffReplayActions.replayJob({ id, reason })).rejects.toMatchObject({
      code: 'JOB_HAS_NOT_FAILED',
    })
  })

  it.each([
    'consent.erase-withdrawn',
    'privacy.delete-due',
    'inschool.erase-pupils',
    'sales.forget',
    'mandates.collect',
    'payments.refund',
  ])('runs %s again only when a second person agrees', async (task) => {
    const second = clerk('stf000000000000000078', 'operations.view', 'operations.edit', 'operations.approve')
    const { learnerId } = await aHousehold(app.ctx, { firstName: 'Asha' })
    const job = await aJob(task, { learnerId })
    const runAt = async () => (await app.as(owner).staffJobs.one({ id: job })).runAt
    const planned = await runAt()
    expect(await app.as(owner).staffReplayActions.replayJob({ id: job, reason })).toEqual({ isPlanned: false })
    await expect(app.as(second).staffReplayActions.replayJob({ id: job, reason })).rejects.toMatchObject({
      code: 'REPLAY_IS_REQUESTED',
    })
    expect(await runAt()).toBe(planned)
    const [request] = (await app.as(second).staffJobReplays.list({ status: 'WAITING' })).data
    expect(request).toMatchObject({ jobId: job, task, about: expect.stringContaining('learner Asha'), lastError: 'it broke', askedBy: owner.staffId }) // prettier-ignore
    const id = request?.id ?? ''
    const decide = (by: typeof owner) => app.as(by).staffReplayActions.decideReplay({ id, isApproved: true })
    await expect(decide(owner)).rejects.toMatchObject({ code: 'OWN_REPLAY' })
    expect(await decide(second)).toEqual({ status: 'APPROVED' })
    expect(await runAt()).toBeLessThan(planned)
    await expect(decide(second)).rejects.toMatchObject({ code: 'REPLAY_DECIDED' })
  })
})

it('gives who is invited a day to accept', async () => {
  const { token } = await invite('late@kandil.example')
  app.moveClock(DAY + SECOND)
  await expect(newBrowser().client.staffLogin.openInvitation({ token })).rejects.toMatchObject({
    code: 'INVITATION_OVER',
  })
})

it('names colleagues to everybody who works here, and nobody else', async () => {
  const [id] = (await app.as(clerk('stf000000000000000063', 'people.view')).staffMembers.list({ size: 1 })).data.map(
    (member) => member.id,
  )
  const { names } = await app.as(clerk('stf000000000000000064')).staffNames.listNames({ ids: [id ?? '', 'stf-nobody'] })
  expect(Object.keys(names)).toEqual([id])
  await expect(newBrowser().client.staffNames.listNames({ ids: [id ?? ''] })).rejects.toMatchObject({
    code: 'NOT_LOGGED_IN',
  })
})
