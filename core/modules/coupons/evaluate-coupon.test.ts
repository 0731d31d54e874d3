import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { toInstant } from '#core/kernel/time.ts'
import { Coupon, type Purchase } from './coupon.ts'
import type { couponErrors } from './errors.ts'
import { evaluateCoupon, type CouponUsage } from './evaluate-coupon.ts'

const coupon = Coupon.parse({
  id: 'cou000000000000000001',
  code: 'Deep10',
  couponType: 'REGULAR',
  redeem: { redeemType: 'PERCENTAGE', redeemValue: 10, maxDiscount: 0 },
  courseTypes: [],
  entityTypes: [],
  entityIds: [],
  planIds: [],
  variantNames: [],
  grades: [],
  minimumAmount: 0,
  startsAt: 100,
  endsAt: 200,
  maxUses: null,
  maxUsesPerUser: null,
  partnerHash: null,
  categories: [],
  title: { en: '10% off' },
  isActive: true,
})
const purchase: Purchase = {
  entityId: 'bun1',
  entityType: 'BUNDLE',
  planId: 'pln1',
  variantName: 'CLASSIC',
  courseType: 'SUBSCRIPTION',
  grade: 11,
  amount: rupees(1_000),
}
const known: CouponUsage = {
  now: toInstant(150),
  usedSoFar: 0,
  usedByUser: 0,
  isLoggedIn: true,
  isGranted: false,
  partnerHash: undefined,
}
const visitor = { ...known, isLoggedIn: false }

function judge(but: Partial<Coupon>, what: Partial<Purchase> = {}, when: Partial<CouponUsage> = {}) {
  return evaluateCoupon({ ...coupon, ...but }, { ...purchase, ...what }, { ...known, ...when })
}

const applied = { status: 'APPLIED', discount: rupees(100), finalAmount: rupees(900) }

describe('a coupon holds', () => {
  it.each<[string, Partial<Coupon>, Partial<Purchase>, Partial<CouponUsage>]>([
    ['when nothing limits it', {}, {}, {}],
    ['at its first moment', {}, {}, { now: toInstant(100) }],
    ['a moment before its end', {}, {}, { now: toInstant(199) }],
    ['for its last use', { maxUses: 10 }, {}, { usedSoFar: 9 }],
    ['for a buyer’s last use', { maxUsesPerUser: 2 }, {}, { usedByUser: 1 }],
    ['for a course it names', { entityIds: ['bun0', 'bun1'] }, {}, {}],
    ['for a plan it names', { planIds: ['pln1'] }, {}, {}],
    ['for a tier it names', { variantNames: ['CLASSIC'] }, {}, {}],
    ['for a class it names', { grades: [11, 12] }, {}, {}],
    ['for a kind of course it names', { courseTypes: ['SUBSCRIPTION'], entityTypes: ['BUNDLE'] }, {}, {}],
    ['at its minimum', { minimumAmount: rupees(1_000) }, {}, {}],
    ['with its partner’s hash', { partnerHash: 'h' }, {}, { partnerHash: 'h' }],
    ['with a hash nobody asked for', {}, {}, { partnerHash: 'h' }],
    ['for a trial', { couponType: 'TRIAL' }, { entityType: 'BUNDLE_TRIAL' }, {}],
    ['for a visitor who pays unregistered', { couponType: 'PAYMENT_WITHOUT_REGISTRATION' }, {}, { isLoggedIn: false }],
    ['for a family of the same type', { couponType: 'PAYMENT_WITHOUT_REGISTRATION' }, {}, {}],
  ])('%s', (_, but, what, when) => {
    expect(judge(but, what, when)).toEqual(applied)
  })

  it('as a free pass, and nothing is left to pay', () => {
    const redeem = { redeemType: 'FLAT_PRICE', redeemValue: rupees(0), maxDiscount: rupees(0) } as const
    const verdict = judge({ couponType: 'FREE_PASS', redeem })
    expect(verdict).toEqual({ status: 'APPLIED', discount: rupees(1_000), finalAmount: 0 })
  })
})

