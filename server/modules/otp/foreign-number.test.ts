// Somebody asks for codes of a number that is not theirs: what that does to its owner, and what a second code does to the first.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { forgetAccount } from '#server/modules/accounts/index.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

let phone = ''
let phones = 9_500_000_000
beforeEach(() => {
  phone = String((phones += 1))
})

type Browser = ReturnType<TestApp['browser']>

let networks = 0
/** In a network that nobody else is in. */
function newBrowser(): Browser {
  networks += 1
  return app.browser(visitor, `10.${networks >> 8}.${networks & 255}.1`)
}

/** The same browser in a network where nobody else is. */
function elsewhere({ cookies }: Browser): Browser {
  const moved = newBrowser()
  for (const [name, value] of cookies) moved.cookies.set(name, value)
  return moved
}

async function ask({ client }: Browser) {
  const { verificationId } = await client.accounts.preLoginVerification({ phone })
  const otp = (await app.sandbox.lastOtp(phone)) ?? ''
  return { verificationId, otp }
}

async function logIn(browser: Browser) {
  await browser.client.accounts.verifyLoginOtp(await ask(browser))
  await browser.client.accounts.logout({})
  app.moveClock(30 * SECOND)
}

const TOO_MANY = { code: 'RATE_LIMIT_EXCEEDED', status: 429 }
const EXPIRED = { code: 'OTP_EXPIRED' }

describe('a second code', () => {
  it('is not sent within thirty seconds, from any browser of the same network', async () => {
    const [first, second] = [app.browser(visitor, '10.200.0.1'), app.browser(visitor, '10.200.0.2')]
    const asked = await Promise.allSettled([ask(first), ask(first), ask(second), ask(second)])
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toMatchObject([TOO_MANY, TOO_MANY, TOO_MANY]) // prettier-ignore
    expect(await app.sandbox.outbox(phone)).toHaveLength(1)
    app.moveClock(30 * SECOND)
    await ask(second)
  })

  it('ends the first', async () => {
    const browser = newBrowser()
    const older = await ask(browser)
    app.moveClock(30 * SECOND)
    const newer = await ask(browser)
    await expect(browser.client.accounts.verifyLoginOtp(older)).rejects.toMatchObject(EXPIRED)
    await browser.client.accounts.verifyLoginOtp(newer)
  })

  it('that was asked for elsewhere leaves the first as it is', async () => {
    const owner = newBrowser()
    const own = await ask(owner)
    await ask(newBrowser())
    await owner.client.accounts.verifyLoginOtp(own)
  })
})

describe('what has expired', () => {
  it('stays so when the clock was ahead and is set right: a code, and the ticket for one', async () => {
    const browser = newBrowser()
    const code = await ask(browser)
    const exchanged = newBrowser()
    phone = String((phones += 1))
    const { verificationToken } = await exchanged.client.otp.verifyOtp({ ...(await ask(exchanged)), purpose: 'LOGIN' })
    app.moveClock(25 * HOUR)
    await expect(browser.client.accounts.verifyLoginOtp(code)).rejects.toMatchObject(EXPIRED)
    await expect(exchanged.client.accounts.authenticate({ verificationToken })).rejects.toMatchObject(EXPIRED)
    app.moveClock(-25 * HOUR)
    await expect(browser.client.accounts.verifyLoginOtp(code)).rejects.toMatchObject(EXPIRED)
    await expect(exchanged.client.accounts.authenticate({ verificationToken })).rejects.toMatchObject(EXPIRED)
  })
})

