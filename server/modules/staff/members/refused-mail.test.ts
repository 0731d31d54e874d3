import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aMember } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('who asked for something reads by mail that a second person has refused it, and why', async () => {
  const scopes = ['households.view', 'households.edit', 'households.approve']
  const asker = await aMember(app.ctx, { name: 'Noor' })
  const decider = await aMember(app.ctx, { name: 'Kavya Iyer' })
  const { accountId } = await aHousehold(app.ctx)
  const { id } = await app
    .as(clerk(asker.id, ...scopes))
    .staffPrivacyRequests.create({ accountId, kind: 'EXPORT', reason: 'A letter asks for it.' })
  const decision = { id, isApproved: false, note: 'The letter is not from the family.' }
  await app.as(clerk(decider.id, ...scopes)).staffPrivacyActions.decideRequest(decision)
  await app.runJobs()
  const mails = (await app.sandbox.outbox(asker.email)) as { subject: string; text: string }[]
  expect(mails).toMatchObject([{ subject: 'Your request is refused' }])
  expect(mails[0]?.text).toContain('Kavya Iyer has refused your request.')
  expect(mails[0]?.text).toContain('The letter is not from the family.')
  expect(mails[0]?.text).toContain(`/console/privacy-requests/${id}/show`)
})
