import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant, queryInt } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { FilmProgress } from '#core/modules/lessons/lesson.ts'
import { answerLanguage, BoardKey, GradeNumber, LanguageKey, Spoken, TargetKey } from '#core/taxonomy/schemas.ts'
import { webinarErrors as errors } from './errors.ts'
import { FeedWebinar, Webinar, WebinarFilm, WebinarId, WebinarLists, WebinarPlace, WebinarSlug, WebinarType, WebinarView } from './webinar.ts' // prettier-ignore
import { LISTED_STATUSES } from './webinar-status.ts'

/** Decision L-32. A list that is left out or empty does not narrow. */
const filter = z.object({
  grades: z.array(GradeNumber).max(16).default([]),
  boards: z.array(BoardKey).max(20).default([]),
  targets: z.array(TargetKey).max(20).default([]),
  subjects: z.array(Slug).max(20).default([]),
  languages: z.array(LanguageKey).max(8).default([]),
  type: WebinarType.optional(),
  statuses: z.array(z.enum(LISTED_STATUSES)).max(3).default([]),
  pageNo: z.int().min(0).max(1_000).default(0),
  pageSize: z.int().min(1).max(50).default(20),
  ...answerLanguage,
})
export type WebinarFilter = z.output<typeof filter>

/** `userId` is a learner of the session's household; left out, the chosen one. */
const own = { webinarId: WebinarId, userId: LearnerId.optional(), ...callerFields }
const OwnPlace = WebinarPlace.extend({ id: WebinarId })

const ofFilm = z.object({ slug: WebinarSlug, id: RecordingId })
const seconds = z.int().min(0).max(86_400)

export const webinarsApi = {
  findWebinars: endpoint({
    method: 'POST',
    path: '/cms/webinar/findWebinars',
    summary: 'List webinars: live ones, then those to come, then past ones',
    access: 'anyone',
    supportView: 'SHOWN',
    body: filter,
    response: z.array(Webinar),
    limit: { calls: 240, perSeconds: 60 },
  }),
  findWebinarLists: endpoint({
    method: 'POST',
    path: '/cms/webinar/v2/findWebinars',
    summary: 'List webinars by their time, relative to one server time',
    access: 'anyone',
    supportView: 'SHOWN',
    body: filter,
    response: WebinarLists,
    limit: { calls: 240, perSeconds: 60 },
  }),
  getWebinar: endpoint({
    method: 'GET',
    path: '/webinars/:slug',
    summary: 'Get a webinar with its place for the learner, and its film once the learner has registered',
    access: 'anyone',
    params: z.object({ slug: WebinarSlug }),
    query: z.object(answerLanguage),
    response: WebinarView,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getFilm: endpoint({
    method: 'GET',
    path: '/webinars/:slug/films/:id',
    summary: 'Get the address of a webinar’s film, for a learner who has registered',
    access: 'household',
    params: ofFilm,
    query: z.object(answerLanguage),
    response: z.object({ title: Spoken, film: WebinarFilm }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  reportFilm: endpoint({
    method: 'POST',
    path: '/webinars/:slug/films/:id/position',
    summary: 'Record how much of a webinar’s film was watched (never decreases), and the place to go on from',
    access: 'household',
    params: ofFilm,
    body: z.object({ watchedSec: seconds, positionSec: seconds, seq: z.int().min(1).max(1e9), ...callerFields }),
    response: FilmProgress,
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  getCaptions: endpoint({
    method: 'GET',
    path: '/webinars/:slug/films/:id/captions/:lang',
    summary: 'Get the captions of a webinar’s film, as a WebVTT text',
    access: 'household',
    params: ofFilm.extend({ lang: LanguageKey }),
    response: z.object({ text: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
  register: endpoint({
    method: 'POST',
    path: '/cms/webinar/register',
    summary: 'Register a learner for a webinar, or put the learner on its waitlist',
    access: 'learner',
    body: z.object({ ...own, reminder: z.boolean().optional() }),
    response: OwnPlace,
    errors: [commonErrors.NOT_FOUND_ERROR, errors.WEBINAR_IS_CANCELLED, errors.WEBINAR_NEEDS_CONSENT],
    limit: { calls: 60, perSeconds: 60 },
  }),
  unregister: endpoint({
    method: 'POST',
    path: '/cms/webinar/unregister',
    summary: 'Give up the place of a learner; registering again within ten seconds takes it back',
    access: 'learner',
    body: z.object(own),
    response: OwnPlace.extend({ undoUntil: Instant.nullable() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 60, perSeconds: 60 },
  }),
  getRegistrationInfos: endpoint({
    method: 'POST',
    path: '/cms/webinar/getWebinarUserRegistrationInfos',
    summary: 'List the places of a learner in these webinars; unknown ids are left out',
    access: 'learner',
    supportView: 'SHOWN',
    body: z.object({ ids: z.array(WebinarId).max(100), userId: LearnerId.optional(), ...callerFields }),
    listBody: 'ids',
    response: z.array(OwnPlace),
  }),
  getPersonalFeed: endpoint({
    method: 'GET',
    path: '/cms/webinar/personalized-feed',
    summary: 'List webinars for a learner, each with the reasons why it is shown',
    access: 'learner',
    query: z.object({ userId: LearnerId.optional(), size: queryInt(1, 50).default(10), ...callerFields, ...answerLanguage }),
    response: z.object({ serverTime: Instant, webinars: z.array(FeedWebinar) }),
  }),
} // prettier-ignore
