// An offer of a bank or a wallet to its customers. We only show it: the gateway applies it.
import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { Localised } from '#core/taxonomy/schemas.ts'

export const PaymentOffer = z.object({
  id: id('off'),
  categories: z.array(z.string()),
  title: Localised,
  text: Localised,
  paymentMethod: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  isActive: z.boolean(),
})
export type PaymentOffer = z.infer<typeof PaymentOffer>
