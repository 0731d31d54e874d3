import { expect, it, test } from 'vitest'
import { isoString, parseInstant, toInstant, type Instant } from '#core/kernel/time.ts'
import { promiseFor } from './promise.ts'

function at(iso: string): Instant {
  return parseInstant(iso) ?? toInstant(0)
}
const session = { startsAt: at('2026-04-01T00:00:00+05:30'), endsAt: at('2027-03-31T23:59:59+05:30') }
const bought = (iso: string, validMonths: number | null = 0) => promiseFor(session, { validMonths, from: at(iso) })
const held = (iso: string) => {
  const terms = bought(iso)
  return typeof terms === 'string' ? [terms] : [isoString(terms.countsUntil), isoString(terms.claimBy)]
}

it('counts six months from the purchase, and is claimed within 30 days after them', () => {
  expect(held('2026-06-10T12:00:00+05:30')).toEqual([
    isoString(at('2026-12-10T23:59:59+05:30')),
    isoString(at('2027-01-09T23:59:59+05:30')),
  ])
})

it('counts from the first class where that is still to come', () => {
  expect(held('2026-03-01T12:00:00+05:30')[0]).toBe(isoString(at('2026-10-01T23:59:59+05:30')))
})

test.each([
  ['fewer than six months of classes are left', '2026-11-22T12:00:00+05:30', 0, 'TOO_LATE'],
  ['a month is bought', '2026-06-10T12:00:00+05:30', 1, 'MONTHS'],
] as const)('it cannot be met when %s, and says so', (_, day, validMonths, because) => {
  expect(bought(day, validMonths)).toBe(because)
})

it('holds for a course that has no plans', () => {
  expect(bought('2026-06-10T12:00:00+05:30', null)).toMatchObject({ claimBy: expect.any(Number) as number })
})
