import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, queryInt, queryList } from '#core/kernel/schemas.ts'
import {
  Bundle,
  BundleId,
  CourseKind,
  CurriculumMap,
  GradeChoice,
  Slug,
  Target,
} from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { answerLanguage, BoardKey, LanguageKey, QueryGrade, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { listingErrors as errors } from './errors.ts'
import { AiLiveCourse, CoursePage, GroupHeading, ShortProgram, ShortProgramType } from './listing.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'
import { listingsTag } from './cache-tag.ts'

const cachedUntil = [catalogueTag, listingsTag]

/** The filters of a list. Absent filters narrow nothing. */
const studying = {
  grade: QueryGrade.optional(),
  board: BoardKey.optional(),
  target: TargetKey.optional(),
  stream: StreamKey.optional(),
}
const narrowed = {
  ...studying,
  /** The years in which it begins and ends. */
  startYear: queryInt(2000, 2100).optional(),
  endYear: queryInt(2000, 2100).optional(),
  /** The language of teaching; `lang` is that of the answer. */
  language: LanguageKey.optional(),
  page: queryInt(1, 1_000).default(1),
  ...answerLanguage,
}
const GradeBoards = z.object({
  grades: z.array(GradeChoice),
  /** The picker's first choice for an unknown visitor: decision L-16. */
  start: z.object({ key: z.string(), board: z.string(), target: z.string() }),
})
const Targets = z.object({ targets: z.array(Target) })
const listed = { total: z.int(), page: z.int(), pageSize: z.int() }

export const listingsApi = {
  getAiLiveGradeBoards: endpoint({
    method: 'GET',
    path: '/ai-live/grade-board',
    summary: 'List classes and boards that have AI-led courses',
    access: 'anyone',
    query: z.object({ type: CourseKind.optional(), ...answerLanguage }),
    response: GradeBoards,
    cachedUntil,
  }),
  getAiLiveTargets: endpoint({
    method: 'GET',
    path: '/ai-live/target',
    summary: 'List targets that have AI-led courses for a class and board',
    access: 'anyone',
    query: z.object({
      ...studying,
      grade: QueryGrade,
      board: BoardKey,
      type: CourseKind.optional(),
      ...answerLanguage,
    }),
    response: Targets,
    cachedUntil,
  }),
  getAiLiveCourses: endpoint({
    method: 'GET',
    path: '/ai-live/course-list',
    summary: 'List AI-led courses with their languages and tiers',
    access: 'anyone',
    query: z.object({
      ...narrowed,
      type: CourseKind.optional(),
      /** Those that teach any of these. */
      subjects: queryList(Slug, 20).optional(),
      /** How many on a page. */
      number: queryInt(1, 50).default(12),
      /** Words that the title holds. */
      term: line(60).optional(),
    }),
    response: z.object({ courses: z.array(AiLiveCourse), ...listed }),
    cachedUntil,
  }),
  getAiLiveBatch: endpoint({
    method: 'GET',
    path: '/ai-live/batch-detail',
    summary: 'Get one language and tier of an AI-led course, with timetable and teachers',
    access: 'anyone',
    query: z.object({ aioId: BundleId, ...answerLanguage }),
    response: z.object({ aioId: BundleId, aiLiveCourse: AiLiveCourse, batch: Bundle }),
    errors: [errors.BATCH_NOT_FOUND],
    cachedUntil,
  }),
  getAiLiveCurriculum: endpoint({
    method: 'GET',
    path: '/ai-live/course-curriculum',
    summary: 'Get the curriculum of an AI-led course by subject',
    access: 'anyone',
    query: z.object({ aioId: BundleId, ...answerLanguage }),
    response: z.object({ aioId: BundleId, fullCourseCurriculumMap: CurriculumMap }),
    errors: [errors.BATCH_NOT_FOUND],
    cachedUntil,
  }),
  getShortProgramGradeBoards: endpoint({
    method: 'GET',
    path: '/short-program/grade-board',
    summary: 'List classes and boards that have short courses',
    access: 'anyone',
    query: z.object({ type: ShortProgramType.optional(), ...answerLanguage }),
    response: GradeBoards,
    cachedUntil,
  }),
  getShortProgramTargets: endpoint({
    method: 'GET',
    path: '/short-program/target',
    summary: 'List targets that have short courses for a class and board',
    access: 'anyone',
    query: z.object({
      ...studying,
      grade: QueryGrade,
      board: BoardKey,
      type: ShortProgramType.optional(),
      ...answerLanguage,
    }),
    response: Targets,
    cachedUntil,
  }),
  getShortPrograms: endpoint({
    method: 'GET',
    path: '/short-program/course-list',
    summary: 'List short courses: featured, short-term, one-to-one or by topic',
    access: 'anyone',
    query: z.object({ ...narrowed, type: ShortProgramType.optional() }),
    response: z.object({ courses: z.array(ShortProgram), ...listed }),
    cachedUntil,
  }),
  getTopicSpecificCourses: endpoint({
    method: 'GET',
    path: '/bundle/listing/topic-specific-courses',
    summary: 'List courses of one topic',
    access: 'anyone',
    query: z.object({ ...narrowed, subject: Slug.optional() }),
    response: z.object({ courses: z.array(ShortProgram), ...listed }),
    cachedUntil,
  }),
  getGroupsNameHeading: endpoint({
    method: 'GET',
    path: '/bundle/getGroupsNameHeading',
    summary: 'List the groups of courses of a class, with headings',
    access: 'anyone',
    query: z.object({ grade: QueryGrade, stream: StreamKey.optional(), ...answerLanguage }),
    response: z.array(GroupHeading),
    cachedUntil,
  }),
  getCoursePage: endpoint({
    method: 'GET',
    path: '/premium/findById',
    summary: 'Get the full course page by id or slug',
    access: 'anyone',
    query: z.object({ id: z.union([BundleId, Slug]), ...answerLanguage }),
    response: CoursePage,
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
    cachedUntil,
  }),
}
