import { expect, test } from 'vitest'
import { isoString, parseInstant, toInstant, type Instant } from '#core/kernel/time.ts'
import { validTillOf } from './plan-validity.ts'

function at(iso: string): Instant {
  return parseInstant(iso) ?? toInstant(0)
}
const course = { startsAt: at('2026-04-06T00:00:00+05:30'), endsAt: at('2027-03-31T23:59:59+05:30') }
const till = at('2027-05-31T23:59:59+05:30')

test.each([
  ['a full course ends at aioValidTill', 0, till, '2026-11-21T18:00:00+05:30', '2027-05-31T23:59:59+05:30'],
  ['or with the course', 0, null, '2026-11-21T18:00:00+05:30', '2027-03-31T23:59:59+05:30'],
  ['a month is a calendar month', 1, till, '2026-11-21T18:00:00+05:30', '2026-12-21T23:59:59+05:30'],
  ['clamped to the end of a shorter one', 1, null, '2027-01-31T09:00:00+05:30', '2027-02-28T23:59:59+05:30'],
  ['three months are three', 3, null, '2026-11-30T09:00:00+05:30', '2027-02-28T23:59:59+05:30'],
  ['counted from the course’s first day when bought before', 1, null, '2026-02-10T09:00:00+05:30', '2026-05-06T23:59:59+05:30'],
])('%s', (_, validMonths, aioValidTill, from, end) => {
  expect(isoString(validTillOf({ validMonths, aioValidTill }, course, at(from)))).toBe(isoString(at(end)))
})
