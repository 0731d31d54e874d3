import { describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { startChanges, type TermsNow } from './start-changes.ts'

const now: TermsNow = {
  code: 'DIWALI',
  redeem: { redeemType: 'FIXED', redeemValue: rupees(6_000), maxDiscount: rupees(0) },
  maxUses: 100,
  isPool: false,
  codes: 0,
  courseTypes: [],
  entityTypes: [],
  entityIds: [],
  planIds: [],
  variantNames: [],
  grades: [9],
  minimumAmount: rupees(0),
  partnerHash: null,
  simulatedAt: 1,
}

describe('the changes since the start of a coupon was asked for', () => {
  it.each<[string, Partial<TermsNow>, string[]]>([
    ['nothing', {}, []],
    ['its discount', { redeem: { ...now.redeem, redeemValue: rupees(7_000) } }, ['The discount changed from ₹6,000 off to ₹7,000 off.']],
    ['a term of the discount that its words leave out', { redeem: { ...now.redeem, maxDiscount: rupees(10) } }, ['The discount changed.']],
    ['the number of uses', { maxUses: null }, ['The number of uses changed from 100 to without a limit.']],
    ['the codes of a pool', { isPool: true, codes: 40 }, ['The number of single-use codes changed from none to 40.']],
    ['a pool without codes', { isPool: true }, ['The number of single-use codes changed from none to 0.']],
    ['the simulation', { simulatedAt: null }, ['It was not simulated after its terms changed.']],
  ])('%s', (_, change, sentences) => {
    expect(startChanges(now, { ...now, ...change })).toEqual(sentences)
  }) // prettier-ignore

  it('count the uses of a pool too', () => {
    const pool = { ...now, isPool: true, codes: 40 }
    expect(startChanges(pool, { ...pool, maxUses: 5 })).toEqual(['The number of uses changed from 100 to 5.'])
  })
})
