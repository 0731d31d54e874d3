// The lessons of a learner's courses.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId, LessonId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { answerLanguage, LanguageKey } from '#core/taxonomy/schemas.ts'
import { lessonErrors } from './errors.ts'
import { CourseLessons, FilmProgress, Learning, LessonView, ReplayView } from './lesson.ts'

const mine = { userId: LearnerId.optional(), ...callerFields }
const ofLesson = z.object({ id: LessonId })
const ofReplay = z.object({ bundleId: BundleId, id: RecordingId })
const seconds = z.int().min(0).max(86_400)
const { NOT_FOUND_ERROR } = commonErrors
const refusals = [NOT_FOUND_ERROR, ...Object.values(lessonErrors)]

export const lessonsApi = {
  getLearning: endpoint({
    method: 'GET',
    path: '/learn',
    summary: 'List a learner’s courses, and the film to go on with',
    access: 'learner',
    query: z.object({ ...mine, ...answerLanguage }),
    response: Learning,
  }),
  getCourseLessons: endpoint({
    method: 'GET',
    path: '/learn/courses/:bundleId',
    summary: 'List the lessons of a course by chapters, with why some do not open',
    access: 'learner',
    params: z.object({ bundleId: BundleId }),
    query: z.object({ ...mine, ...answerLanguage }),
    response: CourseLessons,
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
  }),
  getLesson: endpoint({
    method: 'GET',
    path: '/learn/lessons/:id',
    summary: 'Get a lesson, with addresses of its files that are good for ten minutes',
    access: 'learner',
    params: ofLesson,
    query: z.object({ ...mine, ...answerLanguage }),
    response: LessonView,
    errors: [NOT_FOUND_ERROR],
  }),
  reportWatching: endpoint({
    method: 'POST',
    path: '/learn/lessons/:id/position',
    summary: 'Record how much of a lesson’s film was watched (never decreases), and the place to go on from',
    access: 'learner',
    params: ofLesson,
    body: z.object({ watchedSec: seconds, positionSec: seconds, seq: z.int().min(1).max(1e9), ...mine }),
    response: FilmProgress,
    errors: refusals,
  }),
  getReplay: endpoint({
    method: 'GET',
    path: '/learn/courses/:bundleId/replays/:id',
    summary: 'Get the recording of a class, with an address of its film that is good for ten minutes',
    access: 'learner',
    params: ofReplay,
    query: z.object({ ...mine, ...answerLanguage }),
    response: ReplayView,
    errors: [NOT_FOUND_ERROR],
  }),
  reportReplay: endpoint({
    method: 'POST',
    path: '/learn/courses/:bundleId/replays/:id/position',
    summary: 'Record how much of a class’s recording was watched (never decreases), and the place to go on from',
    access: 'learner',
    params: ofReplay,
    body: z.object({ watchedSec: seconds, positionSec: seconds, seq: z.int().min(1).max(1e9), ...mine }),
    response: FilmProgress,
    errors: refusals,
  }),
  getReplayCaptions: endpoint({
    method: 'GET',
    path: '/learn/courses/:bundleId/replays/:id/captions/:lang',
    summary: 'Get the captions of a class’s recording, as a WebVTT text',
    access: 'learner',
    params: ofReplay.extend({ lang: LanguageKey }),
    query: z.object(mine),
    response: z.object({ text: z.string() }),
    errors: refusals,
  }),
  getCaptions: endpoint({
    method: 'GET',
    path: '/learn/lessons/:id/captions/:lang',
    summary: 'Get the captions of a lesson’s film, as a WebVTT text',
    access: 'learner',
    params: ofLesson.extend({ lang: LanguageKey }),
    query: z.object(mine),
    response: z.object({ text: z.string() }),
    errors: refusals,
  }),
}
