// The films of a webinar that is over, for learners who have registered.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import type { webinarsApi } from '#core/modules/webinars/api.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { listFilms } from '#server/modules/classroom/index.ts'
import { filmView, findCaptions, recordWatching } from '#server/modules/lessons/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findWebinarBySlug } from '../store-webinars.ts'
import { placeIn } from './word-webinars.ts'

interface FilmAsk {
  readonly slug: string
  readonly id: string
}

/** With its captions, and the place to go on from. Throws NOT_FOUND_ERROR. */
export async function viewFilm(ctx: Ctx, { lang, ...ask }: FilmAsk & { readonly lang: Language }, { actor: { learnerId } }: Call<Household>) {
  const { webinar, film } = await requireFilm(ctx, learnerId, ask)
  const view = await filmView(ctx, { learnerId, filmId: film.id }, film)
  if (!view) throw commonErrors.NOT_FOUND_ERROR()
  return { title: inLanguage(webinar.title, lang), film: { id: RecordingId.parse(film.id), ...view } }
} // prettier-ignore

/** Throws NOT_FOUND_ERROR. */
export async function reportFilm(
  ctx: Ctx,
  { slug, id, ...report }: InputOf<typeof webinarsApi.reportFilm>,
  { actor: { learnerId } }: Call<Household>,
) {
  const { film } = await requireFilm(ctx, learnerId, { slug, id })
  const { lengthSeconds, hidden } = film
  return recordWatching(ctx, { learnerId, filmId: id, lengthSeconds, hidden }, report)
}

/** Throws NOT_FOUND_ERROR. */
export async function readCaptions(
  ctx: Ctx,
  { slug, id, lang }: InputOf<typeof webinarsApi.getCaptions>,
  { actor: { learnerId } }: Call<Household>,
) {
  await requireFilm(ctx, learnerId, { slug, id })
  const text = await findCaptions(ctx.db, id, lang)
  if (text === undefined) throw commonErrors.NOT_FOUND_ERROR()
  return { text }
}

/** Throws NOT_FOUND_ERROR, also for a learner who has not registered. */
async function requireFilm(ctx: Ctx, learnerId: string, { slug, id }: FilmAsk) {
  const webinar = await findWebinarBySlug(ctx.db, slug)
  const isRegistered = webinar && (await placeIn(ctx, learnerId, webinar.id)).isRegistered
  const films = webinar?.sessionId && isRegistered ? await listFilms(ctx.db, webinar.sessionId) : []
  const film = films.find((each) => each.id === id)
  if (!webinar || !film) throw commonErrors.NOT_FOUND_ERROR()
  return { webinar, film }
}
