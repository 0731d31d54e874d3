// Sessions: none can be planted, guessed, carried elsewhere or used after its end.
import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '../../app.ts'

const app = await startTestApp()
const asha = await aHousehold(app.ctx)
const overHttps = await startTestApp({}, { PUBLIC_URL: 'https://kandil.example' })
afterAll(() => Promise.all([app.close(), overHttps.close()]))

const openSession = () => app.ctx.sessions.open(app.ctx.db, asha, undefined)
const whoAmI = async (headers: Record<string, string>, query = '') =>
  (await app.inject({ url: `/api/getLoginData${query}`, headers })).statusCode

async function logIn(at: typeof app, planted: Record<string, string> = {}) {
  const browser = at.browser()
  for (const [name, value] of Object.entries(planted)) browser.cookies.set(name, value)
  const phone = `98${String(100_000_000 + (randomBytes(3).readUIntBE(0, 3) % 90_000_000)).slice(-8)}`
  const { verificationId } = await browser.client.accounts.preLoginVerification({ phone })
  const body = { verificationId, otp: await at.sandbox.lastOtp(phone) }
  const reply = await browser.send({ method: 'POST', url: '/api/login/verifyOTP', body })
  expect(reply.statusCode).toBe(200)
  return { browser, cookies: [reply.headers['set-cookie'] ?? []].flat() }
}

describe('a session', () => {
  it('that an attacker planted is not the one that the victim logs in with, live or made up', async () => {
    for (const planted of [await openSession(), 'x'.repeat(43), randomBytes(32).toString('base64url')]) {
      const { browser } = await logIn(app, { kandil: planted })
      expect(browser.cookies.get('kandil')).not.toBe(planted)
      expect(await whoAmI({ cookie: `kandil=${planted}` })).toBe(401)
    }
  })

  it('is in the cookie of its name and nowhere else', async () => {
    const token = await openSession()
    expect(await whoAmI({ cookie: `kandil=${token}` })).toBe(200)
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { 'x-session': token },
      { cookie: `Kandil=${token}` },
      { cookie: `__Host-kandil=${token}` },
      { cookie: `kandil-device=${token}` },
      { cookie: `kandil=${token.slice(0, -1)}` },
      { cookie: `kandil=${token}x` },
      { cookie: `kandil=${token.toUpperCase()}` },
    ])
      expect(await whoAmI(headers), JSON.stringify(headers)).toBe(401)
    for (const name of ['kandil', 'token', 'hashSid', 'sid']) expect(await whoAmI({}, `?${name}=${token}`)).toBe(401)
  })

  it('that ends while requests are under way with it is remembered by nobody', async () => {
    for (let round = 0; round < 15; round += 1) {
      const token = await openSession()
      const cookie = `kandil=${token}`
      const requests = Array.from({ length: 6 }, () => whoAmI({ cookie }))
      await Promise.all([...requests, app.ctx.sessions.end(app.ctx.db, token)])
      expect(await whoAmI({ cookie })).toBe(401)
    }
  })

  it('is not the hash that the database holds', async () => {
    const token = await openSession()
    const { rows } = await app.pool.query<{ token_hash: Buffer }>('select token_hash from platform.session')
    for (const { token_hash } of rows)
      for (const encoding of ['base64url', 'hex', 'latin1'] as const)
        expect(await whoAmI({ cookie: `kandil=${encodeURIComponent(token_hash.toString(encoding))}` })).toBe(401)
    expect(await whoAmI({ cookie: `kandil=${token}` })).toBe(200)
  })

  it('has 256 bits that no two share', async () => {
    const tokens = await Promise.all(Array.from({ length: 200 }, openSession))
    expect(new Set(tokens).size).toBe(200)
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true)
  })

  it('ends at logout, for every copy of the cookie too, and other sessions of the family continue', async () => {
    const [copied, other] = [await openSession(), await openSession()]
    const logout = { method: 'POST', url: '/api/user/logout', cookie: `kandil=${copied}`, body: {} }
    const reply = await app.inject(logout)
    expect([reply.headers['set-cookie']].flat().join()).toMatch(/kandil=;.*Max-Age=0|kandil=;.*1970/)
    expect(await whoAmI({ cookie: `kandil=${copied}` })).toBe(401)
    expect(await whoAmI({ cookie: `kandil=${other}` })).toBe(200)
  })
})

describe('over https', () => {
  it('the cookie is bound to this host and to https, and no script reads it', async () => {
    const { cookies } = await logIn(overHttps)
    const session = cookies.find((cookie) => cookie.startsWith('__Host-kandil=')) ?? ''
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(session).toContain(part)
    expect(session).not.toMatch(/domain/i)
    expect(cookies.every((cookie) => cookie.includes('Secure') && cookie.includes('HttpOnly'))).toBe(true)
  })

  it('a cookie of the plain name opens nothing', async () => {
    const family = await aHousehold(overHttps.ctx)
    const token = await overHttps.ctx.sessions.open(overHttps.ctx.db, family, undefined)
    const ask = (name: string) => overHttps.inject({ url: '/api/getLoginData', cookie: `${name}=${token}` })
    expect((await ask('kandil')).statusCode).toBe(401)
    expect((await ask('__Host-kandil')).statusCode).toBe(200)
  })

  it('responses tell browsers to stay on https', async () => {
    const reply = await overHttps.inject({ url: '/api/content/site' })
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })
})
