// Builds the production files when their sources have changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, Problem } from '../own-node/problem.mjs'
import { demandFolder } from '../own-node/room.mjs'
import { endGroup } from './child.ts'

const ROOT = join(import.meta.dirname, '../..')

interface BuildPart {
  readonly name: string
  /** The script in package.json. */
  readonly script: string
  readonly sources: readonly string[]
  readonly folder: string
  /** Holds the hash of the sources it was made from. */
  readonly stamp: string
}

const pages: BuildPart = {
  name: 'pages',
  script: 'build:pages',
  sources: [
    'console',
    'core',
    'lingui.config.ts',
    'package.json',
    'package-lock.json',
    'react-router.config.ts',
    'tools/bundle',
    'tools/chunk-packages.ts',
    'tools/compress-assets.ts',
    'tools/messages/english-catalogues.ts',
    'tools/one-copy.ts',
    'tools/server-bundle.ts',
    'tools/t0-script.ts',
    'vite.config.ts',
    'web',
  ],
  folder: 'build/web',
  stamp: 'build/made-from',
}

const server: BuildPart = {
  name: 'server',
  script: 'build:server',
  sources: ['core', 'package.json', 'package-lock.json', 'server', 'tools/bundle'],
  folder: 'build/server',
  stamp: 'build/server/made-from',
}

/** The server and the pages. Throws a Problem when they cannot be built, after what the build said. */
export async function build(signal?: AbortSignal): Promise<void> {
  await make(server, signal)
  await make(pages, signal)
}

/** Builds only the pages, for a server that runs from its sources. Throws as `build` does. */
export async function buildPages(): Promise<void> {
  await make(pages)
}

async function make({ name, script, sources, folder, stamp }: BuildPart, signal?: AbortSignal): Promise<void> {
  const made = join(ROOT, stamp)
  const hash = hashOf(sources)
  if (existsSync(made) && readFileSync(made, 'utf8') === hash) return
  console.log(`Building the ${name} …`)
  for (const each of ['build', folder]) demandFolder(join(ROOT, each))
  rmSync(made, { force: true })
  const { code, output } = await run(script, signal)
  if (code !== 0) throw new Problem(`${output.trimEnd()}\nThe ${name} could not be built: the reason is above.`)
  writeFileSync(made, hash)
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Without tests, and without the catalogues that the build writes itself. */
function filesOf(source: string): string[] {
  const path = join(ROOT, source)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [source]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^(en|pseudo)\.po$/.test(entry.name))
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

if (import.meta.main) await build().catch(giveUp)
