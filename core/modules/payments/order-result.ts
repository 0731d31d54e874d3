// The result page of an order: its view, and when the page asks again.
import { later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'
import type { OrderStatus } from '#core/modules/orders/order-status.ts'

/** SUCCESS, FAILURE, PENDING_LONG and REFUNDED end the polling, and so do REVIEW and PARTIAL: decision P-30. */
export const RESULTS = [
  'CREATED',
  'PENDING',
  'PENDING_LONG',
  'SUCCESS',
  'FAILURE',
  'REFUNDED',
  'REVIEW',
  'PARTIAL',
] as const
export type Result = (typeof RESULTS)[number]

export interface AttemptSummary {
  readonly status: 'STARTED' | 'NOT_STARTED' | 'FAILED' | 'ABANDONED' | 'CHARGED'
  readonly startedAt: Instant
  readonly expiresAt: Instant
}

/** The bank may still answer for so long after its request has ended. */
const GRACE = 60 * SECOND

const settled = {
  PAID: 'SUCCESS',
  PARTIALLY_PAID: 'PARTIAL',
  REVIEW: 'REVIEW',
  REFUND_DUE: 'REFUNDED',
  REFUNDED: 'REFUNDED',
} satisfies Partial<Record<OrderStatus, Result>>

/** Never "failed" without a terminal answer: a request that ended unanswered is unknown, which is PENDING_LONG. */
export function resultOf(status: OrderStatus, attempt: AttemptSummary | undefined, now: Instant): Result {
  if (status in settled) return settled[status as keyof typeof settled] // the check on this line
  if (!attempt || attempt.status === 'ABANDONED' || attempt.status === 'NOT_STARTED')
    return status === 'OPEN' ? 'CREATED' : 'FAILURE'
  if (attempt.status === 'FAILED') return 'FAILURE'
  return now < attempt.expiresAt + GRACE ? 'PENDING' : 'PENDING_LONG'
}

/** The words of `st` on the way back from the gateway: decision P-28. */
export type ReturnWord = 'success' | 'failure' | 'pending'

/** Money that goes back is no success; a payment in part waits for its rest. */
export function returnWordOf(result: Result): ReturnWord {
  if (result === 'SUCCESS') return 'success'
  return result === 'FAILURE' || result === 'REFUNDED' ? 'failure' : 'pending'
}

/** A payment nobody knows the end of keeps a second one back for so long, unless the payer says that there was none. */
const SECOND_PAYMENT_WAITS = 10 * MINUTE

/** Until when a second payment is held back, once the request at the bank ended unanswered. */
export function heldBackUntil(requestEndsAt: Instant): Instant {
  return later(requestEndsAt, GRACE + SECOND_PAYMENT_WAITS)
}

/** Every 3 s for 30 s, 5 s to two minutes, then 15 s: decision P-30. Nothing when there is nothing to wait for. */
export function pollAfter(result: Result, attempt: AttemptSummary | undefined, now: Instant): number | null {
  if (result !== 'PENDING' || !attempt) return null
  const age = now - attempt.startedAt
  if (age < 30 * SECOND) return 3 * SECOND
  return age < 2 * MINUTE ? 5 * SECOND : 15 * SECOND
}
