import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { struckPrice } from './struck-price.ts'

const asked = { price: rupees(24_999), cutPrice: rupees(34_999) }

test.each([
  ['charged for 30 days', [{ price: rupees(34_999), days: 30 }], 34_999],
  ['charged for 29 days', [{ price: rupees(34_999), days: 29 }], 24_999],
  ['another price that was charged', [{ price: rupees(33_999), days: 300 }], 24_999],
  ['never charged', [], 24_999],
])('a struck price %s', (_, history, shown) => {
  expect(struckPrice(asked, history)).toBe(rupees(shown))
})

it('is never below the price', () => {
  const cheaper = { price: rupees(999), cutPrice: rupees(500) }
  expect(struckPrice(cheaper, [{ price: rupees(500), days: 90 }])).toBe(rupees(999))
})

it('is the price or the cut price, whichever is higher at most', () => {
  const paise = fc.integer({ min: 0, max: 1e9 }).map(toPaise)
  fc.assert(
    fc.property(paise, paise, fc.array(fc.record({ price: paise, days: fc.nat(400) })), (price, cutPrice, history) => {
      const shown = struckPrice({ price, cutPrice }, history)
      return shown >= price && (shown === price || shown === cutPrice)
    }),
  )
})
