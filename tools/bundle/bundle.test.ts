import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lazyBuiltins } from './lazy-builtins.ts'
import { ownPlaces } from './own-places.ts'

const SOURCE = `
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const loaded = process.moduleLoadList.filter((name) => name.includes('undici/undici'))
console.log(JSON.stringify({
  neighbour: readFileSync(join(import.meta.dirname, 'neighbour.txt'), 'utf8'),
  words: ['₹ आशा 🪔', \`\${1}…\`, /^[ஂ-௿]+$/u.test('வணக்கம்'), /^🪔$/u.test('🪔')],
  server: typeof createServer,
  loaded,
}))
`

let folder: string
let out: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kandil-bundle-'))
  out = join(folder, 'built/here')
  // Without it Vite takes the folder for a CommonJS package and writes main.mjs.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'main.ts'), SOURCE)
  writeFileSync(join(folder, 'neighbour.txt'), 'found')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlaces(out), lazyBuiltins()],
    build: { ssr: join(folder, 'main.ts'), outDir: out, target: 'esnext' },
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run() {
  const { stdout } = await promisify(execFile)(process.execPath, [join(out, 'main.js')])
  return JSON.parse(stdout) as unknown
}

describe('a bundle', () => {
  it('behaves like its sources, and finds the files next to them', async () => {
    expect(await run()).toMatchObject({
      neighbour: 'found',
      words: ['₹ आशा 🪔', '1…', true, true],
      server: 'function',
    })
  })

  it('loads nothing of Node that it does not use', async () => {
    expect(await run()).toMatchObject({ loaded: [] })
  })
})
