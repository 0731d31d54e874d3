import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { plus, rupees, toPaise } from '#core/kernel/money.ts'
import { checkRechargeAmount } from './recharge.ts'
import { isWalletPart, pursesFor, walletPartOf } from './wallet-part.ts'

// Decision P-33: the bank's part is nothing, or a rupee at least.
test.each([
  [rupees(22_499), rupees(1_250), rupees(1_250)],
  [rupees(1_000), rupees(1_250), rupees(1_000)],
  [rupees(1_000), toPaise(99_950), rupees(999)],
  [rupees(1_000), rupees(999), rupees(999)],
  [rupees(1_000), rupees(0), rupees(0)],
  [toPaise(50), toPaise(40), toPaise(0)],
])('of a price of %i a balance of %i pays %i', (price, balance, part) => {
  expect(walletPartOf(price, balance)).toBe(part)
})

it('never pays more than there is, and always leaves the bank what it can take', () => {
  const money = fc.integer({ min: 0, max: 1e7 }).map(toPaise)
  fc.assert(
    fc.property(money, money, money, (price, granted, purchased) => {
      const part = walletPartOf(price, plus(granted, purchased))
      expect(isWalletPart(part, price)).toBe(true)
      const purses = pursesFor(part, { granted })
      expect(plus(purses.granted, purses.purchased)).toBe(part)
      expect(purses.granted).toBeLessThanOrEqual(granted)
      expect(purses.purchased).toBeLessThanOrEqual(purchased)
    }),
  )
})

test.each([
  [rupees(99), 'TOO_LITTLE'],
  [rupees(100), 'OK'],
  [rupees(1_00_000), 'OK'],
  [rupees(1_00_001), 'TOO_MUCH'],
] as const)('a recharge of %i is %s', (amount, verdict) => {
  expect(checkRechargeAmount(amount)).toBe(verdict)
})
