import type { Ctx } from '#server/platform/context.ts'
import type { SitemapPage } from '#server/platform/points/sitemap-pages.ts'
import { listAllEditions, listCategories } from './store.ts'

export async function articlePages({ db }: Ctx): Promise<(string | SitemapPage)[]> {
  const [editions, categories] = await Promise.all([listAllEditions(db), listCategories(db)])
  const filled = categories.filter(({ articles }) => articles > 0)
  return [
    '/blog',
    ...filled.map(({ path }) => `/blog/category/${path}`),
    ...editions.map(({ slug, updatedAt, languages }) => ({ path: `/blog/${slug}`, updatedAt, languages })),
  ]
}
