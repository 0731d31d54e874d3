import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { Instant, line, queryInt } from '#core/kernel/schemas.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { Campaign, CampaignSlug } from './campaign.ts'
import { Claim, Faq, FaqPage, PaymentMessage, Policy, PolicyEdition, PolicyKind, Site, Testimonial } from './content.ts'
import { contentTag } from './cache-tag.ts'

export const contentApi = {
  getSite: endpoint({
    method: 'GET',
    path: '/content/site',
    summary: 'Get contact details and the seller',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: Site,
    cachedUntil: [contentTag],
  }),
  getFaqs: endpoint({
    method: 'GET',
    path: '/content/faqs',
    summary: 'List questions and answers of a page',
    access: 'anyone',
    query: z.object({ page: FaqPage, ...answerLanguage }),
    response: z.array(Faq),
    cachedUntil: [contentTag],
  }),
  getTestimonials: endpoint({
    method: 'GET',
    path: '/content/testimonials',
    summary: 'List published testimonials',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.array(Testimonial),
    cachedUntil: [contentTag],
  }),
  getClaims: endpoint({
    method: 'GET',
    path: '/content/claims',
    summary: 'List claims that have valid evidence today',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.array(Claim),
  }),
  getPolicy: endpoint({
    method: 'GET',
    path: '/content/policies/:kind',
    summary: 'Get the current policy, or the version of an order',
    access: 'anyone',
    params: z.object({ kind: PolicyKind }),
    query: z.object({ version: line(40).optional(), ...answerLanguage }),
    response: Policy,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getPolicyVersions: endpoint({
    method: 'GET',
    path: '/content/policies/:kind/versions',
    summary: 'List all published versions of a policy, the current one first',
    access: 'anyone',
    params: z.object({ kind: PolicyKind }),
    query: z.object(answerLanguage),
    response: z.array(PolicyEdition),
  }),
  getCampaign: endpoint({
    method: 'GET',
    path: '/content/campaigns/:slug',
    summary: 'Get a campaign page while it is active',
    access: 'anyone',
    params: z.object({ slug: CampaignSlug }),
    query: z.object(answerLanguage),
    response: Campaign,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getPaymentMessageStrip: endpoint({
    method: 'GET',
    path: '/payment/getPaymentMessageStrip',
    summary: 'List today’s notices above the payment methods',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.array(PaymentMessage),
  }),
  getSitemap: endpoint({
    method: 'GET',
    path: '/content/sitemap',
    summary: 'The paths of all public pages, without a language',
    access: 'anyone',
    response: z.object({ paths: z.array(z.string()) }),
    limit: { calls: 60, perSeconds: 60 },
  }),
  getSitemapParts: endpoint({
    method: 'GET',
    path: '/content/sitemaps',
    summary: 'List the sitemaps by kind of page, and how many parts each has',
    access: 'anyone',
    response: z.array(z.object({ kind: z.string(), parts: z.int(), updatedAt: Instant.nullable() })),
    limit: { calls: 60, perSeconds: 60 },
  }),
  getSitemapPart: endpoint({
    method: 'GET',
    path: '/content/sitemaps/:kind/:part',
    summary:
      'Get a part of a sitemap: paths without a language, when each has changed, and the languages it is written in',
    access: 'anyone',
    params: z.object({ kind: z.string().regex(/^[a-z]{1,30}$/, 'not a kind of page'), part: queryInt(1, 1_000) }),
    response: z.array(
      z.object({
        path: z.string(),
        updatedAt: Instant.nullable(),
        /** Null: all that pages are published in. */
        languages: z.array(LanguageKey).nullable(),
      }),
    ),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 120, perSeconds: 60 },
  }),
}
