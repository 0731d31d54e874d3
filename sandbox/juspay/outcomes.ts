// The possible answers of the payer's bank. The pages, the control API, the magic cards and the magic UPI IDs share this table.
import { minus, rupees, share, type Paise } from '#core/kernel/money.ts'

export interface Outcome {
  /** The tester's label on the button. */
  readonly says: string
  readonly status: string
  readonly bankCode: string
  readonly bankMessage: string
  /** The amount taken, when it is not the whole requested amount. */
  readonly takes?: (amount: Paise) => Paise
  readonly currency?: string
  /** The gateway forgets the order. */
  readonly losesOrder?: true
  /** Fails now, succeeds in a while. */
  readonly succeedsLater?: true
}

const failed = (says: string, status: string, bankCode: string, bankMessage: string): Outcome => ({
  says, status, bankCode, bankMessage,
}) // prettier-ignore
const charged = (says: string, more: Partial<Outcome> = {}): Outcome => ({
  says, status: 'CHARGED', bankCode: '', bankMessage: '', ...more,
}) // prettier-ignore

const declined = 'The bank has refused this payment'

export const OUTCOMES = {
  'approve': charged('Pays in full'),
  'decline': failed('The payer declines', 'AUTHENTICATION_FAILED', 'ZA', 'Transaction declined by the customer'),
  'expire': failed('Nobody answers in time', 'AUTHENTICATION_FAILED', 'U69', 'Collect or intent request expired'),
  'authentication-failed': failed('Authentication fails', 'AUTHENTICATION_FAILED', '3DS', 'Wrong password or OTP'),
  'authorization-failed': failed('The bank refuses', 'AUTHORIZATION_FAILED', '51', declined),
  'insufficient-funds': failed('The account has not enough money', 'AUTHORIZATION_FAILED', 'Z9', 'Insufficient funds in the payer’s account'),
  'juspay-declined': failed('The gateway declines', 'JUSPAY_DECLINED', 'INVALID_INSTRUMENT', 'Payment instrument mismatch'),
  'capture-failed': failed('The capture fails', 'CAPTURE_FAILED', 'CAPTURE', 'The authorised amount could not be captured'),
  'not-found': { ...failed('The gateway loses the order', 'NOT_FOUND', '', ''), losesOrder: true },
  'unknown-status': failed('A status nobody has heard of', 'HELD_BY_BANK', '', ''),
  'partial-charged': charged('Pays half', { status: 'PARTIAL_CHARGED', takes: (amount) => share(amount, 1, 2) }),
  'wrong-amount': charged('Pays ₹1 too little', { takes: (amount) => minus(amount, rupees(1)) }),
  'wrong-currency': charged('Pays in dollars', { currency: 'USD' }),
  'auto-refunded': charged('Pays, and the gateway returns it', { status: 'AUTO_REFUNDED' }),
  'late-success': { ...failed('Fails now, succeeds later', 'AUTHORIZATION_FAILED', '91', declined), succeedsLater: true },
  'pending': failed('The bank does not say', 'AUTHORIZING', '', ''),
} as const satisfies Record<string, Outcome> // prettier-ignore

export type OutcomeName = keyof typeof OUTCOMES

export function isOutcome(name: string): name is OutcomeName {
  return Object.hasOwn(OUTCOMES, name)
}

/** The event that tells of a status. */
export function eventOf(status: string): string | undefined {
  return (
    eventByStatus[status] ?? (status.endsWith('_FAILED') || status.endsWith('_DECLINED') ? 'ORDER_FAILED' : undefined)
  )
}

const eventByStatus: Readonly<Record<string, string>> = {
  CHARGED: 'ORDER_SUCCEEDED',
  PARTIAL_CHARGED: 'ORDER_PARTIAL_CHARGED',
  AUTHORIZED: 'ORDER_AUTHORIZED',
  CAPTURE_FAILED: 'ORDER_CAPTURE_FAILED',
  VOIDED: 'ORDER_VOIDED',
  VOID_FAILED: 'ORDER_VOID_FAILED',
  AUTO_REFUNDED: 'AUTO_REFUND_SUCCEEDED',
  NOT_FOUND: 'ORDER_FAILED',
  HELD_BY_BANK: 'ORDER_UPDATED',
}
