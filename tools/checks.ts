// `npm test`: everything that must hold, cheapest first, two things at a time, up to the first that does not.
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { giveUp } from './own-node/problem.mjs'
import { borrowPostgres } from './postgres/borrow.ts'
import { endGroup } from './stack/child.ts'

const ROOT = join(import.meta.dirname, '..')

interface Check {
  readonly name: string
  /** Of package.json: what to run to see it again. */
  readonly script: string
  /** Scripts that must have passed. */
  readonly after?: readonly string[]
  /** It keeps both cores busy by itself, and counts the seconds. */
  readonly isAlone?: boolean
}

const checks: readonly Check[] = [
  { name: 'Format', script: 'format:check' },
  { name: 'Lint', script: 'lint' },
  { name: 'Pages: build', script: 'pages' },
  { name: 'Browser', script: 'browser' },
  { name: 'Import boundaries', script: 'boundaries' },
  { name: 'Prose', script: 'prose' },
  { name: 'Types', script: 'types' },
  { name: 'Byte budgets', script: 'bytes', after: ['pages'] },
  { name: 'Unit and endpoint tests', script: 'unit', after: ['pages'] },
  { name: 'Browser journeys', script: 'e2e', after: ['pages', 'browser'], isAlone: true },
]
const SIDE_BY_SIDE = 2

const began = performance.now()
const running = new Map<Check, ChildProcess>()
const passed = new Set<string>()
const waiting = new Set(checks)
let ending: Promise<never> | undefined

// The tests and the journeys borrow the same server: holding it here, it is started once.
const postgres = await borrowPostgres().catch(giveUp)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1))
process.once('disconnect', () => void end(1))
startNext()

function startNext(): void {
  if (ending) return
  for (const check of waiting) {
    const isDue = check.after?.every((script) => passed.has(script)) ?? true
    if (!isDue || loadOf([check, ...running.keys()]) > SIDE_BY_SIDE) continue
    waiting.delete(check)
    void run(check).then(startNext)
  }
  if (waiting.size === 0 && running.size === 0) {
    console.log(`\nEverything holds (${seconds(began)}).`)
    void end(0)
  }
}

function loadOf(some: readonly Check[]): number {
  return some.reduce((sum, { isAlone }) => sum + (isAlone ? SIDE_BY_SIDE : 1), 0)
}

/** Says how it went; the first that fails ends everything. */
async function run(check: Check): Promise<void> {
  const since = performance.now()
  console.log(`… ${check.name}`)
  const child = spawn('npm', ['run', '-s', check.script], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.set(check, child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  running.delete(check)
  if (ending) return
  if (code === 0) {
    passed.add(check.script)
    console.log(`✓ ${check.name} (${seconds(since)})${summaryOf(output)}`)
    return
  }
  console.log(`\n✗ ${check.name} (${seconds(since)})\n\n${output.trimEnd()}\n`)
  console.log(`${check.name} failed. To see it again: npm run ${check.script}`)
  await end(1)
}

/** How many tests there were, as vitest or Playwright puts it. */
function summaryOf(output: string): string {
  const [, count] = /^ *(?:Tests +)?(\d+ passed)/m.exec(stripVTControlCharacters(output)) ?? []
  return count ? `: ${count}` : ''
}

function end(code: number): Promise<never> {
  ending ??= (async () => {
    const ends = [...running.values()].map((child) => new Promise((resolve) => child.once('close', resolve)))
    for (const child of running.values()) endGroup(child)
    await Promise.all(ends)
    await postgres.giveBack()
    return process.exit(code)
  })()
  return ending
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
