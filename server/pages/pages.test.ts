// Pages as a browser gets them: built, mounted with the API, on a real database.
import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aFaq } from '#server/modules/content/factory.ts'
import { aFeedCard } from '#server/modules/home/factory.ts'
import { rememberUnreachable } from '#server/modules/messages/index.ts'
import { aStory } from '#server/modules/stories/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { TestApp } from '#server/test/app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '#server/test/pages.ts'

const BROTLI = { 'accept-encoding': 'gzip, br' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
  await aBundle(app.ctx)
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('a page of content', () => {
  it('is HTML without React, within its 20 KB', async () => {
    const reply = await get('/', BROTLI)
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    expect(reply.rawPayload.length).toBeLessThan(20 * 1_024)
    const html = brotliDecompressSync(reply.rawPayload).toString()
    expect(html).toMatch(/<html lang="en"/)
    expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      // The home page lets a class be chosen.
      expect.stringMatching(/^\/assets\/t0-chooser-/),
      // It is the page that the installed app opens with.
      expect.stringMatching(/^\/assets\/t0-splash-/),
      expect.stringMatching(/^\/assets\/t0-/),
    ])
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('allows its one inline script by its hash and no other', async () => {
    const { body, headers } = await get('/')
    const [, script = ''] = /<script>(.+?)<\/script>/.exec(body) ?? []
    const digest = hash('sha256', script, 'base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`)
  })

  it('may be kept by everybody, is asked for by a browser each time, and is not sent again to who has it', async () => {
    const first = await get('/tnc')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    expect(first.headers['set-cookie']).toBeUndefined()
    const again = await get('/tnc', { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is drawn anew as soon as something on it has changed', async () => {
    await get('/hi')
    await aFaq(app.ctx, { question: { en: 'New?', hi: 'नया सवाल?' } })
    await expect.poll(async () => (await get('/hi')).body.includes('नया सवाल?')).toBe(true)
  })

  it('has a story as soon as it is published (H10)', async () => {
    expect((await get('/stories')).body).not.toContain('Published this minute')
    await aStory(app.ctx, { title: { en: 'Published this minute' } })
    await expect.poll(async () => (await get('/stories')).body.includes('Published this minute')).toBe(true)
  })

  it('shows the first twelve cards of the feed on the home page, and all of them among the ways to learn', async () => {
    await Promise.all(Array.from({ length: 14 }, (_, i) => aFeedCard(app.ctx, { title: { en: `Card no. ${i + 1}.` } })))
    const countOn = async (url: string) => (await get(url)).body.match(/Card no\. \d+\./g)?.length
    await expect.poll(() => countOn('/')).toBe(12)
    expect((await get('/')).body).toContain('href="/explore#feed"')
    expect(await countOn('/explore')).toBe(14)
  })

  it('is a family’s own once somebody is signed in', async () => {
    const browser = app.browser(visitor, '10.1.1.1')
    const { verificationId } = await browser.client.accounts.preLoginVerification({ phone: '9800000001' })
    const otp = (await app.sandbox.lastOtp('9800000001')) ?? ''
    await browser.client.accounts.verifyLoginOtp({ verificationId, otp })
    await browser.client.accounts.editProfile({ firstName: 'Ishaan' })
    const own = await browser.send({ url: '/' })
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect(own.body).toContain('Welcome, Ishaan')
    // The browser keeps by it what was typed, and shows no other person's page of the history.
    expect(own.body).toMatch(/<html[^>]* data-for="lrn[0-9a-z]{18}"/)
    expect((await get('/')).body).toContain(' data-for=""')
    expect((await get('/')).body).not.toContain('Ishaan')
  })

  it('has no web font for who saves data', async () => {
    expect((await get('/')).body).toContain('rel="preload"')
    const saving = await get('/', { 'save-data': 'on' })
    expect(saving.body).not.toContain('rel="preload"')
    expect(saving.headers['vary']).toContain('save-data')
  })
})

describe('languages', () => {
  it('are in the URL, and every page links to itself in the others', async () => {
    const { body } = await get('/hi/courses?grade=11-science&utm_source=x')
    expect(body).toMatch(/<html lang="hi"/)
    expect(body).toContain('rel="canonical" href="http://localhost:3000/hi/courses?grade=11-science"')
    expect(body).toContain('hrefLang="ta" href="http://localhost:3000/ta/courses?grade=11-science"')
    expect(titleOf(body)).toContain('कोर्स')
  })

  it('are chosen by ?lang=, which is remembered for pages of one family', async () => {
    const browser = app.browser(visitor)
    const chosen = await browser.send({ url: '/courses?grade=10&lang=ta' })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/ta/courses?grade=10'])
    const login = await browser.send({ url: '/login?returnTo=%2Fcourses' })
    expect(login.headers.location).toBe('/ta/login?returnTo=%2Fcourses')
    const back = await browser.send({ url: '/ta/login?lang=en' })
    expect(back.headers.location).toBe('/login')
    expect((await browser.send({ url: '/login' })).statusCode).toBe(200)
  })
})

describe('a hydrated page', () => {
  it('allows its scripts by a nonce that no other answer has', async () => {
    const [one, two] = [await get('/login'), await get('/login')]
    const nonceOf = ({ headers }: typeof one) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`)
    expect(one.headers['cache-control']).toBe('private, no-cache')
  })

  it('is sent its own messages and no other’s', async () => {
    const { body } = await get('/hi/login')
    expect(body).toContain('दूसरा नंबर इस्तेमाल करें')
    expect(body).not.toContain('हर शाम अच्छी पढ़ाई')
  })
})

describe('a form', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/hi/login', body, headers: { ...FORM, ...headers } })

  it('is answered with what is wrong and what was typed, without JavaScript', async () => {
    const reply = await post('step=phone&phone=12')
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('10 अंकों का भारतीय मोबाइल नंबर लिखिए।')
    expect(reply.body).toContain('value="12"')
  })

  it('passes from our own pages, behind a proxy too, and from no other site', async () => {
    expect((await post('step=phone&phone=12', { origin: 'http://localhost:3000' })).statusCode).toBe(400)
    expect((await post('step=phone&phone=12', { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await post('step=phone&phone=12', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })

  it('is given up by the browser once it is answered, and kept where its sender has to log in first', async () => {
    const cookie = { cookie: 'kandil-typed=1' }
    const answered = await post('step=phone&phone=12', cookie)
    expect(answered.headers['set-cookie']).toMatch(/^kandil-typed=; .*Expires=Thu, 01 Jan 1970/)
    const help = (url: string) =>
      app.inject({ method: 'POST', url, body: 'subject=Refund&text=Please', headers: { ...FORM, ...cookie } })
    const unsent = await help('/help')
    expect([unsent.headers['location'], unsent.headers['set-cookie']]).toEqual(['/login?returnTo=%2Fhelp', undefined])
    const hydrated = await help('/help.data')
    expect([hydrated.statusCode, hydrated.headers['set-cookie']]).toEqual([202, undefined])
    expect((await help('/teach/remarks')).headers['location']).toBe('/teach')
  })

  it('may not be larger than the server reads', async () => {
    expect((await post(`step=phone&phone=${'1'.repeat(300_000)}`)).statusCode).toBe(413)
  })
})

describe('an address that is no page’s', () => {
  it.each(['/ta/nothing', '/ta/%0A/nothing'])(
    'is answered by a page that says so, in its language: %s',
    async (url) => {
      const reply = await get(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain('இந்தப் பக்கம் கிடைக்கவில்லை')
      expect(reply.body).toContain('name="robots" content="noindex"')
    },
  )

  it('is answered as JSON below /api', async () => {
    const reply = await get('/api/nothing')
    expect([reply.statusCode, reply.json().errorCode]).toEqual([404, 'NOT_FOUND_ERROR'])
  })

  it.each([
    '/%E0%A4%A',
    '/%2f%2fevil.example',
    '/..%2f..%2fetc/passwd',
    '/login?returnTo=//evil.example',
    '/__manifest',
  ])('%s is no fault', async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500)
  })
})

describe('files', () => {
  it('that carry a hash of themselves are kept for good, and sent compressed', async () => {
    const [, css = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await get('/')).body) ?? []
    const reply = await get(css, BROTLI)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/css; charset=utf-8',
    })
  })

  it.each(['/favicon.svg', '/manifest.webmanifest', '/sw.js', '/robots.txt', '/sitemap.xml'])(
    '%s is there',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200)
    },
  )

  it('that only the build needs are not served', async () => {
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
  })
})

describe('when something breaks', () => {
  it('a page says so, with a reference to what is in the log', async () => {
    await app.asOwner('alter table content.policy rename to away')
    const reply = await get('/policies/promise')
    await app.asOwner('alter table content.away rename to policy')
    expect(reply.statusCode).toBe(500)
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(reply.body).toContain('Something went wrong! please retry later')
    expect(reply.body).toContain(`Reference: ${String(reply.headers['x-request-id'])}`)
    expect(reply.body).not.toMatch(/away|relation|node_modules/)
  })
})

it('the contact page says that mail does not arrive at the address', async () => {
  const email = 'lost@kandil.example'
  const cookie = await app.cookieOf(await aHousehold(app.ctx, { email }))
  const read = async () => (await app.inject({ url: '/me/contact', cookie })).body
  expect(await read()).toContain(email)
  expect(await read()).not.toContain('Our mail does not arrive at this address')
  await rememberUnreachable(app.ctx, app.ctx.db, email)
  expect(await read()).toContain('Our mail does not arrive at this address')
})
