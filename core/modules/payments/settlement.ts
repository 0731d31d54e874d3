// Decides what to do about the gateway's report. Webhook, return address, poll and sweep use this one decision, and the first
// of them acts. It changes nothing itself.
import { DAY, later, SECOND, type Instant } from '#core/kernel/time.ts'
import type { Paise } from '#core/kernel/money.ts'
import { mayOrder, type OrderStatus } from '#core/modules/orders/order-status.ts'
import { FAILURE_REASONS, type FailureReason, type GatewayOrder } from './gateway-order.ts'

export interface OrderToSettle {
  readonly status: OrderStatus
  readonly amount: Paise
  /** The amount that was taken for it, as far as it was settled or held. */
  readonly paidAmount: Paise
  readonly currency: 'INR'
  readonly expiresAt: Instant
  /** The gateway's id of the newest attempt. */
  readonly transactionId?: string | undefined
  /** The newest attempt, where the gateway was asked to start it and has not answered. */
  readonly unanswered?: UnansweredStart | undefined
}

export interface UnansweredStart {
  readonly askedAt: Instant
  /** The gateway's ids of the order's earlier attempts: what it says of one of those is not about this attempt. */
  readonly earlierTransactions: readonly string[]
}

export type Settlement =
  /** Nothing to do: it is settled already, or nothing is certain yet. */
  | { readonly kind: 'WAIT' }
  /** Paid in full: enrol. Unless the learner is enrolled already: then the money goes back. */
  | { readonly kind: 'FULFIL' }
  /** The attempt came to nothing. The order stays open: a soft failure can still turn into a success. */
  | { readonly kind: 'FAIL'; readonly reason: FailureReason }
  /** The gateway did start the attempt whose start it had not answered. */
  | { readonly kind: 'STARTED'; readonly transactionId: string }
  /** It did not, and will not any more. */
  | { readonly kind: 'NOT_STARTED' }
  /** Never enrol on a mismatch: payments reference, section 9.5. */
  | { readonly kind: 'HOLD'; readonly as: 'PARTIALLY_PAID' | 'REVIEW' }
  /** Too late to be honoured: payments reference, section 9.4. */
  | { readonly kind: 'GIVE_BACK' }
  /** The gateway has returned the money by itself: never fulfil, and take back what was fulfilled. */
  | { readonly kind: 'RETURNED' }

/** Money that arrives this long after the order's end is returned: payments reference, section 9.4. */
export const LATE_LIMIT = DAY

/** A gateway that does not know a payment so long after it was asked to start it has dropped the request. */
export const START_KNOWN_WITHIN = 30 * SECOND

export function decideSettlement(order: OrderToSettle, seen: GatewayOrder, now: Instant): Settlement {
  if (seen.status === 'AUTO_REFUNDED')
    return mayOrder(order.status, 'noteReturn') ? { kind: 'RETURNED' } : { kind: 'WAIT' }
  if (!mayOrder(order.status, 'settle') && !isCleared(order, seen)) return { kind: 'WAIT' }
  if (seen.status === 'CHARGED') return decideCharge(order, seen, now)
  if (seen.status === 'PARTIAL_CHARGED')
    return { kind: 'HOLD', as: seen.paidAmount === undefined ? 'REVIEW' : 'PARTIALLY_PAID' }
  return order.unanswered ? decideStart(order.unanswered, seen, now) : decideUnpaid(ofNewestAttempt(order, seen))
}

/** No money has moved, and all attempts are known to have started. */
function decideUnpaid({ status }: Pick<GatewayOrder, 'status'>): Settlement {
  if (status === 'VOIDED') return { kind: 'FAIL', reason: 'CAPTURE_FAILED' }
  return isFailure(status) ? { kind: 'FAIL', reason: status } : { kind: 'WAIT' }
}

/** An earlier attempt that still waits for its payer speaks for the order, also when the newest one has failed. */
function ofNewestAttempt({ transactionId }: OrderToSettle, seen: GatewayOrder): Pick<GatewayOrder, 'status'> {
  const isOfEarlier = seen.status === 'PENDING' && seen.transactionId !== transactionId
  return (isOfEarlier && seen.transactions.find((each) => each.transactionId === transactionId)) || seen
}

/** A payment of this order that we had not known of is the attempt whose start was not answered. */
function decideStart({ askedAt, earlierTransactions }: UnansweredStart, seen: GatewayOrder, now: Instant): Settlement {
  const { status, transactionId } = seen
  const isAbout = transactionId !== undefined && !earlierTransactions.includes(transactionId)
  if (isAbout) return status === 'PENDING' ? { kind: 'STARTED', transactionId } : decideUnpaid(seen)
  // A status that we do not know says nothing: whether the payment was started, either.
  if (status === 'UNKNOWN' || now < later(askedAt, START_KNOWN_WITHIN)) return { kind: 'WAIT' }
  return { kind: 'NOT_STARTED' }
}

/** An order that was held because the gateway's answer could not be right, and now it is. */
function isCleared(order: OrderToSettle, seen: GatewayOrder): boolean {
  return mayOrder(order.status, 'clear') && order.paidAmount === 0 && seen.doubt === undefined
}

function decideCharge(order: OrderToSettle, seen: GatewayOrder, now: Instant): Settlement {
  const isWhatWasAgreed = seen.currency === order.currency && seen.paidAmount === order.amount
  if (!isWhatWasAgreed) {
    const isLess = seen.currency === order.currency && seen.paidAmount !== undefined && seen.paidAmount < order.amount
    return { kind: 'HOLD', as: isLess ? 'PARTIALLY_PAID' : 'REVIEW' }
  }
  return now < order.expiresAt + LATE_LIMIT ? { kind: 'FULFIL' } : { kind: 'GIVE_BACK' }
}

function isFailure(status: GatewayOrder['status']): status is FailureReason {
  return (FAILURE_REASONS as readonly string[]).includes(status)
}
