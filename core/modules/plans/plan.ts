// Subscription programs and their plans. Names follow commerce spec, section 3.
import { z } from 'zod'
import { id, Instant, Paise } from '#core/kernel/schemas.ts'
import { BundleId, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { GradeNumber, LanguageKey, Spoken, StreamKey } from '#core/taxonomy/schemas.ts'

export const PlanId = id('pln')
export type PlanId = z.infer<typeof PlanId>
export const ProgramId = id('prg')
export type ProgramId = z.infer<typeof ProgramId>

export const PlanVariantInfo = z.object({
  serviceType: z.string(),
  dataType: z.enum(['BOOLEAN', 'INT']),
  value: z.string(),
  serviceText: Spoken,
  /** The meaning of the service, in one line. */
  explanation: Spoken,
  /** LITE only: commerce spec, section 3. */
  url: z.string().optional(),
})
export type PlanVariantInfo = z.infer<typeof PlanVariantInfo>

export const Plan = z.object({
  id: PlanId,
  purchaseEntityId: BundleId,
  purchaseEntityType: z.literal('BUNDLE'),
  bundleId: BundleId,
  price: Paise,
  /** The struck price, or the price itself when it was never charged: decision P-10. */
  cutPrice: Paise,
  /** 1 is one calendar month; 0 is the full course, which ends when the course does: decision P-16. */
  validMonths: z.int(),
  planType: z.string(),
  variantType: z.string(),
  variantName: VariantName,
  title: Spoken,
  planDuration: z.literal('FULLCOURSE').nullable(),
  aioValidTill: Instant.nullable(),
  /** Until when the plan would run if it were bought now. */
  validTill: Instant,
  /** Why the full course costs more than its last months; null where it does not. */
  priceReason: Spoken.nullable(),
  planVariantInfos: z.array(PlanVariantInfo),
})
export type Plan = z.infer<typeof Plan>

export const ProgramSummary = z.object({
  id: ProgramId,
  name: Spoken,
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  board: z.string(),
  target: z.string(),
  /** The year of the exam: class 11's is a year later than class 12's. Commerce spec, section 9. */
  year: z.int(),
  language: LanguageKey,
})
export type ProgramSummary = z.infer<typeof ProgramSummary>

export const SubscriptionProgram = ProgramSummary.extend({ subscriptionPlans: z.array(Plan) })
export type SubscriptionProgram = z.infer<typeof SubscriptionProgram>

/** Plans by the variant's name as it is shown: PRO stands for PLUS in the tatva line. */
export const PlanMap = z.partialRecord(VariantName, z.array(Plan))
export type PlanMap = z.infer<typeof PlanMap>
