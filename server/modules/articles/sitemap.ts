import type { Ctx } from '#server/platform/context.ts'
import { listAllEditions, listCategories } from './store.ts'

export async function articlePaths({ db }: Ctx): Promise<string[]> {
  const [editions, categories] = await Promise.all([listAllEditions(db), listCategories(db)])
  const filled = categories.filter(({ articles }) => articles > 0)
  return [
    '/blog',
    ...filled.map(({ path }) => `/blog/category/${path}`),
    ...editions.map(({ slug }) => `/blog/${slug}`),
  ]
}
