// The address of a caller behind proxies: only what the proxies themselves have written is believed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { startTestApp, type TestApp } from '../../app.ts'

const HONEST = '203.0.113.5'
/** One address may leave so many codes unanswered in ten minutes. */
const MOST = 60

let phones = 9_600_000_000

describe.each([
  ['one proxy', '1', (forged: string) => `${forged}, ${HONEST}`],
  ['two proxies', '2', (forged: string) => `${forged}, ${HONEST}, 10.0.0.2`],
  ['proxies by their addresses', '127.0.0.1, 10.0.0.0/8', (forged: string) => `${forged}, ${HONEST}, 10.0.0.2`],
  ['no proxy', 'off', (forged: string) => forged],
])('behind %s', (_, TRUST_PROXY, headerWith) => {
  let app: TestApp
  beforeAll(async () => void (app = await startTestApp({}, { TRUST_PROXY })))
  afterAll(() => app.close())

  async function ask(forwardedFor: string): Promise<number> {
    const headers = { 'x-forwarded-for': forwardedFor }
    const body = { phone: String((phones += 1)) }
    return (await app.inject({ method: 'POST', url: '/api/preLoginVerification', headers, body })).statusCode
  }

  it('a client gains nothing by an X-Forwarded-For of its own', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= MOST + 5; n += 1) statuses.push(await ask(headerWith(`198.51.100.${n}, 10.1.1.${n}`)))
    expect(statuses).toEqual([...Array.from({ length: MOST }, () => 200), ...Array.from({ length: 5 }, () => 429)])
  })
})

describe('a computer with IPv6, which chooses its address among 2^64', () => {
  let app: TestApp
  beforeAll(async () => void (app = await startTestApp({}, { TRUST_PROXY: '1' })))
  afterAll(() => app.close())

  const from = (no: number, line = '1') => ({ 'x-forwarded-for': `2001:db8:7:${line}::${no.toString(16)}` })
  const codes = (n: number, line?: string) => {
    const body = { phone: String((phones += 1)) }
    return app.inject({ method: 'POST', url: '/api/preLoginVerification', headers: from(n, line), body })
  }

  it('is counted as one for codes, and its neighbour is not', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= MOST + 5; n += 1) statuses.push((await codes(n)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: MOST }, () => 200), ...Array.from({ length: 5 }, () => 429)])
    expect((await codes(1, '2')).statusCode).toBe(200)
  })

  it('is counted as one for wrong codes of a test in school', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= 25; n += 1)
      statuses.push(
        (await app.inject({ url: `/api/in-school-test/sessions/WRNG2${(n % 8) + 2}`, headers: from(n, '3') }))
          .statusCode,
      )
    expect(statuses.slice(-5)).toEqual(Array.from({ length: 5 }, () => 429))
  })

  it('is counted as one for what visitors look at', async () => {
    const statuses = new Set<number>()
    for (let n = 1; n <= 61; n += 1)
      statuses.add((await app.inject({ url: '/api/content/sitemap', headers: from(n, '4') })).statusCode)
    expect(statuses).toEqual(new Set([200, 429]))
  })

  it('is counted as one for log-ins of staff', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= 12; n += 1) {
      const body = { email: `nobody${n}@kandil.example`, password: 'a wrong password', code: '123456' }
      statuses.push(
        (await app.inject({ method: 'POST', url: '/api/staff/login', headers: from(n, '5'), body })).statusCode,
      )
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

describe('TRUST_PROXY', () => {
  const read = (TRUST_PROXY: string) => readConfig({ DATABASE_URL: 'postgres://localhost/kandil', TRUST_PROXY })

  it.each([
    'on',
    'true',
    '0',
    '10',
    '-1',
    'everything',
    '10.0.0.0/33',
    '1.2.3',
    '::1/129',
    '10.0.0.1/8/8',
    ''.padEnd(3, ','),
  ])('%s is refused', (text) => expect(() => read(text)).toThrow(ConfigError))

  it('takes a number, and addresses', () => {
    expect(read('2').TRUST_PROXY).toBe(2)
    expect(read('loopback, 10.0.0.0/8,fd00::/8').TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8'])
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/kandil' }).TRUST_PROXY).toBe(false)
  })
})
