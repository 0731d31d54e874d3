import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minus, rupees, toPaise, type Paise } from '#core/kernel/money.ts'
import { courseTypeOf } from './course-type.ts'
import { discountOn, type RedeemTerms } from './discount.ts'

/** The price minus its discount. */
function priceAfter(redeem: RedeemTerms, price: Paise): Paise {
  return minus(price, discountOn(redeem, price))
}

function percentage(redeemValue: number, maxDiscount = 0): RedeemTerms {
  return { redeemType: 'PERCENTAGE', redeemValue, maxDiscount: rupees(maxDiscount) }
}
function fixed(amount: number, maxDiscount = 0): RedeemTerms {
  return { redeemType: 'FIXED', redeemValue: rupees(amount), maxDiscount: rupees(maxDiscount) }
}
function flatPrice(amount: number): RedeemTerms {
  return { redeemType: 'FLAT_PRICE', redeemValue: rupees(amount), maxDiscount: rupees(0) }
}

describe('the price after a coupon', () => {
  it.each([
    ['a percentage is taken off', percentage(10), 1_000, 900],
    ['a percentage stops at its cap', percentage(50, 200), 1_000, 800],
    ['a percentage exactly at its cap', percentage(20, 200), 1_000, 800],
    ['a cap of 0 is no cap', percentage(50, 0), 1_000, 500],
    ['a whole percentage leaves nothing', percentage(100), 1_000, 0],
    ['two decimals of percent', percentage(12.25), 1_000, 877.5],
    ['an amount is taken off', fixed(300), 1_000, 700],
    ['a cap does not touch an amount', fixed(300, 100), 1_000, 700],
    ['an amount above the price leaves nothing', fixed(3_000), 1_000, 0],
    ['a flat price is what is paid', flatPrice(499), 1_000, 499],
    ['a flat price of 0 is free', flatPrice(0), 1_000, 0],
    ['a flat price never raises the price', flatPrice(1_500), 1_000, 1_000],
    ['nothing of nothing', percentage(10), 0, 0],
  ])('%s', (_, redeem, price, after) => {
    expect(priceAfter(redeem, rupees(price))).toBe(rupees(after))
  })

  it.each([
    // 10% of 5 paise is half a paisa.
    [10, 5, 1],
    [10, 4, 0],
    // 33.33% of 9,999 paise is 3,332.6667.
    [33.33, 9_999, 3_333],
    // 12.5% of 22,499.50 rupees is 2,812.4375 rupees.
    [12.5, 2_249_950, 281_244],
    // 15% of 49,999 rupees is 7,499.85 rupees: never rounded to the rupee.
    [15, 4_999_900, 749_985],
  ])('%s%% of %s paise takes off %s: half a paisa up', (percent, price, discount) => {
    expect(discountOn(percentage(percent), toPaise(price))).toBe(discount)
  })

  const price = fc.integer({ min: 0, max: 90_000_000_00 }).map(toPaise)
  const amount = fc.integer({ min: 0, max: 90_000_000_00 }).map(toPaise)
  const terms: fc.Arbitrary<RedeemTerms> = fc.oneof(
    fc.record({
      redeemType: fc.constant('PERCENTAGE' as const),
      redeemValue: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
      maxDiscount: amount,
    }),
    fc.record({
      redeemType: fc.constantFrom('FIXED' as const, 'FLAT_PRICE' as const),
      redeemValue: amount,
      maxDiscount: amount,
    }),
  )

  it('is never below nothing, never above the price, and whole paise', () => {
    fc.assert(
      fc.property(terms, price, (redeem, before) => {
        const after = priceAfter(redeem, before)
        expect(Number.isSafeInteger(after)).toBe(true)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  it('of a dearer course is never lower', () => {
    fc.assert(
      fc.property(terms, price, price, (redeem, a, b) => {
        const [cheap, dear] = a < b ? [a, b] : [b, a]
        expect(priceAfter(redeem, cheap)).toBeLessThanOrEqual(priceAfter(redeem, dear))
      }),
    )
  })

  it('keeps a percentage within its cap', () => {
    fc.assert(
      fc.property(terms, price, (redeem, before) => {
        fc.pre(redeem.redeemType === 'PERCENTAGE' && redeem.maxDiscount > 0)
        expect(discountOn(redeem, before)).toBeLessThanOrEqual(redeem.maxDiscount)
      }),
    )
  })
})

describe('the class of what is bought', () => {
  it.each([
    ['a plan', { hasPlan: true, grade: 11, isEarlyLearning: false }, 'SUBSCRIPTION'],
    ['a plan of a small class', { hasPlan: true, grade: 1, isEarlyLearning: false }, 'SUBSCRIPTION'],
    ['a course for LKG', { hasPlan: false, grade: -2, isEarlyLearning: false }, 'EARLY_LEARNING'],
    ['a course for class 2', { hasPlan: false, grade: 2, isEarlyLearning: false }, 'EARLY_LEARNING'],
    ['a course for class 3', { hasPlan: false, grade: 3, isEarlyLearning: false }, 'OTHER'],
    ['early learning in a higher class', { hasPlan: false, grade: 5, isEarlyLearning: true }, 'EARLY_LEARNING'],
    ['a crash course', { hasPlan: false, grade: 12, isEarlyLearning: false }, 'OTHER'],
  ] as const)('%s', (_, what, courseType) => {
    expect(courseTypeOf(what)).toBe(courseType)
  })
})
