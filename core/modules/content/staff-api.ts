// Texts that staff write for pages: questions, testimonials, claims, policies and contact details.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { HttpsAddress, Instant, line, OwnPath, QueryFlag, queryInt } from '#core/kernel/schemas.ts'
import { GstState } from '#core/modules/accounts/account.ts'
import { GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { writtenCampaign } from './campaign.ts'
import { FaqPage, PolicyKind } from './content.ts'

const faq = {
  page: FaqPage,
  position: z.int().min(0).max(1_000),
  question: Localised,
  answer: Localised,
}

const testimonial = {
  name: line(80).min(1),
  rank: z.int().min(0).max(10_000),
  testimonialType: z.enum(['TEXT', 'VIDEO']),
  userRole: z.enum(['Student', 'Mother', 'Father', 'Guardian']),
  value: Localised,
  place: Localised,
  userImage: OwnPath.nullable(),
  course: Localised,
  year: z.int().min(2000).max(2100),
  /** The class of the learner, and the batch with its days and hour. */
  grade: GradeNumber.nullable().default(null),
  batch: Localised.nullable().default(null),
  /** When the family agreed to be shown, in writing. Without it nobody sees it: decisions L-37 and L-85. */
  consentAt: Instant.nullable(),
}

const claim = {
  position: z.int().min(0).max(1_000),
  figure: line(20).min(1),
  text: Localised,
  year: z.int().min(2000).max(2100).nullable(),
  course: line(120).nullable(),
  sample: line(200).nullable(),
  sourceUrl: HttpsAddress.nullable(),
  /** The claim hides itself from then on; with none it is not shown at all. */
  evidenceUntil: Instant.nullable(),
}

/** Where a claim stands today. EXPIRING is within thirty days. */
export const ClaimStanding = z.enum(['PROVEN', 'EXPIRING', 'EXPIRED', 'UNPROVEN'])

const policy = {
  kind: PolicyKind,
  /** "2026-11": what an order keeps. */
  edition: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'Use small letters, digits, dots and dashes.'),
  title: Localised,
  summary: Localised,
  body: z.array(Localised).min(1).max(60),
  /** In force from then on. */
  publishedAt: Instant,
}

const paymentMessage = {
  position: z.int().min(0).max(1_000),
  tone: z.enum(['INFO', 'WARNING']),
  text: Localised,
  startsAt: Instant,
  endsAt: Instant,
}

const site = {
  tollFree: line(30).min(1),
  whatsapp: line(30).min(1),
  email: z.email().max(200),
  hours: Localised,
  grievanceName: line(80).min(1),
  grievanceEmail: z.email().max(200),
  grievancePhone: line(30).min(1),
  sellerName: line(120).min(1),
  sellerAddress: line(300).min(1),
  sellerGstin: z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'Enter a GSTIN of 15 characters.'),
  sellerState: GstState,
}

const feature = 'content'

export const contentStaffApi = {
  staffFaqs: resource({
    name: 'faqs',
    feature,
    record: z.object({ id: z.string(), ...faq, isDemo: z.boolean() }),
    filter: z.object({ page: FaqPage.optional(), isDemo: QueryFlag.optional() }),
    sort: ['position', 'page'],
    create: z.object(faq),
    update: z.object(faq),
  }),
  staffTestimonials: resource({
    name: 'testimonials',
    feature,
    record: z.object({ id: z.string(), ...testimonial, isDemo: z.boolean() }),
    filter: z.object({ year: queryInt(2000, 2100).optional(), hasConsent: QueryFlag.optional() }),
    sort: ['rank', 'name', 'year', 'consentAt'],
    create: z.object(testimonial),
    update: z.object(testimonial),
    bulk: z.object({ consentAt: Instant.nullable().optional() }),
  }),
  staffClaims: resource({
    name: 'claims',
    feature,
    record: z.object({ id: z.string(), ...claim }),
    filter: z.object({ standing: ClaimStanding.optional() }),
    sort: ['position', 'evidenceUntil', 'figure'],
    create: z.object(claim),
    update: z.object(claim),
  }),
  /** A version that is published stays as it is: the next one answers it. */
  staffPolicies: resource({
    name: 'policies',
    feature,
    record: z.object({ id: z.string(), ...policy }),
    filter: z.object({ kind: PolicyKind.optional() }),
    sort: ['publishedAt', 'kind'],
    newestFirst: true,
    create: z.object(policy),
  }),
  staffCampaigns: resource({
    name: 'campaigns',
    feature,
    record: z.object({ id: z.string(), ...writtenCampaign, isDemo: z.boolean() }),
    filter: z.object({ entityState: writtenCampaign.entityState.optional(), isDemo: QueryFlag.optional() }),
    sort: ['startsAt', 'slug'],
    newestFirst: true,
    create: z.object(writtenCampaign),
    update: z.object(writtenCampaign),
  }),
  /** Lines above the ways to pay. */
  staffPaymentMessages: resource({
    name: 'payment-messages',
    feature,
    record: z.object({ id: z.string(), ...paymentMessage }),
    filter: z.object({ tone: paymentMessage.tone.optional() }),
    sort: ['startsAt', 'position'],
    newestFirst: true,
    create: z.object(paymentMessage),
    update: z.object(paymentMessage),
  }),
  staffSite: resource({
    name: 'site',
    feature,
    record: z.object({ id: z.string(), ...site, sellerState: z.string(), updatedAt: Instant }),
    sort: ['updatedAt'],
    update: z.object(site),
  }),
}
