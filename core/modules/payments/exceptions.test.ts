import { describe, expect, it } from 'vitest'
import { nothing, rupees } from '#core/kernel/money.ts'
import { DAY, later, toInstant } from '#core/kernel/time.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'
import { exceptionsOf, type ChargedOrder, type Facts } from './exceptions.ts'

const NOW = toInstant(Date.UTC(2026, 10, 21, 12, 30))
const PRICE = rupees(24_999)

const order = (but: Partial<ChargedOrder> = {}): ChargedOrder => ({
  status: 'PAID',
  owed: PRICE,
  paidAmount: PRICE,
  paidAt: NOW,
  refunded: { gateway: nothing },
  isForCourse: true,
  isGiven: true,
  isBooked: true,
  isForgotten: false,
  ...but,
})
const bought = { state: 'REGULAR', isLive: true } as const
const line = { kind: 'PAYMENT', amount: PRICE, isClosed: false } as const
const back = { kind: 'REFUND', amount: rupees(2_500), isClosed: false } as const
const refund = { amount: PRICE, status: 'SUCCESS', bankReference: 'ARN1', requestedAt: NOW } as const
const typesOf = (but: Partial<Facts>, at = NOW) =>
  exceptionsOf({ order: order(), enrolment: bought, lines: [], refunds: [], ...but }, at).map(({ type }) => type)

describe('all fits together', () => {
  it.each<[string, Partial<Facts>]>([
    ['a paid course', {}],
    ['a paid course that has ended since', { enrolment: { ...bought, isLive: false } }],
    ['a free one', { order: order({ owed: nothing, paidAmount: nothing, isBooked: false }) }],
    ['money for the wallet', { order: order({ isForCourse: false, isGiven: false }), enrolment: undefined }],
    ['a pass that staff gave', { order: undefined, enrolment: { state: 'FREE_PASS', isLive: true } }],
    ['a trial', { order: undefined, enrolment: { state: 'TRIAL', isLive: true } }],
    ['an open order', { order: order({ status: 'OPEN', paidAmount: nothing, isGiven: false }), enrolment: undefined }],
    ['a returned one', { order: order({ status: 'REFUNDED' }), enrolment: undefined, refunds: [refund] }],
    ['a settled one', { lines: [line] }],
    [
      'one of which parts went back',
      { order: order({ refunded: { gateway: rupees(5_000) } }), lines: [line, back, back] },
    ],
    ['one that the gateway has taken too', { charge: { taken: PRICE } }],
    [
      'a returned one that the gateway had taken',
      { order: order({ status: 'REFUNDED' }), enrolment: undefined, refunds: [refund], charge: { taken: PRICE } },
    ],
    ['a wrong line that is closed', { lines: [{ ...line, amount: rupees(1), isClosed: true }] }],
  ])('for %s', (_, facts) => {
    expect(typesOf(facts)).toEqual([])
  })
})

describe('what does not fit', () => {
  const unpaid = (status: OrderStatus) => order({ status, paidAmount: nothing })
  it.each<[string, Partial<Facts>]>([
    ['CHARGED_NOT_ENROLLED', { order: order({ isGiven: false }), enrolment: undefined }],
    ['ENROLLED_NOT_CHARGED', { order: undefined }],
    ['ENROLLED_NOT_CHARGED', { order: unpaid('EXPIRED') }],
    ['ENROLLED_NOT_CHARGED', { order: order({ status: 'REFUND_DUE' }) }],
    ['NOT_BOOKED', { order: order({ isBooked: false }) }],
    ['AMOUNT_DIFFERS', { order: order({ paidAmount: rupees(1) }) }],
    ['AMOUNT_DIFFERS', { lines: [{ ...line, amount: rupees(1) }] }],
    ['CHARGE_IN_DOUBT', { order: unpaid('REVIEW'), enrolment: undefined }],
    ['CHARGE_IN_DOUBT', { charge: { taken: null } }],
    ['NOT_AT_GATEWAY', { charge: { taken: nothing } }],
    ['AMOUNT_DIFFERS', { charge: { taken: rupees(1) } }],
    ['NOT_PAID_HERE', { order: unpaid('EXPIRED'), enrolment: undefined, charge: { taken: PRICE } }],
    ['UNKNOWN_ORDER', { order: undefined, enrolment: undefined, charge: { taken: PRICE } }],
    ['MONEY_HELD', { order: order({ status: 'PARTIALLY_PAID', paidAmount: rupees(1) }), enrolment: undefined }],
    ['MONEY_HELD', { order: order({ status: 'REVIEW', paidAmount: rupees(1) }), enrolment: undefined }],
    ['PAYMENT_UNKNOWN', { order: { ...unpaid('EXPIRED'), isForgotten: true }, enrolment: undefined }],
    ['UNKNOWN_ORDER', { order: undefined, enrolment: undefined, lines: [line] }],
    ['NOT_PAID_HERE', { order: unpaid('EXPIRED'), enrolment: undefined, lines: [line] }],
    ['NOT_RETURNED_HERE', { lines: [{ ...line, kind: 'REFUND' }] }],
    ['AMOUNT_DIFFERS', { order: order({ refunded: { gateway: rupees(5_000) } }), lines: [back, back, back] }],
    ['SETTLED_TWICE', { lines: [line, line] }],
    ['REFUND_STUCK', { refunds: [{ ...refund, status: 'FAILURE' }] }],
    ['REFUND_STUCK', { refunds: [{ ...refund, status: 'MANUAL_REVIEW' }] }],
    ['REFUND_WITHOUT_REFERENCE', { refunds: [{ ...refund, bankReference: null }] }],
  ])('%s', (type, facts) => {
    expect(typesOf(facts)).toEqual([type])
  })

  it('a payment that no file has after five days, and not before', () => {
    expect(typesOf({}, later(NOW, 5 * DAY - 1))).toEqual([])
    expect(typesOf({}, later(NOW, 5 * DAY))).toEqual(['NOT_SETTLED'])
    expect(typesOf({ lines: [line] }, later(NOW, 5 * DAY))).toEqual([])
  })

  it('a refund that nobody has made for a week, and not before', () => {
    const waits = { refunds: [{ ...refund, status: 'PENDING', bankReference: null } as const], lines: [line] }
    expect(typesOf(waits, later(NOW, 7 * DAY - 1))).toEqual([])
    expect(typesOf(waits, later(NOW, 7 * DAY))).toEqual(['REFUND_STUCK'])
  })
})
