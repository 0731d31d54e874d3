// The tables of articles, as staff read and write them.
import { sql } from 'kysely'
import { z } from 'zod'
import type { RecordOf } from '#core/kernel/resource.ts'
import { DAY, isoString, later } from '#core/kernel/time.ts'
import {
  staffArticleCategories,
  staffArticleRedirects,
  staffArticles,
  staffArticleWriters,
} from '#core/modules/articles/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export type ArticleRecord = RecordOf<typeof staffArticles>

/** An article that nobody has reviewed for so long is read as if nobody cared. */
export const DECAYS_AFTER = 365 * DAY

export const articles = tableStore(staffArticles, {
  table: 'articles.article',
  json: ['blocks', 'problems'],
  hidden: { rendered: z.unknown(), links: z.array(z.string()) },
  search: ['slug', 'title', 'summary'],
  keys: ['slug'],
  where: {
    language: (value) => sql<boolean>`${value} = any(languages)`,
    isDecaying: (value, now) =>
      sql<boolean>`(is_public and reviewed_at < ${isoString(later(now, -DECAYS_AFTER))}::timestamptz) = ${value}`,
  },
  touched: 'updatedAt',
})

export const categories = tableStore(staffArticleCategories, {
  table: 'articles.category',
  id: sql<string>`path`,
  computed: {
    articles: sql`coalesce((select s.articles from articles.list_size s where s.list = category.path), 0)`,
  },
  search: ['path', 'title'],
})

export const writers = tableStore(staffArticleWriters, { table: 'articles.writer', search: ['name'] })

export const redirects = tableStore(staffArticleRedirects, {
  table: 'articles.redirect',
  search: ['fromPath', 'toPath'],
  keys: ['fromPath'],
})
