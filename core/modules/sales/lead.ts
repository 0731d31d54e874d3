// Selling with help: a lead is a family to whom an agent offers one course at one price.
import { z } from 'zod'
import { Instant, Paise } from '#core/kernel/schemas.ts'
import { BundleId, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { PlanId } from '#core/modules/plans/plan.ts'
import { LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'

/** The `leadId` of the calls: a signed token with an end, from the link that the family was sent. Decision P-42. */
export const LeadToken = z.string().trim().max(200)

/** Why a link shows nothing. A link that we did not sign gets no other reason than NOT_VALID. */
export const WHY_INVALID = ['NOT_VALID', 'EXPIRED', 'CLOSED'] as const
export const LeadValidity = z.object({ valid: z.boolean(), reason: z.enum(WHY_INVALID).nullable() })

/** A family's offer. Its price stays until the offer ends, even if the catalogue changes. */
export const Offer = z.object({
  status: z.enum(['SENT', 'ACCEPTED', 'WON']),
  studentName: z.string(),
  /** The number the offer was made for, as its owner recognises it. */
  phone: z.string(),
  agent: z.object({ name: z.string(), phone: z.string() }),
  entityId: BundleId,
  subscriptionPlanId: PlanId.nullable(),
  batchId: z.string().nullable(),
  title: Spoken,
  variantName: VariantName.nullable(),
  validMonths: z.int().nullable(),
  validTill: Instant,
  cutPrice: Paise,
  originalPrice: Paise,
  discount: Paise,
  /** The price for the family. */
  price: Paise,
  /** The version of the refund terms that are shown with the offer. */
  policyVersion: z.string(),
  /** The language the agent and the family speak. */
  lang: LanguageKey,
  frozenAt: Instant,
  expiresAt: Instant,
  acceptedAt: Instant.nullable(),
})
export type Offer = z.infer<typeof Offer>
