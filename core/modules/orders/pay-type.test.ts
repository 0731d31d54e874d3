import { expect, test } from 'vitest'
import { suitsPayType, type PayType } from './pay-type.ts'

test.each<[PayType, number | null, boolean, boolean]>([
  ['full', 0, false, true],
  ['full', 0, true, false],
  ['instalments', 0, true, true],
  ['instalments', 0, false, false],
  ['bulk', 0, false, true],
  ['bulk', 3, false, true],
  ['bulk', 1, false, false],
  ['bulk', null, false, false],
  ['bulk', 0, true, false],
  ['once', 1, false, true],
  ['once', null, false, true],
  ['once', 0, true, false],
])('%s of %j months, in parts %s: %s', (payType, validMonths, isInParts, suits) => {
  expect(suitsPayType(payType, { validMonths, isInParts })).toBe(suits)
})
