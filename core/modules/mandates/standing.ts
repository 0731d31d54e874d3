// The states of a mandate and of each of its debits, and the actions that each state allows.
export const MANDATE_METHODS = ['UPI', 'CARD'] as const
export type MandateMethod = (typeof MANDATE_METHODS)[number]

/** The gateway's own words: payments reference, section 3 "Mandate". */
export const MANDATE_STATUSES = [
  /** The payer has not approved it yet. */
  'CREATED',
  'ACTIVE',
  'PAUSED',
  'REVOKED',
  /** The payer or the bank has said no, or nobody answered in time. */
  'FAILURE',
  'EXPIRED',
] as const
export type MandateStatus = (typeof MANDATE_STATUSES)[number]

export const mandateMay = {
  pause: ['ACTIVE'],
  resume: ['PAUSED'],
  revoke: ['CREATED', 'ACTIVE', 'PAUSED'],
} satisfies Record<string, MandateStatus[]>
export type MandateAction = keyof typeof mandateMay

export function mayMandate(status: MandateStatus, action: MandateAction): boolean {
  return (mandateMay[action] as readonly MandateStatus[]).includes(status)
}

/** A plan has at most one mandate in these states. */
export const LIVE_STATUSES: readonly MandateStatus[] = mandateMay.revoke

export const DEBIT_STATES = [
  /** The payer is to be told. */
  'PLANNED',
  /** The bank has told the payer in time. */
  'NOTIFIED',
  /** It was sent to the bank, and the bank has not said how it ended. */
  'RUNNING',
  'PAID',
  /** The payer did not want this one to be taken. */
  'SKIPPED',
  /** It is not taken: the payer was sent a link to pay. */
  'ASKED',
  /** It was paid by hand, or need not be paid. */
  'CLOSED',
] as const
export type DebitState = (typeof DEBIT_STATES)[number]

/** Nothing has been sent to the bank that could still take money. */
export const SKIPPABLE: readonly DebitState[] = ['PLANNED', 'NOTIFIED']
export const OPEN_DEBITS: readonly DebitState[] = ['PLANNED', 'NOTIFIED', 'RUNNING']

/** Why an instalment is not taken. */
export const ASK_REASONS = [
  /** Above ₹15,000 the payer approves each debit: E-mandate Framework 2026. */
  'OVER_LIMIT',
  'OVER_CAP',
  /** The payer was not notified a day before. */
  'NOTICE_FAILED',
  'ATTEMPTS_USED',
  /** The mandate was withdrawn or has ended. */
  'STOPPED',
  'PAUSED',
] as const
export type AskReason = (typeof ASK_REASONS)[number]
