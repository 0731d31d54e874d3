// Customers of partners: their tokens, their tags, and families at a learning centre.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later, MINUTE } from '#core/kernel/time.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type Person } from '#server/test/people.ts'
import { signToken } from './partner-token.ts'
import { sendCode } from '#server/modules/otp/index.ts'

const key = randomBytes(32)
const oldKey = randomBytes(32)
let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
  const keys = [key, oldKey].map((each) => `'\\x${each.toString('hex')}'::bytea`).join(', ')
  await app.asOwner(`update partners.partner set keys = array[${keys}] where code = 'TATA_SKY'`)
})
afterAll(() => app.close())

let made = 0
const aCustomer = () => `sid-${(made += 1)}-${randomBytes(8).toString('hex')}`
const nonce = () => randomBytes(16).toString('base64url')
const signed = (hashSid: string, by = key, life = 4 * MINUTE) => ({
  hashSid,
  token: signToken(by, hashSid, { expiresAt: later(app.now(), life), nonce: nonce() }),
})
const link = ({ client }: Person, brought: { hashSid: string; token: string }) =>
  client.partners.authenticateTataSkyUser(brought)

const INVALID = { status: 400, code: 'PARTNER_TOKEN_INVALID' }

describe('a customer of Tata Sky', () => {
  it('is joined to the household that has proven its number, and known from then on', async () => {
    const person = await people.logIn()
    const hashSid = aCustomer()
    const visitor = people.aBrowser().client
    expect(await visitor.partners.getTataSkyUser(signed(hashSid))).toEqual({ partner: 'TATA_SKY', isLinked: false })
    await link(person, signed(hashSid))
    expect(await person.client.partners.tagUser({ partnerCode: 'CENTRE' })).toEqual({ partnerCode: 'TATA_SKY' })
    expect(await visitor.partners.getTataSkyUser(signed(hashSid))).toMatchObject({ isLinked: true })
    await link(person, signed(hashSid, oldKey))
  })

  it('brings a token that works once, also when it is sent five times at once', async () => {
    const person = await people.logIn()
    const brought = signed(aCustomer())
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => link(person, brought)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(people.aBrowser().client.partners.getTataSkyUser(brought)).rejects.toMatchObject(INVALID)
  })

  it.each([
    ['signed by another key', () => signed(aCustomer(), randomBytes(32))],
    ['of another customer', () => ({ ...signed(aCustomer()), hashSid: aCustomer() })],
    ['that is over', () => signed(aCustomer(), key, 0)],
    ['that would last longer than five minutes', () => signed(aCustomer(), key, 5 * MINUTE + 1)],
    ['with a later expiry written into it', () => {
      const { hashSid, token } = signed(aCustomer())
      return { hashSid, token: token.replace(/^\d+/, (at) => String(Number(at) + 1)) }
    }],
  ])('with a token %s is refused', async (_, brought) => {
    await expect(link(await people.logIn(), brought())).rejects.toMatchObject(INVALID)
  }) // prettier-ignore

  it('stays with the household that was first', async () => {
    const [first, second] = [await people.logIn(), await people.logIn()]
    const hashSid = aCustomer()
    await link(first, signed(hashSid))
    await expect(link(second, signed(hashSid))).rejects.toMatchObject({ status: 409, code: 'PARTNER_USER_LINKED' })
  })

  it('is nowhere in the database by the partner’s own number', async () => {
    const hashSid = aCustomer()
    await link(await people.logIn(), signed(hashSid))
    const { rows } = await app.pool.query('select partner, customer_hash::text, account_id from partners.link')
    expect(JSON.stringify(rows)).not.toContain(hashSid)
  })

  it('is linked only to a logged-in account', async () => {
    const brought = signed(aCustomer())
    await expect(people.aBrowser().client.partners.authenticateTataSkyUser(brought)).rejects.toMatchObject({
      code: 'NOT_LOGGED_IN',
    })
  })
})

