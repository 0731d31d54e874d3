// Bytes that are not HTTP, or HTTP at its edges: lines, headers, lengths and addresses on a real connection.
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../app.ts'
import { faultIn } from './clean-response.ts'
import { speak } from './raw-http.ts'

const app = await startTestApp()
afterAll(() => app.close())

const HOST = 'host: localhost\r\nconnection: close\r\n'
const get = (address: string, headers = '') => `GET ${address} HTTP/1.1\r\n${HOST}${headers}\r\n`
const post = (headers: string, body = '') => `POST /api/preLoginVerification HTTP/1.1\r\n${HOST}${headers}\r\n${body}`
const JSON_OF = (length: number | string) => `content-type: application/json\r\ncontent-length: ${length}\r\n`

type Case = readonly [what: string, bytes: string | Buffer, statuses: readonly number[]]

const addresses: readonly Case[] = [
  ...['%', '%z', '%2', '%ff', '%c0%af', '%e0%a4'].map((text): Case => [`${text} in the path`, get(`/api/bundle/public/${text}`), [400]]),
  ...['%', '%z', '%ff', '%c0%af', '&&&', '=', '?', '[', '%5b%5d', '#'].map((text): Case => [`${text} in the query`, get(`/api/school/getSchools?nameQuery=${text}`), [200, 400]]),
  ['%00 in the path', get('/api/bundle/public/%00'), [400]],
  ['%00 in the query', get('/api/school/getSchools?nameQuery=%00'), [400]],
  ['a path of 12,000 signs', get(`/api/bundle/public/${'a'.repeat(12_000)}`), [414]],
  ['a query of 15,000 signs', get(`/api/school/getSchools?nameQuery=${'a'.repeat(15_000)}`), [400]],
  ['an address of 100,000 signs', get(`/${'a'.repeat(100_000)}`), [431]],
  ['3,000 parameters', get(`/api/school/getSchools?${'a=1&'.repeat(3_000)}`), [200]],
  ['a parameter given twice', get('/api/school/getSchools?nameQuery=a&nameQuery=b'), [400]],
  ['steps up', get('/api/../../etc/passwd'), [404]],
  ['encoded steps up', get('/api/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['two strokes', get('//evil.example/api/content/site'), [404]],
  ['a whole address', get('http://evil.example/api/content/site'), [200, 404]],
  ['an address without a stroke', get('api/content/site'), [400, 404]],
  ['a star', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, [404]],
  ['bytes above 127', Buffer.from(get('/api/bundle/public/\xe9\xff'), 'latin1'), [400, 404]],
  ['capitals', get('/API/CONTENT/SITE'), [404]],
] // prettier-ignore

const lines: readonly Case[] = [
  ['another protocol', 'GET / FTP/1.1\r\n\r\n', [400]],
  ['a later version', `GET / HTTP/3.0\r\n${HOST}\r\n`, [400]],
  ['no version', 'GET /\r\n\r\n', [400, 404]],
  ['an unknown method', `FETCH /api/content/site HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['TRACE', `TRACE /api/content/site HTTP/1.1\r\n${HOST}cookie: kandil=secret\r\n\r\n`, [404]],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, []],
  ['a TLS greeting', Buffer.from('16030100a50100', 'hex'), [400]],
  ['zeros', Buffer.alloc(64), [400]],
  ['a greeting of another kind', 'SSH-2.0-x\r\n', [400]],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['no host', 'GET /api/content/site HTTP/1.1\r\n\r\n', [400]],
  ['a bare line feed', 'GET /api/content/site HTTP/1.1\nhost: a\n\n', [200, 400]],
] // prettier-ignore

const headers: readonly Case[] = [
  ['a header of 20,000 signs', get('/api/content/site', `x: ${'a'.repeat(20_000)}\r\n`), [431]],
  ['500 headers', get('/api/content/site', 'x: 1\r\n'.repeat(500)), [200, 431]],
  ['3,000 headers', get('/api/content/site', 'x: 1\r\n'.repeat(3_000)), [200, 431]],
  ['a name with a space', get('/api/content/site', 'x y: 1\r\n'), [400]],
  ['no name', get('/api/content/site', ': 1\r\n'), [400]],
  ['no colon', get('/api/content/site', 'x\r\n'), [400]],
  ['a folded line', get('/api/content/site', 'x: 1\r\n 2\r\n'), [200, 400]],
  ['a NUL in a value', get('/api/content/site', 'x: a\0b\r\n'), [400]],
  ['a carriage return in a value', get('/api/content/site', 'x: a\rb\r\n'), [400]],
  ['two hosts', get('/api/content/site', 'host: other\r\n'), [200, 400]],
  ['a cookie of broken signs', get('/api/getLoginData', 'cookie: kandil=%E0%A4%A; kandil="; =; ;;\r\n'), [401]],
  ['twenty sessions', get('/api/getLoginData', 'cookie: kandil=a\r\n'.repeat(20)), [401]],
  ['an upgrade', get('/api/content/site', 'upgrade: websocket\r\n').replace('close', 'close, upgrade'), [200, 400, 426]],
  ['an expectation nobody can meet', post(`${JSON_OF(2)}expect: miracles\r\n`, '{}'), [417]],
  ['an expectation that is met', post(`${JSON_OF(2)}expect: 100-continue\r\n`, '{}'), [400]],
] // prettier-ignore

const lengths: readonly Case[] = [
  ['no length', post('content-type: application/json\r\n'), [400]],
  ['a length of nothing', post(JSON_OF(0)), [400]],
  ['a length below zero', post(JSON_OF(-1), '{}'), [400]],
  ['a length that is no number', post(JSON_OF('two'), '{}'), [400]],
  ['a length beyond all numbers', post(JSON_OF('9'.repeat(30)), '{}'), [400]],
  ['two lengths', post(`${JSON_OF(2)}content-length: 3\r\n`, '{}'), [400]],
  ['a length and chunks', post(`${JSON_OF(2)}transfer-encoding: chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n'), [400]],
  ['chunks of a wrong size', post('content-type: application/json\r\ntransfer-encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), [400]],
  ['an unknown transfer coding', post('content-type: application/json\r\ntransfer-encoding: rot13\r\n', '{}'), [400, 501]],
  ['more than was announced', post(JSON_OF(2), '{}{"phone":"9876543210"}'), [400]],
  ['far more than is taken', post(JSON_OF(10_000_000), '{}'), [413]],
  ['a packed body', post(`${JSON_OF(2)}content-encoding: gzip\r\n`, '{}'), [400, 415]],
] // prettier-ignore

describe.each([
  ['an address', addresses],
  ['a first line', lines],
  ['headers', headers],
  ['a length', lengths],
])('%s of a kind that no browser sends', (_, cases) => {
  it.for(cases)('is answered or refused in order: %s', async ([, bytes, statuses]) => {
    const answers = await speak(app.url, bytes)
    if (statuses.length > 0) expect(statuses).toContain(answers[0]?.status)
    else expect(answers).toEqual([])
    // Node's own refusals have no text.
    for (const answer of answers) if (answer.text !== '') expect(faultIn(answer)).toBeUndefined()
  })
})

describe('a connection', () => {
  it('that is dropped in the middle of a request hurts nobody', async () => {
    const half = post(JSON_OF(100), '{"phone":"98')
    await Promise.all(Array.from({ length: 50 }, () => beginAndLeave(half)))
    expect((await fetch(`${app.url}/api/content/site`)).status).toBe(200)
  })

  it('answers two requests at once each by itself, and a smuggled one not at all', async () => {
    const two = get('/api/content/site').replace('connection: close\r\n', '') + get('/api/getLoginData')
    expect((await speak(app.url, two)).map(({ status }) => status)).toEqual([200, 401])
    const smuggled = post(
      'content-type: application/json\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n',
      `0\r\n\r\n${get('/api/getLoginData')}`,
    )
    expect((await speak(app.url, smuggled)).map(({ status }) => status)).toEqual([400])
  })
})

/** Begins a request and goes away. */
async function beginAndLeave(text: string): Promise<void> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  await new Promise((resolve) => socket.write(text, resolve))
  socket.resetAndDestroy()
}
