import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer, KeyOf } from '#core/modules/questions/answer-key.ts'
import { mark, type MarkedKey } from './mark.ts'
import type { MarkingRule, RuleOf } from './marking-rule.ts'
import { thousandths } from './marks.ts'

const scq: RuleOf<'SCQ'> = { kind: 'SCQ', full: '4', wrong: '-1', blank: '0', dropped: 'ALL' }
const numeric: RuleOf<'NUMERIC'> = { kind: 'NUMERIC', full: '4', wrong: '-1', blank: '0', dropped: 'ATTEMPTED' }

function marksOf(rule: MarkingRule, key: MarkedKey, answer: Answer | null) {
  const { outcome, marks } = mark(rule, key, answer)
  return [outcome, marks]
}

describe('a question with one answer', () => {
  const key: KeyOf<'SCQ'> = { kind: 'SCQ', options: ['b'] }

  it.each([
    [['b'], 'CORRECT', 4_000],
    [['a'], 'WRONG', -1_000],
    [[], 'BLANK', 0],
    [['a', 'b'], 'WRONG', -1_000],
    [['b', 'b'], 'CORRECT', 4_000],
    [['z'], 'WRONG', -1_000],
  ])('marks %j as %s', (options, outcome, marks) => {
    expect(marksOf(scq, key, { options })).toEqual([outcome, marks])
  })

  it('is blank without an answer', () => {
    expect(marksOf(scq, key, null)).toEqual(['BLANK', 0])
  })

  it('gives full marks for each of several right options', () => {
    const two: KeyOf<'SCQ'> = { kind: 'SCQ', options: ['b', 'd'] }
    expect(marksOf(scq, two, { options: ['b'] })).toEqual(['CORRECT', 4_000])
    expect(marksOf(scq, two, { options: ['d'] })).toEqual(['CORRECT', 4_000])
    expect(marksOf(scq, two, { options: ['a'] })).toEqual(['WRONG', -1_000])
  })

  it('adds thousandths for NDA, which takes 0.83 for a wrong answer', () => {
    const nda: RuleOf<'SCQ'> = { ...scq, full: '2.5', wrong: '-0.83' }
    expect(marksOf(nda, key, { options: ['b'] })).toEqual(['CORRECT', 2_500])
    expect(marksOf(nda, key, { options: ['c'] })).toEqual(['WRONG', -830])
  })
})

