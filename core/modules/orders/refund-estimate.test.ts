import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { minus, nothing, plus, rupees, toPaise } from '#core/kernel/money.ts'
import { DAY, fromIndia, HOUR, later, toInstant } from '#core/kernel/time.ts'
import { refundAmounts } from './refund-estimate.ts'
import { leftOf, totalOf } from './tenders.ts'

const startsAt = fromIndia(2026, 11)
/** Thirty days for ₹3,000: ₹2,400 by the bank, ₹450 of the family's own, ₹150 of ours. */
const november = {
  order: {
    status: 'PAID',
    isInParts: false,
    paidAmount: rupees(2_400),
    fromPurchased: rupees(450),
    fromGranted: rupees(150),
    refunded: { gateway: nothing, purchased: nothing, granted: nothing },
  },
  course: { startsAt, validTill: later(startsAt, 30 * DAY - 1_000) },
  isCarriedOver: false,
  isOnlyWhole: false,
  isWholeDue: false,
}
const tenthEvening = later(startsAt, 9 * DAY + 18 * HOUR)
const shares = (gateway: number, purchased: number, granted: number) => ({
  gateway: rupees(gateway),
  purchased: rupees(purchased),
  granted: rupees(granted),
})

describe('the refund of an order today', () => {
  it('is the days that are left, from each side its share', () => {
    expect(refundAmounts(november, tenthEvening)).toEqual({
      obstacle: null,
      days: 20,
      allDays: 30,
      used: rupees(1_000),
      amount: rupees(2_000),
      shares: shares(1_600, 300, 100),
    })
  })

  it('counts the money that is still here: a third of it has gone back', () => {
    const order = { ...november.order, refunded: shares(800, 150, 50) }
    expect(refundAmounts({ ...november, order }, tenthEvening)).toMatchObject({
      used: toPaise(66_667),
      amount: toPaise(133_333),
    })
  })

  it('is all of it where the chosen batch was full', () => {
    const due = refundAmounts({ ...november, isWholeDue: true, isOnlyWhole: true }, tenthEvening)
    expect(due).toMatchObject({ obstacle: null, used: 0, amount: rupees(3_000), shares: shares(2_400, 450, 150) })
  })

  test.each([
    ['is unpaid', { order: { ...november.order, status: 'OPEN' } }, 'NOT_PAID'],
    ['pays an instalment', { order: { ...november.order, isInParts: true } }, 'IN_PARTS'],
    ['has paid for a newer plan', { isCarriedOver: true }, 'CARRIED_OVER'],
    ['is paid by the EMI of a debit card', { isOnlyWhole: true }, 'ONLY_WHOLE'],
    ['has opened a course that has ended', { course: undefined }, 'ENDED'],
  ] as const)('has no amount for an order that %s', (_, but, obstacle) => {
    const answer = refundAmounts({ ...november, ...but }, tenthEvening)
    expect(answer).toMatchObject({ obstacle, amount: 0, used: 0, shares: shares(0, 0, 0) })
  })

  it('is never below nothing nor more than paid less returned, and every paisa is used or goes back', () => {
    const side = fc.tuple(fc.nat(1e8), fc.double({ min: 0, max: 1, noNaN: true }))
    const times = fc.tuple(fc.integer({ min: 1, max: 800 * DAY }), fc.nat(900 * DAY))
    fc.assert(
      fc.property(
        fc.tuple(side, side, side),
        times,
        fc.boolean(),
        ([bank, own, ours], [length, passed], isWholeDue) => {
          const back = ([paid, part]: [number, number]) => toPaise(Math.floor(paid * part))
          const order = {
            ...november.order,
            paidAmount: toPaise(bank[0]),
            fromPurchased: toPaise(own[0]),
            fromGranted: toPaise(ours[0]),
            refunded: { gateway: back(bank), purchased: back(own), granted: back(ours) },
          }
          const course = { startsAt: toInstant(0), validTill: toInstant(length) }
          const answer = refundAmounts({ ...november, order, course, isWholeDue }, toInstant(passed))
          const left = leftOf(order)
          expect(plus(answer.used, answer.amount)).toBe(totalOf(left))
          expect(totalOf(answer.shares)).toBe(answer.amount)
          for (const key of ['gateway', 'purchased', 'granted'] as const) {
            expect(answer.shares[key]).toBeGreaterThanOrEqual(0)
            expect(minus(left[key], answer.shares[key])).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})
