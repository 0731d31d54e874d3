// The pages are built when what they are made of has changed since they were built last.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, Problem } from '../own-node/problem.mjs'
import { demandFolder } from '../own-node/room.mjs'
import { endGroup } from './child.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'console',
  'core',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tools/chunk-packages.ts',
  'tools/compress-assets.ts',
  'tools/one-copy.ts',
  'tools/server-bundle.ts',
  'tools/t0-script.ts',
  'vite.config.ts',
  'web',
]
const STAMP = join(ROOT, 'build/made-from')

/** Throws a Problem when they cannot be built, after what the build said. */
export async function buildPages(signal?: AbortSignal): Promise<void> {
  const sources = sourcesHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the pages …')
  for (const folder of ['build', 'build/web']) demandFolder(join(ROOT, folder))
  rmSync(STAMP, { force: true })
  const { code, output } = await run('build', signal)
  if (code !== 0) throw new Problem(`${output.trimEnd()}\nThe pages could not be built: the reason is above.`)
  writeFileSync(STAMP, sources)
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  const path = join(ROOT, source)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [source]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
}

/** A script of package.json, quietly. */
function run(script: string, signal?: AbortSignal): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', ['run', '-s', script], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  signal?.addEventListener('abort', () => endGroup(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

if (import.meta.main) await buildPages().catch(giveUp)
