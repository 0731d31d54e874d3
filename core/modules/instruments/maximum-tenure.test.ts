import { expect, it, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { maximumTenure, tenuresOf } from './maximum-tenure.ts'

const leastMonthly = rupees(500)
const plans = [3, 6, 12, 24].map((months) => ({
  months,
  annualRate: 12,
  minimum: rupees(2_500),
  maximum: rupees(50_000),
}))
const lending = { plans, leastMonthly }

// At 12% a month's instalment of ₹10,000 over 24 months is ₹470.73, over 12 months ₹888.49: ₹500 is the least.
test.each([
  [2_499, 0],
  [2_500, 3],
  [10_000, 12],
  [28_999, 24],
  [50_001, 0],
])('₹%d can be paid over %d months', (amount, months) => {
  expect(maximumTenure(rupees(amount), lending)).toBe(months)
})

it('always answers LITE: by its own amount, else by the lowest', () => {
  expect(tenuresOf({ LITE: rupees(2_500), PLUS: rupees(28_999) }, lending)).toEqual({ LITE: 3, PLUS: 24 })
  expect(tenuresOf({ PLUS: rupees(28_999), CLASSIC: rupees(10_000) }, lending)).toEqual({
    LITE: 12,
    PLUS: 24,
    CLASSIC: 12,
  })
  expect(tenuresOf({}, lending)).toEqual({ LITE: 0 })
})
