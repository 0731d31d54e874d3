import fc from 'fast-check'
import { expect, it } from 'vitest'
import { around, compareDecimals, isDecimal, isWithin } from './decimal.ts'

it.each(['0', '-0', '5', '5.', '.5', '-.5', '05', '123.4500', '-7.25'])('%j is a decimal number', (text) => {
  expect(isDecimal(text)).toBe(true)
})

it.each(['', '-', '.', '-.', '+5', '1e3', '1,000', ' 5', '5 ', '٥', '1.2.3', '--1', '0x1f', '5\n'])(
  '%j is not a decimal number',
  (text) => {
    expect(isDecimal(text)).toBe(false)
  },
)

it.each([
  ['5', '5.0', 0],
  ['05', '5', 0],
  ['-0', '0', 0],
  ['.5', '0.50', 0],
  ['0.1', '0.10000000000000000001', -1],
  ['-2', '-1.5', -1],
  ['10', '9.999', 1],
])('compares %s with %s', (a, b, order) => {
  expect(Math.sign(compareDecimals(a, b) ?? NaN)).toBe(order)
})

it.each([
  ['3.14', '0.01', '3.13', '3.15'],
  ['0', '0.5', '-0.5', '0.5'],
  ['5', '0', '5', '5'],
  ['-1.5', '2', '-3.5', '0.5'],
])('the interval around %s with a tolerance of %s is exact', (value, tolerance, lo, hi) => {
  expect(around(value, tolerance)).toEqual({ lo, hi })
})

it('orders whole numbers as numbers do, and finds them in their own interval', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      expect(Math.sign(compareDecimals(String(a), String(b)) ?? NaN)).toBe(Math.sign(Math.sign(a - b)))
      expect(isWithin(String(a), { lo: String(a), hi: `${a}.0` })).toBe(true)
    }),
  )
})
