import { contentApi } from '#core/modules/content/api.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { routes } from '#server/platform/call.ts'
import { findSite } from './find-site.ts'
import { campaignOn } from './campaign-on.ts'
import { paymentMessages } from './payment-messages.ts'
import { policyHistory, policyInForce } from './policy-in-force.ts'
import { sitemap, sitemapPart, sitemapParts } from './sitemap.ts'
import { listFaqs, listProvenClaims, listTestimonials } from './store.ts'
import { contentTag } from '#core/modules/content/cache-tag.ts'

export const contentRoutes = routes(contentApi, {
  async getSite(ctx, { lang }) {
    const { support, ...site } = await findSite(ctx)
    return { ...site, support: { ...support, hours: inLanguage(support.hours, lang) } }
  },

  async getFaqs(ctx, { page, lang }) {
    const faqs = await listFaqs(ctx.db, page)
    return faqs.map(({ id, question, answer }) => ({
      id,
      question: inLanguage(question, lang),
      answer: inLanguage(answer, lang),
    }))
  },

  async getTestimonials(ctx, { lang }) {
    const testimonials = await listTestimonials(ctx.db)
    return testimonials.map(({ batch, ...each }) => ({
      ...each,
      value: inLanguage(each.value, lang),
      place: inLanguage(each.place, lang).text,
      course: inLanguage(each.course, lang).text,
      batch: batch && inLanguage(batch, lang),
    }))
  },

  async getClaims(ctx, { lang }) {
    const claims = await ctx.cache.remember([contentTag], 'claims', () => listProvenClaims(ctx.db))
    return claims
      .filter(({ evidenceUntil }) => ctx.now() < evidenceUntil)
      .map((claim) => ({ ...claim, text: inLanguage(claim.text, lang) }))
  },

  async getPolicy(ctx, { kind, version, lang }) {
    const policy = await policyInForce(ctx, kind, version)
    return {
      ...policy,
      title: inLanguage(policy.title, lang),
      summary: inLanguage(policy.summary, lang),
      body: policy.body.map((paragraph) => inLanguage(paragraph, lang)),
    }
  },

  async getPolicyVersions(ctx, { kind, lang }) {
    const published = await policyHistory(ctx, kind)
    return published.map(({ version, title, summary, publishedAt }) => ({
      version,
      title: inLanguage(title, lang),
      summary: inLanguage(summary, lang),
      publishedAt,
    }))
  },

  getCampaign: (ctx, { slug, lang }) => campaignOn(ctx, slug, lang),
  getSitemap: async (ctx) => ({ paths: await sitemap(ctx) }),
  getSitemapParts: (ctx) => sitemapParts(ctx),
  getSitemapPart: sitemapPart,
  getPaymentMessageStrip: (ctx, { lang }) => paymentMessages(ctx, lang),
})
