// Logging in by a code, everything that refuses one, and what a household may change about itself.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { sendCode } from '#server/modules/otp/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => app.sandbox.resetKnobs())

let made = 0
/** A number that no account has yet. */
const aPhone = () => `98${String((made += 1)).padStart(8, '0')}`
/** A browser in a home of its own. */
const aBrowser = () => app.browser(visitor, `10.${(made += 1) >> 8}.${made & 255}.7`)
type Browser = ReturnType<typeof aBrowser>

async function askForCode(browser: Browser, phone: string) {
  const { verificationId } = await browser.client.accounts.preLoginVerification({ phone })
  return { verificationId, otp: (await app.sandbox.lastOtp(phone)) ?? '' }
}

async function logIn(browser = aBrowser(), phone = aPhone()) {
  const given = await askForCode(browser, phone)
  return { browser, phone, data: await browser.client.accounts.verifyLoginOtp(given) }
}

/** Another six digits. */
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

describe('a login code', () => {
  it('comes by SMS with six digits, five minutes to live and thirty seconds to the next', async () => {
    const phone = aPhone()
    const verification = await aBrowser().client.accounts.preLoginVerification({ phone })
    expect(verification).toEqual({
      verificationId: expect.stringMatching(/^otp[0-9a-z]{18}$/),
      channel: 'SMS',
      expiresInSeconds: 300,
      resendInSeconds: 30,
      canCall: false,
    })
    expect(await app.sandbox.outbox(phone)).toMatchObject([{ channel: 'SMS', code: expect.stringMatching(/^\d{6}$/) }])
  })

  it('comes in the language of the page', async () => {
    const phone = aPhone()
    await aBrowser().client.accounts.preLoginVerification({ phone, lang: 'hi' })
    expect(await app.sandbox.outbox(phone)).toMatchObject([{ text: expect.stringContaining('आपका Kandil कोड है') }])
  })

  it('opens a new household with one learner, and the same one ever after', async () => {
    const { phone, data } = await logIn()
    expect(data).toMatchObject({
      isLoggedIn: true,
      isNewUser: true,
      phone: `+91${phone}`,
      roles: ['STUDENT', 'PARENT'],
      learners: [{}],
    })
    const again = await logIn(aBrowser(), phone)
    expect(again.data).toMatchObject({ isNewUser: false, accountId: data.accountId, userId: data.userId })
  })

  it.each([
    (phone: string) => `+91${phone}`,
    (phone: string) => `0${phone}`,
    (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    (phone: string) => `(91) ${phone.slice(0, 5)}-${phone.slice(5)}`,
    (phone: string) => phone.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
  ])('opens the same household however the number is spelt', async (spell) => {
    const { phone, data } = await logIn()
    const browser = aBrowser()
    const { verificationId } = await browser.client.accounts.preLoginVerification({ phone: spell(phone) })
    const otp = (await app.sandbox.lastOtp(phone)) ?? ''
    expect(await browser.client.accounts.verifyLoginOtp({ verificationId, otp })).toMatchObject({
      accountId: data.accountId,
    })
  })

  it.each(['', '12345', '5876543210', '98765432101', 'call me'])('is not sent to “%s”', async (phone) => {
    await expect(aBrowser().client.accounts.preLoginVerification({ phone })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: { phone: 'Enter a 10-digit Indian mobile number.' },
    })
  })

  it('is asked for with the same answer by a number we know and by one we do not', async () => {
    const { phone } = await logIn()
    const body = (of: string) => ({ method: 'POST', url: '/api/preLoginVerification', body: { phone: of } })
    const replies = await Promise.all([aBrowser().send(body(phone)), aBrowser().send(body(aPhone()))])
    const [known, unknown] = replies.map((reply) => ({
      status: reply.statusCode,
      ...reply.json<object>(),
      verificationId: '',
    }))
    expect(known).toEqual(unknown)
  })

  it('is nowhere in the database', async () => {
    const { otp } = await askForCode(aBrowser(), aPhone())
    const everything = await Promise.all([
      app.pool.query('select * from otp.verification'),
      app.pool.query('select * from messages.sent'),
    ])
    expect(JSON.stringify(everything.map(({ rows }) => rows as unknown[]))).not.toMatch(
      new RegExp(`(?<!\\d)${otp}(?!\\d)`),
    )
  })
})

