import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, endAfterMonths, fromIndia, HOUR, inIndia, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { afterFailure, executionOf, firstOffPeak, isOffPeak, nextWindow, noticeTime, readinessOf, refusalOf } from './timing.ts' // prettier-ignore

const on = (...[year, month, day, hour = 0, minute = 0]: [number, number, number, number?, number?]) =>
  fromIndia(year, month, { day, minutes: hour * 60 + minute })

/** In which an instalment or a job may be. */
const instants = fc.integer({ min: on(2026, 1, 1), max: on(2029, 12, 31) }).map((at) => at as Instant) // whole milliseconds

describe('the day of a debit', () => {
  // From a first instalment on the day in the left column, one month on: clamped to the month's end, in the morning.
  test.each([
    [on(2026, 1, 31, 18), on(2026, 2, 28, 7)],
    [on(2028, 1, 31, 18), on(2028, 2, 29, 7)],
    [on(2028, 1, 30, 18), on(2028, 2, 29, 7)],
    [on(2027, 1, 29, 18), on(2027, 2, 28, 7)],
    [on(2026, 3, 31, 18), on(2026, 4, 30, 7)],
    [on(2026, 12, 31, 23, 59), on(2027, 1, 31, 7)],
    // Midnight in India: a minute later is another day.
    [on(2026, 11, 21, 0, 0), on(2026, 12, 21, 7)],
    [on(2026, 11, 20, 23, 59), on(2026, 12, 20, 7)],
  ])('is the due day', (first, taken) => {
    expect(executionOf(endAfterMonths(first, 1), later(first, DAY))).toBe(taken)
  })

  it('comes later for a mandate that came late, so that the payer is notified in time', () => {
    const dueAt = on(2026, 12, 21, 23, 59)
    // 26 hours and one to tell in: 15:00 on the next day is within a window, 20:00 waits for half past nine.
    expect(executionOf(dueAt, on(2026, 12, 21, 12))).toBe(on(2026, 12, 22, 15))
    expect(executionOf(dueAt, on(2026, 12, 21, 17))).toBe(on(2026, 12, 22, 21, 30))
  })

  it('is never sooner than 26 hours on, never by night, and never when banks are busy', () => {
    fc.assert(
      fc.property(instants, instants, (dueAt, now) => {
        const at = executionOf(dueAt, now)
        expect(at - now).toBeGreaterThanOrEqual(26 * HOUR)
        expect(isOffPeak(at)).toBe(true)
        expect(noticeTime(at, now)).not.toBe('TOO_LATE')
      }),
    )
  })
})

describe('off-peak', () => {
  test.each([
    [6, 59, false],
    [7, 0, true],
    [9, 59, true],
    [10, 0, false],
    [12, 59, false],
    [13, 0, true],
    [17, 0, false],
    [21, 29, false],
    [21, 30, true],
    [23, 0, false],
  ])('at %i:%i is %s', (hour, minute, is) => {
    expect(isOffPeak(on(2026, 12, 21, hour, minute))).toBe(is)
  })

  it('begins again the next morning', () => {
    expect(nextWindow(on(2026, 12, 31, 22))).toBe(on(2027, 1, 1, 7))
    expect(firstOffPeak(on(2026, 12, 31, 22))).toBe(on(2026, 12, 31, 22))
  })
})

test.each([
  [later(on(2026, 12, 18, 7), -1), 'EARLY'],
  [on(2026, 12, 18, 7), 'NOW'],
  [on(2026, 12, 20, 5), 'NOW'],
  [later(on(2026, 12, 20, 5), 1), 'TOO_LATE'],
])('a notice of a debit on the 21st at 7:00', (now, time) => {
  expect(noticeTime(on(2026, 12, 21, 7), now)).toBe(time)
})

describe('a debit', () => {
  const executeAt = on(2026, 12, 21, 7)
  const dayBefore = later(executeAt, -DAY)

  test.each([
    ['before its hour', dayBefore, later(executeAt, -1), 'WAIT'],
    ['told exactly a day before', dayBefore, executeAt, 'READY'],
    ['told a moment too late', later(dayBefore, 1), executeAt, 'NOT_TOLD'],
    ['never told', null, executeAt, 'NOT_TOLD'],
    ['in the rush hours', dayBefore, later(executeAt, 3 * HOUR), 'WAIT'],
    ['in the afternoon', dayBefore, later(executeAt, 6 * HOUR), 'READY'],
    ['after its day', dayBefore, later(executeAt, DAY + 1), 'STALE'],
  ])('%s', (_, notifiedAt, now, readiness) => {
    expect(readinessOf({ executeAt, notifiedAt }, now)).toBe(readiness)
  })

  it('is taken up to ₹15,000 and up to the payer’s own limit, to the paisa', () => {
    expect(refusalOf(rupees(15_000), rupees(20_000))).toBeUndefined()
    expect(refusalOf(rupees(15_001), rupees(20_000))).toBe('OVER_LIMIT')
    expect(refusalOf(rupees(5_001), rupees(5_000))).toBe('OVER_CAP')
    expect(refusalOf(rupees(16_000), rupees(15_500))).toBe('OVER_CAP')
  })
})

describe('after a failure', () => {
  const morning = on(2026, 12, 21, 7)

  it('of the bank’s own the next window is tried, three times in all', () => {
    expect(afterFailure('OTHER', 1, morning)).toEqual({ kind: 'AGAIN', at: on(2026, 12, 21, 13) })
    expect(afterFailure('OTHER', 3, on(2026, 12, 21, 22))).toEqual({ kind: 'AGAIN', at: on(2026, 12, 22, 7) })
    expect(afterFailure('OTHER', 4, morning)).toEqual({ kind: 'ASK', reason: 'ATTEMPTS_USED' })
  })

  // The second of the next month when that is three days to a week on, else three days on.
  test.each([
    [on(2026, 12, 21, 7), on(2026, 12, 24, 7)],
    [on(2026, 12, 27, 7), on(2027, 1, 2, 7)],
    [on(2026, 12, 31, 7), on(2027, 1, 3, 7)],
    [on(2028, 2, 26, 7), on(2028, 3, 2, 7)],
  ])('for want of money the salary is waited for', (now, at) => {
    expect(afterFailure('INSUFFICIENT_FUNDS', 1, now)).toEqual({ kind: 'ANNOUNCE', at })
  })

  it('leaves time to tell the payer of the new day', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const then = afterFailure('INSUFFICIENT_FUNDS', 1, now)
        if (then.kind !== 'ANNOUNCE') throw new Error('it is announced')
        expect(noticeTime(then.at, later(now, 10 * MINUTE))).not.toBe('TOO_LATE')
        expect(inIndia(then.at)).toMatchObject({ hour: 7, minute: 0 })
      }),
    )
  })
})
