// How courses are shown in lists of their own and on a page of their own. Names follow commerce and learning spec, section 3.
import { z } from 'zod'
import { id, Instant, Paise } from '#core/kernel/schemas.ts'
import {
  Batch,
  BundleId,
  BundleWithCurriculum,
  ClassSlot,
  CourseCard,
  CourseKind,
  VariantName,
} from '#core/modules/catalogue/catalogue.ts'
import { GradeNumber, LanguageKey, Spoken, StreamKey } from '#core/taxonomy/schemas.ts'
import { FORMATS, SHORT_PROGRAM_TYPES } from './shelf.ts'

export const AiCourseId = id('aic')
export type AiCourseId = z.infer<typeof AiCourseId>
export const ShortProgramType = z.enum(SHORT_PROGRAM_TYPES)

/** One language and tier of a course led by AI. It is sold as the bundle of the same id. */
export const AiPlan = z.object({
  aioId: BundleId,
  slug: z.string(),
  variant: VariantName.nullable(),
  price: Paise,
  cutPrice: Paise,
  startsAt: Instant,
  endsAt: Instant,
  /** Days and hour of the first batch, as numbers: the screen words them. */
  weekdays: z.array(z.int()),
  startMinutes: z.int().nullable(),
})

export const AiLiveCourse = z.object({
  id: AiCourseId,
  courseDetail: z.object({
    courseTitle: Spoken,
    outcome: Spoken,
    grade: GradeNumber,
    stream: StreamKey.nullable(),
    board: z.string(),
    target: z.string(),
    type: CourseKind,
    subjects: z.array(z.string()),
    startYear: z.int(),
    endYear: z.int(),
  }),
  /** English first; in each language the tiers in their order. */
  teachingLanguageAICourses: z.array(z.object({ language: LanguageKey, plans: z.array(AiPlan) })),
})
export type AiLiveCourse = z.infer<typeof AiLiveCourse>

export const ShortProgram = CourseCard.extend({
  format: z.enum(FORMATS),
  isFeatured: z.boolean(),
  subjects: z.array(z.string()),
})
export type ShortProgram = z.infer<typeof ShortProgram>

/** A topper's claim comes with a source where a family may check it: decision L-37. */
export const Topper = z.object({
  id: z.string(),
  name: z.string(),
  /** "AIR 412" */
  result: z.string(),
  exam: z.string(),
  year: z.int(),
  course: z.string(),
  courseMonths: z.int(),
  wasPaid: z.boolean(),
  sourceUrl: z.string(),
})
export type Topper = z.infer<typeof Topper>

/**
 * One thing that can be chosen on a course's page: an entry of the course led by AI, or a batch of any other course. Each holds
 * the facts of the sale merged with those of the batch that is taught.
 */
export const BatchDetail = z.object({
  /** Its key in `batchDetails`. */
  id: z.string(),
  /** Null where the batch is not led by AI. */
  aioId: BundleId.nullable(),
  slug: z.string(),
  variant: VariantName.nullable(),
  language: LanguageKey,
  /** Null where only the whole course is sold. */
  price: Paise.nullable(),
  cutPrice: Paise.nullable(),
  startsAt: Instant,
  endsAt: Instant,
  /** Null while no batch is planned. */
  label: Batch.shape.label.nullable(),
  timetable: z.array(ClassSlot),
})
export type BatchDetail = z.infer<typeof BatchDetail>

/** The page of a crash course, or of any other: learning spec, section 3 "Crash course page". */
export const CoursePage = z.object({
  id: BundleId,
  bundle: BundleWithCurriculum,
  grade: GradeNumber,
  board: z.string(),
  target: z.string(),
  language: LanguageKey,
  startYear: z.int(),
  endYear: z.int(),
  course: z.object({
    title: Spoken,
    /** The problems it helps with, and its services. */
    helps: z.array(Spoken),
    services: z.array(Spoken),
    keyStats: z.array(z.object({ figure: z.string(), text: Spoken })),
    toppers: z.array(Topper),
    video: z.object({ thumbnail: z.object({ mweb: z.string(), dweb: z.string() }), url: z.string() }).nullable(),
    type: CourseKind,
  }),
  /** The course led by AI that it is a batch of, with all its languages and tiers. */
  aiLiveCourse: AiLiveCourse.nullable(),
  /** Keys are aioIds, or ids of batches where the course is not led by AI. */
  batchDetails: z.record(z.string(), BatchDetail),
  /** The one to begin with; null while none is planned. */
  currentBatchId: z.string().nullable(),
  currentBatch: BatchDetail.nullable(),
})
export type CoursePage = z.infer<typeof CoursePage>

export const GroupHeading = z.object({
  /** JEE, NEET, Foundation, or a board's name. */
  group: z.string(),
  heading: Spoken,
  /** The targets of this class that belong to it. */
  targets: z.array(z.string()),
})
export type GroupHeading = z.infer<typeof GroupHeading>
