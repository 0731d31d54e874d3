import { describe, expect, it } from 'vitest'
import { fromIndia, isoString } from '../time.ts'
import { isDayRange, timesOf } from './day-range.ts'

/** Half past one at night in India is the day before in London. */
const now = fromIndia(2026, 3, { day: 31, minutes: 90 })
const inUtc = (text: string) => {
  const { from, until } = timesOf(text, now)
  return [from && isoString(from), until && isoString(until)]
}

describe('the days of a list (N7)', () => {
  it.each([
    ['today', '2026-03-30T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['yesterday', '2026-03-29T18:30:00.000Z', '2026-03-30T18:30:00.000Z'],
    ['last-7-days', '2026-03-24T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['this-month', '2026-02-28T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['financial-year', '2025-03-31T18:30:00.000Z', '2026-03-31T18:30:00.000Z'],
    ['2026-01-01..2026-01-01', '2025-12-31T18:30:00.000Z', '2026-01-01T18:30:00.000Z'],
  ])('%s are days in India', (range, from, until) => {
    expect(inUtc(range)).toEqual([from, until])
  })

  it('begin a financial year on 1 April, and a month in December ends with the year', () => {
    expect(timesOf('financial-year', fromIndia(2026, 4)).from).toBe(fromIndia(2026, 4))
    expect(timesOf('this-month', fromIndia(2026, 12, { day: 9 })).until).toBe(fromIndia(2027, 1))
  })

  it('may be open at one end', () => {
    expect(timesOf('2026-01-01..', now)).toEqual({ from: fromIndia(2026, 1), until: undefined })
    expect(timesOf('..2026-01-31', now)).toEqual({ from: undefined, until: fromIndia(2026, 2) })
  })

  it.each(['', '..', 'tomorrow', '2026-02-30..', '2026-13-01..2026-13-02', '2026-01-01', '1..2'])(
    '%j is no range',
    (text) => {
      expect(isDayRange(text)).toBe(false)
      expect(() => timesOf(text, now)).toThrow(RangeError)
    },
  )
})
