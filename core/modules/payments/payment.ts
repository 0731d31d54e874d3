import { z } from 'zod'
import { Instant, Paise } from '#core/kernel/schemas.ts'
import { EnrolmentResult, OrderId, PaymentStatus } from '#core/modules/orders/order.ts'
import { REFUSALS } from '#core/modules/instruments/availability.ts'
import { FAILURE_REASONS } from './gateway-order.ts'
import { METHODS, PAID_BY } from '#core/modules/orders/paid-by.ts'
import { RESULTS } from './order-result.ts'

export const MethodKey = z.enum(METHODS)

/** The names are the specification's: commerce, section 3 "UPI payload". */
export const UpiPayload = z.object({
  tr: z.string(),
  tid: z.string().optional(),
  merchant_vpa: z.string(),
  merchant_name: z.string(),
  mcc: z.string(),
  amount: z.string(),
})
export type UpiPayload = z.infer<typeof UpiPayload>

/** The payer's next step. Exactly one of the optional fields is present, by `type`. */
export const NextStep = z.object({
  type: z.enum(['UPI', 'UPI_COLLECT', 'REDIRECT', 'NONE']),
  /** upi://pay?…, for an app link or a QR code. */
  upiUri: z.string().nullable(),
  upi: UpiPayload.nullable(),
  redirectUrl: z.string().nullable(),
  /** The bank of a saved card takes its one-time password on our page too: `/payment/v2/otp-request`. Absent when it does not. */
  takesOtp: z.boolean().optional(),
})
export type NextStep = z.infer<typeof NextStep>

export const OrderStatusAnswer = z.object({
  orderId: OrderId,
  status: z.enum(RESULTS),
  paymentStatus: PaymentStatus,
  enrolmentResult: EnrolmentResult.nullable(),
  failureReason: z.enum(FAILURE_REASONS).nullable(),
  amount: Paise,
  paidAmount: Paise,
  method: z.enum(PAID_BY).nullable(),
  upiApp: z.string().nullable(),
  bankReference: z.string().nullable(),
  next: NextStep.nullable(),
  /** The gateway was asked to start this payment, and nobody knows yet whether it did. */
  isStartUnknown: z.boolean(),
  /** When the request at the bank ends. */
  expiresAt: Instant,
  serverTime: Instant,
  /** When to ask again; null when there is nothing to wait for. */
  pollAfterMs: z.int().nullable(),
})
export type OrderStatusAnswer = z.infer<typeof OrderStatusAnswer>

const offered = {
  isEnabled: z.boolean(),
  /** In English and at most 36 characters, when it is not: decision P-18. */
  reason: z.string().nullable(),
  reasonCode: z.enum(REFUSALS).nullable(),
  /** The bank says that it may take longer or fail. */
  isSlow: z.boolean(),
}
export const MethodOffer = z.object({ method: MethodKey, ...offered })
export const UpiApp = z.object({ key: z.string(), name: z.string() })
/** A bank, or a provider's wallet. */
export const InstrumentOffer = z.object({ code: z.string(), name: z.string(), ...offered })

/** A card that the gateway and its network keep: we know how to name it, and no more. Payments reference, section 6. */
export const SavedCard = z.object({
  cardReference: z.string(),
  lastFour: z.string(),
  brand: z.string(),
  issuer: z.string(),
  cardType: z.enum(['CREDIT', 'DEBIT']).nullable(),
  isExpired: z.boolean(),
})
export type SavedCard = z.infer<typeof SavedCard>
