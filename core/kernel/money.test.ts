import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  fractionSaved,
  parseRupees,
  percentOf,
  percentSaved,
  rupees,
  showMoney,
  toPaise,
  toRupeeString,
} from './money.ts'

test.each([
  [0, '₹0'],
  [99_900, '₹999'],
  [1_00_000, '₹1,000'],
  [99_999_00, '₹99,999'],
  [1_00_000_00, '₹1,00,000'],
  [10_00_000_00, '₹10,00,000'],
  [1_23_45_67_890_00, '₹1,23,45,67,890'],
  [22_499_50, '₹22,499.50'],
  [-6_250_00, '−₹6,250'],
])('%d paise are shown as %s', (paise, shown) => {
  expect(showMoney(toPaise(paise))).toBe(shown)
})

test.each([
  ['half a paisa rounds up', 25, 10, 3],
  ['below half rounds down', 24, 10, 2],
  ['two decimals of percent count', 1_00_000, 12.25, 12_250],
  ['nothing of nothing', 0, 50, 0],
])('%s', (_, amount, percent, part) => {
  expect(percentOf(toPaise(amount), percent)).toBe(part)
})

describe('percentSaved', () => {
  test.each([
    [34_999, 24_999, 29],
    [200, 199, 1],
    [200, 201, 1],
    [0, 100, 0],
    [-5, 100, 0],
    [1_000, 1_000, 0],
  ])('of %d struck and %d is %d', (cut, price, percent) => {
    expect(percentSaved(toPaise(cut), toPaise(price))).toBe(percent)
  })

  it('keeps the sign in the fraction', () => {
    expect(fractionSaved(toPaise(34_999), toPaise(24_999))).toBe(0.2857)
    expect(fractionSaved(toPaise(100), toPaise(150))).toBe(-0.5)
  })
})

describe('rupees as the gateway writes them', () => {
  test.each([
    ['12345.00', 1_234_500],
    ['12345', 1_234_500],
    ['0.5', 50],
    ['0.05', 5],
    ['170.000', 17_000],
    ['-1.10', -110],
  ])('%s is %d paise', (text, paise) => {
    expect(parseRupees(text)).toBe(paise)
  })

  test.each(['', 'abc', '1.234', '1e5', '1,000', ' ', 'NaN', '99999999999999'])('%s is no amount', (text) => {
    expect(parseRupees(text)).toBeUndefined()
  })

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        (paise) => parseRupees(toRupeeString(toPaise(paise))) === paise,
      ),
    )
  })
})

it('makes paise of rupees', () => {
  expect(rupees(499)).toBe(49_900)
  expect(() => toPaise(0.5)).toThrow(RangeError)
})
