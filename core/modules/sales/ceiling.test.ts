import { expect, test } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { mostOff } from './ceiling.ts'

test.each([
  [rupees(22_499), 10, toPaise(2_24_990)],
  [rupees(22_499), 0, rupees(0)],
  // 7% of ₹999.99 is ₹69.9993.
  [toPaise(99_999), 7, toPaise(7_000)],
  [rupees(10_000), 90, rupees(4_000)],
])('of %i paise an agent with a ceiling of %d%% may take off %i', (price, ceiling, most) => {
  expect(mostOff(price, ceiling)).toBe(most)
})
