import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothing, rupees, toPaise } from '#core/kernel/money.ts'
import { bestPrice, emiSummary, type AtOnceOption, type CouponOption, type EmiOption } from './best-price.ts'
import { offerEmi } from './emi-offer.ts'

const capOf = (percent: number | null) =>
  percent === null
    ? []
    : [
        {
          allowedCouponType: 'SUBSCRIPTION' as const,
          maxDiscountAllowedPercent: percent,
          maxDiscountAllowedAbsolute: null,
        },
      ]
const none: CouponOption = { code: null, discount: nothing }
const anEmi = (but: Partial<EmiOption> = {}): EmiOption => ({
  months: 6,
  annualRate: 15,
  isNoCost: false,
  minimum: nothing,
  maximum: null,
  processingFee: nothing,
  caps: [],
  ...but,
})
const UPI: AtOnceOption = { code: 'UPI', caps: [] }
const terms = { price: rupees(20_000), courseType: 'SUBSCRIPTION' as const }

describe('the best price', () => {
  it('is that of the largest discount', () => {
    const coupons = [none, { code: 'SMALL', discount: rupees(500) }, { code: 'LARGE', discount: rupees(2_000) }]
    const best = bestPrice({ ...terms, coupons, ways: [UPI], emis: [anEmi()] })
    expect(best).toMatchObject({ coupon: { code: 'LARGE' }, total: rupees(18_000), way: { code: 'UPI' } })
  })

  it('passes over a way to pay that does not allow so large a discount', () => {
    const coupons = [none, { code: 'HALF', discount: rupees(10_000) }]
    const capped = { code: 'WALLET', caps: capOf(40) }
    expect(bestPrice({ ...terms, coupons, ways: [capped, UPI], emis: [] })).toMatchObject({ way: { code: 'UPI' } })
    // 50% is more than 40%: without UPI the coupon cannot be used at all.
    expect(bestPrice({ ...terms, coupons, ways: [capped], emis: [] })).toMatchObject({
      coupon: { code: null },
      total: rupees(20_000),
      way: { code: 'WALLET' },
    })
  })

  it('can be an EMI, where only an EMI allows a part of the coupon', () => {
    const coupons = [none, { code: 'HALF', discount: rupees(10_000) }]
    const emi = anEmi({ annualRate: 0, caps: capOf(30) })
    // 30% of ₹20,000 go with it.
    expect(bestPrice({ ...terms, coupons, ways: [{ code: 'WALLET', caps: capOf(10) }], emis: [emi] })).toMatchObject({
      coupon: { code: 'HALF' },
      total: rupees(14_000),
      emi: { months: 6 },
    })
  })

  it('does not exist where nothing can be paid with', () => {
    expect(bestPrice({ ...terms, coupons: [none], ways: [], emis: [] })).toBeUndefined()
  })

  const amount = fc.integer({ min: 0, max: 3_000_000 }).map(toPaise)
  const percent = fc.option(fc.integer({ min: 0, max: 100 }))
  const emis = fc.array(
    fc.record({
      months: fc.constantFrom(3, 6, 9, 12, 18, 24),
      annualRate: fc.constantFrom(0, 12, 15.99, 20),
      isNoCost: fc.boolean(),
      minimum: amount,
      maximum: fc.option(amount),
      processingFee: fc.constantFrom(nothing, rupees(199)),
      caps: percent.map(capOf),
    }),
    { maxLength: 4 },
  )
  const ways = fc.array(fc.record({ code: fc.constantFrom('UPI', 'CARD', 'HDFC'), caps: percent.map(capOf) }), {
    maxLength: 3,
  })

  it('is never above, and always one of, all combinations of coupon, way to pay and EMI', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 4 }), ways, emis, (price, discounts, ways, emis) => {
        const coupons = [
          none,
          ...discounts.filter((discount) => discount <= price).map((discount, i) => ({ code: `C${i}`, discount })),
        ]
        const totals = everyTotal({ price, coupons, ways, emis })
        const best = bestPrice({ price, courseType: 'SUBSCRIPTION', coupons, ways, emis })
        expect(best?.total).toBe(totals.length === 0 ? undefined : Math.min(...totals))
      }),
    )
  })
})

/** Tries every combination, one after the other. */
function everyTotal({
  price,
  coupons,
  ways,
  emis,
}: {
  readonly price: number
  readonly coupons: readonly CouponOption[]
  readonly ways: readonly AtOnceOption[]
  readonly emis: readonly EmiOption[]
}): number[] {
  const totals: number[] = []
  for (const { discount } of coupons) {
    const bare = price - discount
    for (const { caps } of ways) {
      const most = caps[0]?.maxDiscountAllowedPercent ?? 100
      if (discount <= Math.round((price * most) / 100)) totals.push(bare)
    }
    for (const emi of emis) {
      if (bare < emi.minimum || (emi.maximum !== null && bare > emi.maximum)) continue
      const what = { originalPrice: toPaise(price), discount }
      totals.push(offerEmi(what, emi, emi.caps[0], emi.processingFee).total)
    }
  }
  return totals
}

describe('the EMI that a price is shown with', () => {
  const what = { price: rupees(18_000), discount: nothing, courseType: 'SUBSCRIPTION' as const }

  it('is the longest one without cost, and tells the longest of all', () => {
    const emis = [anEmi({ months: 3, isNoCost: true }), anEmi({ months: 6, isNoCost: true }), anEmi({ months: 24 })]
    const summary = emiSummary(what, emis)
    expect(summary).toMatchObject({ emi: { months: 6 }, offer: { monthly: rupees(3_000) }, maximumMonths: 24 })
  })

  it('is the longest one where none is without cost', () => {
    expect(emiSummary(what, [anEmi({ months: 3 }), anEmi({ months: 12 })])).toMatchObject({ emi: { months: 12 } })
  })

  it('does not exist for a price that nobody lends', () => {
    expect(emiSummary(what, [anEmi({ minimum: rupees(20_000) })])).toBeUndefined()
  })
})
