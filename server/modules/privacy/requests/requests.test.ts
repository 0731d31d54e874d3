// Requests of people who cannot log in: proven by the family, decided by a second member of staff.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { erasureChanges } from '#core/modules/privacy/erasure.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
let asha: AHousehold
let desk: ReturnType<TestApp['browser']>['client']
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  asha = await aHousehold(app.ctx, { firstName: 'Asha' })
  desk = aClerk()
})

let clerks = 0
/** Somebody else each time: a member of staff is logged in for twelve hours, and weeks pass here. */
function aClerk() {
  clerks += 1
  const id = `stf0000000000000081${String(clerks).padStart(2, '0')}`
  const scopes = ['households.view', 'households.edit', 'households.approve', 'operations.view']
  return app.browser(clerk(id, ...scopes)).client
}

const reason = 'She wrote from her own mail address and lost her phone.'
const seen = 'Came to the Indiranagar centre with her passport.'
const ask = (kind: 'EXPORT' | 'ERASE' = 'EXPORT') =>
  desk.staffPrivacyRequests.create({ accountId: asha.accountId, kind, reason })
const chief = () => aClerk().staffPrivacyActions
const decide = (id: string, isApproved = true) =>
  chief().decideRequest({ id, isApproved, ...(!isApproved && { note: 'It is not the family.' }) })

async function proveByCode(id: string) {
  const { verificationId } = await desk.staffPrivacyActions.sendCode({ id })
  const otp = (await app.sandbox.lastOtp(asha.phone)) ?? ''
  return desk.staffPrivacyActions.prove({ id, code: { verificationId, otp } })
}

