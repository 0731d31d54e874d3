import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { DAY, fromIndia, HOUR, later, toInstant } from '#core/kernel/time.ts'
import { unusedValue } from './unused-value.ts'

const startsAt = fromIndia(2026, 11)
/** Thirty days for ₹3,000: ₹100 a day. */
const november = { paid: rupees(3_000), startsAt, validTill: later(startsAt, 30 * DAY - 1_000) }

test.each([
  ['the day before', -DAY, 30, 3_000],
  ['at the first moment, of which today is used', 0, 29, 2_900],
  ['on the tenth evening', 9 * DAY + 18 * HOUR, 20, 2_000],
  ['on the last day', 29 * DAY, 0, 0],
  ['after the end', 40 * DAY, 0, 0],
])('%s', (_, passed, days, amount) => {
  expect(unusedValue(november, later(startsAt, passed))).toEqual({ days, allDays: 30, amount: rupees(amount) })
})

test('is never below nothing, never above what was paid, and never grows', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 800 * DAY }), fc.nat(900 * DAY), fc.nat(DAY)) // prettier-ignore
  fc.assert(
    fc.property(times, ([paid, length, passed, more]) => {
      const plan = { paid: toPaise(paid), startsAt: toInstant(0), validTill: toInstant(length) }
      const [before, after] = [unusedValue(plan, toInstant(passed)), unusedValue(plan, toInstant(passed + more))]
      expect(before.amount).toBeGreaterThanOrEqual(0)
      expect(before.amount).toBeLessThanOrEqual(paid)
      expect(after.amount).toBeLessThanOrEqual(before.amount)
      expect(after.days).toBeLessThanOrEqual(before.days)
    }),
  )
})
