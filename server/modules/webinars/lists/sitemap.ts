import type { Ctx } from '#server/platform/context.ts'
import { listPast } from '../store-webinars.ts'
import { pathOf } from '../families/notices.ts'
import { EVERYTHING, listAhead } from './find-webinars.ts'

const MOST_PAST = 1_000

/** The list, and a page for each webinar that is to come or can be watched. */
export async function webinarPaths(ctx: Ctx): Promise<string[]> {
  const now = ctx.now()
  const [{ live, coming }, past] = await Promise.all([
    listAhead(ctx, EVERYTHING, now),
    listPast(ctx.db, EVERYTHING, { now, skip: 0, size: MOST_PAST }),
  ])
  const watched = past.webinars.filter(({ recording }) => recording === 'READY')
  return ['/webinars', ...[...live, ...coming, ...watched].map(pathOf)]
}
