// Runs the parts of `npm test`, two things at a time. A part that fails ends no other; one that needs it is not run.
import type { ChildProcess } from 'node:child_process'
import { countTests, type Count } from './count-tests.ts'

export interface Check {
  readonly name: string
  /** The script of package.json that runs this part by itself. */
  readonly script: string
  /** Scripts that must have ended before, however. */
  readonly after?: readonly string[]
  /** Scripts that must have passed: without them this one is impossible. */
  readonly needs?: readonly string[]
  /** It keeps both cores busy by itself. */
  readonly isAlone?: boolean
  /** It says at its end how many tests passed and failed. */
  readonly hasTests?: boolean
}

export interface Tools {
  /** Starts this part, with pipes for what it writes. */
  readonly start: (check: Check) => ChildProcess
  readonly say: (text: string) => void
}

export interface CheckRun {
  /** Resolves when each part has ended, or cannot be run. */
  readonly total: Promise<Count>
  /** The parts that run now. */
  readonly running: () => readonly ChildProcess[]
  /** Starts no other part. */
  readonly startNoMore: () => void
}

const SIDE_BY_SIDE = 2

type Verdict = 'PASSED' | 'FAILED' | 'NOT_RUN'

export function runChecks(checks: readonly Check[], tools: Tools): CheckRun {
  const run = new Run(checks, tools)
  run.goOn()
  return { total: run.total, running: () => run.children(), startNoMore: () => run.startNoMore() }
}

class Run {
  private readonly checks: readonly Check[]
  private readonly tools: Tools
  private readonly waiting: Set<Check>
  private readonly running = new Map<Check, ChildProcess>()
  private readonly ended = new Map<
    string,
    { readonly check: Check; readonly verdict: Verdict; readonly count: Count }
  >()
  private readonly done = Promise.withResolvers<Count>()

  constructor(checks: readonly Check[], tools: Tools) {
    this.checks = checks
    this.tools = tools
    this.waiting = new Set(checks)
  }

  get total(): Promise<Count> {
    return this.done.promise
  }

  children(): readonly ChildProcess[] {
    return [...this.running.values()]
  }

  startNoMore(): void {
    this.waiting.clear()
  }

  /** Starts what can be started now. */
  goOn(): void {
    for (const check of this.waiting) {
      const missing = check.needs?.find((script) => (this.ended.get(script)?.verdict ?? 'PASSED') !== 'PASSED')
      if (missing !== undefined) return this.leaveOut(check, missing)
      if (this.isDue(check)) void this.run(check).then(() => this.goOn(), this.done.reject)
    }
    if (this.waiting.size === 0 && this.running.size === 0) this.done.resolve(this.sumUp())
  }

  private isDue({ after = [], needs = [], isAlone }: Check): boolean {
    if (![...after, ...needs].every((script) => this.ended.has(script))) return false
    const isOneAlone = [...this.running.keys()].some((other) => other.isAlone)
    return !isOneAlone && this.running.size < (isAlone ? 1 : SIDE_BY_SIDE)
  }

  private leaveOut(check: Check, missing: string): void {
    this.waiting.delete(check)
    this.ended.set(check.script, { check, verdict: 'NOT_RUN', count: { passed: 0, failed: 1 } })
    this.tools.say(`✗ ${check.name}: not run, because "npm run ${missing}" did not pass`)
    this.goOn()
  }

  private async run(check: Check): Promise<void> {
    this.waiting.delete(check)
    const since = performance.now()
    this.tools.say(`… ${check.name}`)
    const child = this.tools.start(check)
    this.running.set(check, child)
    const { code, output } = await endOf(child)
    this.running.delete(check)
    const verdict = code === 0 ? 'PASSED' : 'FAILED'
    const count = countOf(check, verdict, output)
    this.ended.set(check.script, { check, verdict, count })
    this.tools.say(report(check, verdict, { count, output, seconds: (performance.now() - since) / 1000 }))
  }

  private sumUp(): Count {
    const all = this.checks.flatMap(({ script }) => this.ended.get(script) ?? [])
    const namesOf = (wanted: Verdict) => all.flatMap(({ check, verdict }) => (verdict === wanted ? check.name : []))
    const [failed, notRun] = [namesOf('FAILED'), namesOf('NOT_RUN')]
    if (failed.length > 0) this.tools.say(`Failed: ${failed.join(', ')}`)
    if (notRun.length > 0) this.tools.say(`Not run: ${notRun.join(', ')}`)
    const sumOf = (side: keyof Count) => all.reduce((sum, { count }) => sum + count[side], 0)
    return { passed: sumOf('passed'), failed: sumOf('failed') }
  }
}

interface Outcome {
  readonly count: Count
  readonly output: string
  readonly seconds: number
}

function report({ name, script, hasTests }: Check, verdict: Verdict, { count, output, seconds }: Outcome): string {
  const line = `${name} (${seconds.toFixed(1)} s)${hasTests ? `: ${inWords(count)}` : ''}`
  if (verdict === 'PASSED') return `✓ ${line}`
  return `\n✗ ${line}\n\n${output.trimEnd()}\n\n${name} failed. To see it again: npm run ${script}\n`
}

export function inWords({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}

/** A part with tests counts as its tests, any other as one. One that fails without a failed test is one failure. */
function countOf({ hasTests }: Check, verdict: Verdict, output: string): Count {
  const hasPassed = verdict === 'PASSED'
  if (!hasTests) return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = countTests(output)
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1) }
}

function endOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: output + String(error) }))
    child.once('close', (code) => resolve({ code, output }))
  })
}
