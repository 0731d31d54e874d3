import { defineErrors } from '#core/kernel/error.ts'

/** Refusals to a family at a talk. */
export const talkErrors = defineErrors({
  TALK_NEEDS_REGISTRATION: [409, 'Register for the talk first. It is free.'],
  TALK_IS_OVER: [409, 'This talk is over. It takes no more questions.'],
  TALK_IS_NOT_OVER: [409, 'Tell us how it was once the talk is over.'],
  TALK_QUESTION_IS_OPEN: [
    409,
    'You have a question in this talk already. You can ask another one when it is answered.',
  ],
  FEEDBACK_IS_GIVEN: [409, 'You have told us already. Thank you.'],
  METER_IS_OFF: [409, 'The stress meter of this talk is closed.'],
  QUIZ_NOT_PASSED: [409, 'The coupon is for those who reach the marks of the quiz.'],
  COUPONS_ARE_GONE: [409, 'All coupons of this talk are given away. The first to pass the quiz got them.'],
})

/** Refusals to staff who run talks. */
export const talkStaffErrors = defineErrors({
  NOT_A_TALK: [409, 'Choose a webinar of the type TALK.'],
  TALK_HAS_DETAILS: [409, 'This talk has its details already. Change those.'],
  TALK_REASON_NEEDED: [409, 'Please enter why the stage of this talk is changed.'],
  QUIZ_DOES_NOT_FIT: [409, 'Choose a free test with one attempt whose results come at once.'],
  NOT_A_POOL: [409, 'Choose a coupon with codes. Marketing makes them.'],
  QUESTION_STAYS: [409, 'A question that waits is approved or refused. Only an approved one can be answered.'],
})
