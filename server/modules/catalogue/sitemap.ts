import type { Ctx } from '#server/platform/context.ts'
import { gradeBoards, targets } from './choices.ts'
import { listListedSlugs } from './store.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'

/** The index of all courses, one list per class, board and target, and every course on sale. */
export function catalogueSitemap(ctx: Ctx): Promise<string[]> {
  return ctx.cache.remember([catalogueTag], 'sitemap', () => listPaths(ctx))
}

async function listPaths(ctx: Ctx): Promise<string[]> {
  const { grades } = await gradeBoards(ctx, 'en')
  const studied = grades.flatMap(({ grade, key, boards }) => boards.map((board) => ({ grade, key, board: board.key })))
  const lists = await Promise.all(
    studied.map(async ({ grade, key, board }) => {
      const taught = await targets(ctx, { grade, board }, 'en')
      return taught.map((target) => `/courses?grade=${key}&board=${board}&target=${target.key}`)
    }),
  )
  const slugs = await listListedSlugs(ctx.db, ctx.now())
  return ['/courses', ...lists.flat(), ...slugs.map((slug) => `/course/${slug}`)]
}
