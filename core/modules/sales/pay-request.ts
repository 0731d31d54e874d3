// A child asks a parent to pay: a link to one purchase. Anyone who has the link may pay, without an account.
import { z } from 'zod'
import { Instant, Paise } from '#core/kernel/schemas.ts'
import { BundleId, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { PAID_BY } from '#core/modules/orders/paid-by.ts'
import { NextStep } from '#core/modules/payments/payment.ts'

export const PAY_REQUEST_STATES = [
  /** Nobody is paying. */
  'OPEN',
  /** Somebody is: `next` says how. */
  'PAYING',
  'PAID',
  /** The link has ended, or the course is no longer sold. */
  'OVER',
] as const

export const PayRequestLink = z.string().trim().max(120)

export const PayRequest = z.object({
  state: z.enum(PAY_REQUEST_STATES),
  /** The child's first name, and no more of who it is. */
  learnerName: z.string().nullable(),
  /** The last digits of the number that asks: the payer may know it by them. */
  askedBy: z.string(),
  title: z.string(),
  /** The course and its chosen batch; null where none was chosen. */
  bundleId: BundleId.nullable(),
  batchId: z.string().nullable(),
  variantName: VariantName.nullable(),
  validMonths: z.int().nullable(),
  validTill: Instant,
  originalPrice: Paise,
  discount: Paise,
  /** Taken off besides: the days that are left of the plan which this one takes the place of. */
  credit: z.object({ days: z.int(), amount: Paise }).nullable(),
  /** The amount to be paid, or already paid. */
  amount: Paise,
  policyVersion: z.string(),
  /** The payer’s proof once it is paid; null before, and where another order had bought the same. */
  receipt: z
    .object({
      /** The order's number: "KD-26-00417". */
      number: z.string(),
      paidAt: Instant,
      method: z.enum(PAID_BY).nullable(),
      upiApp: z.string().nullable(),
      bankReference: z.string().nullable(),
      /** It was sent to a number that the payer gave. */
      isSent: z.boolean(),
    })
    .nullable(),
  /** When the link ends. */
  expiresAt: Instant,
  /** The last attempt to pay did not succeed. */
  hasFailed: z.boolean(),
  method: z.enum(PAID_BY).nullable(),
  upiApp: z.string().nullable(),
  next: NextStep.nullable(),
  /** When the request at the bank ends. */
  endsAt: Instant.nullable(),
  serverTime: Instant,
  /** When to ask again; null when there is nothing to wait for. */
  pollAfterMs: z.int().nullable(),
})
export type PayRequest = z.infer<typeof PayRequest>
