// Courses, as staff edit them: terms, teachers, batches with their timetables, curricula and trials.
import { z } from 'zod'
import { publicationFields, publishedResource } from '#core/kernel/resource/publication.ts'
import { resource } from '#core/kernel/resource.ts'
import { Amount, Instant, line, QueryFlag } from '#core/kernel/schemas.ts'
import { PictureId } from '#core/modules/media/picture.ts'
import { BoardKey, GradeNumber, LanguageKey, Localised, QueryGrade, StreamKey, TargetKey } from '#core/taxonomy/schemas.ts' // prettier-ignore
import { Batch, CourseKind, ProductLabel, SaleStatus, Slug, VariantName } from './catalogue.ts'
import { catalogueErrors as errors } from './errors.ts'

const feature = 'catalogue'
const SubjectKey = line(40).min(1)
const Ref = line(64).min(1)

const course = {
  slug: Slug,
  title: Localised,
  outcome: Localised,
  pictureId: PictureId.nullable().default(null),
  grade: GradeNumber,
  stream: StreamKey.nullable(),
  /** All that it serves, its own first. */
  boards: z.array(BoardKey).min(1).max(10),
  target: TargetKey,
  language: LanguageKey,
  variantName: VariantName.nullable(),
  courseKind: CourseKind,
  productLabel: ProductLabel.nullable().default(null),
  isEarlyLearning: z.boolean(),
  price: Amount,
  cutPrice: Amount,
  startsAt: Instant,
  endsAt: Instant,
  lastPurchaseAt: Instant.nullable(),
  aslGroup: line(80).nullable(),
  isListed: z.boolean(),
  curriculumId: Ref.nullable(),
  /** Who teaches what, its subjects in order. */
  staff: z.array(z.object({ subject: SubjectKey, teacherId: Ref })).max(40),
}
const CourseRecord = z.object({
  id: z.string(),
  ...course,
  status: SaleStatus,
  ...publicationFields,
  isDemo: z.boolean(),
})

/** The price of a batch by itself; null: only the whole course is sold. It changes by a request. */
export const batchPrice = Amount.nullable()

const batch = {
  bundleId: Ref,
  label: Batch.shape.label,
  startsAt: Instant,
  endsAt: Instant,
  language: LanguageKey,
  /** How many learners it has room for; null: it is never full. */
  seats: z.int().min(1).max(100_000).nullable().default(null),
  /** The weekly classes. */
  slots: z
    .array(
      z.object({
        /** 0 is Sunday. */
        weekday: z.int().min(0).max(6),
        /** On a clock in India, from midnight on. */
        startMinutes: z.int().min(0).max(1439),
        lengthMinutes: z.int().min(1).max(600),
        subject: SubjectKey,
        teacherId: Ref,
        isFree: z.boolean(),
      }),
    )
    .max(60),
}

const curriculum = {
  name: line(120).min(1),
  /** In the order they are taught, subject by subject. */
  chapters: z
    .array(
      z.object({
        subject: SubjectKey,
        chapter: Localised,
        /** 1 is the course's first month. */
        month: z.int().min(1).max(60),
        classes: z.int().min(0).max(200),
        tests: z.int().min(0).max(200),
      }),
    )
    .max(500),
}

/** The terms of a trial. They change by a request. */
export const trialTerms = {
  trialAmount: Amount,
  trialAllowedDays: z.int().min(1).max(365),
  cutPrice: Amount,
}

const notReady = [
  errors.COURSE_HAS_NO_BATCH,
  errors.COURSE_NOT_READY,
  errors.COURSE_HAS_EMPTY_LESSONS,
  errors.COURSE_LACKS_AI_LESSONS,
  errors.PRO_IS_STORED_AS_PLUS,
]

export const coursesStaffApi = {
  staffCourses: publishedResource({
    isFirstByTwo: true,
    notReady,
    errors: [...notReady, errors.PRICE_IS_OF_PLAN],
    name: 'courses',
    feature,
    record: CourseRecord,
    filter: z.object({
      grade: QueryGrade.optional(),
      target: TargetKey.optional(),
      status: SaleStatus.optional(),
      language: LanguageKey.optional(),
      isListed: QueryFlag.optional(),
      hasDraft: QueryFlag.optional(),
    }),
    sort: ['grade', 'slug', 'price', 'startsAt', 'status'],
    create: z.object(course),
    update: z.object(course),
    /** Takes items off sale at once, or puts them on sale again. An unpublished item is neither. */
    bulk: z.object({ status: z.enum(['ACTIVE', 'INACTIVE']).optional() }),
  }),
  staffBatches: resource({
    name: 'batches',
    feature,
    record: z.object({ id: z.string(), ...batch, price: batchPrice }),
    filter: z.object({ bundleId: Ref.optional(), language: LanguageKey.optional() }),
    sort: ['startsAt', 'bundleId', 'label'],
    newestFirst: true,
    create: z.object(batch),
    update: z.object(batch),
    errors: [errors.TEACHER_IS_BUSY],
  }),
  staffCurricula: resource({
    name: 'curricula',
    feature,
    record: z.object({
      id: z.string(),
      ...curriculum,
      name: z.string(),
      chapterCount: z.int(),
      courseCount: z.int(),
      isDemo: z.boolean(),
    }),
    sort: ['name'],
    create: z.object(curriculum),
    update: z.object(curriculum),
  }),
  /** A new trial is not offered. One person stops offering it at once; it changes in no other way than by a request. */
  staffTrials: resource({
    name: 'trials',
    feature,
    record: z.object({ id: z.string(), bundleId: Ref, ...trialTerms, isActive: z.boolean() }),
    filter: z.object({ bundleId: Ref.optional(), isActive: QueryFlag.optional() }),
    sort: ['bundleId', 'trialAmount'],
    create: z.object({ bundleId: Ref, ...trialTerms }),
    bulk: z.object({ isActive: z.literal(false) }),
  }),
}
