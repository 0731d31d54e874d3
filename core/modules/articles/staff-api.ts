// Articles as staff write, review and schedule them: operations console, O32.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Version } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, OwnPath, QueryFlag } from '#core/kernel/schemas.ts'
import { LanguageKey, Localised } from '#core/taxonomy/schemas.ts'
import { ArticleId, ArticleSlug, CategoryPath, WrittenBlock } from './article.ts'
import { ARTICLE_STATUSES } from './article-status.ts'
import { articleErrors as errors } from './errors.ts'

const feature = 'articles'
const id = z.string()
const Ref = line(64).min(1)

const content = {
  slug: ArticleSlug,
  category: CategoryPath,
  title: Localised,
  /** Two sentences: the answer first. */
  summary: Localised,
  blocks: z.array(WrittenBlock).min(1).max(40),
  authorId: Ref,
  reviewerId: Ref,
}
export type NewArticle = z.output<z.ZodObject<typeof content>>

const record = {
  id,
  ...content,
  status: z.enum(ARTICLE_STATUSES),
  /** Readers see an edition of it. */
  isPublic: z.boolean(),
  /** The hour at which it is published, or was. */
  publishAt: Instant.nullable(),
  reviewedAt: Instant.nullable(),
  /** The languages that are written as a whole. */
  languages: z.array(LanguageKey),
  /** Everything that keeps it from being published. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The authors of everything that is not approved yet. They cannot approve it. */
  editors: z.array(z.string()),
  reviewNote: z.string(),
  updatedAt: Instant,
  isDemo: z.boolean(),
}
const written = z.object({ ...record, version: z.string() })

const stepErrors = [commonErrors.NOT_FOUND_ERROR, resourceErrors.STALE_VERSION, errors.ARTICLE_STEP_REFUSED, resourceErrors.ALREADY_EXISTS] // prettier-ignore

function step<const P extends string, const L extends 'edit' | 'approve'>(path: P, level: L, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/staff/articles/:id/${path}`,
    summary: `Staff: ${summary}`,
    access: `staff:${feature}.${level}`,
    params: z.object({ id: ArticleId }),
    body: z.object({ version: Version, note: Reason.optional(), publishAt: Instant.optional() }),
    response: written,
    errors: [...stepErrors, errors.ARTICLE_NOT_READY, errors.OWN_ARTICLE],
  })
}

const category = { title: Localised, text: Localised, rank: z.int().min(0).max(1_000) }
const writer = { name: line(80).min(1), role: Localised }
const redirect = { fromPath: OwnPath, toPath: OwnPath }

export const staffArticles = resource({
  name: 'articles',
  feature,
  record: z.object(record),
  filter: z.object({
    status: z.enum(ARTICLE_STATUSES).optional(),
    category: CategoryPath.optional(),
    language: LanguageKey.optional(),
    authorId: Ref.optional(),
    /** Not reviewed for twelve months, and public. */
    isDecaying: QueryFlag.optional(),
  }),
  sort: ['updatedAt', 'publishAt', 'reviewedAt', 'slug'],
  newestFirst: true,
  create: z.object(content),
  update: z.object(content),
})

export const staffArticleCategories = resource({
  name: 'article-categories',
  feature,
  record: z.object({ id, path: CategoryPath, ...category, articles: z.int(), isDemo: z.boolean() }),
  sort: ['path', 'rank'],
  create: z.object({ path: CategoryPath, ...category }),
  update: z.object(category),
})

export const staffArticleWriters = resource({
  name: 'article-writers',
  feature,
  record: z.object({ id, ...writer, isDemo: z.boolean() }),
  sort: ['name'],
  create: z.object(writer),
  update: z.object(writer),
})

export const staffArticleRedirects = resource({
  name: 'article-redirects',
  feature,
  record: z.object({ id, ...redirect, createdAt: Instant }),
  sort: ['createdAt', 'fromPath'],
  newestFirst: true,
  create: z.object(redirect),
  update: z.object(redirect),
  errors: [errors.REDIRECT_LOOP],
})

export const staffArticleReview = {
  submitArticle: step('submit', 'edit', 'hand an article to review'),
  approveArticle: step('approve', 'approve', 'approve an article, which publishes it at its hour or now'),
  sendArticleBack: step('send-back', 'approve', 'return an article to its author with a note'),
  confirmArticle: step('confirm', 'approve', 'confirm that a published article still holds'),
  archiveArticle: step('archive', 'approve', 'take an article from its readers'),
  renderBlock: endpoint({
    method: 'POST',
    path: '/staff/article-preview',
    summary: 'Staff: render the Markdown of an article without saving it',
    access: `staff:${feature}.view`,
    body: z.object({ text: z.string().max(60_000) }),
    response: z.object({ html: z.string(), problems: z.array(z.string()) }),
    limit: { calls: 300, perSeconds: 60 },
  }),
}
