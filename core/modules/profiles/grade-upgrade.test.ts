import { describe, expect, it } from 'vitest'
import { fromIndia, later } from '#core/kernel/time.ts'
import { mustAskForGrade, nextGrade, schoolYearStart } from './grade-upgrade.ts'

const april2027 = fromIndia(2027, 4)

it.each([
  [-2, -1],
  [-1, 1],
  [1, 2],
  [12, 13],
  [13, null],
])('after grade %i comes %s', (grade, next) => expect(nextGrade(grade)).toBe(next))

it.each([
  ['31 March at midnight less a moment', later(april2027, -1), undefined, fromIndia(2026, 4)],
  ['1 April at midnight in India', april2027, undefined, april2027],
  ['1 April where the year begins in June', april2027, 6, fromIndia(2026, 6)],
])('the school year of %s', (_, now, month, start) => expect(schoolYearStart(now, month)).toBe(start))

describe('the question whether a child has moved up', () => {
  it.each([
    ['is asked from 1 April of who said so in November', 7, fromIndia(2026, 11), april2027, undefined, true],
    ['is not asked on 31 March', 7, fromIndia(2026, 11), later(april2027, -1), undefined, false],
    ['is asked once a year', 7, april2027, fromIndia(2027, 12), undefined, false],
    ['is asked again a year later', 7, april2027, fromIndia(2028, 4), undefined, true],
    ['is asked of who has never said', 7, null, fromIndia(2026, 11), undefined, true],
    ['waits for June where the board does', 7, fromIndia(2026, 11), april2027, 6, false],
    ['is not asked after 12', 13, fromIndia(2026, 11), april2027, undefined, false],
    ['is not asked where no class is known', null, null, april2027, undefined, false],
  ] as const)('%s', (...[, grade, confirmedAt, now, month, expected]) => {
    expect(mustAskForGrade({ grade, confirmedAt }, now, month)).toBe(expected)
  })
})