describe('a request at the desk', () => {
  it('to take one’s data along is proven by a code at the household’s number, decided by another, and fetched for a week', async () => {
    const { id, dueAt } = await ask()
    expect(dueAt - app.now()).toBe(30 * DAY)
    await expect(decide(id)).rejects.toMatchObject({ code: 'NOT_PROVEN' })
    expect(await proveByCode(id)).toEqual({ isProven: true })
    const texts = (await app.sandbox.outbox(asha.phone)).map(({ text }) => text)
    expect(texts).toEqual([expect.stringMatching(/^\d{6} confirms to Kandil support that your data request comes from you/)]) // prettier-ignore
    await expect(desk.staffPrivacyActions.fetchData({ id })).rejects.toMatchObject({ code: 'NOT_TO_BE_FETCHED' })
    await expect(desk.staffPrivacyActions.decideRequest({ id, isApproved: true })).rejects.toMatchObject({ code: 'OWN_REQUEST' }) // prettier-ignore
    expect(await decide(id)).toEqual({ status: 'APPROVED' })
    const data = await desk.staffPrivacyActions.fetchData({ id })
    expect(data).toMatchObject({
      household: { accounts: { account: { phone: asha.phone } } },
      learners: [{ accounts: { learner: { firstName: 'Asha' } } }],
    })
    const { data: rows } = await desk.staffAudit.list({ subject: `households/${asha.accountId}` })
    const actions = ['privacy-requests.decide', 'privacy-requests.export', 'privacy-requests.prove']
    expect(rows.map(({ action }) => action).toSorted()).toEqual(actions)
    app.moveClock(7 * DAY + 1)
    await expect(chief().fetchData({ id })).rejects.toMatchObject({ code: 'NOT_TO_BE_FETCHED' })
  })

  it('for deletion begins the same grace period as the family’s own, after staff have seen a proof', async () => {
    const family = app.as(asha)
    await family.accounts.getLoginData({})
    const { id } = await ask('ERASE')
    expect(await desk.staffPrivacyActions.prove({ id, seen })).toEqual({ isProven: true })
    expect(await decide(id)).toEqual({ status: 'APPROVED' })
    await expect(family.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    const { data } = await desk.staffDeletions.list({ q: asha.accountId })
    expect(data).toMatchObject([{ id: asha.accountId, askedAt: app.now(), dueAt: app.now() + 7 * DAY }])
    app.moveClock(7 * DAY)
    await app.runJobs()
    expect((await aClerk().staffHouseholds.one({ id: asha.accountId })).erasedAt).not.toBeNull()
  })

  it('for deletion keeps what was seen when it was asked for, and shows what has changed since', async () => {
    const { id } = await ask('ERASE')
    const { preview } = await desk.staffPrivacyRequests.one({ id })
    expect(preview?.parts).toContainEqual({ called: 'Learner profiles', count: 1, fate: 'EMPTIED', why: expect.any(String) as string }) // prettier-ignore
    expect(preview?.hindrances).toEqual([])
    expect(JSON.stringify(preview)).not.toContain('Asha')
    await app.as(asha).profiles.saveAddress({ name: 'Asha', phone: '9876543210', line1: '12, 4th Cross', city: 'Bengaluru', pinCode: '560038' }) // prettier-ignore
    const { orderId } = await app.as(asha).orders.rechargeAccount({ amount: 50_000 as never })
    const now = await chief().previewErasure({ id: asha.accountId as never }) // a household's own id
    expect(now.learners).toEqual(['Asha'])
    expect(preview && erasureChanges(preview, now)).toEqual([
      'Addresses: 0 then, 1 now.',
      'Orders: 0 then, 1 now.',
      'New: 1 order is not settled yet: the deletion waits for the payment or its end.',
    ])
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    await app.sandbox.control(orderId, 'approve')
    await expect.poll(async () => (await chief().previewErasure({ id: asha.accountId as never })).hindrances).toEqual([
      { kind: 'WALLET', stops: false, text: 'The wallet has ₹500 (₹500 paid in): the family cannot use it afterwards.' },
    ]) // prettier-ignore
    const copy = await ask('EXPORT')
    expect(await desk.staffPrivacyRequests.one({ id: copy.id })).toMatchObject({ preview: null })
    const nobody = 'acc000000000000000000' as never
    await expect(desk.staffPrivacyActions.previewErasure({ id: nobody })).rejects.toMatchObject({ code: 'NO_SUCH_HOUSEHOLD' }) // prettier-ignore
  })

  it('is proven by nothing but the code, and by no code of another number', async () => {
    const { id } = await ask()
    await expect(desk.staffPrivacyActions.prove({ id })).rejects.toMatchObject({ code: 'NOT_PROVEN' })
    const { verificationId } = await desk.staffPrivacyActions.sendCode({ id })
    const otp = (await app.sandbox.lastOtp(asha.phone)) ?? ''
    const wrong = otp === '000000' ? '111111' : '000000'
    await expect(desk.staffPrivacyActions.prove({ id, code: { verificationId, otp: wrong } })).rejects.toMatchObject({ code: 'INCORRECT_OTP' }) // prettier-ignore
    const first = asha
    asha = await aHousehold(app.ctx)
    const other = await ask()
    await expect(desk.staffPrivacyActions.prove({ id: other.id, code: { verificationId, otp } })).rejects.toMatchObject({ code: 'NOT_PROVEN' }) // prettier-ignore
    expect(first.accountId).not.toBe(asha.accountId)
  })

  it('is asked for once, decided once, and waits for money under way', async () => {
    const { id } = await ask('ERASE')
    await expect(ask('ERASE')).rejects.toMatchObject({ code: 'ASKED_ALREADY' })
    await desk.staffPrivacyActions.prove({ id, seen })
    const { orderId } = await app.as(asha).orders.rechargeAccount({ amount: 50_000 as never })
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    await expect(decide(id)).rejects.toMatchObject({ code: 'MONEY_UNDER_WAY' })
    expect(await decide(id, false)).toEqual({ status: 'REFUSED' })
    await expect(decide(id)).rejects.toMatchObject({ code: 'REQUEST_DECIDED' })
    await expect(desk.staffPrivacyActions.sendCode({ id })).rejects.toMatchObject({ code: 'REQUEST_DECIDED' })
    const nobody = { accountId: 'acc000000000000000000' as never, kind: 'EXPORT', reason } as const
    await expect(desk.staffPrivacyRequests.create(nobody)).rejects.toMatchObject({ code: 'NO_SUCH_HOUSEHOLD' })
    await expect(chief().decideRequest({ id: 'prq000000000000000000', isApproved: true })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })
})