describe('a coupon is refused', () => {
  it.each<[keyof typeof couponErrors, string, Partial<Coupon>, Partial<Purchase>, Partial<CouponUsage>]>([
    ['COUPON_EXPIRED', 'to a visitor too', {}, {}, { ...visitor, now: toInstant(999) }],
    ['COUPON_NOT_FOR_PLAN', 'to a visitor too', { planIds: ['pln2'] }, {}, visitor],
    ['COUPON_NOT_FOUND', 'of a partner to a visitor', { partnerHash: 'h' }, {}, visitor],
    ['COUPON_NOT_FOUND', 'of a partner without the hash', { partnerHash: 'h' }, {}, {}],
    ['COUPON_NOT_FOUND', 'of a partner with another hash', { partnerHash: 'h' }, {}, { partnerHash: 'H' }],
    ['COUPON_NOT_FOUND', 'of a partner, used up or not', { partnerHash: 'h', maxUses: 1 }, {}, { usedSoFar: 1 }],
    ['COUPON_NOT_STARTED', 'before it starts', {}, {}, { now: toInstant(99) }],
    ['COUPON_EXPIRED', 'from its end on', {}, {}, { now: toInstant(200) }],
    ['COUPON_EXPIRED', 'once it was withdrawn', { isActive: false }, {}, {}],
    ['COUPON_USED_UP', 'when all uses are taken', { maxUses: 10 }, {}, { usedSoFar: 10 }],
    ['COUPON_ALREADY_USED', 'to a buyer who has used it', { maxUsesPerUser: 1 }, {}, { usedByUser: 1 }],
    ['COUPON_NOT_FOR_ENTITY', 'for another course', { entityIds: ['bun2'] }, {}, {}],
    ['COUPON_NOT_FOR_ENTITY', 'for a batch', { entityTypes: ['BUNDLE'] }, { entityType: 'OTF_BATCH' }, {}],
    ['COUPON_NOT_FOR_ENTITY', 'for another kind of course', { courseTypes: ['OTHER'] }, {}, {}],
    ['COUPON_NOT_FOR_ENTITY', 'for a course when it is for trials', { couponType: 'TRIAL' }, {}, {}],
    ['COUPON_NOT_FOR_PLAN', 'for another plan', { planIds: ['pln2'] }, {}, {}],
    ['COUPON_NOT_FOR_PLAN', 'for a course without a plan', { planIds: ['pln2'] }, { planId: undefined }, {}],
    ['COUPON_NOT_FOR_PLAN', 'for another tier', { variantNames: ['PLUS'] }, {}, {}],
    ['COUPON_NOT_FOR_PLAN', 'for a course without a tier', { variantNames: ['PLUS'] }, { variantName: undefined }, {}],
    ['COUPON_NOT_FOR_GRADE', 'for another class', { grades: [-2, 12] }, {}, {}],
    ['COUPON_BELOW_MINIMUM', 'a paisa below its minimum', { minimumAmount: rupees(1_000.01) }, {}, {}],
  ])('%s %s', (...[reason, , but, what, when]) => {
    expect(judge(but, what, when)).toEqual({ status: 'FAILED', reason })
  })

  it.each([['REGULAR'], ['FREE_PASS']] as const)(
    'of type %s to a visitor, with what it would take off',
    (couponType) => {
      expect(judge({ couponType }, {}, visitor)).toEqual({
        status: 'FAILED',
        reason: 'COUPON_MUST_HAVE_LOGIN_USER',
        discount: applied.discount,
      })
    },
  )

  it('and its discount is never more than the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        const verdict = judge({}, { amount: rupees(amount) })
        expect(verdict.status === 'APPLIED' && verdict.discount + verdict.finalAmount).toBe(rupees(amount))
      }),
    )
  })
})

describe('no coupon can be made', () => {
  it.each([
    ['that ends before it starts', { endsAt: 100 }],
    ['whose code is no code', { code: ' Null ' }],
    ['that takes off less than nothing', { redeem: { redeemType: 'FIXED', redeemValue: -1, maxDiscount: 0 } }],
    ['of more than all', { redeem: { redeemType: 'PERCENTAGE', redeemValue: 100.01, maxDiscount: 0 } }],
    ['of three decimals', { redeem: { redeemType: 'PERCENTAGE', redeemValue: 12.345, maxDiscount: 0 } }],
    ['that is a free pass and leaves something to pay', { couponType: 'FREE_PASS' }],
  ])('%s', (_, but) => {
    expect(Coupon.safeParse({ ...coupon, ...but }).success).toBe(false)
  })
})
