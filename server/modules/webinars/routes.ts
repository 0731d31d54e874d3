import { webinarsApi } from '#core/modules/webinars/api.ts'
import { WebinarId } from '#core/modules/webinars/webinar.ts'
import { routes } from '#server/platform/call.ts'
import { findWebinarLists, findWebinars } from './lists/find-webinars.ts'
import { viewPersonalFeed } from './lists/personal-feed.ts'
import { readCaptions, reportFilm, viewFilm } from './lists/films.ts'
import { viewWebinar } from './lists/view-webinar.ts'
import { NO_PLACE, placesOf } from './lists/word-webinars.ts'
import { register, unregister } from './registrations/register.ts'
import { listWebinars } from './store-webinars.ts'

export const webinarRoutes = routes(webinarsApi, {
  findWebinars,
  findWebinarLists,
  getWebinar: viewWebinar,
  getFilm: viewFilm,
  reportFilm,
  getCaptions: readCaptions,
  register,
  unregister,
  async getRegistrationInfos(ctx, { ids }, { learnerId }) {
    const webinars = (await listWebinars(ctx.db, ids)).filter(({ status }) => status !== 'DRAFT')
    const places = await placesOf(ctx, learnerId, webinars.map(({ id }) => id)) // prettier-ignore
    return webinars.map(({ id }) => ({ id: WebinarId.parse(id), ...(places.get(id) ?? NO_PLACE) }))
  },
  getPersonalFeed: viewPersonalFeed,
})
