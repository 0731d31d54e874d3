import { expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later } from '#core/kernel/time.ts'
import { ageOf, trendOf } from './work-queues.tsx'

const now = fromIndia(2026, 11, { day: 26, minutes: 600 })

it('says how long the oldest has waited, or when the first is due', () => {
  expect(ageOf(later(now, -20), now)).toBe('Oldest: less than an hour')
  expect(ageOf(later(now, -HOUR), now)).toBe('Oldest: 1 hour')
  expect(ageOf(later(now, -3 * DAY), now)).toBe('Oldest: 3 days')
  expect(ageOf(later(now, 2 * DAY), now)).toBe('First due in 2 days')
  expect(ageOf(later(now, 2 * DAY - HOUR), now)).toBe('First due in 2 days')
})

it('says whether the queue grows', () => {
  expect([trendOf(0), trendOf(2), trendOf(-1)]).toEqual([
    'As many as a week ago',
    '2 more than a week ago',
    '1 fewer than a week ago',
  ])
})
