import type { Ctx } from '#server/platform/context.ts'
import { getSite, type Site } from './store.ts'

/** How to reach us and who sells. */
export function findSite(ctx: Ctx): Promise<Site> {
  return ctx.cache.remember(['content'], 'site', () => getSite(ctx.db))
}
