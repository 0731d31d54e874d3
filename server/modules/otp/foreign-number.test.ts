// Somebody asks for codes of a number that is not theirs: what that does to its owner, and what a second code does to the first.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, SECOND } from '#core/kernel/time.ts'
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

describe('strangers who ask for codes of a number', () => {
  it('get five an hour, and do not keep the family out of a browser it has used before', async () => {
    const owner = newBrowser()
    await logIn(owner)
    app.moveClock(HOUR)
    for (let n = 0; n < 5; n += 1) await ask(newBrowser())
    await expect(ask(newBrowser())).rejects.toMatchObject(TOO_MANY)
    await logIn(owner)
  })

  it('and guess, lock the number for themselves', async () => {
    const owner = newBrowser()
    await logIn(owner)
    for (let n = 0; n < 4; n += 1) {
      const stranger = newBrowser()
      const { verificationId, otp } = await ask(stranger)
      const wrong = otp === '000000' ? '000001' : '000000'
      for (let tries = 0; tries < 3; tries += 1)
        await stranger.client.accounts.verifyLoginOtp({ verificationId, otp: wrong }).catch(() => {}) // whatever it is refused for
    }
    await logIn(owner)
  })
})

it('nothing of a number is left with the codes when its household is forgotten', async () => {
  const household = await aHousehold(app.ctx)
  phone = household.phone.slice(3)
  await ask(newBrowser())
  await app.ctx.db.transaction().execute((tx) => forgetAccount(app.ctx, tx, household.accountId))
  const rows: unknown[] = []
  for (const table of ['otp.verification', 'platform.tally'] as const)
    rows.push(...(await app.ctx.db.selectFrom(table).selectAll().execute()))
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(phone)
})
