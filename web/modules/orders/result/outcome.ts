// The outcomes of a decided order, each with its next steps.
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { mayOrder, type OrderStatus, type ReturnReason } from '#core/modules/orders/order-status.ts'
import type { FailureReason } from '#core/modules/payments/gateway-order.ts'
import type { Method, PaidBy } from '#core/modules/orders/paid-by.ts'
import { methodsOn } from '#core/modules/payments/methods.ts'
import { heldBackUntil, type Result } from '#core/modules/payments/order-result.ts'
import type { Platform } from '#core/modules/payments/upi.ts'

export type Outcome =
  | { readonly kind: 'ENROLLED' }
  /** `mayRepeat`: the attempt can be made again as it was. */
  | { readonly kind: 'FAILED'; readonly reason: FailureReason; readonly mayRepeat: boolean }
  /** Nobody paid in time. */
  | { readonly kind: 'EXPIRED' }
  /** Another order for the same course took its place. */
  | { readonly kind: 'REPLACED' }
  /** `isHeldBack`: it is too early to offer a second payment. */
  | { readonly kind: 'UNKNOWN'; readonly isHeldBack: boolean }
  | { readonly kind: 'PARTIAL' }
  | { readonly kind: 'REVIEW' }
  | { readonly kind: 'RETURNED'; readonly reason: ReturnReason; readonly isBack: boolean }

export interface DecidedOrder {
  readonly status: OrderStatus
  readonly returnReason: ReturnReason | null
  readonly expiresAt: Instant
  readonly answer: {
    readonly status: Result
    readonly failureReason: FailureReason | null
    readonly method: PaidBy | null
    readonly expiresAt: Instant
    readonly serverTime: Instant
  }
}

/** Undefined while there is something to wait for or to begin. */
export function outcomeOf(
  { status, returnReason, expiresAt, answer }: DecidedOrder,
  platform: Platform,
): Outcome | undefined {
  const now = answer.serverTime
  switch (answer.status) {
    case 'SUCCESS':
      return { kind: 'ENROLLED' }
    case 'FAILURE': {
      const reason = answer.failureReason
      if (reason === null) return { kind: status === 'REPLACED' ? 'REPLACED' : 'EXPIRED' }
      const isOpen = mayOrder(status, 'pay') && isBefore(now, expiresAt)
      return { kind: 'FAILED', reason, mayRepeat: isOpen && isRepeatable(answer.method, platform) }
    }
    case 'PENDING_LONG':
      return { kind: 'UNKNOWN', isHeldBack: isBefore(now, heldBackUntil(answer.expiresAt)) }
    case 'PARTIAL':
    case 'REVIEW':
      return { kind: answer.status }
    case 'REFUNDED':
      return { kind: 'RETURNED', reason: returnReason ?? 'GATEWAY', isBack: status === 'REFUNDED' }
    default:
      return undefined
  }
}

/** For the other methods we do not store the payer's input, such as the UPI ID or the bank. */
const REPEATABLE: readonly Method[] = ['UPI_INTENT', 'UPI_QR', 'CARD']

function isRepeatable(method: PaidBy | null, platform: Platform): boolean {
  return REPEATABLE.some((each) => each === method && methodsOn(platform).includes(each))
}
