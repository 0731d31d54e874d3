import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { mountConsole } from './console.ts'

const build = mkdtempSync(join(tmpdir(), 'console-'))
mkdirSync(join(build, 'assets'))
writeFileSync(join(build, 'index.html'), '<meta name="style-nonce" content="__NONCE__"><title>inside</title>')
writeFileSync(join(build, 'login.html'), '<script src="/console/assets/login.js"></script>')
writeFileSync(join(build, 'invitation.html'), '')
writeFileSync(join(build, 'password.html'), '')
writeFileSync(join(build, 'reference.html'), '<title>reader</title>')
for (const file of ['login.js', 'inside.js', 'anek.woff2']) writeFileSync(join(build, 'assets', file), '')

const app = await startTestApp({}, {}, (parts) => mountConsole(parts, build))
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

const addresses = ['/console', '/console/', '/console/orders', '/console/index.html', '/console/assets/inside.js']

it.each(addresses)('%s is closed without a session of staff', async (url) => {
  const family = await app.cookieOf(await aHousehold(app.ctx))
  for (const cookie of ['', family, 'kandil=made-up']) {
    const reply = await app.inject({ url, cookie })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/console/login'])
    expect(reply.body).not.toContain('inside')
  }
})

it.each(['/console/login', '/console/invitation', '/console/assets/login.js', '/console/assets/anek.woff2'])(
  '%s is open',
  async (url) => expect((await app.inject({ url })).statusCode).toBe(200),
)

it('lets staff in, with a policy that allows no foreign and no inline script', async () => {
  const cookie = await app.cookieOf(clerk('stf000000000000000001'))
  const { headers, body, statusCode } = await app.inject({ url: '/console/orders', cookie })
  expect(statusCode).toBe(200)
  const [, nonce] = /content="([\w-]{22})"/.exec(body) ?? []
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  expect((await app.inject({ url: '/console/assets/gone.js', cookie })).statusCode).toBe(404)
})

it.each(['/api/docs', '/api/staff/docs'])('%s is the reader of a document, and open', async (url) => {
  const reply = await app.inject({ url })
  expect([reply.statusCode, reply.body]).toEqual([200, '<title>reader</title>'])
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';")
})
