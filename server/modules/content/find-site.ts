import type { Ctx } from '#server/platform/context.ts'
import { getSite, type Site } from './store.ts'
import { contentTag } from '#core/modules/content/cache-tag.ts'

/** How to reach us and who sells. */
export function findSite(ctx: Ctx): Promise<Site> {
  return ctx.cache.remember([contentTag], 'site', () => getSite(ctx.db))
}
