// Files: the server serves the files of the build and no others, for every spelling of a path. On a real connection,
// because a client would normalise such paths before it sends them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '../../pages.ts'
import { speak } from '../bad-input/raw-http.ts'
import { partOf } from '../how-much.ts'

const ROOT = join(import.meta.dirname, '../../../..')

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

async function ask(path: string, method = 'GET') {
  const [answer] = await speak(app.url, Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`, 'latin1')) // prettier-ignore
  if (!answer) throw new Error(`no answer to ${path}`)
  return answer
}

/** Steps up in every spelling. */
const steps = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f', '....//', '..;/', '.%2e/', '%c0%ae%c0%ae/', '..%c0%af', '..%00/', './../', '//..//'] // prettier-ignore
const wanted = [
  'package.json',
  'etc/passwd',
  '.env',
  '.git/config',
  'server/config.ts',
  'build/web/server/index.js',
  'server/index.js',
]

function pathsBy(step: string): string[] {
  const bases = ['/', '/assets/', '/assets/x/', '/api/', '/hi/']
  return bases.flatMap((base) => wanted.flatMap((file) => [1, 3, 8].map((times) => base + step.repeat(times) + file)))
}

/** Something of ours that only the files wanted hold. */
const INSIDE = /"name": ?"kandil"|root:x:|\[core\]|DATABASE_URL|createRequestHandler|import \{ z \}/

describe('a path that leads out of what is served', () => {
  it.each(steps.entries().toArray())('by the spelling %i, %j, finds nothing', async (no, step) => {
    for (const path of partOf(pathsBy(step), no)) {
      const { status, text } = await ask(path)
      expect(status, path).toBeGreaterThanOrEqual(300)
      expect(status, path).toBeLessThan(500)
      expect(text, path).not.toMatch(INSIDE)
    }
  })

  it.each([
    '/.env', '/.git/config', '/.git/HEAD', '/package.json', '/package-lock.json', '/server/config.ts', '/node_modules/zod/package.json', '/.vite/manifest.json',
    '/build/made-from', '/web/routes.ts', '/tsconfig.json', '/server.js', '/index.js', '/assets', '/assets/', '/assets/.', '/~root', '/proc/self/environ',
  ])('such as %s is not served', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(text).not.toMatch(INSIDE)
  }) // prettier-ignore
})

describe('a file of the build', () => {
  const assets = () => readdirSync(join(ROOT, 'build/web/client/assets')).filter((name) => !name.endsWith('.br'))

  it('is served under its name, and never as something else than it is', async () => {
    const [first = ''] = assets()
    expect(existsSync(join(ROOT, 'build/web/client/assets', first))).toBe(true)
    const { status, headers } = await ask(`/assets/${first}`)
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  })

  it('is not written, removed or listed', async () => {
    const before = assets()
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'MKCOL'])
      expect((await ask(`/assets/${before[0]}`, method)).status).toBeGreaterThanOrEqual(400)
    expect(assets()).toEqual(before)
  })
})
