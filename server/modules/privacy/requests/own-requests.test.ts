// The requests of a logged-in family about its data, and our answers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
let asha: AHousehold
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  asha = await aHousehold(app.ctx, { firstName: 'Asha' })
})

const family = () => app.as(asha).privacy
const scopes = ['households.view', 'households.edit', 'households.approve']
const desk = () => app.as(clerk('stf000000000000000091', ...scopes))
const wrong = { kind: 'CORRECT', text: 'Asha is in class 9, not in class 8.' } as const
const decide = (id: string, isApproved: boolean, note?: string) =>
  desk().staffPrivacyActions.decideRequest({ id, isApproved, ...(note && { note }) })

describe('a family that is logged in', () => {
  it('asks for a correction, which one member of staff answers, and reads the answer on its page', async () => {
    const asked = await family().askForData({ ...wrong, lang: 'mr' })
    expect(asked).toMatchObject({ status: 'WAITING', text: wrong.text, dueAt: app.now() + 30 * DAY, answer: null })
    const seen = await desk().staffPrivacyRequests.one({ id: asked.id })
    expect(seen).toMatchObject({ askedBy: null, proof: 'LOGIN', lang: 'mr', reason: wrong.text })
    expect(await decide(asked.id, true, 'Asha is in class 9 now.')).toEqual({ status: 'APPROVED' })
    const { requests } = await family().listDataRequests({})
    expect(requests).toMatchObject([{ id: asked.id, status: 'APPROVED', answer: 'Asha is in class 9 now.', answeredAt: app.now() }]) // prettier-ignore
    await app.runJobs()
    const { notices } = await app.as(asha).notices.listNotices({ lang: 'mr' })
    expect(notices.map(({ title }) => title.text)).toContain('तुमच्या डेटाबद्दल उत्तर')
  })

  it('is notified why it is refused', async () => {
    const { id } = await family().askForData(wrong)
    await expect(decide(id, false)).rejects.toMatchObject({ code: 'REFUSAL_NEEDS_NOTE' })
    await decide(id, false, 'The school says that she is in class 8.')
    const { requests } = await family().listDataRequests({})
    expect(requests).toMatchObject([{ status: 'REFUSED', answer: 'The school says that she is in class 8.' }])
  })

  it('nominates a person by name and relation', async () => {
    const text = 'My brother acts for us when I no longer can.'
    await expect(family().askForData({ kind: 'NOMINATE', text })).rejects.toMatchObject({ code: 'NOMINEE_NEEDED' })
    await family().askForData({ kind: 'NOMINATE', text, nomineeName: 'Ravi Rao', nomineeRelation: 'Brother' })
    const { requests } = await family().listDataRequests({})
    expect(requests).toMatchObject([{ kind: 'NOMINATE', nominee: { name: 'Ravi Rao', relation: 'Brother' } }])
  })

  it('withdraws a request while it waits, no matter who recorded it, and can ask again', async () => {
    const { id } = await family().askForData(wrong)
    await expect(family().askForData(wrong)).rejects.toMatchObject({ code: 'ASKED_ALREADY' })
    expect(await family().withdrawDataRequest({ dataRequestId: id })).toMatchObject({ status: 'WITHDRAWN' })
    await expect(family().withdrawDataRequest({ dataRequestId: id })).rejects.toMatchObject({ code: 'REQUEST_DECIDED' })
    await expect(decide(id, true)).rejects.toMatchObject({ code: 'REQUEST_DECIDED' })
    expect(await family().askForData(wrong)).toMatchObject({ status: 'WAITING' })
  })

  it('withdraws no request of another family', async () => {
    const { id } = await family().askForData(wrong)
    const other = await aHousehold(app.ctx)
    const stranger = app.as(other).privacy
    await expect(stranger.withdrawDataRequest({ dataRequestId: id })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect((await stranger.listDataRequests({})).requests).toEqual([])
    expect((await family().listDataRequests({})).requests).toMatchObject([{ status: 'WAITING' }])
  })
})

describe('a request that staff recorded', () => {
  it('is withdrawn by staff when the family says so, and one of the family itself is not', async () => {
    const reason = 'She called from another number.'
    const { id } = await desk().staffPrivacyRequests.create({ accountId: asha.accountId, kind: 'EXPORT', reason })
    const note = 'She called again: it is not needed.'
    expect(await desk().staffPrivacyActions.withdraw({ id, note })).toEqual({ isWithdrawn: true })
    expect((await family().listDataRequests({})).requests).toMatchObject([{ status: 'WITHDRAWN', answer: null }])
    const own = await family().askForData(wrong)
    await expect(desk().staffPrivacyActions.withdraw({ id: own.id, note })).rejects.toMatchObject({ code: 'ASKED_BY_FAMILY' }) // prettier-ignore
  })
})
