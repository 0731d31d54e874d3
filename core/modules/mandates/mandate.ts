import { z } from 'zod'
import { id, Instant, Paise } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { NextStep } from '#core/modules/payments/payment.ts'
import { ASK_REASONS, DEBIT_STATES, MANDATE_METHODS, MANDATE_STATUSES } from './standing.ts'

export const MandateId = id('mnd')
export const DebitId = id('mdb')

/** One instalment that is to be collected. */
export const Debit = z.object({
  debitId: DebitId,
  no: z.int(),
  of: z.int(),
  amount: Paise,
  /** The last day on which the instalment may be paid without being late. */
  dueDate: Instant,
  state: z.enum(DEBIT_STATES),
  /** When it is taken. */
  executeAt: Instant,
  /** When the bank told the payer; null until it has. */
  notifiedAt: Instant.nullable(),
  /** Why the payer is asked to pay it by hand. */
  reason: z.enum(ASK_REASONS).nullable(),
  /** Above ₹15,000 the bank asks the payer to approve each time. */
  needsApproval: z.boolean(),
  mayBeSkipped: z.boolean(),
})
export type Debit = z.infer<typeof Debit>

/** A line of the mandate's log: what happened, and to which instalment. */
export const LOG_KINDS = [
  'AGREED',
  'ACTIVATED',
  'NOT_ACTIVATED',
  'PAUSED',
  'RESUMED',
  'REVOKED',
  'REVOKED_AT_BANK',
  'EXPIRED',
  'NOTICE_SENT',
  'NOTICE_FAILED',
  'DEBIT_STARTED',
  'DEBIT_PAID',
  'DEBIT_FAILED',
  'DEBIT_SKIPPED',
  'PAID_BY_HAND',
  'ASKED_TO_PAY',
] as const
export type LogKind = (typeof LOG_KINDS)[number]

export const LogLine = z.object({ at: Instant, kind: z.enum(LOG_KINDS), no: z.int().nullable() })

export const Mandate = z.object({
  mandateId: MandateId,
  status: z.enum(MANDATE_STATUSES),
  method: z.enum(MANDATE_METHODS),
  entityId: BundleId,
  userId: LearnerId,
  title: z.string(),
  learnerName: z.string().nullable(),
  /** No debit is ever above it. The payer has chosen it. */
  cap: Paise,
  validFrom: Instant,
  validTill: Instant,
  termsVersion: z.string(),
  /** The payer's next step to approve it; null once that is decided. */
  next: NextStep.nullable(),
  /** Until when it may be approved. */
  expiresAt: Instant,
  nextDebit: Debit.nullable(),
  /** Newest first. */
  log: z.array(LogLine),
})
export type Mandate = z.infer<typeof Mandate>

/** A course that is paid in parts and could be paid by auto-debit. */
export const MandateOffer = z.object({
  planId: z.string(),
  entityId: BundleId,
  userId: LearnerId,
  title: z.string(),
  learnerName: z.string().nullable(),
  /** The number of instalments that are left. */
  parts: z.int(),
  firstAmount: Paise,
  firstDueDate: Instant,
  /** The least and the most that the payer may choose as the cap: the dearest instalment, and all that is left. */
  leastCap: Paise,
  mostCap: Paise,
  validTill: Instant,
  termsVersion: z.string(),
  /** An instalment is above ₹15,000: the bank asks each time. */
  needsApproval: z.boolean(),
})
export type MandateOffer = z.infer<typeof MandateOffer>