describe('a household that a partner has sent', () => {
  it('keeps its first tag', async () => {
    const { client } = await people.logIn()
    expect(await client.partners.tagUser({ partnerCode: 'CENTRE' })).toEqual({ partnerCode: 'CENTRE' })
    expect(await client.partners.tagUser({ partnerCode: 'TATA_SKY' })).toEqual({ partnerCode: 'CENTRE' })
    await expect(client.partners.tagUser({ partnerCode: 'NOBODY' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('createUserForOrg', () => {
  /** The step at a learning centre's desk: a code goes to the family's number, and the family reads it out. */
  async function atTheDesk(purpose: 'CENTRE_LEAD' | 'BOOKING' = 'CENTRE_LEAD', phone = people.aPhone()) {
    const browser = people.aBrowser()
    await browser.client.otp.preBookingVerification({ phone: people.aPhone() })
    const asker = { address: '10.77.0.1', device: browser.cookies.get('kandil-device') ?? '' }
    const sent = await sendCode(app.ctx, { to: `+91${phone}`, purpose, lang: 'en' }, asker)
    const given = { verificationId: sent.verificationId, otp: await people.codeAt(phone), purpose }
    const { verificationToken } = await browser.client.otp.verifyOtp(given)
    return { browser, phone, make: () => browser.client.partners.createUserForOrg({ verificationToken, grade: 8 }) }
  }

  it('makes an account with a fresh centre code, and logs nobody in', async () => {
    const { browser, phone, make } = await atTheDesk()
    const { userId, isNewUser } = await make()
    expect(isNewUser).toBe(true)
    await expect(browser.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    expect((await people.logIn(phone)).data).toMatchObject({ userId, isNewUser: false, grade: 8 })
    await expect(make()).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('changes nothing of a number we know', async () => {
    const known = await people.logIn()
    await known.client.accounts.editProfile({ grade: 6, firstName: 'Asha' })
    const { make } = await atTheDesk('CENTRE_LEAD', known.phone)
    expect(await make()).toEqual({ userId: known.data.userId, isNewUser: false })
    expect(await known.client.accounts.getLoginData({})).toMatchObject({ grade: 6, firstName: 'Asha' })
  })

  it('is not to be had with a code for something else', async () => {
    const { make } = await atTheDesk('BOOKING')
    await expect(make()).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })
})

describe('a partner in the console', () => {
  const staff = () => app.as(owner)
  const reason = 'The old key is a year old.'

  it('gets keys that are shown once, two at a time, and each can be removed', async () => {
    const { id } = await staff().staffPartners.create({ code: 'AIRTEL', name: 'Airtel', isActive: true })
    const made = await Promise.allSettled(
      Array.from({ length: 4 }, () => staff().staffPartnerActions.createPartnerKey({ id, reason })),
    )
    const keys = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect([keys.length, refused]).toEqual([2, ['TOO_MANY_PARTNER_KEYS', 'TOO_MANY_PARTNER_KEYS']])
    const { version: _, ...partner } = await staff().staffPartners.one({ id })
    expect(partner).toMatchObject({ code: 'AIRTEL', families: 0, customers: 0 })
    expect(partner.keys.toSorted()).toEqual(keys.map(({ keyId }) => keyId).toSorted())

    const [first = { keyId: '', signingKey: '' }] = keys
    const brought = signed(aCustomer(), Buffer.from(first.signingKey, 'base64url'))
    const check = () => staff().staffPartnerActions.checkPartnerToken({ id, ...brought })
    expect(await check()).toMatchObject({ state: 'VALID', isLinked: false })
    await staff().staffPartnerActions.removePartnerKey({ id, keyId: first.keyId, reason })
    expect(await check()).toMatchObject({ state: 'NOT_SIGNED' })
    const again = staff().staffPartnerActions.removePartnerKey({ id, keyId: first.keyId, reason })
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const { data } = await staff().staffAudit.list({ subject: `partners/${id}` })
    expect(JSON.stringify(data)).not.toContain(first.signingKey)
  })

  it('shows why a token opens nothing', async () => {
    const person = await people.logIn()
    const used = signed(aCustomer())
    await link(person, used)
    const tokens = [
      ['USED', used],
      ['NOT_A_TOKEN', { hashSid: 'x', token: 'abc' }],
      ['OVER', signed(aCustomer(), key, -1)],
      ['LASTS_TOO_LONG', signed(aCustomer(), key, 6 * MINUTE)],
      ['NOT_SIGNED', { ...signed(aCustomer()), hashSid: aCustomer() }],
    ] as const
    for (const [state, brought] of tokens)
      expect(await staff().staffPartnerActions.checkPartnerToken({ id: 'TATA_SKY', ...brought })).toMatchObject({
        state,
      })
    const unknown = staff().staffPartnerActions.checkPartnerToken({ id: 'NOBODY', ...used })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await staff().staffPartners.one({ id: 'TATA_SKY' })).toMatchObject({ isActive: true })
  })
})
