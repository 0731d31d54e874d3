import { expect, it, test } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { couponReducer, noCoupon, type CouponEvent } from '#core/modules/coupons/coupon-state.ts'
import type { Duration, OfferedPlan } from './choose-plan.ts'
import { couponView, livePrice, otherPlans } from './plan-price.ts'

const duration = (planId: string, months: number): Duration => ({
  planId,
  months,
  price: rupees(25_000),
  cutPrice: rupees(30_000),
  has: {},
  credit: rupees(0),
  till: '',
  reason: null,
})
const plan = (variant: VariantName, ...months: number[]): OfferedPlan => ({
  variant,
  batches: [],
  durations: months.map((each) => duration(`${variant} ${each}`, each)),
})

const lite = plan('LITE', 0)
const classic = plan('CLASSIC', 0, 1)
const pro = plan('PRO', 0, 1)
const keys = [lite, classic, pro].flatMap(({ durations }) => durations.map(({ planId }) => planId))
const fullClassic = { plan: classic, duration: duration('CLASSIC 0', 0) }

const applied = (subscriptionPlanId: string, rupeesOff: number) => ({
  entityId: 'b1',
  subscriptionPlanId,
  successData: {
    redeemType: 'FIXED' as const,
    redeemValue: rupees(rupeesOff),
    maxDiscount: rupees(0),
    discount: rupees(rupeesOff),
  },
})
const refused = (subscriptionPlanId: string, errorCode: string, discount?: Paise) => ({
  entityId: 'b1',
  subscriptionPlanId,
  errorData: { errorCode, errorMessage: 'No.', discount },
})
const after = (...events: CouponEvent[]) => events.reduce(couponReducer, noCoupon)
const check: CouponEvent = { type: 'check', code: 'deep10', keys }
const answer = (...plans: (ReturnType<typeof applied> | ReturnType<typeof refused>)[]): CouponEvent => ({
  type: 'answer',
  code: 'deep10',
  keys,
  result: { couponCode: 'DEEP10', entityId: 'b1', plans },
})

const mixed = after(
  check,
  answer(applied('CLASSIC 0', 2_500), applied('CLASSIC 1', 250), applied('PRO 0', 3_000), refused('LITE 0', 'COUPON_NOT_FOR_PLAN')),
) // prettier-ignore

test.each([
  ['CLASSIC 0', rupees(22_500)],
  ['CLASSIC 1', rupees(24_750)],
  ['LITE 0', rupees(25_000)],
  ['PRO 1', rupees(25_000)],
])('%s costs what is left after the coupon', (planId, price) => {
  expect(livePrice(mixed, duration(planId, 0))).toBe(price)
})

it('never shows a price below nothing', () => {
  expect(livePrice(after(check, answer(applied('PRO 0', 99_999))), duration('PRO 0', 0))).toBe(0)
})

test.each([
  ['nothing without a code', after({ type: 'check', code: '', keys }), { status: 'NONE' }],
  ['that it is being checked', after(check), { status: 'CHECKING' }],
  ['what it takes off', mixed, { status: 'APPLIED', discount: rupees(2_500) }],
  ['that it was taken off', after(check, { type: 'remove' }), { status: 'REMOVED' }],
  [
    'why it does not hold',
    after(check, answer(refused('CLASSIC 0', 'COUPON_EXPIRED'))),
    { status: 'FAILED', sentence: 'No.' },
  ],
  [
    'that it waits for a login',
    after(check, answer(refused('CLASSIC 0', 'COUPON_MUST_HAVE_LOGIN_USER', rupees(500)))),
    { status: 'NEEDS_LOGIN', discount: rupees(500) },
  ],
] as const)('says of a coupon %s', (_, state, view) => {
  expect(couponView(state, { planId: 'CLASSIC 0' })).toEqual(view)
})

it('names the other plans of the same length that the coupon takes something off', () => {
  const others = (choice: typeof fullClassic) =>
    otherPlans([lite, classic, pro], choice, mixed).map(({ plan: { variant }, discount }) => [variant, discount])
  expect(others(fullClassic)).toEqual([['PRO', rupees(3_000)]])
  expect(others({ ...fullClassic, duration: duration('CLASSIC 1', 1) })).toEqual([])
})

test('what is left of another plan comes off after the coupon, and never below nothing', () => {
  const state = couponReducer(couponReducer(noCoupon, { type: 'check', code: 'A', keys }), { type: 'answer', code: 'A', keys, result: { couponCode: 'A', entityId: 'b1', plans: [applied('CLASSIC 0', 5_000)] } }) // prettier-ignore
  const upgraded = (credit: number) => livePrice(state, { ...fullClassic.duration, credit: rupees(credit) })
  expect([upgraded(8_000), upgraded(21_000)]).toEqual([rupees(12_000), 0])
})
