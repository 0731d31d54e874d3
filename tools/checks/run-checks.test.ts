import { spawn } from 'node:child_process'
import { describe, expect, it, test } from 'vitest'
import { countTests } from './count-tests.ts'
import { inWords, runChecks, type Check } from './run-checks.ts'

/** Runs parts whose script is a program for Node. Answers what was said and the last line. */
async function run(...parts: (Omit<Check, 'name'> & { readonly name?: string; readonly program: string })[]) {
  const programs = new Map(parts.map(({ script, program }) => [script, program]))
  const said: string[] = []
  const { total } = runChecks(
    parts.map((part) => ({ name: part.script, ...part })),
    {
      say: (text) => void said.push(text),
      start: ({ script }) => spawn(process.execPath, ['-e', programs.get(script) ?? ''], { stdio: 'pipe' }),
    },
  )
  const count = await total
  return { said, end: inWords(count), text: said.join('\n') }
}

const PASS = 'process.exitCode = 0'
const FAIL = 'console.log("it is broken"); process.exitCode = 1'
const writes = (text: string, code: number) => `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`

describe('npm test', () => {
  it('counts each part that passes', async () => {
    expect((await run({ script: 'one', program: PASS }, { script: 'two', program: PASS })).end).toBe(
      '2 passed, 0 failed',
    )
  })

  it('runs on after a part that failed, and names every one that did', async () => {
    const { end, text } = await run(
      { script: 'format', program: FAIL },
      { script: 'lint', program: PASS },
      { script: 'types', program: FAIL },
      { script: 'bytes', program: PASS },
    )
    expect(end).toBe('2 passed, 2 failed')
    expect(text).toContain('it is broken')
    expect(text).toContain('Failed: format, types')
  })

  it('does not run what needs a part that failed, nor what needs that, and counts each as failed', async () => {
    const { end, text } = await run(
      { script: 'report', program: PASS, needs: ['journeys'] },
      { script: 'journeys', program: PASS, needs: ['build'] },
      { script: 'build', program: FAIL },
      { script: 'lint', program: PASS },
    )
    expect(end).toBe('1 passed, 3 failed')
    expect(text).toContain('journeys: not run, because "npm run build" did not pass')
    expect(text).toContain('Not run: report, journeys')
    expect(text).not.toContain('… journeys')
  })

  it('runs a part that only comes after one that failed', async () => {
    const { end, said } = await run(
      { script: 'unit', program: PASS, after: ['build'] },
      { script: 'build', program: FAIL },
    )
    expect(end).toBe('1 passed, 1 failed')
    expect(said.findIndex((text) => text.includes('✗ build'))).toBeLessThan(said.indexOf('… unit'))
  })

  it('runs a part with `isAlone` while no other part runs', async () => {
    const { said, end } = await run(
      { script: 'one', program: PASS },
      { script: 'journeys', program: PASS, isAlone: true },
      { script: 'two', program: PASS },
    )
    expect(end).toBe('3 passed, 0 failed')
    const begun = said.indexOf('… journeys')
    expect(said[begun + 1]).toMatch(/^✓ journeys/)
  })

  it('counts the tests of a part that has some', async () => {
    const { end } = await run(
      { script: 'lint', program: PASS },
      { script: 'unit', program: writes('      Tests  2 failed | 40 passed | 1 skipped (43)', 1), hasTests: true },
      { script: 'e2e', program: writes('  1 flaky\n    phone › buy\n  9 passed (1.2m)', 0), hasTests: true },
    )
    expect(end).toBe('51 passed, 2 failed')
  })

  it('counts a part that fails without a failed test as one failure', async () => {
    const tests = { script: 'unit', program: writes('      Tests  40 passed (40)', 1), hasTests: true }
    expect((await run(tests)).end).toBe('40 passed, 1 failed')
    expect((await run({ ...tests, program: FAIL })).end).toBe('0 passed, 1 failed')
  })
})

test.each([
  ['\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m5 passed\u001b[39m\u001b[22m\u001b[90m (5)\u001b[39m', 5, 0],
  [' Test Files  1 failed | 3 passed (4)\n      Tests  1 failed | 5 passed (6)\n   Start at  17:09:31', 5, 1],
  ['  2 failed\n    [phone] › buy.e2e.ts:3:1 › a\n  1 interrupted\n  3 did not run\n  7 passed (10s)', 7, 6],
  ['nothing was run', 0, 0],
])('%j is read as %i passed and %i failed', (output, passed, failed) => {
  expect(countTests(output)).toEqual({ passed, failed })
})
