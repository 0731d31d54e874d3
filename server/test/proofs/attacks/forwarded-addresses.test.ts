// The address of a caller behind proxies: only what the proxies themselves have written is believed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { startTestApp, type TestApp } from '../../app.ts'

const HONEST = '203.0.113.5'
/** One address may have so many codes sent in ten minutes. */
const MOST = 10

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
