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
  /** The newest. Only what the gateway says of it can close it. */
  readonly attempt?: AttemptToSettle | undefined
}

export interface AttemptToSettle {
  /** The gateway's id of it. Undefined while it is not known: a card that is still to be typed has none. */
  readonly transactionId: string | undefined
  /** The gateway's ids of the transactions that the order had when this attempt began: it is a later one. */
  readonly earlierTransactions: readonly string[]
  readonly isRunning: boolean
  /** When the gateway was asked to start it, while it has not answered. */
  readonly unansweredSince: Instant | undefined
}

export type Settlement =
  /** Nothing to do: it is settled already, or nothing is certain yet. */
  | { readonly kind: 'WAIT' }
  /** Paid in full: enrol. Unless the learner is enrolled already: then the money goes back. */
  | { readonly kind: 'FULFIL' }
  /** The attempt came to nothing. The order stays open: a soft failure can still turn into a success. */
  | { readonly kind: 'FAIL'; readonly reason: FailureReason; readonly transactionId: string | undefined }
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
  if (seen.status === 'AUTO_REFUNDED') return decideReturn(order, seen)
  if (!mayOrder(order.status, 'settle') && !isCleared(order, seen)) return { kind: 'WAIT' }
  if (seen.status === 'CHARGED') return decideCharge(order, seen, now)
  if (seen.status === 'PARTIAL_CHARGED')
    return { kind: 'HOLD', as: seen.paidAmount === undefined ? 'REVIEW' : 'PARTIALLY_PAID' }
  const report = reportOnNewest(order, seen)
  const since = order.attempt?.unansweredSince
  return since === undefined ? decideUnpaid(report) : decideStart(since, report, seen, now)
}

/** While another attempt runs, the money of an earlier one that came back ends nothing: the order may still be paid. */
function decideReturn(order: OrderToSettle, seen: GatewayOrder): Settlement {
  const isOfEarlier = order.status === 'OPEN' && order.attempt?.isRunning && reportOnNewest(order, seen) !== seen
  return mayOrder(order.status, 'noteReturn') && !isOfEarlier ? { kind: 'RETURNED' } : { kind: 'WAIT' }
}

/** The gateway's word on one attempt. */
type Report = Pick<GatewayOrder, 'status' | 'transactionId'>

/** No money has moved, and all attempts are known to have started. */
function decideUnpaid(report: Report | undefined): Settlement {
  if (!report) return { kind: 'WAIT' }
  const { status, transactionId } = report
  if (status === 'VOIDED') return { kind: 'FAIL', reason: 'CAPTURE_FAILED', transactionId }
  return isFailure(status) ? { kind: 'FAIL', reason: status, transactionId } : { kind: 'WAIT' }
}

/**
 * The gateway's word on the newest attempt; undefined when it says nothing of it. Its word for the order is that of another
 * attempt as long as that one waits for its payer, or as long as the newest has no transaction yet.
 */
function reportOnNewest({ attempt }: OrderToSettle, seen: GatewayOrder): Report | undefined {
  const { status, transactionId, transactions } = seen
  if (!attempt) return seen
  const { transactionId: own, earlierTransactions: earlier } = attempt
  // Without a transaction it speaks of the order: that it does not know it, or of the only attempt that there can be.
  if (transactionId === undefined && transactions.length === 0)
    return status === 'NOT_FOUND' || earlier.length === 0 ? seen : undefined
  const isOwn = (id: string | undefined) => id !== undefined && (own === undefined ? !earlier.includes(id) : id === own)
  if (isOwn(transactionId)) return seen
  const reports = transactions.filter((each) => isOwn(each.transactionId))
  return reports.find((each) => each.status === 'PENDING') ?? reports.at(-1)
}

/** A transaction of this order that was not there before is the attempt whose start was not answered. */
function decideStart(askedAt: Instant, report: Report | undefined, seen: GatewayOrder, now: Instant): Settlement {
  const transactionId = report?.transactionId
  if (report && transactionId !== undefined)
    return report.status === 'PENDING' ? { kind: 'STARTED', transactionId } : decideUnpaid(report)
  // A status that we do not know says nothing: whether the payment was started, either.
  if (seen.status === 'UNKNOWN' || now < later(askedAt, START_KNOWN_WITHIN)) return { kind: 'WAIT' }
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
