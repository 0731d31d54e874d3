import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { webinarStaffErrors as errors } from '#core/modules/webinars/errors.ts'
import type { webinarsStaffApi } from '#core/modules/webinars/staff-api.ts'
import { listFilms } from '#server/modules/classroom/index.ts'
import { writeCaptions } from '#server/modules/lessons/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findWebinar } from '../store-webinars.ts'

/** Throws NOT_FOUND_ERROR, WEBINAR_HAS_NO_FILM or NOT_CAPTIONS. */
export async function setCaptions(
  ctx: Ctx,
  { id, lang, part, text }: InputOf<typeof webinarsStaffApi.staffWebinarActions.setCaptions>,
  { actor }: Call<Staff>,
): Promise<void> {
  const webinar = await findWebinar(ctx.db, id)
  if (!webinar) throw commonErrors.NOT_FOUND_ERROR()
  const films = webinar.sessionId === null ? [] : await listFilms(ctx.db, webinar.sessionId)
  const film = films[part - 1]
  if (!film) throw errors.WEBINAR_HAS_NO_FILM()
  await ctx.db.transaction().execute((tx) => writeCaptions(ctx, tx, { actor, id: film.id, lang, text }))
}
