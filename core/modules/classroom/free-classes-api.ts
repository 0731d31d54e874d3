// Classes that are open to everybody, for visitors and search engines.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, queryInt } from '#core/kernel/schemas.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { answerLanguage, GradeNumber, LanguageKey, QueryGrade, Spoken } from '#core/taxonomy/schemas.ts'
import { SessionId, SessionStatus } from './session.ts'

export const FreeClass = z.object({
  id: SessionId,
  status: SessionStatus,
  /** The course it is a class of. */
  bundleId: BundleId,
  slug: z.string(),
  courseTitle: Spoken,
  /** The chapter that is taught then, or the subject. */
  title: z.string(),
  subjectKey: z.string(),
  subject: z.string(),
  teacherName: z.string(),
  grade: GradeNumber,
  language: LanguageKey,
  startsAt: Instant,
  endsAt: Instant,
})
export type FreeClass = z.infer<typeof FreeClass>

export const freeClassesApi = {
  listFreeClasses: endpoint({
    method: 'GET',
    path: '/free-classes',
    summary: 'List the classes of the next weeks that are open to everybody, soonest first',
    access: 'anyone',
    query: z.object({
      grade: QueryGrade.optional(),
      bundleId: BundleId.optional(),
      page: queryInt(1, 1_000).default(1),
      size: queryInt(1, 30).default(3),
      ...answerLanguage,
    }),
    response: z.object({
      classes: z.array(FreeClass),
      total: z.int(),
      /** The classes, such as 9 and 10, for which there is one. */
      grades: z.array(GradeNumber),
    }),
  }),
  getFreeClass: endpoint({
    method: 'GET',
    path: '/free-classes/:id',
    summary: 'Get a class that is open to everybody, also when it is over or cancelled',
    access: 'anyone',
    params: z.object({ id: SessionId }),
    query: z.object(answerLanguage),
    response: FreeClass.extend({
      /** When one may enter. */
      opensAt: Instant,
      isOver: z.boolean(),
      /** Why it was cancelled or changed. */
      reason: Spoken.nullable(),
      serverTime: Instant,
    }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
