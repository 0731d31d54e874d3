// The resources by which staff keep the pages' texts.
import { sql } from 'kysely'
import { DAY, isoString, later, type Instant } from '#core/kernel/time.ts'
import type { PolicyKind } from '#core/modules/content/content.ts'
import { contentStaffApi } from '#core/modules/content/staff-api.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertPolicy } from './store.ts'
import { campaigns } from './store-campaigns.ts'

const faqs = tableStore({
  table: 'content.faq',
  fields: ['page', 'position', 'question', 'answer', 'isDemo'],
  json: ['question', 'answer'],
  search: ['question', 'answer'],
  sortedBy: 'position',
})

const testimonials = tableStore({
  table: 'content.testimonial',
  fields: ['name', 'rank', 'testimonialType', 'userRole', 'value', 'place', 'userImage', 'course', 'year', 'consentAt', 'isDemo'], // prettier-ignore
  json: ['value'],
  instants: ['consentAt'],
  search: ['name', 'place', 'course', 'value'],
  where: { hasConsent: (value) => sql<boolean>`(consent_at is not null) = ${value}` },
  sortedBy: 'rank',
})

const claims = tableStore({
  table: 'content.claim',
  fields: ['position', 'figure', 'text', 'year', 'course', 'sample', 'sourceUrl', 'evidenceUntil'],
  json: ['text'],
  instants: ['evidenceUntil'],
  search: ['figure', 'text', 'course', 'sourceUrl'],
  where: { standing: (value, now) => sql<boolean>`${standingAt(now)} = ${value}` },
  sortedBy: 'position',
})

/** A claim whose evidence ends within thirty days is to be renewed. */
const SOON = 30 * DAY

function standingAt(now: Instant) {
  return sql`case when evidence_until is null then 'UNPROVEN' when evidence_until <= ${isoString(now)}::timestamptz then 'EXPIRED'
    when evidence_until <= ${isoString(later(now, SOON))}::timestamptz then 'EXPIRING' else 'PROVEN' end`
}

const policies = {
  ...tableStore({
    table: 'content.policy',
    id: sql<string>`kind || '.' || content.policy.version`,
    fields: ['kind', 'title', 'summary', 'body', 'publishedAt'],
    computed: { edition: sql`content.policy.version` },
    search: ['title', 'summary', 'body'],
    sortedBy: 'publishedAt',
    newestFirst: true,
  }),
  insert: (tx, _, fields) => {
    const { edition, ...rest } = fields as unknown as NewPolicy // the contract's draft
    return insertPolicy(tx, { ...rest, version: edition })
  },
} satisfies ResourceStore

interface NewPolicy {
  readonly kind: PolicyKind
  readonly edition: string
  readonly title: LocalisedText
  readonly summary: LocalisedText
  readonly body: readonly LocalisedText[]
  readonly publishedAt: Instant
}

const paymentMessages = tableStore({
  table: 'content.payment_message',
  fields: ['position', 'tone', 'text', 'startsAt', 'endsAt'],
  json: ['text'],
  instants: ['startsAt', 'endsAt'],
  search: ['text'],
  sortedBy: 'startsAt',
  newestFirst: true,
})

const site = tableStore({
  table: 'content.site',
  id: sql<string>`'site'::text`,
  fields: ['tollFree', 'whatsapp', 'email', 'hours', 'grievanceName', 'grievanceEmail', 'grievancePhone', 'sellerName', 'sellerAddress', 'sellerGstin', 'sellerState', 'updatedAt'], // prettier-ignore
  json: ['hours'],
  sortedBy: 'updatedAt',
  touched: 'updatedAt',
})

export const contentStaff = [
  ...resourceOperations('faqs', contentStaffApi.staffFaqs, faqs, { kind: 'faq' }),
  ...resourceOperations('testimonials', contentStaffApi.staffTestimonials, testimonials, { kind: 'tes' }),
  ...resourceOperations('claims', contentStaffApi.staffClaims, claims, { kind: 'clm' }),
  ...resourceOperations('policies', contentStaffApi.staffPolicies, policies, {
    idOf: ({ kind, edition }) => `${kind}.${edition}`,
  }),
  ...resourceOperations('campaigns', contentStaffApi.staffCampaigns, campaigns, { kind: 'cmp' }),
  ...resourceOperations('payment-messages', contentStaffApi.staffPaymentMessages, paymentMessages, { kind: 'pms' }),
  ...resourceOperations('site', contentStaffApi.staffSite, site),
]
