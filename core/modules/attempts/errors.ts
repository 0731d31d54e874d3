import { defineErrors } from '#core/kernel/error.ts'

export const attemptErrors = defineErrors({
  TEST_NOT_OPEN: [409, 'This test is not open now. See the list of tests for its time.'],
  TEST_NOT_INCLUDED: [403, 'This test comes with a course that includes tests. See the plans.'],
  ATTEMPTS_USED_UP: [409, 'You have taken this test as often as it allows.'],
  TEST_GOES_ON_ELSEWHERE: [409, 'This test goes on on another device. Open it there, or continue here.'],
  TEST_IS_SUBMITTED: [409, 'This test has been submitted.'],
  RESULT_NOT_RELEASED: [409, 'The results of this test are not released yet.'],
})
