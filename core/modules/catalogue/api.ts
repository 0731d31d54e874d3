import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line, queryInt, QueryFlag, queryList } from '#core/kernel/schemas.ts'
import { answerLanguage, BoardKey, LanguageKey, QueryGrade, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { Bundle, BundleId, BundleWithCurriculum, CourseCard, CourseGroup, CourseKind, GradeChoice, MenuEntry, School, Slug, Target, Teacher, TeacherId } from './catalogue.ts' // prettier-ignore
import { CONTENT_TYPES } from './lesson-kind.ts'
import { IndexedGrade, SearchResult } from './search.ts'
import { catalogueErrors as errors } from './errors.ts'
import { catalogueTag, plansTag } from './cache-tags.ts'

/** The filters of a list of courses. */
const listed = {
  grade: QueryGrade,
  board: BoardKey,
  target: TargetKey,
  stream: StreamKey.optional(),
  /** The language of teaching; `lang` is that of the answer. */
  language: LanguageKey.optional(),
  /** Courses that are taught in this language come first. */
  first: LanguageKey.default('en'),
  courseKind: CourseKind.optional(),
  subject: Slug.optional(),
  page: queryInt(1, 1_000).default(1),
  ...answerLanguage,
}
const pageFields = { total: z.int(), page: z.int(), pageSize: z.int() }

export const catalogueApi = {
  getGradeBoards: endpoint({
    method: 'GET',
    path: '/storefront/grade-board',
    summary: 'List classes and the boards of each',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.object({
      grades: z.array(GradeChoice),
      /** The picker's first choice for an unknown visitor: decision L-16. */
      start: z.object({ key: z.string(), board: z.string(), target: z.string() }),
    }),
    cachedUntil: [catalogueTag],
  }),
  getTargets: endpoint({
    method: 'GET',
    path: '/storefront/target',
    summary: 'List targets of a class and board',
    access: 'anyone',
    query: z.object({ grade: QueryGrade, board: BoardKey, stream: StreamKey.optional(), ...answerLanguage }),
    response: z.object({ targets: z.array(Target) }),
    cachedUntil: [catalogueTag],
  }),
  getSuccessor: endpoint({
    method: 'GET',
    path: '/storefront/target-successor',
    summary: 'Get the target that took the place of one that is no longer held (decision L-15)',
    access: 'anyone',
    query: z.object({ target: line(100) }),
    /** Null for a target that is held, and for one that we do not know. */
    response: z.object({ successor: z.string().nullable() }),
    cachedUntil: [catalogueTag],
  }),
  getCourseList: endpoint({
    method: 'GET',
    path: '/storefront/course-list',
    summary: 'List courses on sale for a class, board and target',
    access: 'anyone',
    query: z.object(listed),
    response: z.object({ courses: z.array(CourseCard), ...pageFields }),
    cachedUntil: [catalogueTag, plansTag],
  }),
  getCourseGroups: endpoint({
    method: 'GET',
    path: '/storefront/course-groups',
    summary: 'List courses on sale for a class, board and target, each with its tiers',
    access: 'anyone',
    query: z.object(listed),
    response: z.object({ groups: z.array(CourseGroup), ...pageFields }),
    cachedUntil: [catalogueTag, plansTag],
  }),
  getCourseIndex: endpoint({
    method: 'GET',
    path: '/storefront/course-index',
    summary: 'List all classes with their targets and boards, each with the number of its courses',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.object({ grades: z.array(IndexedGrade), total: z.int() }),
    cachedUntil: [catalogueTag, plansTag],
  }),
  searchShop: endpoint({
    method: 'GET',
    path: '/storefront/search',
    summary: 'Find courses, classes, subjects and teachers by the words of a text, in any script',
    access: 'anyone',
    query: z.object({ term: line(100), ...answerLanguage }),
    response: SearchResult,
    limit: { calls: 120, perSeconds: 60 },
  }),
  getCourseMenu: endpoint({
    method: 'GET',
    path: '/course/course-menu',
    summary: 'Get the header menu',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.object({ categories: z.array(MenuEntry) }),
    cachedUntil: [catalogueTag],
  }),
  getPublicBundle: endpoint({
    method: 'GET',
    path: '/bundle/public/:bundleId',
    summary: 'Get a course with its public details',
    access: 'anyone',
    params: z.object({
      /** Its id, or its slug. */
      bundleId: z.union([BundleId, Slug]),
    }),
    query: z.object({
      /** Which kinds of content to answer, or with removeByReturnContentTypes=true which to leave out. */
      returnContentTypes: queryList(z.enum(CONTENT_TYPES), CONTENT_TYPES.length).optional(),
      removeByReturnContentTypes: QueryFlag.default(false),
      ...answerLanguage,
      ...callerFields,
    }),
    response: BundleWithCurriculum,
    errors: [errors.BUNDLE_NOT_FOUND],
    cachedUntil: [catalogueTag, plansTag],
  }),
  getBundles: endpoint({
    method: 'POST',
    path: '/bundle/getBundles',
    summary: 'Get several courses by id (unknown ids are left out)',
    access: 'anyone',
    body: z.object({ bundleIds: z.array(BundleId).max(50), ...answerLanguage }),
    listBody: 'bundleIds',
    response: z.array(Bundle),
    cachedUntil: [catalogueTag, plansTag],
  }),
  getTeachers: endpoint({
    method: 'POST',
    path: '/getBasicTeacherInfoByIds',
    summary: 'Get several teachers by id (unknown ids are left out)',
    access: 'anyone',
    body: z.object({ ids: z.array(TeacherId).max(100), ...answerLanguage }),
    listBody: 'ids',
    response: z.array(Teacher),
    cachedUntil: [catalogueTag],
  }),
  getBoards: endpoint({
    method: 'GET',
    path: '/board/getBoards',
    summary: 'List subjects, which reports call boards (decision L-38)',
    access: 'anyone',
    query: z.object({ state: z.enum(['VISIBLE']).optional(), ...answerLanguage }),
    response: z.array(z.object({ id: z.string(), name: z.string() })),
    cachedUntil: [catalogueTag],
  }),
  getBoardsMap: endpoint({
    method: 'GET',
    path: '/board/getBoardsMap',
    summary: 'Map education boards from key to name (decision L-38)',
    access: 'anyone',
    query: z.object(answerLanguage),
    response: z.record(z.string(), z.string()),
    cachedUntil: [catalogueTag],
  }),
  getSchools: endpoint({
    method: 'GET',
    path: '/school/getSchools',
    summary: 'Find schools by the beginning of the words in their names',
    access: 'anyone',
    query: z.object({ size: queryInt(1, 50).default(50), nameQuery: line(100).default('') }),
    response: z.array(School),
    limit: { calls: 120, perSeconds: 60 },
  }),
}
