import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import type { CouponResult, ErrorData, SuccessData } from './coupon.ts'
import { couponKey, isNoCode } from './coupon-code.ts'
import { couponReducer, noCoupon, type CouponEvent, type CouponState } from './coupon-state.ts'

const successData: SuccessData = {
  redeemType: 'PERCENTAGE',
  redeemValue: 10,
  maxDiscount: rupees(0),
  discount: rupees(100),
}
const errorData: ErrorData = {
  errorCode: 'COUPON_NOT_FOR_PLAN',
  errorMessage: 'This coupon is not valid for this plan. Choose another plan or coupon.',
}
const applied = { status: 'APPLIED', successData } as const
const failed = { status: 'FAILED', errorData } as const
const checking = { status: 'CHECKING' } as const
const removed = { status: 'REMOVED' } as const

function check(code: string | null | undefined, ...keys: string[]): CouponEvent {
  return { type: 'check', code, keys }
}
function success(code: string, ...keys: string[]): CouponEvent {
  const plans = keys.map((key) => ({ entityId: 'bun', subscriptionPlanId: key, successData }))
  return { type: 'answer', code, keys, result: { couponCode: 'DEEP10', entityId: 'bun', plans } }
}
function refusal(code: string, ...keys: string[]): CouponEvent {
  return { type: 'refusal', code, keys, errorData }
}
const remove: CouponEvent = { type: 'remove' }

function after(...events: CouponEvent[]): CouponState {
  return events.reduce(couponReducer, noCoupon)
}

describe('applying a code', () => {
  it('is under way until the server answers', () => {
    expect(after(check(' deep10 ', 'p1'))).toEqual({ code: 'deep10', isChecked: false, entries: { p1: checking } })
  })

  it('shows it as it is stored once it is applied', () => {
    const state = after(check(' deep10 ', 'p1'), success('deep10', 'p1'))
    expect(state).toEqual({ code: 'DEEP10', isChecked: true, entries: { p1: applied } })
  })

  it('keeps the sentence when it fails', () => {
    const state = after(check('deep10', 'p1'), refusal('deep10', 'p1'))
    expect(state).toEqual({ code: 'deep10', isChecked: true, entries: { p1: failed } })
  })

  it('again replaces that plan’s entry and leaves the others', () => {
    const state = after(check('DEEP10', 'p1', 'p2'), success('DEEP10', 'p1', 'p2'), check('deep10', 'p2'))
    expect(state.entries).toEqual({ p1: applied, p2: checking })
    expect(couponReducer(state, refusal('deep10', 'p2')).entries).toEqual({ p1: applied, p2: failed })
  })

  it('of another kind starts a new list', () => {
    const state = after(check('DEEP10', 'p1', 'p2'), success('DEEP10', 'p1', 'p2'), check('FIRST500', 'p2'))
    expect(state).toEqual({ code: 'FIRST500', isChecked: true, entries: { p2: checking } })
  })

  it.each(['', '  ', 'null', 'UNDEFINED', null, undefined])(
    'that is empty (%j) clears it, and counts as checked',
    (code) => {
      expect(after(check(code, 'p1'))).toEqual({ code: '', isChecked: true, entries: {} })
      expect(after(check('DEEP10', 'p1'), check(code, 'p1'))).toEqual({ code: '', isChecked: true, entries: {} })
    },
  )

  it('to a bundle is answered for its plans', () => {
    const { result } = success('DEEP10', 'p1', 'p2') as { result: CouponResult }
    const plans = [...result.plans.slice(0, 1), { entityId: 'bun', subscriptionPlanId: 'p2', errorData }]
    const answer: CouponEvent = { type: 'answer', code: 'DEEP10', keys: ['bun'], result: { ...result, plans } }
    expect(after(check('DEEP10', 'bun'), answer).entries).toEqual({ p1: applied, p2: failed })
  })

  it('to an entity without plans is answered for the entity', () => {
    const result = { couponCode: 'DEEP10', entityId: 'bun', successData, plans: [] }
    const answer: CouponEvent = { type: 'answer', code: 'deep10', keys: ['bun'], result }
    expect(after(check('deep10', 'bun'), answer).entries).toEqual({ bun: applied })
  })
})

