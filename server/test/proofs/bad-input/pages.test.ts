// Malformed requests to the pages: addresses, queries, cookies, headers and forms, each on a connection of its own.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '../../pages.ts'
import { malformedRequests, seed } from '../how-much.ts'
import { speak } from './raw-http.ts'
import { strangeTexts } from './strange-texts.ts'

const PAGES = [
  '/', '/courses', '/ai-live', '/short-programs', '/course/class-11-jee-main-pro', '/plans', '/login', '/logout', '/me',
  '/pay', '/pay/ord00000000000000000a', '/pay/ord00000000000000000a/wait', '/pay/ord00000000000000000a/invoice.pdf',
  '/tnc', '/policies/refund', '/accessibility', '/offline', '/sitemap.xml', '/robots.txt', '/nothing', '/console', '/assets/x.js',
  '/plans.data', '/login.data', '/__manifest', '/hi', '/ta/plans', '/xx/plans',
] // prettier-ignore
const FIELDS = [
  'grade', 'board', 'target', 'lang', 'language', 'kind', 'type', 'page', 'plan', 'coupon', 'subscriptionPlanId', 'source', 'entityId',
  'returnTo', 'tab', 'st', 'orderId', 'go', 'quote', 'key', 'method', 'intent', 'phone', 'otp', 'name', 'pinCode', '_routes', 'p', '__proto__',
] // prettier-ignore
const FORM = 'application/x-www-form-urlencoded'

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

describe('a page', () => {
  const get = async (target: string) =>
    (await speak(app.url, `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`))[0]

  it('is understood in the absolute form of its address', async () => {
    for (const [target, status] of [
      ['http://localhost/tnc', 200],
      ['http://localhost', 200],
      ['HTTPS://other.example:8080/hi/tnc', 200],
      ['http://localhost?x=1', 200],
      ['*', 404],
      ['nothing', 400],
    ] as const)
      expect([target, (await get(target))?.status]).toEqual([target, status])
  })
})

const text = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.constantFrom('11-science', 'cbse', 'jeemain', '1'),
  fc.string(),
)
const query = fc.array(fc.tuple(fc.constantFrom(...FIELDS), text), { maxLength: 4 })
const header = text.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000))
const maybe = (name: string, value: fc.Arbitrary<string>) =>
  fc.option(
    value.map((each) => `${name}: ${each}`),
    { nil: '' },
  )
const headers = fc.tuple(
  maybe('cookie', fc.oneof(header, header.map((value) => `kandil=${value}; kandil-lang=${value}`))),
  maybe('origin', fc.oneof(header, fc.constantFrom('http://localhost:3000', 'null'))),
  maybe('content-type', fc.oneof(header, fc.constantFrom(FORM, 'multipart/form-data', 'multipart/form-data; boundary=x'))),
  ...['host', 'accept-language', 'if-none-match', 'range', 'x-forwarded-for', 'x-forwarded-proto', 'save-data'].map((name) =>
    maybe(name, header),
  ),
) // prettier-ignore

const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'OPTIONS'),
  path: fc.oneof(fc.constantFrom(...PAGES), text.map((value) => `/${encoded(value)}`)),
  query,
  headers,
  form: query,
}) // prettier-ignore
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never

describe('a page', () => {
  it(
    `that is asked for in a malformed way (seed ${seed}) is answered or refused, and never a fault`,
    { timeout: BUILD_WITHIN_MS + malformedRequests * 3_000 },
    async () => {
      const property = fc.asyncProperty(request, async (asked) => {
        const [answer] = await speak(app.url, bytesOf(asked))
        expect(answer?.status, bytesOf(asked).toString('latin1').slice(0, 2_000)).toBeLessThan(500)
      })
      await fc.assert(property, { seed, numRuns: malformedRequests * 2 })
    },
  )

  it.each([
    ['an origin that is no address', 'GET', 'origin: x'],
    ['a form of many parts without the sign between them', 'POST', 'origin: http://localhost:3000\r\ncontent-type: multipart/form-data'],
  ] as const)('refuses %s clearly', async (_, method, line) => {
    const bytes = `${method} /login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${line}\r\ncontent-length: 3\r\n\r\na=b`
    const [answer] = await speak(app.url, bytes)
    expect(answer?.status).toBe(method === 'GET' ? 200 : 415)
  }) // prettier-ignore
})

function bytesOf({ method, path, query: asked, headers: lines, form }: Request): Buffer {
  const body = method === 'POST' ? written(form) : ''
  const hasHost = lines.some((line) => line.startsWith('host: '))
  const head = [
    `${method} ${path}${asked.length > 0 ? `?${written(asked)}` : ''} HTTP/1.1`,
    ...(hasHost ? [] : ['host: localhost']),
    ...lines.filter((line) => line !== ''),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)])
}

function written(fields: readonly (readonly [string, string])[]): string {
  return fields.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
}

/** Halves of pairs are no text that an address can hold. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).slice(0, 1_500)
}
