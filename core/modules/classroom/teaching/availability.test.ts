import { describe, expect, it } from 'vitest'
import { fromIndia, HOUR, later } from '#core/kernel/time.ts'
import { canTeach, isWellFormed, type Availability } from './availability.ts'

/** A class of an hour on Monday, 23 November 2026. */
const mondayAt = (minutes: number) => {
  const startsAt = fromIndia(2026, 11, { day: 23, minutes })
  return { startsAt, endsAt: later(startsAt, HOUR) }
}
const hours = (startMinutes: number, endMinutes: number) => ({ startMinutes, endMinutes })
const monday = (startMinutes: number, endMinutes: number) => ({ weekday: 1, ...hours(startMinutes, endMinutes) })

describe('a teacher', () => {
  it.for<[string, Availability | undefined, number, string]>([
    ['who has not said', undefined, 600, 'UNKNOWN'],
    ['within the hours of the weekday', { weekly: [monday(600, 720)], days: [] }, 660, 'YES'],
    ['at the edge of the hours', { weekly: [monday(600, 660)], days: [] }, 600, 'YES'],
    ['half an hour too late', { weekly: [monday(600, 690)], days: [] }, 660, 'NO'],
    ['over two stretches that meet', { weekly: [monday(660, 720), monday(600, 660)], days: [] }, 630, 'YES'],
    ['over two stretches with a gap', { weekly: [monday(600, 660), monday(661, 720)], days: [] }, 630, 'NO'],
    ['with hours of another weekday only', { weekly: [{ ...monday(600, 720), weekday: 2 }], days: [] }, 600, 'NO'],
    ['on a day without hours', { weekly: [monday(600, 720)], days: [{ day: '2026-11-23', hours: [] }] }, 600, 'NO'],
    ['on a day with other hours', { weekly: [], days: [{ day: '2026-11-23', hours: [hours(600, 720)] }] }, 600, 'YES'],
    ['with another day changed', { weekly: [monday(600, 720)], days: [{ day: '2026-11-30', hours: [] }] }, 600, 'YES'],
  ])('%s', ([, availability, minutes, expected]) => {
    expect(canTeach(availability, mondayAt(minutes))).toBe(expected)
  })
})

it.for<[string, Availability, boolean]>([
  ['hours of two days', { weekly: [monday(600, 720), { ...monday(600, 720), weekday: 2 }], days: [] }, true],
  ['stretches that meet', { weekly: [monday(660, 720), monday(600, 660)], days: [] }, true],
  ['stretches that overlap', { weekly: [monday(600, 700), monday(660, 720)], days: [] }, false],
  ['an end before the beginning', { weekly: [monday(720, 600)], days: [] }, false],
  ['an empty stretch', { weekly: [monday(600, 600)], days: [] }, false],
  ['one day twice', { weekly: [], days: [{ day: '2026-11-23', hours: [] }, { day: '2026-11-23', hours: [] }] }, false],
  ['overlapping hours of a day', { weekly: [], days: [{ day: '2026-11-23', hours: [hours(1, 9), hours(5, 12)] }] }, false],
])('availability with %s', ([, availability, expected]) => {
  expect(isWellFormed(availability)).toBe(expected)
}) // prettier-ignore
