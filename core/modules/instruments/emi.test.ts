import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { minus, rupees, sum, toPaise, toRupeeString } from '#core/kernel/money.ts'
import { emiTotal, noCostEmi, standardEmi, standardInstalment } from './emi.ts'

const inRupees = (amounts: readonly Parameters<typeof toRupeeString>[0][]) => amounts.map(toRupeeString)

// razorpay.com/docs/payment-gateway/affordability/no-cost-emi: payments reference, section 5.
describe('the published example of ₹15,000 over three months at 15%, without cost', () => {
  const emi = noCostEmi(rupees(15_000), { months: 3, annualRate: 15 })

  it('lends 14,632.67, so that three instalments of 5,000 pay it back', () => {
    expect(inRupees([emi.loan, emi.monthly, emi.interest])).toEqual(['14632.67', '5000.00', '367.33'])
  })

  it('has the published interest and GST of every month', () => {
    expect(inRupees(emi.months.map(({ interest }) => interest))).toEqual(['182.91', '122.69', '61.73'])
    expect(inRupees(emi.months.map(({ gst }) => gst))).toEqual(['32.92', '22.09', '11.11'])
  })

  it('comes to 15,066.12, of which 66.12 are the buyer’s GST', () => {
    expect(inRupees([emi.gst, emiTotal(emi, rupees(0), rupees(0))])).toEqual(['66.12', '15066.12'])
  })
})

// The row of the public table in Razorpay's no-cost EMI FAQ.
test('₹10,000 over three months at 15% without cost: 9,755.11 is lent, 244.89 is our discount', () => {
  const { loan } = noCostEmi(rupees(10_000), { months: 3, annualRate: 15 })
  expect(inRupees([loan, minus(rupees(10_000), loan)])).toEqual(['9755.11', '244.89'])
})

// The banks' formula P × R × (1+R)^N / ((1+R)^N − 1), worked out apart from this code with forty decimals.
test.each([
  [10_000, 12, 12, '888.49', '10661.85'],
  [28_999, 6, 16, '5061.20', '30367.22'],
  [1_00_000, 24, 13, '4754.18', '114100.37'],
  [15_000, 3, 15, '5125.52', '15376.55'],
  [9_000, 9, 0, '1000.00', '9000.00'],
])('₹%d over %d months at %d percent: %s a month, %s in all', (amount, months, annualRate, ...[monthly, all]) => {
  const emi = standardEmi(rupees(amount), { months, annualRate })
  expect(inRupees([emi.monthly, sum(emi.months.map(({ instalment }) => instalment))])).toEqual([monthly, all])
})

const terms = fc.record({
  months: fc.constantFrom(3, 6, 9, 12, 18, 24),
  annualRate: fc.integer({ min: 0, max: 3_600 }).map((hundredths) => Number(toRupeeString(toPaise(hundredths)))),
})
const amount = fc.integer({ min: 250_000, max: 50_000_000 }).map(toPaise)

test('instalments add up to the loan and its interest, for any terms', () => {
  fc.assert(
    fc.property(amount, terms, (price, plan) => {
      for (const emi of [standardEmi(price, plan), noCostEmi(price, plan)])
        expect(sum(emi.months.map(({ instalment }) => instalment))).toBe(sum([emi.loan, emi.interest]))
    }),
  )
})

test('the instalment without its months is that of the months', () => {
  fc.assert(
    fc.property(amount, terms, (price, plan) => {
      expect(standardInstalment(price, plan)).toBe(standardEmi(price, plan).monthly)
    }),
  )
})

test('without cost, the instalments come to the price exactly', () => {
  fc.assert(
    fc.property(amount, terms, (price, plan) => {
      expect(sum(noCostEmi(price, plan).months.map(({ instalment }) => instalment))).toBe(price)
    }),
  )
})
