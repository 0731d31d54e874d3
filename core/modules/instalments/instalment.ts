import { z } from 'zod'
import { id, Instant, Paise } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { OrderId, PaymentStatus } from '#core/modules/orders/order.ts'
import { ACCESSES, PART_STATUSES } from './standing.ts'

export const InstalmentId = id('prt')

/** The names are the specification's: commerce, section 3 "Payment state". */
export const Instalment = z.object({
  /** Null in a proposal. */
  id: InstalmentId.nullable(),
  no: z.int(),
  dueDate: Instant,
  totalAmount: Paise,
  discountAmount: Paise,
  paymentStatus: z.enum(PART_STATUSES),
  paidAt: Instant.nullable(),
  orderId: OrderId.nullable(),
})
export type Instalment = z.infer<typeof Instalment>

/** A course bought in parts. */
export const InstalmentPlan = z.object({
  planId: id('ipl'),
  userId: LearnerId,
  learnerName: z.string().nullable(),
  entityId: BundleId,
  title: z.string(),
  variantName: VariantName.nullable(),
  paymentStatus: PaymentStatus,
  /** The parts of the course that stay open while an instalment is late. */
  access: z.enum(ACCESSES),
  totalAmount: Paise,
  paidAmount: Paise,
  instalments: z.array(Instalment),
  nextInstalment: Instalment.nullable(),
  /** The next one is collected by auto-debit. */
  isDebited: z.boolean(),
  /** The dates of the next steps if the next instalment is not paid. */
  limitedAt: Instant.nullable(),
  suspendedAt: Instant.nullable(),
})
export type InstalmentPlan = z.infer<typeof InstalmentPlan>
