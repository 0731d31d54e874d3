import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { priceAfter } from './price-view.ts'

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
