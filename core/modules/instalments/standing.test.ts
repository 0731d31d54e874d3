import { describe, expect, it, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, fromIndia, HOUR, later, SECOND } from '#core/kernel/time.ts'
import {
  accessIn,
  nextPart,
  nextStage,
  paymentStatusIn,
  stageOf,
  statusOf,
  type InstalmentPart,
  type PartState,
} from './standing.ts'

const terms = { remindDays: 3, graceDays: 7, suspendDays: 15 }
/** Due with the end of 21 December 2026 in India. */
const dueAt = later(fromIndia(2026, 12, { day: 22 }), -SECOND)
const part: InstalmentPart = { no: 2, dueAt, totalAmount: rupees(3_000), state: 'OPEN' }

test.each([
  [later(dueAt, -DAY), 'PENDING'],
  [fromIndia(2026, 12, { day: 21 }), 'DUE'],
  [dueAt, 'DUE'],
  [later(dueAt, 1), 'OVERDUE'],
] as const)('at %i a part is %s', (now, status) => expect(statusOf(part, now)).toBe(status))

test.each([
  [later(dueAt, -4 * DAY), 'QUIET'],
  [later(dueAt, -3 * DAY), 'SOON'],
  [dueAt, 'DUE'],
  [later(dueAt, 1), 'GRACE'],
  [later(dueAt, 7 * DAY), 'GRACE'],
  [later(dueAt, 7 * DAY + 1), 'LIMITED'],
  [later(dueAt, 15 * DAY), 'LIMITED'],
  [later(dueAt, 15 * DAY + 1), 'SUSPENDED'],
] as const)('at %i its clock has reached %s', (now, stage) => expect(stageOf(part, terms, now)).toBe(stage))

describe('the next stage', () => {
  const now = later(dueAt, 30 * DAY)
  const calm = { now, isPaymentUnderWay: false }
  const told = (stage: 'GRACE' | 'LIMITED', hoursAgo: number) => ({ stage, at: later(now, -hoursAgo * HOUR) })

  it('is never beyond the step that was announced a day ago', () => {
    expect(nextStage('SUSPENDED', undefined, calm)).toBe('GRACE')
    expect(nextStage('SUSPENDED', told('GRACE', 23), calm)).toBe('GRACE')
    expect(nextStage('SUSPENDED', told('GRACE', 24), calm)).toBe('LIMITED')
    expect(nextStage('SUSPENDED', told('LIMITED', 23), calm)).toBe('LIMITED')
    expect(nextStage('SUSPENDED', told('LIMITED', 24), calm)).toBe('SUSPENDED')
  })

  it('is not a worse one while a payment is under way', () => {
    expect(nextStage('SUSPENDED', told('LIMITED', 48), { now, isPaymentUnderWay: true })).toBe('LIMITED')
    expect(nextStage('GRACE', undefined, { now, isPaymentUnderWay: true })).toBe('GRACE')
  })

  it('is the better one at once', () => {
    expect(nextStage('QUIET', told('LIMITED', 1), calm)).toBe('QUIET')
  })
})

test.each([
  ['QUIET', 'FULL'],
  ['GRACE', 'FULL'],
  ['LIMITED', 'LIMITED'],
  ['SUSPENDED', 'REPLAY_ONLY'],
] as const)('while %s a course gives %s', (stage, access) => expect(accessIn(stage)).toBe(access))

test.each<[PartState[], 'QUIET' | 'SUSPENDED', string]>([
  [['OPEN', 'OPEN'], 'QUIET', 'NOT_PAID'],
  [['PAID', 'OPEN'], 'QUIET', 'PARTIALLY_PAID'],
  [['PAID', 'OPEN'], 'SUSPENDED', 'PAYMENT_SUSPENDED'],
  [['PAID', 'PAID'], 'QUIET', 'PAID'],
  [['PAID', 'WAIVED'], 'QUIET', 'PAID'],
])('parts that are %j, %s: %s', (states, stage, status) => {
  const parts = states.map((state, i) => ({ ...part, no: i + 1, state }))
  expect(paymentStatusIn(parts, stage)).toBe(status)
})

it('the next part is the first that is not paid', () => {
  const parts = (['PAID', 'WAIVED', 'OPEN', 'OPEN'] as const).map((state, i) => ({ ...part, no: i + 1, state }))
  expect(nextPart(parts.toReversed())?.no).toBe(3)
  expect(nextPart([{ ...part, state: 'PAID' }])).toBeUndefined()
})
