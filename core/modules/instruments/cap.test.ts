import { expect, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { capFor, discountBeyond, type DiscountCap } from './cap.ts'

const cap = (percent: number | null, absolute: number | null = null): DiscountCap => ({
  allowedCouponType: 'SUBSCRIPTION',
  maxDiscountAllowedPercent: percent,
  maxDiscountAllowedAbsolute: absolute === null ? null : rupees(absolute),
})

// ₹20,000 before the coupon. The floor is base − base × percent / 100, and equal is allowed: decision P-18.
test.each([
  ['40% of discount where 30% is allowed', 8_000, cap(30), 2_000],
  ['exactly the allowed 30%', 6_000, cap(30), 0],
  ['a paisa short of it', 5_999.99, cap(30), 0],
  ['₹8,000 where ₹5,000 are allowed', 8_000, cap(null, 5_000), 3_000],
  ['both set: the percentage wins', 8_000, cap(30, 500), 2_000],
  ['a cap that says nothing', 8_000, cap(null), 0],
  ['no cap', 8_000, undefined, 0],
] as const)('%s', (_, discount, rule, beyond) => {
  expect(discountBeyond({ originalPrice: rupees(20_000), discount: rupees(discount) }, rule)).toBe(rupees(beyond))
})

test('a cap is for one class of what is bought', () => {
  const caps: DiscountCap[] = [cap(30), { ...cap(10), allowedCouponType: 'OTHER' }]
  expect(capFor(caps, 'OTHER')).toBe(caps[1])
  expect(capFor(caps, 'EARLY_LEARNING')).toBeUndefined()
})