describe('strangers who ask for codes of a number', () => {
  it('get five an hour, and do not keep the family out of a browser it has used before', async () => {
    const owner = newBrowser()
    await logIn(owner)
    app.moveClock(HOUR)
    for (let n = 0; n < 5; n += 1) await ask(newBrowser())
    await expect(ask(newBrowser())).rejects.toMatchObject(TOO_MANY)
    await logIn(owner)
  })

  it('do not keep the family out of a browser in which it logged in within a year, wherever that is now', async () => {
    const owner = newBrowser()
    await logIn(owner)
    const strangersAfter = async (days: number) => {
      app.moveClock(days * DAY)
      await app.runJob('platform.housekeeping')
      for (let n = 0; n < 5; n += 1) await ask(newBrowser())
    }
    await strangersAfter(330)
    await logIn(elsewhere(owner))
    // It is known for a year again.
    await strangersAfter(330)
    await ask(elsewhere(owner))
    await strangersAfter(60)
    await expect(ask(elsewhere(owner))).rejects.toMatchObject(TOO_MANY)
  })

  it('do not keep the family out of a new browser in a network it has used before', async () => {
    const home = '10.210.0'
    await logIn(app.browser(visitor, `${home}.1`))
    app.moveClock(HOUR)
    for (let n = 0; n < 5; n += 1) await ask(newBrowser())
    await logIn(app.browser(visitor, `${home}.2`))
  })

  it('from one network get four an hour and seven a day: one is left for a family that is new everywhere', async () => {
    const strangers = '10.211.0'
    const refused = () => expect(ask(app.browser(visitor, `${strangers}.9`))).rejects.toMatchObject(TOO_MANY)
    for (let n = 0; n < 4; n += 1) {
      await ask(app.browser(visitor, `${strangers}.${n}`))
      app.moveClock(30 * SECOND)
    }
    await refused()
    await logIn(newBrowser())
    app.moveClock(HOUR)
    for (let n = 0; n < 3; n += 1) {
      await ask(app.browser(visitor, `${strangers}.${n}`))
      app.moveClock(30 * SECOND)
    }
    await refused()
    await logIn(newBrowser())
  })
})

describe('strangers who guess codes of a number', () => {
  async function guessAt(stranger: Browser, times: number) {
    const { verificationId, otp } = await ask(stranger)
    app.moveClock(30 * SECOND)
    const wrong = otp === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < times; tries += 1)
      await stranger.client.accounts.verifyLoginOtp({ verificationId, otp: wrong }).catch(() => {}) // whatever it is refused for
  }

  it('do not keep the family out, in a browser it has used before or in a new one', async () => {
    const owner = newBrowser()
    await logIn(owner)
    app.moveClock(HOUR)
    for (let n = 0; n < 4; n += 1) await guessAt(newBrowser(), 3)
    await logIn(owner)
    await logIn(newBrowser())
  })

  it('lock their own network for the hour after ten wrong codes, also for the right one', async () => {
    const strangers = '10.212.0'
    for (const times of [3, 3, 3]) await guessAt(app.browser(visitor, `${strangers}.1`), times)
    const last = app.browser(visitor, `${strangers}.2`)
    const { verificationId, otp } = await ask(last)
    const answer = (code: string) => last.client.accounts.verifyLoginOtp({ verificationId, otp: code })
    await expect(answer(otp === '000000' ? '000001' : '000000')).rejects.toMatchObject({ code: 'INCORRECT_OTP' })
    await expect(answer(otp)).rejects.toMatchObject(TOO_MANY)
    await logIn(newBrowser())
  })
})

it('nothing of a number is left with the codes when its household is forgotten', async () => {
  const household = await aHousehold(app.ctx)
  phone = household.phone.slice(3)
  await logIn(newBrowser())
  await ask(newBrowser())
  const known = async () => (await app.pool.query('select from otp.known_browser')).rows.length
  const before = await known()
  await app.ctx.db.transaction().execute((tx) => forgetAccount(app.ctx, tx, household.accountId))
  expect(await known()).toBe(before - 1)
  const rows: unknown[] = []
  for (const table of ['otp.verification', 'otp.known_browser', 'platform.tally'] as const)
    rows.push(...(await app.ctx.db.selectFrom(table).selectAll().execute()))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(phone)
})
