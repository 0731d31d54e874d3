// Texts that staff write for pages: questions, testimonials, claims, policies and contact details.
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { Spoken } from '#core/taxonomy/schemas.ts'

/** Pages whose questions staff write. */
export const FaqPage = z.enum(['home', 'plans', 'pay', 'course', 'supercoders', 'superreaders', 'superspeakers'])
export type FaqPage = z.infer<typeof FaqPage>
export const Faq = z.object({ id: z.string(), question: Spoken, answer: Spoken })

export const Testimonial = z.object({
  id: z.string(),
  name: z.string(),
  rank: z.int(),
  testimonialType: z.enum(['TEXT', 'VIDEO']),
  userRole: z.enum(['Student', 'Mother', 'Father', 'Guardian']),
  value: Spoken,
  place: z.string(),
  userImage: z.string().nullable(),
  course: z.string(),
  year: z.int(),
  /** The class of the learner; null where it is not known. */
  grade: z.int().nullable(),
  /** "Main batch, Mon to Sat at 7 pm". */
  batch: Spoken.nullable(),
  /** When the family agreed to be shown. */
  consentAt: Instant.nullable(),
})

/** A claim is answered only while its evidence stands: decisions L-36, L-37, P-39. */
export const Claim = z.object({
  id: z.string(),
  /** "69%" */
  figure: z.string(),
  /** "of students scored 90% or more" */
  text: Spoken,
  year: z.int(),
  course: z.string(),
  sample: z.string(),
  sourceUrl: z.string(),
})

export const POLICY_KINDS = ['REFUND', 'PROMISE', 'TERMS', 'PRIVACY', 'EMI'] as const
export const PolicyKind = z.enum(POLICY_KINDS)
export type PolicyKind = z.infer<typeof PolicyKind>
/** A text that buyers accept. The version accepted stays on the order for its life: decision P-37. */
export const Policy = z.object({
  kind: PolicyKind,
  version: z.string(),
  title: Spoken,
  /** One sentence, for the places where a family decides. */
  summary: Spoken,
  /** Paragraphs. */
  body: z.array(Spoken),
  publishedAt: Instant,
})

/** One entry of a policy's history. */
export const PolicyEdition = Policy.pick({ version: true, title: true, summary: true, publishedAt: true })

export const Site = z.object({
  support: z.object({ tollFree: z.string(), whatsapp: z.string(), email: z.string(), hours: Spoken }),
  grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  seller: z.object({ legalName: z.string(), address: z.string(), gstin: z.string(), stateCode: z.string() }),
  updatedAt: Instant,
})
export type Site = z.infer<typeof Site>

/** A line above the ways to pay: a bank that is down, an offer that ends. Shown between two moments that staff set. */
export const PaymentMessage = z.object({ id: z.string(), tone: z.enum(['INFO', 'WARNING']), text: Spoken })
export type PaymentMessage = z.infer<typeof PaymentMessage>
