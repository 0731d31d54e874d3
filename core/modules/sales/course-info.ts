// Facts about a course for the sales calls. They are all on its public page too.
import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { BundleId, ClassSlot, Teacher, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { GradeNumber, LanguageKey, Spoken, StreamKey } from '#core/taxonomy/schemas.ts'

const course = { entityId: BundleId, title: Spoken, startsAt: Instant, endsAt: Instant }

export const CourseInfo = z.object({
  ...course,
  slug: z.string(),
  outcome: Spoken,
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  board: z.string(),
  target: z.string(),
  language: LanguageKey,
  variantName: VariantName.nullable(),
  subjects: z.array(z.string()),
  teachers: z.array(Teacher),
})
export type CourseInfo = z.infer<typeof CourseInfo>

/** Weekly classes by batch. Read when responseStatus is SUCCESS: commerce spec, section 7. */
export const ClassTimings = z.object({
  responseStatus: z.literal('SUCCESS'),
  payload: z.object({
    courses: z.array(
      z.object({
        ...course,
        batches: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            startsAt: Instant,
            endsAt: Instant,
            language: LanguageKey,
            timings: z.array(ClassSlot),
            /** The classes of the coming seven days, with their moves. */
            upcoming: z.array(
              z.object({
                startsAt: Instant,
                endsAt: Instant,
                subjectKey: z.string(),
                subject: z.string(),
                teacherName: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
})
export type ClassTimings = z.infer<typeof ClassTimings>

/** How many classes and tests a course holds, and how many of them subject by subject. */
export const SessionInfo = z.object({
  courses: z.array(
    z.object({
      ...course,
      /** In the coming seven days, of the learner's batch or the first one. */
      sessionsPerWeek: z.int(),
      /** All of the course: its chapters' and those of several chapters. */
      tests: z.int(),
      subjects: z.array(z.object({ subject: z.string(), sessions: z.int(), tests: z.int() })),
    }),
  ),
})
export type SessionInfo = z.infer<typeof SessionInfo>
