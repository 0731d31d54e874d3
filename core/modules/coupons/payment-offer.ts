// An offer of a bank or a wallet to its customers. We only show it: the gateway applies it. The names of its instrument's
// fields are those of commerce spec, section 3 "Payment instrument / offers".
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { Localised, Spoken } from '#core/taxonomy/schemas.ts'
import { DiscountCap } from './discount-cap.ts'

/** The instrument that an offer is for; null where the offer holds for its whole method. */
export const OfferInstrument = z.object({
  /** "HDFC Bank" */
  name: z.string().nullable(),
  cardType: z.enum(['CREDIT', 'DEBIT']).nullable(),
  serviceProvider: z.string().nullable(),
  /** Empty: no discount is too high for the offer. */
  maxDiscountCourseAllowed: z.array(DiscountCap),
})

export const PaymentOffer = z.object({
  id: id('off'),
  categories: z.array(z.string()),
  title: Localised,
  text: Localised,
  paymentMethod: z.string(),
  ...OfferInstrument.shape,
  startsAt: Instant,
  endsAt: Instant,
  isActive: z.boolean(),
})
export type PaymentOffer = z.infer<typeof PaymentOffer>

/** The offer as families see it. */
export const ShownOffer = z.object({
  id: z.string(),
  title: Spoken,
  text: Spoken,
  paymentMethod: z.string(),
  ...OfferInstrument.shape,
  endsAt: Instant,
})
export type ShownOffer = z.infer<typeof ShownOffer>
