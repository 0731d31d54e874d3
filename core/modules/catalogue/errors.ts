import { defineErrors } from '#core/kernel/error.ts'

// The sentences are the specification's (commerce, section 8), LAST_PURCHASE_DATE_IS_OVER decision P-40.
export const catalogueErrors = defineErrors({
  BUNDLE_NOT_FOUND: [404, 'Course not found, Please try again after sometimes'],
  INVALID_ENTITY: [400, 'Invalid Course type'],
  VALIDITY_IS_OVER: [409, 'Bundle validity is Over'],
  LAST_PURCHASE_DATE_IS_OVER: [409, 'The last date to buy this course has passed. See other batches.'],
  COURSE_HAS_NO_BATCH: [409, 'Nobody could be taught in it yet: add a batch first.'],
  TEACHER_IS_BUSY: [409, 'A teacher of this batch teaches another class at that hour: {who}.'],
})
