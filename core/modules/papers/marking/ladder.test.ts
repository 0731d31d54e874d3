// All 240 pairs of a key and a choice on four options, by JEE Advanced's ladder. The table was written by hand from the learning
// reference, section 3: +4 for exactly the right options, +1 for each right one if no wrong one was chosen, -2 for any wrong one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mark } from './mark.ts'
import type { RuleOf } from './marking-rule.ts'
import { thousandths } from './marks.ts'

const CHOICES = ['', 'A', 'B', 'C', 'D', 'AB', 'AC', 'AD', 'BC', 'BD', 'CD', 'ABC', 'ABD', 'ACD', 'BCD', 'ABCD']

const TABLE: Readonly<Record<string, string>> = {
  // key   ∅  A  B  C  D AB AC AD BC BD CD ABC ABD ACD BCD ABCD
  A: '     0  4 -2 -2 -2 -2 -2 -2 -2 -2 -2  -2  -2  -2  -2  -2',
  B: '     0 -2  4 -2 -2 -2 -2 -2 -2 -2 -2  -2  -2  -2  -2  -2',
  C: '     0 -2 -2  4 -2 -2 -2 -2 -2 -2 -2  -2  -2  -2  -2  -2',
  D: '     0 -2 -2 -2  4 -2 -2 -2 -2 -2 -2  -2  -2  -2  -2  -2',
  AB: '    0  1  1 -2 -2  4 -2 -2 -2 -2 -2  -2  -2  -2  -2  -2',
  AC: '    0  1 -2  1 -2 -2  4 -2 -2 -2 -2  -2  -2  -2  -2  -2',
  AD: '    0  1 -2 -2  1 -2 -2  4 -2 -2 -2  -2  -2  -2  -2  -2',
  BC: '    0 -2  1  1 -2 -2 -2 -2  4 -2 -2  -2  -2  -2  -2  -2',
  BD: '    0 -2  1 -2  1 -2 -2 -2 -2  4 -2  -2  -2  -2  -2  -2',
  CD: '    0 -2 -2  1  1 -2 -2 -2 -2 -2  4  -2  -2  -2  -2  -2',
  ABC: '   0  1  1  1 -2  2  2 -2  2 -2 -2   4  -2  -2  -2  -2',
  ABD: '   0  1  1 -2  1  2 -2  2 -2  2 -2  -2   4  -2  -2  -2',
  ACD: '   0  1 -2  1  1 -2  2  2 -2 -2  2  -2  -2   4  -2  -2',
  BCD: '   0 -2  1  1  1 -2 -2 -2  2  2  2  -2  -2  -2   4  -2',
  ABCD: '  0  1  1  1  1  2  2  2  2  2  2   3   3   3   3   4',
}

const ladder: RuleOf<'MCQ'> = {
  kind: 'MCQ',
  full: '4',
  wrong: '-2',
  blank: '0',
  partial: { mode: 'LADDER', ladder: { 1: '1', 2: '2', 3: '3' } },
  dropped: 'ALL',
}

const pairs = Object.entries(TABLE).flatMap(([key, row]) =>
  row.trim().split(/\s+/).map((marks, i) => ({ key, choice: CHOICES[i] ?? '?', marks })),
) // prettier-ignore

function marked(key: string, choice: string) {
  return mark(ladder, { kind: 'MCQ', options: [...key] }, { options: [...choice] })
}

describe('the ladder of JEE Advanced', () => {
  it('has 240 pairs of 15 keys and 16 choices', () => {
    expect(pairs).toHaveLength(240)
    expect(new Set(pairs.map(({ key, choice }) => `${key}/${choice}`)).size).toBe(240)
  })

  it.each(pairs)('gives $marks for key $key and choice "$choice"', ({ key, choice, marks }) => {
    expect(marked(key, choice).marks).toBe(thousandths(marks))
  })

  it.each(pairs)('names the outcome of key $key and choice "$choice"', ({ key, choice, marks }) => {
    const outcomes: Record<string, string> = { '4': 'CORRECT', '0': 'BLANK', '-2': 'WRONG' }
    expect(marked(key, choice).outcome).toBe(outcomes[marks] ?? 'PARTIAL')
  })

  it('does not depend on the order of the key or of the choice, nor on an option that is sent twice', () => {
    const shuffled = (letters: string) => fc.shuffledSubarray([...letters], { minLength: letters.length })
    const pairOfOrders = fc
      .constantFrom(...pairs)
      .chain(({ key, choice, marks }) => fc.tuple(shuffled(key), shuffled(choice), fc.constant(marks)))
    fc.assert(
      fc.property(pairOfOrders, ([key, choice, marks]) => {
        const twice = mark(ladder, { kind: 'MCQ', options: key }, { options: [...choice, ...choice] })
        expect(twice.marks).toBe(thousandths(marks))
      }),
      { numRuns: 500 },
    )
  })

  it('does not depend on the names of the options', () => {
    const renamed = (letters: string) =>
      [...letters].map((letter) => ({ A: 'D', B: 'A', C: 'B', D: 'C' })[letter] ?? '')
    for (const { key, choice, marks } of pairs)
      expect(mark(ladder, { kind: 'MCQ', options: renamed(key) }, { options: renamed(choice) }).marks).toBe(thousandths(marks)) // prettier-ignore
  })
})
