import { commonErrors } from '#core/kernel/common-errors.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { opensAt } from '#core/modules/classroom/room/decide-join.ts'
import { statusAt } from '#core/modules/webinars/webinar-status.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { listFilms } from '#server/modules/classroom/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSeriesTitle, findWebinarBySlug, type StoredWebinar } from '../store-webinars.ts'
import { readerOf, wordWebinars } from './word-webinars.ts'

/** Throws NOT_FOUND_ERROR. */
export async function viewWebinar(
  ctx: Ctx,
  { slug, lang }: { readonly slug: string; readonly lang: Language },
  { actor }: Call<Actor>,
) {
  const webinar = await findWebinarBySlug(ctx.db, slug)
  if (!webinar) throw commonErrors.NOT_FOUND_ERROR()
  const now = ctx.now()
  const [[worded], series] = await Promise.all([
    wordWebinars(ctx, [webinar], readerOf(actor, lang, now)),
    webinar.seriesId === null ? undefined : findSeriesTitle(ctx.db, webinar.seriesId),
  ])
  if (!worded) throw commonErrors.NOT_FOUND_ERROR()
  const isUnlocked = worded.isRegistered && statusAt(webinar, now) === 'ENDED'
  return {
    ...worded,
    text: inLanguage(webinar.text, lang),
    points: webinar.points.map((point) => inLanguage(point, lang)),
    seriesTitle: series ? inLanguage(series, lang) : null,
    opensAt: opensAt(webinar),
    sessionId: worded.isRegistered ? webinar.sessionId : null,
    reason: webinar.reason && inLanguage(webinar.reason, lang),
    films: isUnlocked ? await filmsOf(ctx, webinar) : [],
    recordingUntil: webinar.recordingUntil,
    sequence: webinar.sequence,
    serverTime: now,
  }
}

async function filmsOf(ctx: Ctx, { sessionId }: StoredWebinar) {
  const films = sessionId === null ? [] : await listFilms(ctx.db, sessionId)
  return films.map(({ id, lengthSeconds }) => ({ id: RecordingId.parse(id), lengthSec: lengthSeconds }))
}
