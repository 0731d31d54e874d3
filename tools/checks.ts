// `npm test`: everything that must hold, cheapest first. Says at the end how much of it does.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inWords, runChecks, type Check } from './checks/run-checks.ts'
import { giveUp } from './own-node/problem.mjs'
import { borrowPostgres } from './postgres/borrow.ts'
import { endGroup } from './stack/child.ts'

const ROOT = join(import.meta.dirname, '..')

const checks: readonly Check[] = [
  { name: 'Format', script: 'format:check' },
  { name: 'Lint', script: 'lint' },
  { name: 'Pages: build', script: 'pages' },
  { name: 'Browser', script: 'browser' },
  { name: 'Import boundaries', script: 'boundaries' },
  { name: 'Prose', script: 'prose' },
  { name: 'Types', script: 'types' },
  // It reads the types of the pages' routes, which the check before it makes.
  { name: 'Unused code', script: 'unused', after: ['types'] },
  { name: 'Byte budgets', script: 'bytes', needs: ['pages'] },
  // Some of them look at pages: they are built once, before.
  { name: 'Unit and endpoint tests', script: 'unit', after: ['pages'], hasTests: true },
  { name: 'Browser journeys', script: 'e2e', needs: ['pages', 'browser'], isAlone: true, hasTests: true },
]

let isEnding = false
const began = performance.now()
// The tests and the journeys borrow the same server: holding it here, it is started once.
const postgres = await borrowPostgres().catch(giveUp)
const { total, running, startNoMore } = runChecks(checks, {
  say: (text) => (isEnding ? undefined : console.log(text)),
  start: ({ script }) =>
    spawn('npm', ['run', '-s', script], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void breakOff())
process.once('disconnect', () => void breakOff())

const count = await total
if (!isEnding) {
  isEnding = true
  console.log(`\nAfter ${((performance.now() - began) / 1000).toFixed(1)} s:\n${inWords(count)}`)
  await end(count.failed > 0 ? 1 : 0)
}

async function breakOff(): Promise<void> {
  if (isEnding) return
  isEnding = true
  startNoMore()
  for (const child of running()) endGroup(child)
  await total
  await end(1)
}

async function end(code: number): Promise<never> {
  await postgres.giveBack()
  return process.exit(code)
}
