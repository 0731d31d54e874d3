// Webinars and talks for the search of the site: those to come, and those that can be watched.
import type { Ctx } from '#server/platform/context.ts'
import { inItsLanguages } from '#server/platform/points/searchable.ts'
import { pathOf } from '../families/notices.ts'
import { listWebinars, type StoredWebinar } from '../store-webinars.ts'

export const webinarSearchable = { WEBINAR: webinarDocuments }

async function webinarDocuments(ctx: Ctx, ids: readonly string[]) {
  const webinars = await listWebinars(ctx.db, ids)
  return webinars.filter(isPublic).flatMap((webinar) => {
    const until = webinar.recording === 'READY' ? webinar.recordingUntil : webinar.endsAt
    const words = webinar.points.flatMap((point) => Object.values(point)).join(' ')
    const { id, title, text } = webinar
    return inItsLanguages({ id, title, text, words, path: pathOf(webinar), ...(until !== null && { until }) })
  })
}

function isPublic({ status, isListed }: StoredWebinar): boolean {
  return isListed && (status === 'SCHEDULED' || status === 'LIVE' || status === 'ENDED')
}
