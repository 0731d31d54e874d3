// Many families behind one address: a school's evening for parents, a carrier's customers, a tablet at a centre.
import { afterAll, describe, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'

const app = await startTestApp()
afterAll(() => app.close())

type Client = ReturnType<typeof app.browser>['client']

let phones = 6_100_000_000
/** Far apart: codes to a range of numbers that answers few of them are stopped by themselves. */
const newPhone = () => String((phones += 10_000_000))
const TOO_MANY = { code: 'RATE_LIMIT_EXCEEDED', status: 429 }

async function signIn(client: Client, phone = newPhone()): Promise<string> {
  const { verificationId } = await client.accounts.preLoginVerification({ phone })
  const otp = (await app.sandbox.lastOtp(phone)) ?? ''
  await client.accounts.verifyLoginOtp({ verificationId, otp })
  return phone
}

const leaveUnanswered = (client: Client) => client.accounts.preLoginVerification({ phone: newPhone() })

describe('one address', () => {
  it('lets a hundred families sign in within ten minutes, each in its browser', async () => {
    for (let family = 0; family < 100; family += 1) await signIn(app.browser(visitor, '10.30.0.1').client)
  })

  it('lets sixty ask before the first of them answers, and then waits for the answers', async () => {
    const asking = () => app.browser(visitor, '10.31.0.1').client
    const phone = newPhone()
    const { client: first } = app.browser(visitor, '10.31.0.1')
    const { verificationId } = await first.accounts.preLoginVerification({ phone })
    for (let family = 1; family < 60; family += 1) await leaveUnanswered(asking())
    await expect(leaveUnanswered(asking())).rejects.toMatchObject(TOO_MANY)
    await first.accounts.verifyLoginOtp({ verificationId, otp: (await app.sandbox.lastOtp(phone)) ?? '' })
    await leaveUnanswered(asking())
    await expect(leaveUnanswered(asking())).rejects.toMatchObject(TOO_MANY)
    await leaveUnanswered(app.browser(visitor, '10.31.9.1').client)
    app.moveClock(10 * MINUTE)
    await leaveUnanswered(asking())
  })

  it('is not helped by answers that came from elsewhere', async () => {
    const asking = () => app.browser(visitor, '10.32.0.1').client
    for (let family = 0; family < 60; family += 1) await leaveUnanswered(asking())
    await signIn(app.browser(visitor, '10.33.0.1').client)
    await expect(leaveUnanswered(asking())).rejects.toMatchObject(TOO_MANY)
  })
})

describe('one browser', () => {
  it('lets thirty families sign in one after the other, and leaves ten codes unanswered at most', async () => {
    const { client } = app.browser(visitor, '10.34.0.1')
    for (let family = 0; family < 30; family += 1) {
      await signIn(client)
      await client.accounts.logout({})
    }
    for (let code = 0; code < 10; code += 1) await leaveUnanswered(client)
    await expect(leaveUnanswered(client)).rejects.toMatchObject(TOO_MANY)
  })
})
