// Guardians that staff link and unlink, and a block that a merge does not lift. Operations console, O28.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inIndia } from '#core/kernel/time.ts'
import { AccountId, LearnerId } from '#core/modules/accounts/account.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
let home: AHousehold
let father: AHousehold
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  home = await aHousehold(app.ctx, { firstName: 'Asha', birthYear: inIndia(app.now()).year - 14 })
  father = await aHousehold(app.ctx, { firstName: 'Ravi' })
})

const reason = 'Both parents were on the telephone and agreed.'
const support = () => app.as(clerk('stf000000000000000061', 'households.view', 'households.edit', 'households.approve'))
const ask = (but: object = {}) =>
  support().staffGuardianChanges.create({
    kind: 'LINK',
    learnerId: LearnerId.parse(home.learnerId),
    accountId: AccountId.parse(father.accountId),
    consent: 'GUARDIAN_AGREED',
    reason,
    ...but,
  })
const decide = (id: string, isApproved = true, who = app.as(owner)) =>
  who.staffGuardianActions.decideGuardianChange({ id, isApproved, ...(!isApproved && { note: 'Ask for the order first.' }) }) // prettier-ignore
const guardians = async () =>
  (await support().staffGuardianActions.listGuardians({ id: LearnerId.parse(home.learnerId) })).map((each) => [each.accountId, each.isHome]) // prettier-ignore
const textsTo = async ({ phone }: AHousehold) => (await app.sandbox.outbox(phone)).map(({ text }) => text).join('\n')
const actsFor = async (of: AHousehold) =>
  (await app.as(of).accounts.getLoginData({})).learners.some(({ userId }) => userId === home.learnerId)

describe('a guardian', () => {
  it('is linked by the word of two members of staff, acts for the learner, and every guardian gets a message', async () => {
    const { id } = await ask()
    await expect(decide(id, true, support())).rejects.toMatchObject({ code: 'OWN_GUARDIAN_CHANGE' })
    expect(await guardians()).toHaveLength(1)
    expect(await decide(id)).toEqual({ status: 'APPROVED' })
    expect(await actsFor(father)).toBe(true)
    expect(await guardians()).toEqual([
      [home.accountId, true],
      [father.accountId, false],
    ])
    await app.runJobs()
    for (const each of [home, father])
      await expect.poll(() => textsTo(each)).toContain('Kandil has added a parent to the account of a child')
    const { data } = await app.as(owner).staffAudit.list({ subject: `learners/${home.learnerId}` })
    expect(data).toMatchObject([{ action: 'guardian-changes.decide', reason }])
  })

  it('is unlinked in the same way: the open sessions end, and the rest of the family stays', async () => {
    await decide((await ask()).id)
    const open = app.browser(father)
    await open.client.accounts.getLoginData({})
    await decide((await ask({ kind: 'UNLINK' })).id)
    await expect(open.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect(await guardians()).toEqual([[home.accountId, true]])
    await app.runJobs()
    for (const each of [home, father])
      await expect.poll(() => textsTo(each)).toContain('Kandil has removed a parent from the account of a child')
  })

  it('stays as it was when the second person refuses', async () => {
    const { id } = await ask()
    expect(await decide(id, false)).toEqual({ status: 'REFUSED' })
    expect(await guardians()).toEqual([[home.accountId, true]])
    await expect(decide(id)).rejects.toMatchObject({ code: 'GUARDIAN_CHANGE_DECIDED' })
  })

  it('is not asked for where it makes no sense', async () => {
    for (const [but, code] of [
      [{ consent: 'LEARNER_AGREED' }, 'LEARNER_IS_A_CHILD'],
      [{ accountId: home.accountId }, 'IS_GUARDIAN_ALREADY'],
      [{ kind: 'UNLINK' }, 'IS_NO_GUARDIAN'],
      [{ kind: 'UNLINK', accountId: home.accountId }, 'LEARNER_LIVES_THERE'],
      [{ accountId: 'acc000000000000000000' }, 'NOT_FOUND_ERROR'],
      [{ reason: 'short' }, 'INVALID_INPUT'],
    ] as const)
      await expect(ask(but), code).rejects.toMatchObject({ code })
    await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'GUARDIAN_CHANGE_ASKED' })
  })

  it('of a learner whom a student holds is not taken away as long as the learner is a child', async () => {
    await app.pool.query(`update accounts.account set held_by = 'STUDENT' where id = $1`, [home.accountId])
    await decide((await ask()).id)
    await expect(ask({ kind: 'UNLINK' })).rejects.toMatchObject({ code: 'LAST_GUARDIAN' })
  })

  it('is one of four at most', async () => {
    for (let others = 0; others < 3; others += 1) {
      father = await aHousehold(app.ctx)
      await decide((await ask()).id)
    }
    father = await aHousehold(app.ctx)
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_GUARDIANS' })
  })
})

describe('a block', () => {
  const blocked = async (of: AHousehold) => (await app.as(owner).staffHouseholds.one({ id: of.accountId })).blockedBecause // prettier-ignore
  const block = (of: AHousehold) => app.as(owner).staffHouseholdActions.block({ id: AccountId.parse(of.accountId), because: 'DISPUTE', reason }) // prettier-ignore
  async function merge(from: AHousehold, into: AHousehold): Promise<void> {
    const { id } = await support().staffMerges.create({ fromAccount: AccountId.parse(from.accountId), intoAccount: AccountId.parse(into.accountId), reason }) // prettier-ignore
    await app.as(owner).staffMergeActions.decideMerge({ id, isApproved: true })
  }
  async function logIn({ phone }: AHousehold) {
    const { client } = app.browser(visitor, '10.79.0.1')
    const { verificationId } = await client.accounts.preLoginVerification({ phone: phone.slice(3) })
    return client.accounts.verifyLoginOtp({ verificationId, otp: (await app.sandbox.lastOtp(phone)) ?? '' })
  }

  it.for(['goes', 'stays'])('of the household that %s survives a merge, and is named before it', async (which) => {
    const [from, into] = [home, father]
    await block(which === 'goes' ? from : into)
    const open = app.browser(into)
    if (which === 'goes') await open.client.accounts.getLoginData({})
    const preview = await support().staffMergeActions.previewMerge({ id: AccountId.parse(from.accountId), into: AccountId.parse(into.accountId) }) // prettier-ignore
    expect(preview.conflicts).toMatchObject([{ kind: 'BLOCKED', stops: false }])
    await merge(from, into)
    expect(await blocked(into)).toBe('DISPUTE')
    for (const each of [from, into]) await expect(logIn(each)).rejects.toMatchObject({ code: 'BLOCKED_DISPUTE' })
    // A session of the household that stays has ended too, where that one was not blocked before.
    if (which === 'goes')
      await expect(open.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
})
