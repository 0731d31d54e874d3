import { expect, test } from 'vitest'
import { later, MINUTE, SECOND, toInstant } from '#core/kernel/time.ts'
import { heldBackUntil, pollAfter, resultOf, type AttemptSummary } from './order-result.ts'

const startedAt = toInstant(0)
const attempt: AttemptSummary = { status: 'STARTED', startedAt, expiresAt: later(startedAt, 10 * MINUTE) }

test.each([
  ['OPEN', undefined, 0, 'CREATED'],
  ['OPEN', 'STARTED', 0, 'PENDING'],
  ['OPEN', 'STARTED', 10 * MINUTE + 59 * SECOND, 'PENDING'],
  ['OPEN', 'STARTED', 11 * MINUTE, 'PENDING_LONG'],
  ['EXPIRED', 'STARTED', 20 * MINUTE, 'PENDING_LONG'],
  ['OPEN', 'FAILED', 0, 'FAILURE'],
  ['OPEN', 'ABANDONED', 0, 'CREATED'],
  ['EXPIRED', undefined, 0, 'FAILURE'],
  ['PAID', 'STARTED', 0, 'SUCCESS'],
  ['PAID', 'CHARGED', 0, 'SUCCESS'],
  ['PARTIALLY_PAID', 'STARTED', 0, 'PARTIAL'],
  ['REVIEW', 'STARTED', 0, 'REVIEW'],
  ['REFUND_DUE', 'STARTED', 0, 'REFUNDED'],
  ['REFUNDED', 'FAILED', 0, 'REFUNDED'],
] as const)('%s with an attempt %s after %d ms is %s', (status, attempted, after, result) => {
  expect(resultOf(status, attempted && { ...attempt, status: attempted }, later(startedAt, after))).toBe(result)
})

test.each([
  [0, 3_000],
  [29_999, 3_000],
  [30_000, 5_000],
  [119_999, 5_000],
  [120_000, 15_000],
])('%d ms after the start the screen asks again in %d ms', (age, wait) => {
  expect(pollAfter('PENDING', attempt, later(startedAt, age))).toBe(wait)
})

test('the screen stops asking when there is nothing to wait for', () => {
  for (const result of ['SUCCESS', 'FAILURE', 'PENDING_LONG', 'REFUNDED'] as const)
    expect(pollAfter(result, attempt, startedAt)).toBeNull()
})

test('a second payment is held back for ten minutes after the last moment the bank may answer', () => {
  expect(heldBackUntil(attempt.expiresAt)).toBe(later(startedAt, 21 * MINUTE))
})
