import { expect, test } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { trialEnd, trialLength } from './trial.ts'

// Commerce spec, section 9: 15 days unless said otherwise, months from 30 days on.
test.each([
  [0, { unit: 'DAYS', count: 15 }],
  [7, { unit: 'DAYS', count: 7 }],
  [29, { unit: 'DAYS', count: 29 }],
  [30, { unit: 'MONTHS', count: 1 }],
  [59, { unit: 'MONTHS', count: 1 }],
  [60, { unit: 'MONTHS', count: 2 }],
] as const)('a trial of %i days is written as %j', (days, told) => {
  expect(trialLength(days)).toEqual(told)
})

test('ends with its last day in India, or with the course', () => {
  const evening = fromIndia(2026, 11, { day: 21, minutes: 18 * 60 })
  const courseEnds = fromIndia(2027, 3)
  // The 21st is under way; fifteen whole days follow it: to 6 December, 23:59:59.
  expect(trialEnd(15, evening, courseEnds)).toBe(fromIndia(2026, 12, { day: 7 }) - 1_000)
  expect(trialEnd(400, evening, courseEnds)).toBe(courseEnds)
})
