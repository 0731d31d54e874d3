import { describe, expect, it } from 'vitest'
import { later, MINUTE, toInstant } from '#core/kernel/time.ts'
import { outcomeOf, type DecidedOrder } from './outcome.ts'

const madeAt = toInstant(0)
const now = later(madeAt, 12 * MINUTE)

/** An order of twelve minutes ago, which may be paid for fifteen, with a request at the bank that ended after ten. */
function decided({ answer, ...order }: Partial<Omit<DecidedOrder, 'answer'>> & { answer: Partial<DecidedOrder['answer']> }): DecidedOrder {
  return {
    status: 'OPEN',
    returnReason: null,
    expiresAt: later(madeAt, 15 * MINUTE),
    ...order,
    answer: {
      status: 'FAILURE',
      failureReason: 'AUTHORIZATION_FAILED',
      method: 'UPI_QR',
      expiresAt: later(madeAt, 10 * MINUTE),
      serverTime: now,
      ...answer,
    },
  }
} // prettier-ignore

describe('a payment that failed', () => {
  it('may be made again as it was while the order is open', () => {
    expect(outcomeOf(decided({ answer: {} }), 'desktop')).toEqual({
      kind: 'FAILED',
      reason: 'AUTHORIZATION_FAILED',
      mayRepeat: true,
    })
  })

  it.each([
    ['the order’s time is over', decided({ answer: { serverTime: later(madeAt, 15 * MINUTE) } }), 'desktop'],
    ['another order took its place', decided({ status: 'REPLACED', answer: {} }), 'desktop'],
    ['this device has not that way to pay', decided({ answer: { method: 'UPI_INTENT' } }), 'desktop'],
    ['the UPI ID would have to be typed again', decided({ answer: { method: 'UPI_COLLECT' } }), 'ios'],
    ['the bank would have to be picked again', decided({ answer: { method: 'NETBANKING' } }), 'android'],
  ] as const)('begins anew where %s', (_, order, platform) => {
    expect(outcomeOf(order, platform)).toMatchObject({ kind: 'FAILED', mayRepeat: false })
  })
})

it('an order that nobody tried to pay is over, or another took its place', () => {
  const untried = { status: 'FAILURE', failureReason: null, method: null } as const
  expect(outcomeOf(decided({ status: 'EXPIRED', answer: untried }), 'android')).toEqual({ kind: 'EXPIRED' })
  expect(outcomeOf(decided({ status: 'REPLACED', answer: untried }), 'android')).toEqual({ kind: 'REPLACED' })
})

it('a payment of which nobody knows holds a second one back for ten minutes', () => {
  const unknown = (minutes: number) =>
    outcomeOf(decided({ answer: { status: 'PENDING_LONG', serverTime: later(madeAt, minutes * MINUTE) } }), 'desktop')
  expect(unknown(12)).toEqual({ kind: 'UNKNOWN', isHeldBack: true })
  expect(unknown(20)).toEqual({ kind: 'UNKNOWN', isHeldBack: true })
  expect(unknown(21)).toEqual({ kind: 'UNKNOWN', isHeldBack: false })
})

it('money that went back says why, and whether it has arrived', () => {
  const answer = { status: 'REFUNDED' } as const
  const due = decided({ status: 'REFUND_DUE', returnReason: 'TOO_LATE', answer })
  expect(outcomeOf(due, 'desktop')).toEqual({ kind: 'RETURNED', reason: 'TOO_LATE', isBack: false })
  const back = decided({ status: 'REFUNDED', returnReason: 'ALREADY_ENROLLED', answer })
  expect(outcomeOf(back, 'desktop')).toEqual({ kind: 'RETURNED', reason: 'ALREADY_ENROLLED', isBack: true })
})

it.each([
  ['SUCCESS', { kind: 'ENROLLED' }],
  ['PARTIAL', { kind: 'PARTIAL' }],
  ['REVIEW', { kind: 'REVIEW' }],
  ['CREATED', undefined],
  ['PENDING', undefined],
] as const)('%s is %o', (status, outcome) => {
  expect(outcomeOf(decided({ answer: { status } }), 'desktop')).toEqual(outcome)
})
