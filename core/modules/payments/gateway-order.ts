// An order as a payment gateway reports it, in our words and in paise.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'

/** Why a payment did not come about: commerce spec, section 4. GATEWAY_DECLINED is the provider's decline: decision P-29. */
export const FAILURE_REASONS = ['AUTHENTICATION_FAILED', 'AUTHORIZATION_FAILED', 'GATEWAY_DECLINED', 'CAPTURE_FAILED', 'NOT_FOUND'] as const // prettier-ignore
export type FailureReason = (typeof FAILURE_REASONS)[number]

/**
 * A status string we do not know is UNKNOWN: never success, never failure. VOIDED is an authorisation given back before
 * money moved; AUTO_REFUNDED is money the gateway has returned by itself.
 */
export type GatewayStatus =
  | 'NEW'
  | 'PENDING'
  | 'UNKNOWN'
  | 'CHARGED'
  | 'PARTIAL_CHARGED'
  | 'VOIDED'
  | 'AUTO_REFUNDED'
  | FailureReason

export interface GatewayOrder {
  readonly orderId: string
  readonly status: GatewayStatus
  /** Word for word, for people who look into it. */
  readonly rawStatus: string
  /** The amount that the gateway was asked to take. */
  readonly amount: Paise | undefined
  /** The amount that it has taken. It may differ from the requested one. */
  readonly paidAmount: Paise | undefined
  readonly currency: string | undefined
  /** Why its answer cannot be right; then what it has taken is undefined, and no status but a charge is believed. */
  readonly doubt: 'OTHER_MERCHANT' | 'IMPOSSIBLE_AMOUNT' | undefined
  readonly transactionId: string | undefined
  /** "UPI", "CARD", "NB" */
  readonly methodType: string | undefined
  /** "VISA", "NB_HDFC", "UPI" */
  readonly method: string | undefined
  /** The bank's own reference (RRN), which a family can ask its bank about. */
  readonly bankReference: string | undefined
  /** The bank's own code for why it said no. */
  readonly failureCode: string | undefined
  /** Each attempt to pay it, as far as the gateway lists them. `status` is that of the one that speaks for the order. */
  readonly transactions: readonly GatewayTransaction[]
  readonly refunds: readonly GatewayRefund[]
  readonly updatedAt: Instant | undefined
}

export interface GatewayTransaction {
  readonly transactionId: string
  readonly status: GatewayStatus
}

export interface GatewayRefund {
  readonly refundId: string
  readonly amount: Paise
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILURE' | 'MANUAL_REVIEW'
  readonly bankReference: string | undefined
}
