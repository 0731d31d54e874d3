// The resources by which staff keep the pages' texts.
import { sql } from 'kysely'
import type { DraftOf, RecordOf } from '#core/kernel/resource.ts'
import { DAY, isoString, later, type Instant } from '#core/kernel/time.ts'
import { contentStaffApi } from '#core/modules/content/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertPolicy } from './store.ts'
import { campaigns } from './store-campaigns.ts'

const faqs = tableStore(contentStaffApi.staffFaqs, {
  table: 'content.faq',
  search: ['question', 'answer'],
})

const testimonials = tableStore(contentStaffApi.staffTestimonials, {
  table: 'content.testimonial',
  search: ['name', 'place', 'course', 'value'],
  where: { hasConsent: (value) => sql<boolean>`(consent_at is not null) = ${value}` },
})

const claims = tableStore(contentStaffApi.staffClaims, {
  table: 'content.claim',
  search: ['figure', 'text', 'course', 'sourceUrl'],
  where: { standing: (value, now) => sql<boolean>`${standingAt(now)} = ${value}` },
})

/** A claim whose evidence ends within thirty days is to be renewed. */
const SOON = 30 * DAY

function standingAt(now: Instant) {
  return sql`case when evidence_until is null then 'UNPROVEN' when evidence_until <= ${isoString(now)}::timestamptz then 'EXPIRED'
    when evidence_until <= ${isoString(later(now, SOON))}::timestamptz then 'EXPIRING' else 'PROVEN' end`
}

type Policies = typeof contentStaffApi.staffPolicies
const policies: ResourceStore<RecordOf<Policies>, DraftOf<Policies>> = {
  ...tableStore(contentStaffApi.staffPolicies, {
    table: 'content.policy',
    id: sql<string>`kind || '.' || content.policy.version`,
    computed: { edition: sql`content.policy.version` },
    search: ['title', 'summary', 'body'],
  }),
  insert: (tx, _, { edition, ...rest }) => insertPolicy(tx, { ...rest, version: edition }),
}

const paymentMessages = tableStore(contentStaffApi.staffPaymentMessages, {
  table: 'content.payment_message',
  search: ['text'],
})

const site = tableStore(contentStaffApi.staffSite, {
  table: 'content.site',
  id: sql<string>`'site'::text`,
  touched: 'updatedAt',
})

export const contentStaff = [
  ...resourceOperations(contentStaffApi.staffFaqs, faqs, { kind: 'faq' }),
  ...resourceOperations(contentStaffApi.staffTestimonials, testimonials, { kind: 'tes' }),
  ...resourceOperations(contentStaffApi.staffClaims, claims, { kind: 'clm' }),
  ...resourceOperations(contentStaffApi.staffPolicies, policies, {
    idOf: ({ kind, edition }) => `${kind}.${edition}`,
  }),
  ...resourceOperations(contentStaffApi.staffCampaigns, campaigns, { kind: 'cmp' }),
  ...resourceOperations(contentStaffApi.staffPaymentMessages, paymentMessages, { kind: 'pms' }),
  ...resourceOperations(contentStaffApi.staffSite, site),
]
