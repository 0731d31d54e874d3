// The household lists for staff. Staff see a full phone number only after they have given a reason.
import { afterAll, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aChild, aHousehold } from './factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const support = clerk('stf000000000000000007', 'households.view', 'households.edit')
const reason = 'The mother called and could not log in.'

it('a family that says its whole number is found, with classes and no names; a part of it finds nobody', async () => {
  const family = await aHousehold(app.ctx, { grade: 10, birthYear: 2011, hasConsent: true, heldBy: 'PARENT' })
  await aChild(app.ctx, family, { firstName: 'Rohan', grade: 7 })
  const { client } = app.browser(support)
  const { data } = await client.staffHouseholds.list({ phone: family.phone.slice(3) })
  expect(data).toMatchObject([{ id: family.accountId, phone: `••••••• ${family.phone.slice(-3)}` }])
  expect(data[0]?.learners.toSorted()).toEqual(['Class 10, agreed', 'Class 7, agreed'])
  expect(JSON.stringify(data)).not.toMatch(/Asha|Rohan/)
  expect((await client.staffHouseholds.list({ q: family.phone.slice(3, 9) })).total).toBe(0)
})

it('the number is shown for a reason, which is written down', async () => {
  const family = await aHousehold(app.ctx, { email: 'asha@example.in' })
  const { client } = app.browser(support)
  const shown = await client.staffHouseholdActions.revealContact({ id: family.accountId, reason })
  expect(shown).toEqual({ phone: family.phone, email: 'asha@example.in' })
  const { rows } = await app.pool.query<{ detail: unknown }>('select detail from platform.audit where subject = $1', [
    `households/${family.accountId}`,
  ])
  expect(rows).toEqual([{ detail: { reason } }])
  await expect(
    client.staffHouseholdActions.revealContact({ id: family.accountId, reason: 'why' }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

it('learners are found by a part of their name, and are listed by household; the erased are not', async () => {
  const family = await aHousehold(app.ctx, { grade: 10 })
  const child = await aChild(app.ctx, family, { firstName: 'Zubeida', grade: 7 })
  const { client } = app.browser(support)
  const byName = await client.staffLearners.list({ q: 'zubei' })
  expect(byName.data).toMatchObject([{ id: child, accountId: family.accountId, firstName: 'Zubeida', grade: 7 }])
  expect((await client.staffLearners.list({ accountId: family.accountId })).total).toBe(2)
  await app.pool.query('update accounts.learner set erased_at = now() where id = $1', [child])
  expect((await client.staffLearners.list({ q: 'zubei' })).total).toBe(0)
  expect((await client.staffLearners.list({ accountId: family.accountId })).total).toBe(1)
})

const reader = clerk('stf000000000000000008', 'households.view')

async function logIn(phone: string) {
  const { client } = app.browser(visitor)
  const { verificationId } = await client.accounts.preLoginVerification({ phone: phone.slice(3) })
  const otp = (await app.sandbox.lastOtp(phone)) ?? ''
  return client.accounts.verifyLoginOtp({ verificationId, otp })
}

async function auditOf(subject: string) {
  const { rows } = await app.pool.query<{ action: string; detail: unknown }>(
    'select action, detail from platform.audit where subject = $1 order by id',
    [subject],
  )
  return rows
}

it('a blocked household is logged out, reads the cause when it logs in, and can log in again once it is unblocked', async () => {
  const family = await aHousehold(app.ctx)
  const page = app.as(family)
  await page.accounts.getLoginData({})
  const { client } = app.browser(support)
  const id = family.accountId
  expect(await client.staffHouseholdActions.block({ id, because: 'SHARED', reason })).toEqual({ blockedAt: app.now() })
  await expect(page.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  await expect(logIn(family.phone)).rejects.toMatchObject({
    code: 'BLOCKED_SHARED',
    message: 'This account is blocked because people outside the family used it. Contact us to open it again.',
  })
  expect((await client.staffHouseholds.list({ isBlocked: true })).data).toMatchObject([
    { id, blockedBecause: 'SHARED' },
  ])
  app.moveClock(MINUTE)
  expect(await client.staffHouseholdActions.unblock({ id, reason })).toEqual({ isBlocked: false })
  app.moveClock(MINUTE)
  expect(await logIn(family.phone)).toMatchObject({ accountId: id })
  expect(await auditOf(`households/${id}`)).toEqual([
    { action: 'households.block', detail: { before: { blockedBecause: null }, after: { blockedBecause: 'SHARED' }, reason } }, // prettier-ignore
    { action: 'households.unblock', detail: { before: { blockedBecause: 'SHARED' }, after: { blockedBecause: null }, reason } }, // prettier-ignore
  ])
})

it.each([
  ['OWN_WISH', 'BLOCKED_OWN_WISH'],
  ['DISPUTE', 'BLOCKED_DISPUTE'],
  ['CONDUCT', 'BLOCKED_CONDUCT'],
] as const)('a household that is blocked because of %s reads it', async (because, code) => {
  const family = await aHousehold(app.ctx)
  await app.browser(support).client.staffHouseholdActions.block({ id: family.accountId, because, reason })
  await expect(logIn(family.phone)).rejects.toMatchObject({ code })
})

it('a learner’s class is corrected for a reason; what is not named stays, and a reader may not', async () => {
  const family = await aHousehold(app.ctx, { grade: 10 })
  const { client } = app.browser(support)
  const id = family.learnerId
  await client.staffLearnerActions.fixClass({ id, grade: 9, reason })
  expect(await client.staffLearners.one({ id })).toMatchObject({ grade: 9, board: null, target: null })
  expect(await auditOf(`learners/${id}`)).toEqual([
    {
      action: 'learners.class',
      detail: {
        before: { grade: 10, board: null, target: null },
        after: { grade: 9, board: null, target: null },
        reason,
      },
    },
  ])
  await expect(client.staffLearnerActions.fixClass({ id, grade: 99 as never, reason })).rejects.toMatchObject({ code: 'INVALID_INPUT' }) // prettier-ignore
  const forbidden = { code: 'FORBIDDEN_ERROR' }
  const { staffLearnerActions, staffHouseholdActions } = app.browser(reader).client
  await expect(staffLearnerActions.fixClass({ id, grade: 8, reason })).rejects.toMatchObject(forbidden)
  const block = { id: family.accountId, because: 'CONDUCT', reason } as const
  await expect(staffHouseholdActions.block(block)).rejects.toMatchObject(forbidden)
})
