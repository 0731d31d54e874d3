// Notes of staff about a household.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

const helper = clerk('stf000000000000000011', 'households.view', 'households.edit')
const write = (accountId: string, text: string) =>
  app.as(helper).staffHouseholdNotes.create({ accountId: accountId as never, text })
const notesOf = async (accountId: string) => (await app.as(helper).staffHouseholdNotes.list({ accountId })).data

it('are read by colleagues, newest first, with who wrote them and when', async () => {
  const { accountId } = await aHousehold(app.ctx)
  await write(accountId, 'Call after six.')
  app.moveClock(MINUTE)
  await write(accountId, 'Promised a call on Monday.\nThe father will answer.')
  expect(await notesOf(accountId)).toMatchObject([
    { text: 'Promised a call on Monday.\nThe father will answer.', writtenBy: helper.staffId, writtenAt: app.now() },
    { text: 'Call after six.' },
  ])
  const viewer = app.as(clerk('stf000000000000000012', 'households.view')).staffHouseholdNotes
  await expect(viewer.create({ accountId: accountId as never, text: 'Hello.' })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
})

it.each(['', '   ', 'x'.repeat(1_001)])('are refused when they say nothing, or too much: %#', async (text) => {
  const { accountId } = await aHousehold(app.ctx)
  await expect(write(accountId, text)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('are not written about a household that is not there', async () => {
  await expect(write('acc000000000000000000', 'Call after six.')).rejects.toMatchObject({ code: 'NO_SUCH_HOUSEHOLD' })
})

it('move with a merge', async () => {
  const [goes, stays] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
  await write(goes.accountId, 'Call after six.')
  const reason = 'The mother has a new number.'
  const asked = await app.as(helper).staffMerges.create({ fromAccount: goes.accountId as never, intoAccount: stays.accountId as never, reason }) // prettier-ignore
  await app.as(owner).staffMergeActions.decideMerge({ id: asked.id, isApproved: true })
  expect(await notesOf(stays.accountId)).toMatchObject([{ text: 'Call after six.' }])
})