describe('a wrong code', () => {
  it('is refused in the words of the specification', async () => {
    const browser = aBrowser()
    const { verificationId, otp } = await askForCode(browser, aPhone())
    await expect(browser.client.accounts.verifyLoginOtp({ verificationId, otp: wrong(otp) })).rejects.toMatchObject({
      status: 400,
      code: 'INCORRECT_OTP',
      message: 'Incorrect OTP. Please try again.',
    })
  })

  it('may be tried three times; then even the right one is too late', async () => {
    const browser = aBrowser()
    const { verificationId, otp } = await askForCode(browser, aPhone())
    const attempt = (code: string) => browser.client.accounts.verifyLoginOtp({ verificationId, otp: code })
    await expect(attempt(wrong(otp))).rejects.toMatchObject({ code: 'INCORRECT_OTP' })
    await expect(attempt(wrong(otp))).rejects.toMatchObject({ code: 'INCORRECT_OTP' })
    await expect(attempt(wrong(otp))).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    await expect(attempt(otp)).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('cannot be guessed faster by guessing at once', async () => {
    const browser = aBrowser()
    const { verificationId, otp } = await askForCode(browser, aPhone())
    const guesses = Array.from({ length: 15 }, () =>
      browser.client.accounts.verifyLoginOtp({ verificationId, otp: wrong(otp) }),
    )
    const codes = (await Promise.allSettled(guesses)).map(
      (each) => each.status === 'rejected' && (each.reason as { code: string }).code,
    )
    expect(codes.filter((code) => code === 'INCORRECT_OTP')).toHaveLength(2)
    expect(codes.filter((code) => code === 'OTP_EXPIRED')).toHaveLength(13)
  })

  it('locks the number for an hour to the network that sent ten wrong codes, for every code that is tried', async () => {
    app.moveClock(HOUR)
    const phone = aPhone()
    const browser = aBrowser()
    const TOO_MANY = { status: 429, code: 'RATE_LIMIT_EXCEEDED' }
    for (let code = 0; code < 4; code += 1) {
      const { verificationId, otp } = await askForCode(browser, phone)
      for (let attempt = 0; attempt < (code < 3 ? 3 : 1); attempt += 1)
        await browser.client.accounts.verifyLoginOtp({ verificationId, otp: wrong(otp) }).catch(() => {})
      if (code === 3) await expect(browser.client.accounts.verifyLoginOtp({ verificationId, otp })).rejects.toMatchObject(TOO_MANY) // prettier-ignore
      app.moveClock(30 * SECOND)
    }
    app.moveClock(HOUR)
    await logIn(browser, phone)
  })
})

describe('a right code', () => {
  it('is worth nothing after five minutes', async () => {
    const browser = aBrowser()
    const late = await askForCode(browser, aPhone())
    app.moveClock(5 * MINUTE)
    await expect(browser.client.accounts.verifyLoginOtp(late)).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
      message: 'This code has expired. Ask for a new one.',
    })
    const inTime = await askForCode(browser, aPhone())
    app.moveClock(5 * MINUTE - 1)
    await browser.client.accounts.verifyLoginOtp(inTime)
  })

  it('works once, even when it is sent twenty times at once', async () => {
    const browser = aBrowser()
    const given = await askForCode(browser, aPhone())
    const logins = await Promise.allSettled(
      Array.from({ length: 20 }, () => browser.client.accounts.verifyLoginOtp(given)),
    )
    expect(logins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('works in the browser that asked for it, and in no other', async () => {
    const given = await askForCode(aBrowser(), aPhone())
    await expect(aBrowser().client.accounts.verifyLoginOtp(given)).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('for another purpose does not log anybody in', async () => {
    const browser = aBrowser()
    const phone = aPhone()
    await askForCode(browser, aPhone())
    const device = browser.cookies.get('kandil-device') ?? ''
    const booking = await sendCode(
      app.ctx,
      { to: `+91${phone}`, purpose: 'BOOKING', lang: 'en' },
      { address: '10.9.9.9', device },
    )
    const otp = (await app.sandbox.lastOtp(phone)) ?? ''
    const { verificationId } = booking
    await expect(browser.client.accounts.verifyLoginOtp({ verificationId, otp })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    })
  })

  it.each(['12345', '1234567', 'abcdef', '१२३४५६', ''])('has six digits: “%s” is refused', async (otp) => {
    const browser = aBrowser()
    const { verificationId } = await askForCode(browser, aPhone())
    await expect(browser.client.accounts.verifyLoginOtp({ verificationId, otp })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: { otp: 'Enter the 6-digit code.' },
    })
  })
})

describe('another code', () => {
  const resend = (browser: Browser, verificationId: string, channel?: 'SMS' | 'WHATSAPP') =>
    browser.client.accounts.resendLoginOtp({ verificationId, ...(channel ? { channel } : {}) })

  it('may be asked for after 30, then 60, then 120 seconds', async () => {
    app.moveClock(HOUR)
    const browser = aBrowser()
    const { verificationId } = await askForCode(browser, aPhone())
    for (const wait of [30, 60, 120]) {
      await expect(resend(browser, verificationId)).rejects.toMatchObject({
        status: 429,
        message: `Please wait ${wait} seconds, then try again.`,
      })
      app.moveClock(wait * SECOND - 1)
      await expect(resend(browser, verificationId)).rejects.toMatchObject({ status: 429 })
      app.moveClock(1)
      expect(await resend(browser, verificationId)).toMatchObject({
        verificationId,
        resendInSeconds: Math.min(wait * 2, 120),
      })
    }
  })

  it('makes the one before worthless', async () => {
    const browser = aBrowser()
    const phone = aPhone()
    const first = await askForCode(browser, phone)
    app.moveClock(30 * SECOND)
    await resend(browser, first.verificationId)
    const second = (await app.sandbox.lastOtp(phone)) ?? ''
    if (second !== first.otp)
      await expect(browser.client.accounts.verifyLoginOtp(first)).rejects.toMatchObject({ code: 'INCORRECT_OTP' })
    await browser.client.accounts.verifyLoginOtp({ ...first, otp: second })
  })

  it('comes by WhatsApp on request', async () => {
    const browser = aBrowser()
    const phone = aPhone()
    const { verificationId } = await askForCode(browser, phone)
    app.moveClock(30 * SECOND)
    expect(await resend(browser, verificationId, 'WHATSAPP')).toMatchObject({ channel: 'WHATSAPP' })
    expect(await app.sandbox.outbox(phone)).toMatchObject([{ channel: 'WHATSAPP' }, { channel: 'SMS' }])
    await browser.client.accounts.verifyLoginOtp({ verificationId, otp: (await app.sandbox.lastOtp(phone)) ?? '' })
    await expect(resend(browser, verificationId)).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })

  it('is not sent for a stranger’s request', async () => {
    const { verificationId } = await askForCode(aBrowser(), aPhone())
    app.moveClock(MINUTE)
    await expect(resend(aBrowser(), verificationId)).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    await expect(resend(aBrowser(), 'otp000000000000000000')).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
  })
})

describe('codes are sent', () => {
  const send = (phone: string, browser = aBrowser()) => browser.client.accounts.preLoginVerification({ phone })

  it('to one number at most five times an hour and ten times a day, and the refusal says how long to wait', async () => {
    app.moveClock(DAY)
    const phone = aPhone()
    for (let i = 0; i < 5; i += 1) await send(phone)
    const reply = await aBrowser().send({
      method: 'POST',
      url: '/api/preLoginVerification',
      body: { phone: `+91${phone}` },
    })
    expect(reply.json()).toMatchObject({ errorCode: 'RATE_LIMIT_EXCEEDED' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(3_600)
    app.moveClock(HOUR)
    for (let i = 0; i < 5; i += 1) await send(phone)
    app.moveClock(HOUR)
    await expect(send(phone)).rejects.toMatchObject({ status: 429 })
    app.moveClock(DAY)
    await send(phone)
  })

  it('for one browser at most ten times in ten minutes, whichever addresses it uses', async () => {
    const browser = aBrowser()
    await send(aPhone(), browser)
    const cookie = `kandil-device=${browser.cookies.get('kandil-device')}`
    const from = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/preLoginVerification',
        cookie,
        address: `10.201.${n}.7`,
        body: { phone: aPhone() },
      })
    for (let n = 1; n < 10; n += 1) expect((await from(n)).statusCode).toBe(200)
    expect((await from(11)).statusCode).toBe(429)
  })

  it('to nobody when it cannot be counted', async () => {
    const phone = aPhone()
    await app.asOwner('alter table platform.tally rename to elsewhere')
    await expect(send(phone)).rejects.toMatchObject({ code: 'SERVICE_ERROR' })
    await app.asOwner('alter table platform.elsewhere rename to tally')
    expect(await app.sandbox.outbox(phone)).toEqual([])
  })

  it.each(['HANG', 'ERROR'] as const)(
    'not at all while the vendor is down (%s): the family hears so',
    async (messageFault) => {
      await app.sandbox.knobs({ messageFault })
      await expect(send(aPhone())).rejects.toMatchObject({
        status: 503,
        code: 'OTP_NOT_SENT',
        message: 'We could not send the code. Please try again in a minute.',
      })
    },
  )
})

describe('a session', () => {
  const whoAmI = (cookie: string) => app.inject({ url: '/api/getLoginData', cookie: `kandil=${cookie}` })

  it('is a new one after each login, and the old one is dead', async () => {
    const { browser } = await logIn()
    const before = browser.cookies.get('kandil') ?? ''
    expect((await whoAmI(before)).statusCode).toBe(200)
    await logIn(browser)
    expect(browser.cookies.get('kandil')).not.toBe(before)
    expect((await whoAmI(before)).json()).toMatchObject({ errorCode: 'NOT_LOGGED_IN' })
  })

  it('cannot be given to a browser beforehand', async () => {
    const planted = 'x'.repeat(43)
    const browser = aBrowser()
    browser.cookies.set('kandil', planted)
    await logIn(browser)
    expect(browser.cookies.get('kandil')).not.toBe(planted)
    expect((await whoAmI(planted)).statusCode).toBe(401)
  })

  it('is in a cookie that no script can read and no other site can send along', async () => {
    const browser = aBrowser()
    const given = await askForCode(browser, aPhone())
    const reply = await browser.send({ method: 'POST', url: '/api/login/verifyOTP', body: given })
    const session = [reply.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('kandil='))
    expect(session).toMatch(/^kandil=[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(session).toContain(part)
  })
})

describe('getLoginData', () => {
  it('says who is logged in', async () => {
    const { browser, data } = await logIn()
    expect(await browser.client.accounts.getLoginData({})).toEqual({ ...data, isNewUser: false })
  })

  it('answers a visitor in the specification’s words', async () => {
    await expect(aBrowser().client.accounts.getLoginData({})).rejects.toMatchObject({
      status: 401,
      code: 'NOT_LOGGED_IN',
      message: 'Not Logged In! please try after login',
    })
  })
})

describe('logout', () => {
  it('ends the session on the server, for this browser and for every copy of its cookie', async () => {
    const { browser } = await logIn()
    const copied = browser.cookies.get('kandil')
    expect(await browser.client.accounts.logout({})).toEqual({ redirectUrl: '/', redirectAfterMs: 50 })
    expect(browser.cookies.has('kandil')).toBe(false)
    expect((await app.inject({ url: '/api/getLoginData', cookie: `kandil=${copied}` })).statusCode).toBe(401)
  })

  it('of a visitor is nothing to complain about', async () => {
    expect(await aBrowser().client.accounts.logout({ redirectUrl: '/plans' })).toMatchObject({ redirectUrl: '/plans' })
  })

  it.each(['/', '/plans', '/hi/plans?grade=11&board=cbse#compare', '/me?tab=orders'])(
    'goes on to our own page %s',
    async (redirectUrl) => {
      expect(await aBrowser().client.accounts.logout({ redirectUrl })).toMatchObject({ redirectUrl })
    },
  )

  it.each([
    '//evil.example', '/\\evil.example', '\\/evil.example', '/%2fevil.example', '/%5cevil.example', '/%09/evil.example', '/\t/evil.example',
    '\t//evil.example', ' //evil.example', 'https://evil.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x',
    '/plans\r\nSet-Cookie: a=b', 'plans', '', '/a\\b',
  ])('goes home instead of to %j', async (redirectUrl) => {
    expect(await aBrowser().client.accounts.logout({ redirectUrl })).toMatchObject({ redirectUrl: '/' })
  }) // prettier-ignore
})

describe('editProfile', () => {
  it('changes what is given and leaves the rest', async () => {
    const { browser } = await logIn()
    const change = {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      grade: 11,
      stream: 'SCIENCE',
      board: 'CBSE',
      target: 'JEE',
    } as const
    expect(await browser.client.accounts.editProfile(change)).toMatchObject({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      grade: 11,
      studentInfo: { grade: 11, stream: 'SCIENCE', board: 'cbse', target: 'jee' },
    })
    expect(await browser.client.accounts.editProfile({ lastName: null })).toMatchObject({
      firstName: 'Asha',
      lastName: null,
      grade: 11,
    })
  })

  // GST state codes: 27 Maharashtra, 29 Karnataka, 07 Delhi, 33 Tamil Nadu, 36 Telangana, 19 West Bengal.
  it.each([
    ['400001', '27'],
    ['560034', '29'],
    ['110001', '07'],
    ['600001', '33'],
    ['500001', '36'],
    ['700001', '19'],
  ])('knows the state of PIN code %s', async (pinCode, stateCode) => {
    const { browser } = await logIn()
    expect(await browser.client.accounts.editProfile({ pinCode })).toMatchObject({ pinCode, stateCode })
  })

  it('takes the state that is given with the PIN code before its own guess', async () => {
    const { browser } = await logIn()
    expect(await browser.client.accounts.editProfile({ pinCode: '400001', stateCode: '30' })).toMatchObject({
      stateCode: '30',
    })
  })

  it.each([
    ['firstName', { firstName: '' }],
    ['firstName', { firstName: 'A\u0007' }],
    ['email', { email: 'asha@example.in, evil@example.in' }],
    ['email', { email: 'asha@example.in\r\nBcc: evil@example.in' }],
    ['pinCode', { pinCode: '012345' }],
    ['stateCode', { stateCode: '99' as '27' }],
    ['grade', { grade: 0 }],
  ])('refuses a wrong %s and names it', async (field, change) => {
    const { browser } = await logIn()
    await expect(browser.client.accounts.editProfile(change)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: { [field]: expect.any(String) },
    })
  })

  it('says in our own words that a name is too long', async () => {
    const { browser } = await logIn()
    const sentence = 'Enter at most 60 characters.'
    await expect(browser.client.accounts.editProfile({ firstName: 'x'.repeat(61) })).rejects.toMatchObject({ fieldErrors: { firstName: sentence } }) // prettier-ignore
  })

  it('is for who is logged in, and for nobody else’s name', async () => {
    await expect(aBrowser().client.accounts.editProfile({ firstName: 'X' })).rejects.toMatchObject({
      code: 'NOT_LOGGED_IN',
    })
    const { browser } = await logIn()
    const stranger = await logIn()
    const claim = { firstName: 'X', callingUserId: stranger.data.userId }
    await expect(browser.client.accounts.editProfile(claim)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const raise = { callingUserRole: 'ADMIN' }
    await expect(browser.client.accounts.editProfile(raise)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })
})
