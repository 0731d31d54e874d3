import { expect, test } from 'vitest'
import { endAfterMonths, financialYear, indianDay, inIndia, isoString, parseInstant, showDate, showTime, toInstant, type Instant } from './time.ts' // prettier-ignore

function at(iso: string): Instant {
  return parseInstant(iso) ?? toInstant(0)
}

test.each([
  ['2026-11-21T12:00:00+05:30', '2026-12-21T23:59:59+05:30'],
  ['2026-01-31T12:00:00+05:30', '2026-02-28T23:59:59+05:30'],
  ['2028-01-31T12:00:00+05:30', '2028-02-29T23:59:59+05:30'],
  ['2026-12-15T23:59:59+05:30', '2027-01-15T23:59:59+05:30'],
  // 31 October in India, still the 30th in London.
  ['2026-10-30T20:00:00Z', '2026-11-30T23:59:59+05:30'],
])('one month from %s ends at %s', (from, to) => {
  expect(isoString(endAfterMonths(at(from), 1))).toBe(isoString(at(to)))
})

test.each([
  ['2026-03-31T23:59:59+05:30', '25-26'],
  ['2026-04-01T00:00:00+05:30', '26-27'],
  ['1999-12-01T00:00:00+05:30', '99-00'],
])('%s is in the financial year %s', (iso, year) => {
  expect(financialYear(at(iso))).toBe(year)
})

test('a day is a day in India', () => {
  expect(indianDay(at('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  expect(inIndia(at('2026-11-20T18:30:00Z'))).toEqual({
    year: 2026,
    month: 11,
    day: 21,
    weekday: 6,
    hour: 0,
    minute: 0,
  })
})

test('dates have Latin digits in every language', () => {
  expect(showDate(at('2026-11-21T12:00:00Z'), 'en')).toBe('21 Nov 2026')
  for (const lang of ['hi', 'mr', 'bn', 'ta', 'te', 'kn', 'hi-Latn'])
    expect(showDate(at('2026-11-21T12:00:00Z'), lang)).toMatch(/21.*2026/)
  expect(showTime(at('2026-11-21T13:30:00Z'))).toBe('7:00 pm IST')
})
