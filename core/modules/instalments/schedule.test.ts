import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { rupees, sum, toPaise } from '#core/kernel/money.ts'
import { fromIndia, later, SECOND, type Instant } from '#core/kernel/time.ts'
import { countsFor, scheduleOf } from './schedule.ts'

/** 23:59:59 of a day in India. */
const endOf = (year: number, month: number, day: number) => later(fromIndia(year, month, { day: day + 1 }), -SECOND)

it('has the remainder on its first part, and the others floored to the rupee', () => {
  const parts = scheduleOf({ total: toPaise(2_249_910), discount: toPaise(249_990), parts: 3, startsAt: fromIndia(2026, 11, { day: 21 }) }) // prettier-ignore
  // 22,499.10 / 3 = 7,499.70: two parts of 7,499, and 22,499.10 − 14,998 = 7,501.10 at first.
  expect(parts.map(({ totalAmount }) => totalAmount)).toEqual([750_110, 749_900, 749_900])
  // 249,990 × 7,501.10 / 22,499.10 = 83,345.55…, twice 83,322.22…: the lost paisa goes to the first.
  expect(parts.map(({ discountAmount }) => discountAmount)).toEqual([83_346, 83_322, 83_322])
})

test.each<[Instant, Instant[]]>([
  [fromIndia(2026, 11, { day: 21, minutes: 1_080 }), [endOf(2026, 12, 21), endOf(2027, 1, 21)]],
  [fromIndia(2027, 1, { day: 31 }), [endOf(2027, 2, 28), endOf(2027, 3, 31)]],
  [fromIndia(2028, 1, { day: 30 }), [endOf(2028, 2, 29), endOf(2028, 3, 30)]],
  // A minute before midnight in India, which is still the day before elsewhere.
  [fromIndia(2026, 12, { day: 31, minutes: 1_439 }), [endOf(2027, 1, 31), endOf(2027, 2, 28)]],
])('falls due on the same day of each month, clamped to its end: from %i', (startsAt, dueAt) => {
  const [first, ...rest] = scheduleOf({ total: rupees(9_000), discount: rupees(0), parts: 3, startsAt })
  expect(first?.dueAt).toBe(startsAt)
  expect(rest.map((part) => part.dueAt)).toEqual(dueAt)
})

it('adds up to the paisa for every price', () => {
  const money = fc.integer({ min: 0, max: 1e8 }).map(toPaise)
  fc.assert(
    fc.property(money, money, fc.integer({ min: 2, max: 12 }), (total, discount, parts) => {
      const schedule = scheduleOf({ total, discount, parts, startsAt: fromIndia(2026, 11) })
      expect(sum(schedule.map(({ totalAmount }) => totalAmount))).toBe(total)
      expect(sum(schedule.map(({ discountAmount }) => discountAmount))).toBe(discount)
      for (const { totalAmount, discountAmount, no } of schedule) {
        expect(discountAmount).toBeGreaterThanOrEqual(0)
        if (no > 1) expect(totalAmount % rupees(1)).toBe(0)
      }
    }),
  )
})

it('is offered where no part is too small and the course outlasts it', () => {
  const terms = { leastTotal: rupees(5_000), leastPart: rupees(1_000), counts: [2, 3, 6] }
  const startsAt = fromIndia(2026, 11, { day: 21 })
  const offered = (total: number, validTill = fromIndia(2028, 4)) =>
    countsFor({ total: rupees(total), startsAt, validTill }, terms)
  expect(offered(4_999)).toEqual([])
  expect(offered(5_999)).toEqual([2, 3])
  expect(offered(6_000)).toEqual([2, 3, 6])
  expect(offered(6_000, fromIndia(2027, 1, { day: 22 }))).toEqual([2, 3])
  expect(offered(6_000, fromIndia(2026, 12, { day: 21 }))).toEqual([])
})
