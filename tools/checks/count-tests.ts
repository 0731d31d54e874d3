// Reads how many tests passed and failed from what vitest or Playwright writes at its end.
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** "Tests  2 failed | 40 passed (42)" */
const VITEST = /^ *Tests +(\d.*)$/gm
/** "  2 failed", a list of them, and "  40 passed (1.2m)" */
const PLAYWRIGHT = /^ {2}(\d+ (?:passed|flaky|failed|interrupted|did not run))\b/gm

/**
 * A test that passed at its second try has passed. One that was not reached has failed, one that is skipped counts as neither.
 * Nothing at all where the output has no such lines.
 */
export function countTests(output: string): Count {
  const text = stripVTControlCharacters(output)
  const ofVitest = [...text.matchAll(VITEST)].at(-1)?.[1]
  const summary = ofVitest ?? [...text.matchAll(PLAYWRIGHT)].map(([, figure]) => figure).join(' ')
  const sumOf = (...words: string[]) =>
    words.reduce((sum, word) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0), 0)
  return { passed: sumOf('passed', 'flaky'), failed: sumOf('failed', 'interrupted', 'did not run') }
}
