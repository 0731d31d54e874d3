import type { Ctx } from '#server/platform/context.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { listTalks } from './list-talks.ts'

/** The list, and a page for each talk that is to come or can be watched. */
export async function talkPaths(ctx: Ctx): Promise<string[]> {
  const { ahead, past } = await listTalks(ctx, { pageNo: 0, pageSize: 1_000, lang: 'en' }, { actor: visitor })
  const watched = past.filter(({ recording }) => recording === 'READY')
  return ['/mastertalks', ...[...ahead, ...watched].map(({ slug }) => `/mastertalks/${slug}`)]
}
