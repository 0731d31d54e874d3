import { webinarsApi } from '#core/modules/webinars/api.ts'
import { WebinarId } from '#core/modules/webinars/webinar.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { findWebinarLists, findWebinars } from './lists/find-webinars.ts'
import { viewPersonalFeed } from './lists/personal-feed.ts'
import { readCaptions, reportFilm, viewFilm } from './lists/films.ts'
import { viewWebinar } from './lists/view-webinar.ts'
import { NO_PLACE, placesOf } from './lists/word-webinars.ts'
import { register, unregister } from './registrations/register.ts'
import { listWebinars } from './store-webinars.ts'

export const webinarRoutes = routes(webinarsApi, {
  findWebinars: (ctx, filter, { actor }) => findWebinars(ctx, actor, filter),
  findWebinarLists: (ctx, filter, { actor }) => findWebinarLists(ctx, actor, filter),
  getWebinar: (ctx, ask, { actor }) => viewWebinar(ctx, actor, ask),
  getFilm: (ctx, ask, { actor }) => viewFilm(ctx, actor, ask),
  reportFilm: (ctx, ask, { actor }) => reportFilm(ctx, actor, ask),
  getCaptions: (ctx, ask, { actor }) => readCaptions(ctx, actor, ask),
  register: (ctx, ask, { actor }) => register(ctx, actor, ask),
  unregister: (ctx, ask, { actor }) => unregister(ctx, actor, ask),
  async getRegistrationInfos(ctx, { ids, userId }, { actor }) {
    const learnerId = await requireOwnLearner(ctx, actor, userId)
    const webinars = (await listWebinars(ctx.db, ids)).filter(({ status }) => status !== 'DRAFT')
    const places = await placesOf(ctx, learnerId, webinars.map(({ id }) => id)) // prettier-ignore
    return webinars.map(({ id }) => ({ id: WebinarId.parse(id), ...(places.get(id) ?? NO_PLACE) }))
  },
  getPersonalFeed: (ctx, ask, { actor }) => viewPersonalFeed(ctx, actor, ask),
})
