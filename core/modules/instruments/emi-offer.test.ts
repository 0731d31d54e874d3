import { describe, expect, it } from 'vitest'
import { nothing, rupees, toRupeeString } from '#core/kernel/money.ts'
import { offerEmi } from './emi-offer.ts'

const full = { originalPrice: rupees(15_000), discount: nothing }

describe('a no-cost EMI', () => {
  const offer = offerEmi(full, { months: 3, annualRate: 15, isNoCost: true }, undefined, rupees(199))

  it('charges the price less its interest', () => {
    expect(toRupeeString(offer.issuerDiscount)).toBe('367.33')
    expect(toRupeeString(offer.charged)).toBe('14632.67')
  })

  // 15,000 + 66.12 of GST + a fee of 199 and 18% on it, 35.82.
  it('still costs the GST on the interest and the fee', () => {
    expect(toRupeeString(offer.total)).toBe('15300.94')
    expect(toRupeeString(offer.extra)).toBe('300.94')
    expect(toRupeeString(offer.notRefunded)).toBe('668.27')
  })
})

describe('a coupon that goes with EMI in part', () => {
  // 40% off 20,000, of which 30% go with EMI: 2,000 are added to the 12,000 again.
  const what = { originalPrice: rupees(20_000), discount: rupees(8_000) }
  const cap = {
    allowedCouponType: 'SUBSCRIPTION' as const,
    maxDiscountAllowedPercent: 30,
    maxDiscountAllowedAbsolute: null,
  }

  it('gives back what does not go with it', () => {
    const offer = offerEmi(what, { months: 6, annualRate: 0, isNoCost: false }, cap, nothing)
    expect(offer).toMatchObject({ giveBack: rupees(2_000), price: rupees(14_000), charged: rupees(14_000) })
    expect(offer).toMatchObject({ total: rupees(14_000), extra: rupees(2_000), issuerDiscount: 0 })
  })
})

it('a standard EMI charges the whole price, and its interest comes on top', () => {
  const offer = offerEmi(full, { months: 3, annualRate: 15, isNoCost: false }, undefined, nothing)
  expect(offer.charged).toBe(rupees(15_000))
  expect(toRupeeString(offer.interest)).toBe('376.55')
})