describe('a numeric question', () => {
  const five: KeyOf<'NUMERIC'> = { kind: 'NUMERIC', intervals: [{ lo: '5', hi: '5' }], decimals: 0 }
  const nearZero: KeyOf<'NUMERIC'> = { kind: 'NUMERIC', intervals: [{ lo: '-0.05', hi: '0.05' }], decimals: 2 }

  it.each(['5', '5.0', '05', '5.', '005.000', ' 5 '])('takes %j for 5', (number) => {
    expect(marksOf(numeric, five, { number })).toEqual(['CORRECT', 4_000])
  })

  it.each(['4.999999999999999999', '5.000000000000000001', '-5', '50', '.5'])('marks %j wrong for 5', (number) => {
    expect(marksOf(numeric, five, { number })).toEqual(['WRONG', -1_000])
  })

  it.each(['', ' ', '-', '.', '-.', '5e0', '5,0', '+5', '५', '0x5', 'NaN', 'Infinity', '--5', '5.0.0'])(
    'takes %j for no answer, because it is not a number of the keypad',
    (number) => {
      expect(marksOf(numeric, five, { number })).toEqual(['BLANK', 0])
    },
  )

  it.each(['-0.05', '0.05', '-0', '0', '-.05', '0.0500'])('includes %j at the ends of the interval', (number) => {
    expect(marksOf(numeric, nearZero, { number })).toEqual(['CORRECT', 4_000])
  })

  it.each(['0.051', '-0.0500001'])('excludes %j', (number) => {
    expect(marksOf(numeric, nearZero, { number })).toEqual(['WRONG', -1_000])
  })

  it('takes an answer in any of several intervals', () => {
    const roots = { ...five, intervals: [...five.intervals, { lo: '-5', hi: '-5' }] }
    expect(marksOf(numeric, roots, { number: '-5.0' })).toEqual(['CORRECT', 4_000])
  })

  it('accepts every number of two decimals in its interval, however zeros are added to it', () => {
    const cents = fc.integer({ min: -99_999, max: 99_999 })
    const zeros = fc.tuple(fc.nat(4), fc.nat(4))
    fc.assert(
      fc.property(cents, cents, cents, zeros, (a, b, value, [before, after]) => {
        const [lo, hi] = [Math.min(a, b), Math.max(a, b)]
        const key = { ...five, intervals: [{ lo: inDecimals(lo), hi: inDecimals(hi) }] }
        const number = padded(inDecimals(value), before, after)
        const isInside = lo <= value && value <= hi
        expect(mark(numeric, key, { number }).outcome).toBe(isInside ? 'CORRECT' : 'WRONG')
      }),
      { numRuns: 1_000 },
    )
  })

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string(), (number) => {
        expect(['CORRECT', 'WRONG', 'BLANK']).toContain(mark(numeric, five, { number }).outcome)
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Whole hundredths as a decimal number, by their digits. */
function inDecimals(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function padded(number: string, before: number, after: number): string {
  const isNegative = number.startsWith('-')
  return `${isNegative ? '-' : ''}${'0'.repeat(before)}${number.replace('-', '')}${'0'.repeat(after)}`
}

describe('a matrix', () => {
  const key: KeyOf<'MATRIX'> = { kind: 'MATRIX', codes: ['c2'], pairs: { A: ['p', 'q'], B: ['r'] } }
  const code: RuleOf<'MATRIX'> = { kind: 'MATRIX', full: '3', wrong: '-1', blank: '0', answeredAs: 'CODE', dropped: 'ALL' } // prettier-ignore
  const grid: RuleOf<'MATRIX'> = { ...code, answeredAs: 'GRID', perRow: '1' }

  it('is answered by one of its codes', () => {
    expect(marksOf(code, key, { options: ['c2'] })).toEqual(['CORRECT', 3_000])
    expect(marksOf(code, key, { options: ['c1'] })).toEqual(['WRONG', -1_000])
    expect(marksOf(code, key, { options: [] })).toEqual(['BLANK', 0])
  })

  it('is answered row by row in a grid, in any order', () => {
    expect(marksOf(grid, key, { pairs: { B: ['r'], A: ['q', 'p'] } })).toEqual(['CORRECT', 3_000])
    expect(marksOf(grid, key, { pairs: { A: ['p', 'q'] } })).toEqual(['PARTIAL', 1_000])
    expect(marksOf(grid, key, { pairs: { A: ['p'], B: ['s'] } })).toEqual(['WRONG', -1_000])
    expect(marksOf(grid, key, { pairs: { A: [], B: [] } })).toEqual(['BLANK', 0])
  })
})

describe('partial marks', () => {
  const key: KeyOf<'MCQ'> = { kind: 'MCQ', options: ['a', 'b', 'c'] }
  const rule: RuleOf<'MCQ'> = { kind: 'MCQ', full: '2', wrong: '0', blank: '0', partial: { mode: 'PROPORTIONAL' }, dropped: 'ALL' } // prettier-ignore

  it('are 2 × chosen ÷ right in WBJEE, to the thousandth', () => {
    expect(marksOf(rule, key, { options: ['a'] })).toEqual(['PARTIAL', 667])
    expect(marksOf(rule, key, { options: ['c', 'a'] })).toEqual(['PARTIAL', 1_333])
    expect(marksOf(rule, key, { options: ['a', 'b', 'c'] })).toEqual(['CORRECT', 2_000])
    expect(marksOf(rule, key, { options: ['a', 'd'] })).toEqual(['WRONG', 0])
  })

  it('are not given where the policy has none', () => {
    const none: RuleOf<'MCQ'> = { ...rule, wrong: '-1', partial: { mode: 'NONE' } }
    expect(marksOf(none, key, { options: ['a', 'b'] })).toEqual(['WRONG', -1_000])
  })
})

describe('a decision about a question', () => {
  const key = { kind: 'SCQ', options: ['b'] } as const

  it.each([
    ['ALL', { options: ['a'] }, 4_000],
    ['ALL', null, 4_000],
    ['ATTEMPTED', { options: ['a'] }, 4_000],
    ['ATTEMPTED', null, 0],
    ['NONE', { options: ['b'] }, 0],
  ] as const)('drops it for %s: %j gets %d', (dropped, answer, marks) => {
    const ask = answer && { options: [...answer.options] }
    expect(marksOf({ ...scq, dropped }, { ...key, options: ['b'], ruling: 'DROPPED' }, ask)).toEqual(['DROPPED', marks])
  })

  it('gives everybody who answered full marks when all options are right', () => {
    const all: MarkedKey = { kind: 'SCQ', options: ['b'], ruling: 'ALL_CORRECT' }
    expect(marksOf(scq, all, { options: ['c'] })).toEqual(['CORRECT', 4_000])
    expect(marksOf(scq, all, null)).toEqual(['BLANK', 0])
  })
})

describe('an answer that cannot be marked', () => {
  it('waits for staff instead of getting 0', () => {
    const key: MarkedKey = { kind: 'SCQ', options: ['b'] }
    expect(mark(numeric, key, { number: '5' })).toMatchObject({ outcome: 'PENDING', fault: expect.any(String) })
    expect(mark(scq, key, { number: '5' })).toMatchObject({ outcome: 'PENDING', fault: expect.any(String) })
    const short: RuleOf<'MCQ'> = { kind: 'MCQ', full: '4', wrong: '-2', blank: '0', partial: { mode: 'LADDER', ladder: {} }, dropped: 'ALL' } // prettier-ignore
    expect(mark(short, { kind: 'MCQ', options: ['a', 'b'] }, { options: ['a'] }).outcome).toBe('PENDING')
  })

  it('is pending too if a teacher must read it', () => {
    const rule: RuleOf<'SUBJECTIVE'> = { kind: 'SUBJECTIVE', full: '5', dropped: 'ALL' }
    const key: MarkedKey = { kind: 'SUBJECTIVE', rubric: [{ id: 'r1', text: 'The law', marks: '5' }] }
    expect(mark(rule, key, { text: 'Force is…', photos: [] })).toEqual({ outcome: 'PENDING', marks: 0 })
    expect(mark(rule, key, { text: '  ', photos: [] }).outcome).toBe('BLANK')
  })
})

describe('marks', () => {
  it.each([['4', 4_000], ['-0.83', -830], ['2.5', 2_500], ['-1.333', -1_333], ['0', 0], ['-0', 0]])('read %s as %d thousandths', (text, value) => {
    expect(thousandths(text)).toBe(value)
  }) // prettier-ignore
})
