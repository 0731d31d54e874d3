// Articles as families read them: the screens B6 of the specification.
import { z } from 'zod'
import { Href, id, Instant } from '#core/kernel/schemas.ts'
import { LanguageKey, Localised, Spoken } from '#core/taxonomy/schemas.ts'

export const ArticleSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')

/** The place of a category in the tree: "exams", and "exams/jee" below it. */
export const CategoryPath = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,2}$/,
    'Use small letters, digits and dashes, with / between at most three levels.',
  )

export const ArticleId = id('art')
export type ArticleId = z.infer<typeof ArticleId>

/** The parts of an article, in the order in which staff put them. A TEXT is Markdown with tables, formulae and figures. */
export const WrittenBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TEXT'), text: Localised }),
  z.object({ kind: z.literal('QUESTION'), slug: ArticleSlug }),
  z.object({ kind: z.literal('COURSE'), slug: ArticleSlug }),
  z.object({ kind: z.literal('ACTION'), text: Localised, label: Localised, href: Href }),
])
export type WrittenBlock = z.infer<typeof WrittenBlock>

const Heading = z.object({ id: z.string(), text: z.string() })

/** The same for one reader. */
export const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TEXT'), html: z.string(), lang: LanguageKey, headings: z.array(Heading) }),
  z.object({ kind: z.literal('QUESTION'), slug: z.string() }),
  z.object({ kind: z.literal('COURSE'), slug: z.string() }),
  z.object({ kind: z.literal('ACTION'), text: Spoken, label: Spoken, href: z.string() }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>

export const CategoryLink = z.object({ path: z.string(), title: Spoken })

export const ArticleCard = z.object({
  slug: z.string(),
  title: Spoken,
  summary: Spoken,
  category: CategoryLink,
  authorName: z.string(),
  publishedAt: Instant,
  /** Words divided by 200. */
  minutes: z.int(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

const Writer = z.object({ name: z.string(), role: Spoken })

export const Article = z.object({
  id: ArticleId,
  ...ArticleCard.omit({ authorName: true, category: true }).shape,
  /** From the top of the tree to the article's own category. */
  categories: z.array(CategoryLink),
  blocks: z.array(ArticleBlock),
  /** The languages that it is written in as a whole. */
  languages: z.array(LanguageKey),
  author: Writer,
  reviewer: Writer,
  updatedAt: Instant,
  reviewedAt: Instant,
})
export type Article = z.infer<typeof Article>

export const ArticleCategory = z.object({
  path: z.string(),
  title: Spoken,
  text: Spoken,
  /** Published articles in it and below it. */
  articles: z.int(),
})

export const ArticleList = z.object({
  articles: z.array(ArticleCard),
  page: z.int(),
  pages: z.int(),
  /** Undefined for the list of all. From the top of the tree to the category itself. */
  categories: z.array(CategoryLink),
  text: Spoken.nullable(),
})
