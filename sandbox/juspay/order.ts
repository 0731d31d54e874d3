// An order and its attempts, as the gateway keeps them. Amounts are paise in here and rupees on the wire.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'

export const MOST_TXNS = 25
export const MOST_REFUNDS = 25

export interface Order {
  /** "ordeh_…": the gateway's own, in the addresses of its pages. */
  readonly id: string
  /** The merchant's. */
  readonly orderId: string
  readonly customerId: string
  readonly customerPhone: string
  readonly customerEmail: string
  readonly description: string
  readonly returnUrl: string
  readonly udf: Readonly<Record<string, string>>
  readonly createdAt: Instant
  readonly expiresAt: Instant
  amount: Paise
  currency: string
  updatedAt: Instant
  readonly txns: Txn[]
  readonly refunds: Refund[]
  /** The gateway answers that it does not know it. */
  isLost: boolean
}

export type MethodType = 'UPI' | 'CARD' | 'NB' | 'WALLET' | 'CONSUMER_FINANCE'
/** Under a MANDATE nobody is asked. */
export type Flow = 'INTENT' | 'QR' | 'COLLECT' | 'REDIRECT' | 'MANDATE'

export interface Txn {
  readonly txnId: string
  readonly uuid: string
  readonly orderId: string
  readonly methodType: MethodType
  method: string
  readonly flow: Flow
  readonly emi: Emi | undefined
  /** Numbers by which the bank knows it. */
  readonly rrn: string
  readonly createdAt: Instant
  status: string
  /** The requested amount, and the amount taken. */
  readonly amount: Paise
  paid: Paise
  updatedAt: Instant
  bankCode: string
  bankMessage: string
  payerVpa: string | undefined
  readonly payerApp: string | undefined
  /** Undefined until the payer has typed one. */
  card: Card | undefined
  readonly isSavedCard: boolean
  wrongOtps: number
}

/** The plan by which the bank turns the payment into instalments. */
export interface Emi {
  readonly bank: string
  readonly tenure: number
  readonly type: string
}

/** The part of a card that is kept after its use. It never includes the number. */
export interface Card {
  readonly isin: string
  readonly lastFour: string
  readonly brand: string
  readonly type: 'CREDIT' | 'DEBIT'
  readonly issuer: string
  readonly name: string
  readonly expiryMonth: string
  readonly expiryYear: string
  readonly reference: string
  /** The name of the bank's prepared answer. */
  readonly outcome: string
}

export interface Refund {
  readonly requestId: string
  readonly amount: Paise
  readonly createdAt: Instant
  readonly initiatedBy: 'API' | 'JUSPAY'
  status: 'PENDING' | 'SUCCESS' | 'FAILURE' | 'MANUAL_REVIEW'
  arn: string | undefined
}

/** Each status the gateway documents, with its number. */
export const statusIds: Readonly<Record<string, number>> = {
  NEW: 10, STARTED: 20, CHARGED: 21, JUSPAY_DECLINED: 22, PENDING_VBV: 23, VBV_SUCCESSFUL: 24, AUTHORIZED: 25,
  AUTHENTICATION_FAILED: 26, AUTHORIZATION_FAILED: 27, AUTHORIZING: 28, COD_INITIATED: 29, VOIDED: 31, VOID_INITIATED: 32,
  CAPTURE_INITIATED: 33, CAPTURE_FAILED: 34, VOID_FAILED: 35, AUTO_REFUNDED: 36, PARTIAL_CHARGED: 37, NOT_FOUND: 40,
} // prettier-ignore

const PENDING = new Set(['STARTED', 'PENDING_VBV', 'VBV_SUCCESSFUL', 'AUTHORIZING'])

export function isPending({ status }: Txn): boolean {
  return PENDING.has(status)
}

/** The attempt that speaks for the order: one that is charged before one that is pending before the last one. */
export function leadingTxn({ txns }: Order): Txn | undefined {
  return txns.findLast(({ status }) => status === 'CHARGED') ?? txns.findLast(isPending) ?? txns.at(-1)
}

export function statusOf(order: Order): string {
  return leadingTxn(order)?.status ?? 'NEW'
}

export function statusIdOf(status: string): number {
  return statusIds[status] ?? 0
}

/** An attempt by card that waits for its card. */
export function cardlessTxn({ txns }: Order): Txn | undefined {
  return txns.findLast((txn) => isPending(txn) && txn.methodType === 'CARD' && !txn.card)
}

export function waitingTxn({ txns }: Order): Txn | undefined {
  return txns.findLast(isPending)
}

/** The amount that has been refunded, or is about to be. */
export function refundedOf({ refunds }: Order): number {
  return refunds.filter(({ status }) => status !== 'FAILURE').reduce((total, { amount }) => total + amount, 0)
}
