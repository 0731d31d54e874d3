// Another number, another address: each with fresh codes, and nothing to learn for who has no business here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import { rememberUnreachable } from '#server/modules/messages/index.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type Person } from '#server/test/people.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

async function newPhone({ client }: Person, phone = people.aPhone()) {
  const { verificationId } = await client.contacts.newPhoneVerification({ phone })
  return { phone, given: { verificationId, otp: await people.codeAt(phone) } }
}

async function newEmail({ client }: Pick<Person, 'client'>, email: string) {
  const { verificationId } = await client.contacts.newEmailVerification({ email })
  return { verificationId, otp: await people.codeAt(email) }
}

describe('another number', () => {
  it('is asked for by nobody who is not logged in', async () => {
    const visitor = people.aBrowser().client
    await expect(visitor.contacts.confirmItIsYou({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })

  it('needs a code at the old number and one at the new; then only the new one logs in, and the old one is notified', async () => {
    const person = await people.logIn()
    const elsewhere = await people.logIn(person.phone)
    const confirmation = await people.confirmation(person)
    const { phone, given } = await newPhone(person)
    const moved = await person.client.contacts.changePhone({ ...given, confirmation })
    expect(moved).toMatchObject({ accountId: person.data.accountId, phone: `+91${phone}` })
    await expect(elsewhere.client.accounts.getLoginData({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
    await person.client.accounts.getLoginData({})
    await app.runJobs()
    const [told] = await app.sandbox.outbox(person.phone)
    expect(told?.text).toBe(
      `Your Kandil account moved to the number ending in ${phone.slice(-4)}. Not you? Call 1800-120-456-456 now.`,
    )
    expect((await people.logIn(phone)).data.accountId).toBe(person.data.accountId)
    expect((await people.logIn(person.phone)).data.isNewUser).toBe(true)
  })

  it('may be mistyped without confirming again', async () => {
    const person = await people.logIn()
    const confirmation = await people.confirmation(person)
    const { phone, given } = await newPhone(person)
    const wrong = { ...given, otp: String((Number(given.otp) + 1) % 1_000_000).padStart(6, '0'), confirmation }
    await expect(person.client.contacts.changePhone(wrong)).rejects.toMatchObject({ code: 'INCORRECT_OTP' })
    expect(await person.client.contacts.changePhone({ ...given, confirmation })).toMatchObject({ phone: `+91${phone}` })
  })

  it('gives this browser a new session', async () => {
    const person = await people.logIn()
    const before = person.browser.cookies.get('kandil')
    const confirmation = await people.confirmation(person)
    const { given } = await newPhone(person)
    await person.client.contacts.changePhone({ ...given, confirmation })
    expect(person.browser.cookies.get('kandil')).not.toBe(before)
    expect((await app.inject({ url: '/api/getLoginData', cookie: `kandil=${before}` })).statusCode).toBe(401)
  })

  it('is not to be had with a stranger’s confirmation, a used one or one ten minutes old', async () => {
    const person = await people.logIn()
    const stranger = await people.logIn()
    const change = async (confirmation: string) => {
      const { given } = await newPhone(person)
      return person.client.contacts.changePhone({ ...given, confirmation })
    }
    const expired = { code: 'OTP_EXPIRED' }
    await expect(change(await people.confirmation(stranger))).rejects.toMatchObject(expired)
    const late = await people.confirmation(person)
    app.moveClock(10 * MINUTE)
    await expect(change(late)).rejects.toMatchObject(expired)
    const used = await people.confirmation(person)
    await change(used)
    await expect(change(used)).rejects.toMatchObject(expired)
  })

  it('is not to be had with a login’s code', async () => {
    const person = await people.logIn()
    const confirmation = await people.confirmation(person)
    const phone = people.aPhone()
    const { verificationId } = await person.client.accounts.preLoginVerification({ phone })
    const login = { verificationId, otp: await people.codeAt(phone) }
    await expect(person.client.contacts.changePhone({ ...login, confirmation })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    })
  })

  it('that is in use is reported only after the caller has proven it', async () => {
    const [person, other] = [await people.logIn(), await people.logIn()]
    const confirmation = await people.confirmation(person)
    const { given } = await newPhone(person, other.phone)
    await expect(person.client.contacts.changePhone({ ...given, confirmation })).rejects.toMatchObject({
      status: 409,
      code: 'PHONE_IN_USE',
    })
    expect(await person.client.accounts.getLoginData({})).toMatchObject({ phone: `+91${person.phone}` })
  })

  it('is another one', async () => {
    const { client, phone } = await people.logIn()
    await expect(client.contacts.newPhoneVerification({ phone: `0${phone}` })).rejects.toMatchObject({
      code: 'SAME_PHONE',
    })
  })
})

describe('one counter for a number', () => {
  it('counts every path and spelling together: the sixth code of the hour is refused', async () => {
    const phone = people.aPhone()
    const { client } = await people.logIn()
    const browse = () => people.aBrowser().client
    await browse().accounts.preLoginVerification({ phone })
    await browse().accounts.preSignUpVerification({ phone: `+91${phone}` })
    await browse().otp.preBookingVerification({ phone: `0${phone}` })
    await client.contacts.newPhoneVerification({ phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` })
    await browse().accounts.preLoginVerification({ phone })
    const refused = { status: 429, code: 'RATE_LIMIT_EXCEEDED' }
    await expect(browse().otp.preBookingVerification({ phone })).rejects.toMatchObject(refused)
    await expect(browse().accounts.preSignUpVerification({ phone })).rejects.toMatchObject(refused)
    app.moveClock(HOUR)
    await browse().otp.preBookingVerification({ phone })
  })

  it('counts wrong codes of every purpose together', async () => {
    const phone = people.aPhone()
    const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
    const { client } = people.aBrowser()
    const ask = { LOGIN: client.accounts.preLoginVerification, SIGNUP: client.accounts.preSignUpVerification, BOOKING: client.otp.preBookingVerification } // prettier-ignore
    for (const purpose of ['LOGIN', 'SIGNUP', 'BOOKING'] as const) {
      const { verificationId } = await ask[purpose]({ phone })
      const otp = wrong(await people.codeAt(phone))
      for (let i = 0; i < 3; i += 1) await client.otp.verifyOtp({ verificationId, otp, purpose }).catch(() => {})
    }
    app.moveClock(MINUTE)
    const { verificationId } = await client.accounts.preLoginVerification({ phone })
    const otp = await people.codeAt(phone)
    await expect(client.accounts.verifyLoginOtp({ verificationId, otp: wrong(otp) })).rejects.toMatchObject({ code: 'INCORRECT_OTP' }) // prettier-ignore
    await expect(client.accounts.verifyLoginOtp({ verificationId, otp })).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' }) // prettier-ignore
  })
})

describe('a verified code', () => {
  it('logs in once by its token', async () => {
    const { client } = people.aBrowser()
    const phone = people.aPhone()
    const { verificationId } = await client.accounts.preLoginVerification({ phone })
    const given = { verificationId, otp: await people.codeAt(phone) }
    const { verificationToken, purpose } = await client.otp.verifyOtp(given)
    expect(purpose).toBe('LOGIN')
    const elsewhere = people.aBrowser().client.accounts.authenticate({ verificationToken })
    await expect(elsewhere).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    expect(await client.accounts.authenticate({ verificationToken })).toMatchObject({ phone: `+91${phone}` })
    await expect(client.accounts.authenticate({ verificationToken })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('of another purpose logs nobody in', async () => {
    const { client } = people.aBrowser()
    const phone = people.aPhone()
    const { verificationId } = await client.otp.preBookingVerification({ phone })
    const given = { verificationId, otp: await people.codeAt(phone) }
    await expect(client.otp.verifyOtp({ ...given, purpose: 'LOGIN' })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    const { verificationToken } = await client.otp.verifyOtp({ ...given, purpose: 'BOOKING' })
    await expect(client.accounts.authenticate({ verificationToken })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('has a purpose we know', async () => {
    const given = { verificationId: 'otp000000000000000000', otp: '123456', purpose: 'ADMIN' as 'LOGIN' }
    await expect(people.aBrowser().client.otp.verifyOtp(given)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('another address', () => {
  it('is verified by a code in the mail; from then on only a code changes it', async () => {
    const person = await people.logIn()
    const email = `${person.phone}@example.in`
    const given = await newEmail(person, email)
    expect(await person.client.contacts.changeEmail(given)).toMatchObject({ email, isEmailVerified: true })
    await expect(person.client.accounts.editProfile({ email: 'other@example.in' })).rejects.toMatchObject({
      code: 'EMAIL_NEEDS_CODE',
    })
    await person.client.accounts.editProfile({ email, firstName: 'Asha' })
    const again = await newEmail(person, `b${email}`)
    expect(await person.client.contacts.changeEmail(again)).toMatchObject({ email: `b${email}` })
  })

  it('is not given by a stranger’s code', async () => {
    const [person, stranger] = [await people.logIn(), await people.logIn()]
    const given = await newEmail(person, `${person.phone}@example.in`)
    await expect(stranger.client.contacts.changeEmail(given)).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it.each(['a@b.in\r\nBcc: c@d.in', 'a@b.in,c@d.in', '"x" <a@b.in>', 'a@b.in c@d.in'])(
    'is one address and no mail header: %j is refused',
    async (email) => {
      const { client } = await people.logIn()
      await expect(client.contacts.newEmailVerification({ email })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    },
  )
})

describe('an address that mail came back from', () => {
  it('is reported to its family until there is another one', async () => {
    const person = await people.logIn()
    const { contacts } = person.client
    expect(await contacts.getMailState({})).toEqual({ isUnreachable: false })
    await contacts.changeEmail(await newEmail(person, 'came-back@kandil.example'))
    expect(await contacts.getMailState({})).toEqual({ isUnreachable: false })
    await rememberUnreachable(app.ctx, app.ctx.db, 'Came-Back@kandil.example')
    expect(await contacts.getMailState({})).toEqual({ isUnreachable: true })
    await expect(contacts.newEmailVerification({ email: 'came-back@KANDIL.example' })).rejects.toMatchObject({ code: 'EMAIL_UNREACHABLE' }) // prettier-ignore
    await contacts.changeEmail(await newEmail(person, 'arrives@kandil.example'))
    expect(await contacts.getMailState({})).toEqual({ isUnreachable: false })
    await expect(people.aBrowser().client.contacts.getMailState({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
})

describe('createUserDetailsForExistingUserAndSendEmail', () => {
  it('answers the same for a number we know and one we do not, and mails only the first', async () => {
    const person = await people.logIn()
    const [email, other] = [`${person.phone}@example.in`, 'nobody@example.in']
    const answers = await Promise.all([
      people.aBrowser().client.contacts.addMissingEmail({ phone: person.phone, email }),
      people.aBrowser().client.contacts.addMissingEmail({ phone: people.aPhone(), email: other }),
    ])
    expect(answers).toEqual([{ isAccepted: true }, { isAccepted: true }])
    await app.runJobs()
    expect(await app.sandbox.outbox(email)).toMatchObject([{ channel: 'MAIL' }])
    expect(await app.sandbox.outbox(other)).toEqual([])
    expect(await person.client.accounts.getLoginData({})).toMatchObject({ email: null })
  })

  it('does nothing where there is an address', async () => {
    const person = await people.logIn()
    await person.client.accounts.editProfile({ email: `mine-${person.phone}@example.in` })
    const email = `evil-${person.phone}@example.in`
    await people.aBrowser().client.contacts.addMissingEmail({ phone: person.phone, email })
    await app.runJobs()
    expect(await app.sandbox.outbox(email)).toEqual([])
  })
})

describe('signUpUser', () => {
  async function signUp(profile: object, phone = people.aPhone()) {
    const { client } = people.aBrowser()
    const { verificationId } = await client.accounts.preSignUpVerification({ phone })
    const given = { verificationId, otp: await people.codeAt(phone) }
    return { phone, client, signingUp: client.accounts.signUpUser({ ...given, ...profile }) }
  }

  it('opens an account for who it is', async () => {
    const { signingUp } = await signUp({ heldBy: 'STUDENT', birthYear: 1999, firstName: 'Ravi', grade: 13 })
    expect(await signingUp).toMatchObject({ isNewUser: true, heldBy: 'STUDENT', standing: 'ADULT', firstName: 'Ravi' })
  })

  it('keeps no name of a child, and does not use the code up in saying so', async () => {
    const { signingUp } = await signUp({ birthYear: 2013, firstName: 'Ravi' })
    await expect(signingUp).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
  })

  it('logs a known number in and changes nothing', async () => {
    const known = await people.logIn()
    await known.client.accounts.editProfile({ firstName: 'Asha' })
    const { signingUp } = await signUp({ firstName: 'Mallory', heldBy: 'PARENT' }, known.phone)
    expect(await signingUp).toMatchObject({ isNewUser: false, firstName: 'Asha', heldBy: null })
  })

  it('lets nobody give themselves permissions or another account', async () => {
    const { signingUp } = await signUp({ permissions: ['ADMIN'], roles: ['ADMIN'], accountId: 'x', consentedAt: 1 })
    expect(await signingUp).toMatchObject({ permissions: [], roles: ['STUDENT', 'PARENT'], consentedAt: null })
  })
})
