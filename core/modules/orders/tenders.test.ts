import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { minus, rupees, toPaise, type Paise } from '#core/kernel/money.ts'
import { refundableOf, sharesOf, totalOf, type Shares } from './tenders.ts'

const shares = (gateway: Paise, purchased: Paise, granted: Paise): Shares => ({ gateway, purchased, granted })

describe('the refundable shares of an order', () => {
  const order = {
    paidAmount: rupees(800),
    fromPurchased: rupees(150),
    fromGranted: rupees(50),
    refunded: shares(rupees(400), rupees(50), rupees(0)),
  }
  test.each([
    ['PAID', shares(rupees(400), rupees(100), rupees(50))],
    ['PARTIALLY_PAID', shares(rupees(800), rupees(0), rupees(0))],
    ['OPEN', shares(rupees(0), rupees(0), rupees(0))],
    ['REVIEW', shares(rupees(0), rupees(0), rupees(0))],
    ['REFUNDED', shares(rupees(0), rupees(0), rupees(0))],
  ] as const)('that is %s are %j', (status, expected) => {
    expect(refundableOf({ status, ...order })).toEqual(expected)
  })
})

describe('a part of the money goes back', () => {
  test.each([
    // Half of each side.
    [rupees(5_000), shares(rupees(8_000), rupees(1_500), rupees(500)), shares(rupees(4_000), rupees(750), rupees(250))],
    // A third of a rupee from each of three: the first two of those that lost as much get the paisa that is over.
    [rupees(1), shares(rupees(1), rupees(1), rupees(1)), shares(toPaise(34), toPaise(33), toPaise(33))],
    [rupees(100), shares(rupees(100), rupees(0), rupees(0)), shares(rupees(100), rupees(0), rupees(0))],
    [rupees(300), shares(rupees(0), rupees(200), rupees(100)), shares(rupees(0), rupees(200), rupees(100))],
  ])('%i of %j as %j', (amount, left, expected) => {
    expect(sharesOf(amount, left)).toEqual(expected)
  })

  it('to the paisa, and never more to any side than it brought, however often', () => {
    const side = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 1e8 })).map(toPaise)
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (a, b, c, cuts) => {
          let left = shares(a, b, c)
          for (const cut of [...cuts, 1]) {
            const amount = toPaise(Math.floor(totalOf(left) * cut))
            const part = sharesOf(amount, left)
            expect(totalOf(part)).toBe(amount)
            const next = shares(minus(left.gateway, part.gateway), minus(left.purchased, part.purchased), minus(left.granted, part.granted)) // prettier-ignore
            for (const rest of Object.values(next)) expect(rest).toBeGreaterThanOrEqual(0)
            left = next
          }
          expect(totalOf(left)).toBe(0)
        },
      ),
    )
  })
})
