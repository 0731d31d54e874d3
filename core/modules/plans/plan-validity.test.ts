import { expect, test } from 'vitest'
import { isoString, parseInstant, toInstant, type Instant } from '#core/kernel/time.ts'
import { validTillOf } from './plan-validity.ts'

function at(iso: string): Instant {
  return parseInstant(iso) ?? toInstant(0)
}
const course = { startsAt: at('2026-04-06T00:00:00+05:30'), endsAt: at('2027-03-31T23:59:59+05:30') }
const till = at('2027-05-31T23:59:59+05:30')

test.each([
  ['a full course ends at aioValidTill', { validMonths: 0, aioValidTill: till }, '2026-11-21', '2027-05-31'],
  ['or with the course', { validMonths: 0, aioValidTill: null }, '2026-11-21', '2027-03-31'],
  ['a month is a calendar month', { validMonths: 1, aioValidTill: till }, '2026-11-21', '2026-12-21'],
  ['clamped to the end of a shorter one', { validMonths: 1, aioValidTill: null }, '2027-01-31', '2027-02-28'],
  ['three months are three', { validMonths: 3, aioValidTill: null }, '2026-11-30', '2027-02-28'],
  ['counted from the course’s first day', { validMonths: 1, aioValidTill: null }, '2026-02-10', '2026-05-06'],
])('%s', (_, plan, from, end) => {
  const validTill = validTillOf(plan, course, at(`${from}T09:00:00+05:30`))
  expect(isoString(validTill)).toBe(isoString(at(`${end}T23:59:59+05:30`)))
})
