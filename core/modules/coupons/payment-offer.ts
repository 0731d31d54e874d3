// What a bank or a wallet offers to whoever pays with it. Shown, not computed: the gateway grants it.
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
