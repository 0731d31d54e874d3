import { defineErrors } from '#core/kernel/error.ts'

// The sentences are the specification's (commerce, section 8), LAST_PURCHASE_DATE_IS_OVER decision P-40.
export const catalogueErrors = defineErrors({
  BUNDLE_NOT_FOUND: [404, 'Course not found, Please try again after sometimes'],
  INVALID_ENTITY: [400, 'Invalid Course type'],
  VALIDITY_IS_OVER: [409, 'Bundle validity is Over'],
  LAST_PURCHASE_DATE_IS_OVER: [409, 'The last date to buy this course has passed. See other batches.'],
  COURSE_HAS_NO_BATCH: [409, 'This course has no batch. Add a batch before you publish it.'],
  COURSE_NOT_READY: [409, 'This course is not ready. {problems}'],
  COURSE_HAS_EMPTY_LESSONS: [
    409,
    'These lessons have nothing behind them: {lessons}. Add a film, notes or a test to each, or withdraw the lesson.',
  ],
  COURSE_LACKS_AI_LESSONS: [
    409,
    'This course is led by AI, and these subjects have no published lesson led by AI: {subjects}. Put one behind a lesson of the kind AI first.',
  ],
  PRO_IS_STORED_AS_PLUS: [409, 'In classes 11 to 13 choose PLUS. Families read it as PRO.'],
  PRICE_IS_OF_PLAN: [409, 'This course costs {price}, as its full-course plan does. Change the price of the plan.'],
  TEACHER_IS_BUSY: [409, 'A teacher already has another class at this time: {who}. Choose another time or teacher.'],
})
