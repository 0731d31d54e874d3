import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { percentBadge, priceAfter, viewPrice } from './price-view.ts'

const classic = {
  id: 'pln1',
  cutPrice: rupees(34_999),
  price: rupees(24_999),
  variantName: 'CLASSIC' as const,
  validMonths: 0,
}
const paise = fc.integer({ min: 0, max: 1e10 }).map(toPaise)

test.each([
  [24_999, 0, 24_999],
  [24_999, 2_500, 22_499],
  [499, 500, 0],
  [0, 0, 0],
])('₹%d with ₹%d off is ₹%d', (price, discount, left) => {
  expect(priceAfter(rupees(price), rupees(discount))).toBe(rupees(left))
})

it('never costs less than nothing nor more than before', () => {
  fc.assert(
    fc.property(paise, paise, (price, discount) => {
      const after = priceAfter(price, discount)
      return after >= 0 && after <= price
    }),
  )
})

describe('the price view', () => {
  it('tells the price after the coupon, before it, and the struck one', () => {
    // (34,999 − 22,499) ÷ 34,999 = 0.35715…
    expect(viewPrice(classic, rupees(2_500))).toEqual({
      id: 'pln1',
      cutPrice: rupees(34_999),
      originalPrice: rupees(24_999),
      price: rupees(22_499),
      discountFraction: 0.3572,
      variantName: 'CLASSIC',
      emiTenure: null,
      validMonths: 0,
    })
  })

  it('keeps cutPrice ≥ originalPrice ≥ price', () => {
    fc.assert(
      fc.property(paise, paise, paise, (price, more, discount) => {
        const view = viewPrice({ ...classic, price, cutPrice: toPaise(price + more) }, discount)
        return view.cutPrice >= view.originalPrice && view.originalPrice >= view.price
      }),
    )
  })
})

test.each([
  ['a saving', 34_999, 24_999, 29],
  ['an exact half, rounded up', 200, 199, 1],
  ['less than half a percent', 1_000, 996, undefined],
  ['the same price', 999, 999, undefined],
  ['a surcharge', 999, 1_099, undefined],
  ['no struck price', 0, 999, undefined],
])('the badge for %s', (_, cut, price, percent) => {
  expect(percentBadge(rupees(cut), rupees(price))).toBe(percent)
})
