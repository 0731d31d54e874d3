// Where an account is logged in, and how each of these ends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf } from '#server/test/people.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

const OUT = { status: 401, code: 'NOT_LOGGED_IN' }

describe('the sessions of an account', () => {
  it('are listed, last seen first, and this one is marked', async () => {
    const first = await people.logIn()
    app.moveClock(HOUR)
    const second = await people.logIn(first.phone)
    expect(await second.client.sessions.listSessions({})).toMatchObject([
      { isThisOne: true, openedAt: app.now(), seenAt: app.now() },
      { isThisOne: false },
    ])
    expect(await first.client.sessions.listSessions({})).toMatchObject([{}, {}])
  })

  it('tell the browser and nothing that opens it', async () => {
    const { browser } = await people.logIn()
    const phone = people.aPhone()
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/138.0.0.0 Mobile Safari/537.36' }
    const ask = (url: string, body: object) => browser.send({ method: 'POST', url, body, headers })
    const { verificationId } = (await ask('/api/preLoginVerification', { phone })).json<{ verificationId: string }>()
    await ask('/api/login/verifyOTP', { verificationId, otp: await people.codeAt(phone) })
    const reply = await browser.send({ url: '/api/user/sessions' })
    expect(reply.json()).toMatchObject([{ browser: 'Chrome', system: 'Android' }])
    expect(reply.body).not.toContain(browser.cookies.get('kandil'))
  })

  it('are no longer listed thirty days after the last visit', async () => {
    const { phone } = await people.logIn()
    app.moveClock(30 * DAY)
    const { client } = await people.logIn(phone)
    expect(await client.sessions.listSessions({})).toHaveLength(1)
  })

  it('end one by one', async () => {
    const lost = await people.logIn()
    const { client } = await people.logIn(lost.phone)
    const other = (await client.sessions.listSessions({})).find(({ isThisOne }) => !isThisOne)
    const sessionId = other?.id ?? ''
    await client.sessions.endSession({ sessionId })
    await expect(lost.client.accounts.getLoginData({})).rejects.toMatchObject(OUT)
    await expect(client.sessions.endSession({ sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await client.accounts.getLoginData({})
  })

  it('cannot be ended by another household', async () => {
    const { client } = await people.logIn()
    const [own] = await client.sessions.listSessions({})
    const stranger = await people.logIn()
    await expect(stranger.client.sessions.endSession({ sessionId: own!.id })).rejects.toMatchObject({ status: 404 })
    await client.accounts.getLoginData({})
  })

  it.each([true, false])('end all at once, this one staying: %s', async (keepThisOne) => {
    const first = await people.logIn()
    const { client } = await people.logIn(first.phone)
    const stranger = await people.logIn()
    expect(await client.sessions.logoutEverywhere({ keepThisOne })).toEqual({ isLoggedIn: keepThisOne })
    await expect(first.client.accounts.getLoginData({})).rejects.toMatchObject(OUT)
    if (keepThisOne) await client.accounts.getLoginData({})
    else await expect(client.accounts.getLoginData({})).rejects.toMatchObject(OUT)
    await stranger.client.accounts.getLoginData({})
  })
})
