// The batches of a course, for a learner who wants another one.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, Instant } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { seatErrors } from '#core/modules/enrolments/seat-errors.ts'
import { listingErrors } from '#core/modules/listings/errors.ts'
import { answerLanguage, LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { batchErrors as errors } from '../errors.ts'

const mine = { userId: LearnerId.optional(), ...callerFields }
const ofCourse = z.object({ bundleId: BundleId })
const BatchId = z.string().min(1).max(64)
const done = z.object({ isDone: z.literal(true) })
const { BATCH_NOT_FOUND } = listingErrors

/** A weekly class of a batch at the hour of another one. */
export const BatchClash = z.object({
  weekday: z.int(),
  startMinutes: z.int(),
  /** The subject of the other class. */
  subject: z.string(),
  courseTitle: Spoken,
  /** The first name of another learner of the family whose class it is; null: it is this learner's own. */
  learnerName: z.string().nullable(),
})
export type BatchClash = z.infer<typeof BatchClash>

export const CourseBatch = z.object({
  batchId: BatchId,
  label: z.string(),
  language: LanguageKey,
  startsAt: Instant,
  /** Its weekly classes: "Mon 7:00 pm Physics". */
  classes: z.array(z.object({ weekday: z.int(), startMinutes: z.int(), subject: z.string() })),
  isOwn: z.boolean(),
  /** Null: it is never full. */
  seatsLeft: z.int().nullable(),
  /** The learner's place in the queue for it; null: does not wait. */
  place: z.int().nullable(),
  /** A seat is held for the learner until then. */
  offeredUntil: Instant.nullable(),
  /** A warning, and no refusal. */
  clashes: z.array(BatchClash),
})
export type CourseBatch = z.infer<typeof CourseBatch>

export const batchesApi = {
  listBatches: endpoint({
    method: 'GET',
    path: '/learn/courses/:bundleId/batches',
    summary: 'List the batches of a course with their free seats, and the learner’s own',
    access: 'learner',
    params: ofCourse,
    query: z.object({ ...mine, ...answerLanguage }),
    response: z.object({
      bundleId: BundleId,
      courseTitle: Spoken,
      isEnrolled: z.boolean(),
      /** How often the family may still change the batch. */
      changesLeft: z.int(),
      batches: z.array(CourseBatch),
    }),
    errors: [catalogueErrors.BUNDLE_NOT_FOUND],
  }),
  listBatchClashes: endpoint({
    method: 'GET',
    path: '/batches/:batchId/clashes',
    summary: 'List the weekly classes of a batch at whose hours a learner of the family has another class',
    access: 'learner',
    params: z.object({ batchId: BatchId }),
    query: z.object({ ...mine, ...answerLanguage }),
    response: z.object({ clashes: z.array(BatchClash) }),
  }),
  changeBatch: endpoint({
    method: 'PUT',
    path: '/learn/courses/:bundleId/batch',
    summary: 'Change the batch in which a learner is taught',
    access: 'learner',
    params: ofCourse,
    body: z.object({ batchId: BatchId, ...mine }),
    response: done,
    errors: [...Object.values(errors), BATCH_NOT_FOUND, seatErrors.BATCH_FULL],
  }),
  waitForBatch: endpoint({
    method: 'PUT',
    path: '/learn/courses/:bundleId/batches/:batchId/wait',
    summary: 'Wait for a seat in a full batch, or no longer (asking again keeps the place in the queue)',
    access: 'learner',
    params: ofCourse.extend({ batchId: BatchId }),
    body: z.object({ isWaiting: z.boolean(), ...mine }),
    response: done,
    errors: [BATCH_NOT_FOUND, seatErrors.BATCH_HAS_SEATS, errors.IN_THIS_BATCH],
  }),
}
