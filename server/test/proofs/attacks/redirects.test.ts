// Redirects: wherever an address comes from, the browser stays with us, and no line of its is a header of ours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import type { TestApp } from '../../app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '../../pages.ts'
import { speak } from '../bad-input/raw-http.ts'

const OURS = 'http://localhost:3000'

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

/** Addresses of somebody else's, in all the dresses that have deceived a check before. */
const elsewhere: readonly string[] = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\evil.example', '\\\\evil.example', '/\\/evil.example',
  '//evil.example/%2f..', '/%2f/evil.example', '/%2fevil.example', '/%5cevil.example', '/%09/evil.example', '/\t/evil.example', '/\n/evil.example',
  '/%0d%0aLocation:%20//evil.example', '\t//evil.example', ' //evil.example', '\u0000//evil.example', '/\u0000/evil.example', '\u00a0//evil.example',
  'http://evil.example', 'https:evil.example', 'https:/evil.example', 'https:///evil.example', 'HtTpS://evil.example', '//evil%00.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc/passwd',
  '//localhost:3000@evil.example', 'http://localhost:3000@evil.example', '/@evil.example/..//evil.example', '//[::1]', '//0x7f000001', '//evil。example',
  '/x/..//evil.example', '/.//evil.example', '/..//evil.example', '/%2e%2e//evil.example', '/./\\evil.example', '//', '/\\', '@evil.example', '.evil.example',
] // prettier-ignore

/** Resolved as a browser does, on the page where it was found. */
const staysHere = (location: string, page = '/login') => new URL(location, OURS + page).origin === OURS

describe('an address to go to next', () => {
  it.each(elsewhere)('leads nowhere else after logout: %j', async (redirectUrl) => {
    const reply = await app.inject({ method: 'POST', url: '/api/user/logout', body: { redirectUrl } })
    const next = reply.statusCode === 200 ? reply.json<{ redirectUrl: string }>().redirectUrl : '/'
    expect([staysHere(next), next.startsWith('/') && !/^\/[/\\]/.test(next)]).toEqual([true, true])
  })

  it.each(elsewhere)('leads nowhere else after login: %j', async (returnTo) => {
    const cookie = await app.cookieOf(await aHousehold(app.ctx))
    const url = `/login?returnTo=${encodeURIComponent(returnTo)}`
    for (const address of [url, url.replace('/login?', '/login.data?'), url.replace('/login', '/hi/login')]) {
      const reply = await app.inject({ url: address, cookie })
      const location = reply.headers.location ?? '/'
      expect(staysHere(location), `${address} leads to ${location}`).toBe(true)
      // In a page's data the address is part of the text.
      if (reply.statusCode === 202) expect(reply.payload).not.toMatch(/"(https?:)?[/\\]{2,}[^"]*evil/)
    }
  })

  it.each(elsewhere)('leads nowhere else after another learner was chosen: %j', async (returnTo) => {
    const family = await aHousehold(app.ctx)
    const body = new URLSearchParams({ userId: family.learnerId, returnTo }).toString()
    const headers = { origin: OURS, 'content-type': 'application/x-www-form-urlencoded' }
    const cookie = await app.cookieOf(family)
    for (const url of ['/me/switch', '/ta/me/switch']) {
      const reply = await app.inject({ method: 'POST', url, cookie, headers, body })
      expect([reply.statusCode, staysHere(String(reply.headers.location))]).toEqual([302, true])
    }
  })

  it('is our own path as it was', async () => {
    const cookie = await app.cookieOf(await aHousehold(app.ctx))
    const reply = await app.inject({ url: '/login?returnTo=%2Fcourses%3Fgrade%3D11', cookie })
    expect(new URL(String(reply.headers.location), OURS).href).toBe(`${OURS}/courses?grade=11`)
  })
})

describe('an address that is asked for', () => {
  it.each(['evil.example', 'localhost:3000.evil.example'])(
    'does not lead where the Host header says: %s',
    async (host) => {
      const reply = await app.inject({ url: '/courses?grade=10&lang=ta', headers: { host } })
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/ta/courses?grade=10'])
    },
  )

  it.each(elsewhere.filter((text) => text.startsWith('/')))('leads nowhere else by itself: %j', async (path) => {
    const raw = path.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign))
    for (const url of [raw, `${raw}/`, `${raw}?lang=ta`, `/ta${raw}`, `/ta${raw}?lang=en`, `/ta${raw}?lang=hi`]) {
      const [answer] = await speak(app.url, `GET ${url} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`)
      expect(answer?.status).toBeLessThan(500)
      const location = answer?.headers['location']
      if (location !== undefined) expect(staysHere(String(location), '/'), `${url} leads to ${location}`).toBe(true)
    }
  }) // prettier-ignore

  it.each(['x-forwarded-host', 'x-original-host', 'x-host', 'forwarded'])('leads to no host of the header %s', async (name) => {
    const headers = { host: 'localhost:3000', [name]: 'evil.example' }
    const reply = await app.inject({ url: '/courses?grade=10&lang=ta', headers })
    expect([reply.statusCode, staysHere(String(reply.headers.location))]).toEqual([302, true])
  }) // prettier-ignore

  it('under a host that is not ours is answered for nobody else', async () => {
    const headers = { host: 'evil.example' }
    const reply = await app.inject({ url: '/courses?grade=10&lang=ta', headers })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'private, no-cache'])
    expect(String((await app.inject({ url: '/courses?grade=10&lang=ta' })).headers.location)).not.toContain('evil')
  })

  it('brings no host that is not ours into a page, its links or its cookies', async () => {
    for (const url of ['/', '/login', '/tnc', '/sitemap.xml', '/robots.txt']) {
      const reply = await app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
      expect(JSON.stringify(reply.headers) + reply.payload, url).not.toContain('evil.example')
    }
  })
})

describe('a line break', () => {
  const split = 'a\r\nSet-Cookie: kandil=planted\r\nX-Planted: 1'

  it('in anything that is sent makes no header of ours', async () => {
    const value = encodeURIComponent(split)
    const asked = [
      { url: `/login?returnTo=/${value}` },
      { url: `/${value}?lang=ta` },
      { url: `/api/payment/juspay/return?order_id=${value}` },
      { url: '/', headers: { 'x-request-id': value } },
      { method: 'POST', url: '/api/user/logout', body: { redirectUrl: `/${split}` } },
      { method: 'POST', url: '/api/preLoginVerification', body: { phone: split } },
    ]
    for (const request of asked) {
      const { headers } = await app.inject(request)
      expect(headers['x-planted']).toBeUndefined()
      expect(JSON.stringify(headers['set-cookie'] ?? '')).not.toContain('planted')
      expect(headers['x-request-id']).toMatch(/^req[0-9a-z]{18}$/)
    }
  })
})
