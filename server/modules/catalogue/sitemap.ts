import type { Ctx } from '#server/platform/context.ts'
import { gradeBoards, targets } from './choices.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'

/** The list of courses, and one list per class, board and target. */
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
  return ['/courses', ...lists.flat()]
}
