// The household lists for staff. Staff see a full phone number only after they have given a reason.
import { afterAll, expect, it } from 'vitest'
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
