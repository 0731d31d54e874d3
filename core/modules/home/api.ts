import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, queryInt, queryList } from '#core/kernel/schemas.ts'
import { Slug } from '#core/modules/catalogue/catalogue.ts'
import { answerLanguage, GradeNumber, TargetKey } from '#core/taxonomy/schemas.ts'
import { VisitId } from '#core/taxonomy/visit-id.ts'
import { Feed } from './feed.ts'
import { HomeConfig, MasterClass, Offering, Popup, PopupEventType, PopupId, PopupPage } from './home.ts'
import { Goal, LanternWeek } from './lantern.ts'
import { homeTag } from './cache-tag.ts'

const grade = z.string().regex(/^-?\d{1,2}$/, 'not a grade').transform(Number).pipe(GradeNumber) // prettier-ignore
const grades = queryList(grade, 16).optional()

export const homeApi = {
  getHomeFeed: endpoint({
    method: 'GET',
    path: '/homefeed/getHomeFeedForWeb',
    summary: 'Get the first page of the home feed',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: Feed,
  }),
  getHomeFeedFrom: endpoint({
    method: 'GET',
    path: '/homefeed/getHomeFeedForWeb/:id',
    summary: 'Get a further page of the home feed by its cursor',
    access: 'anyone',
    params: z.object({ id: queryInt(0, 1_000) }),
    query: z.object(answerLanguage),
    response: Feed,
  }),
  getMasterClasses: endpoint({
    method: 'GET',
    path: '/homefeed/master-class',
    summary: 'List running and upcoming master classes, soonest first',
    access: 'anyone',
    query: z.object({
      grades,
      target: TargetKey.optional(),
      subjects: queryList(Slug, 20).optional(),
      ...answerLanguage,
    }),
    response: z.object({ serverTime: Instant, masterClasses: z.array(MasterClass) }),
  }),
  getHomeConfig: endpoint({
    method: 'GET',
    path: '/homepage/config',
    summary: 'List the sections of the home page in order',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: HomeConfig,
    cachedUntil: [homeTag],
  }),
  getOfferings: endpoint({
    method: 'GET',
    path: '/homepage/offerings/student',
    summary: 'List ways to learn, for some classes or for all',
    access: 'anyone',
    query: z.object({ grades, ...answerLanguage }),
    response: z.object({ offerings: z.array(Offering) }),
    cachedUntil: [homeTag],
  }),
  getPopups: endpoint({
    method: 'GET',
    path: '/popups',
    summary: 'List pop-ups for a page (none for a child without a guardian’s consent)',
    access: 'anyone',
    query: z.object({ page: PopupPage, ...answerLanguage }),
    response: z.object({ popups: z.array(Popup) }),
  }),
  notePopup: endpoint({
    method: 'POST',
    path: '/popups/:id/events',
    summary: 'Record that a pop-up was seen, led to the login or was closed (once per visit)',
    access: 'anyone',
    params: z.object({ id: PopupId }),
    body: z.object({
      type: PopupEventType,
      /** The session of a browser's tab. A program without one is counted once a day. */
      visit: VisitId.optional(),
    }),
    response: z.object({ isCounted: z.boolean() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
    limit: { calls: 60, perSeconds: 60 },
  }),
  getLanterns: endpoint({
    method: 'GET',
    path: '/home/lanterns',
    summary: 'Get the learner’s week of lanterns',
    access: 'household',
    response: LanternWeek,
  }),
  setLanternGoal: endpoint({
    method: 'PUT',
    path: '/home/lanterns/goal',
    summary: 'Set how many nights a week the learner plans to study',
    access: 'household',
    body: z.object({ nights: Goal }),
    response: LanternWeek,
  }),
}
