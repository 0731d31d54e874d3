// The lessons of courses, as staff edit them. The endpoints of the lessons module attach files and tests.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { line, QueryFlag } from '#core/kernel/schemas.ts'
import { SubjectKey } from '#core/taxonomy/schemas.ts'
import { LESSON_KINDS } from './lesson-kind.ts'

const Ref = line(64).min(1)
const LessonKind = z.enum(LESSON_KINDS)

const lesson = {
  chapter: line(200).min(1),
  title: line(200).min(1),
  /** The place in the course: 1 comes first. */
  position: z.int().min(1).max(10_000),
  /** Open to everybody who is signed in. */
  isFree: z.boolean().default(false),
  /** Families see it. */
  isActive: z.boolean().default(true),
}

export const lessonsStaffApi = {
  staffLessons: resource({
    name: 'lessons',
    feature: 'catalogue',
    record: z.object({
      id: z.string(),
      bundleId: z.string(),
      kind: LessonKind,
      subject: z.string(),
      ...lesson,
      contentId: z.string().nullable(),
      /** It has no file, no test, or no class. A course with such a lesson cannot be published. */
      isEmpty: z.boolean(),
    }),
    filter: z.object({
      bundleId: Ref.optional(),
      kind: LessonKind.optional(),
      subject: SubjectKey.optional(),
      isEmpty: QueryFlag.optional(),
      isActive: QueryFlag.optional(),
    }),
    sort: ['position', 'bundleId', 'subject', 'kind'],
    create: z.object({ bundleId: Ref, kind: LessonKind, subject: line(40).min(1), ...lesson }),
    update: z.object(lesson),
  }),
}
