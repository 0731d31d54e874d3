// Payment instruments: cards and banks, wallets, lenders, and the EMI plans of the issuers. Names are the
// specification's: commerce, section 3 "Payment instrument / offers".
import { z } from 'zod'
import { id, Paise } from '#core/kernel/schemas.ts'
import { DiscountCap } from '#core/modules/coupons/discount-cap.ts'
import { EMI_KINDS } from './emi-offer.ts'
import { PAYMENT_METHODS } from '#core/taxonomy/payment-method.ts'

export const PaymentMethod = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const EmiPlanId = id('emp')

/** True costs of one plan for one price. All of it in paise, nothing of it left to the reader's arithmetic. */
export const EmiOffer = z.object({
  planId: EmiPlanId,
  /** "HDFC" */
  issuer: z.string(),
  issuerName: z.string(),
  kind: z.enum(EMI_KINDS),
  months: z.int(),
  annualRate: z.number(),
  isNoCost: z.boolean(),
  giveBack: Paise,
  price: Paise,
  issuerDiscount: Paise,
  charged: Paise,
  monthly: Paise,
  interest: Paise,
  gst: Paise,
  processingFee: Paise,
  processingFeeGst: Paise,
  total: Paise,
  extra: Paise,
  notRefunded: Paise,
})
export type EmiOffer = z.infer<typeof EmiOffer>

export const EmiMonth = z.object({ instalment: Paise, interest: Paise, gst: Paise })

/** An issuer that lends, with its plans for the amount that was asked about: shortest first. */
export const EmiCard = z.object({
  issuer: z.string(),
  name: z.string(),
  kind: z.enum(EMI_KINDS),
  minimum: Paise,
  maximum: Paise.nullable(),
  /** How much the amount is short of its minimum; nothing when it is not. */
  missing: Paise,
  /** The bank says that it does not work now. */
  isDown: z.boolean(),
  plans: z.array(EmiOffer.extend({ schedule: z.array(EmiMonth) })),
})
export type EmiCard = z.infer<typeof EmiCard>

export const PaymentInstrument = z.object({
  code: z.string(),
  name: z.string(),
  cardType: z.enum(['CREDIT', 'DEBIT']).nullable(),
  paymentMethod: PaymentMethod,
  serviceProvider: z.string(),
  maxDiscountCourseAllowed: z.array(DiscountCap),
})