describe('a late answer', () => {
  it('for a code that is no longer the current one is dropped', () => {
    const before = after(check('DEEP10', 'p1'), check('FIRST500', 'p1'))
    expect(couponReducer(before, success('DEEP10', 'p1'))).toBe(before)
    expect(couponReducer(before, refusal('DEEP10', 'p1'))).toBe(before)
  })

  it('after the code was cleared is dropped', () => {
    const before = after(check('DEEP10', 'p1'), check('', 'p1'))
    expect(couponReducer(before, success('DEEP10', 'p1'))).toBe(before)
  })

  it('after the coupon was removed is dropped', () => {
    const before = after(check('DEEP10', 'p1'), remove)
    expect(couponReducer(before, success('DEEP10', 'p1'))).toBe(before)
  })
})

describe('removing', () => {
  it('keeps only the code, and applying it again is one step', () => {
    const state = after(check('DEEP10', 'p1'), success('DEEP10', 'p1'), remove)
    expect(state).toEqual({ code: 'DEEP10', isChecked: true, entries: { p1: removed } })
    const again = couponReducer(couponReducer(state, check(state.code, 'p1')), success('DEEP10', 'p1'))
    expect(again.entries).toEqual({ p1: applied })
  })
})

describe('whatever happens, in any order', () => {
  const code = fc.constantFrom('DEEP10', 'deep10', 'FIRST500', ' first500', '', 'null')
  const keys = fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p3'), { minLength: 1 })
  const anyEvent: fc.Arbitrary<CouponEvent> = fc.oneof(
    fc.tuple(code, keys).map(([code, keys]) => check(code, ...keys)),
    fc.tuple(code, keys).map(([code, keys]) => answerTo(code, keys)),
    fc.tuple(code, keys).map(([code, keys]) => refusal(code, ...keys)),
    fc.constant(remove),
  )
  /** The server shows a code as stored: in capitals here. */
  function answerTo(code: string, keys: string[]): CouponEvent {
    const answer = success(code, ...keys) as Extract<CouponEvent, { type: 'answer' }>
    return { ...answer, result: { ...answer.result, couponCode: couponKey(code) } }
  }
  const events = fc.array(anyEvent, { maxLength: 30 })

  it('only the last code that was applied is held', () => {
    fc.assert(
      fc.property(events, (events) => {
        const last = events.findLast((event) => event.type === 'check')
        const expected = last && last.type === 'check' && !isNoCode(last.code) ? couponKey(last.code ?? '') : ''
        expect(couponKey(after(...events).code)).toBe(expected)
      }),
    )
  })

  it('an answer for another code changes nothing', () => {
    fc.assert(
      fc.property(events, code, keys, (events, code, keys) => {
        const state = after(...events)
        fc.pre(couponKey(code) !== couponKey(state.code))
        expect(couponReducer(state, success(code, ...keys))).toBe(state)
      }),
    )
  })

  it('once checked stays checked, and no code is always checked', () => {
    fc.assert(
      fc.property(events, anyEvent, (events, event) => {
        const before = after(...events)
        const state = couponReducer(before, event)
        if (before.isChecked) expect(state.isChecked).toBe(true)
        if (event.type === 'check' && isNoCode(event.code))
          expect(state).toEqual({ code: '', isChecked: true, entries: {} })
      }),
    )
  })

  it('without a code nothing is applied, and removing leaves no amounts', () => {
    fc.assert(
      fc.property(events, (events) => {
        const state = after(...events)
        if (state.code === '') expect(Object.values(state.entries).map(({ status }) => status)).not.toContain('APPLIED')
        const { code, entries } = couponReducer(state, remove)
        expect(code).toBe(state.code)
        for (const entry of Object.values(entries)) expect(entry).toEqual(removed)
      }),
    )
  })
})
