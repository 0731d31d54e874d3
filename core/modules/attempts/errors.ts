import { defineErrors } from '#core/kernel/error.ts'

export const attemptErrors = defineErrors({
  TEST_NOT_OPEN: [409, 'This test is not open now. See the list of tests for its time.'],
  TEST_NOT_INCLUDED: [403, 'This test comes with a course that includes tests. See the plans.'],
  TEST_NEEDS_PLAN: [403, 'Your plan does not include this test. These plans do: {plans}.'],
  TEST_NEEDS_PAYMENT: [403, 'An instalment is late: {amount}. Pay it to open this test again.'],
  DOUBT_NOT_INCLUDED: [403, 'Answers to your questions come with a course that includes doubt solving. See the plans.'],
  DOUBT_NEEDS_PLAN: [403, 'Your plan does not include doubt solving. These plans do: {plans}.'],
  DOUBT_NEEDS_PAYMENT: [403, 'An instalment is late: {amount}. Pay it to ask questions again.'],
  ATTEMPTS_USED_UP: [409, 'You have taken this test as often as it allows.'],
  TEST_GOES_ON_ELSEWHERE: [409, 'This test is open on another device. Open it there, or continue here.'],
  TEST_IS_SUBMITTED: [409, 'This test has been submitted.'],
  NOT_PRACTICE: [409, 'Answers of this test are checked after it is submitted.'],
  NOTHING_TO_CHECK: [409, 'Answer the question first, then check it.'],
  NO_PRACTICE_SET: [409, 'There are too few questions to practise this chapter. See the list of tests.'],
  RESULT_NOT_RELEASED: [409, 'The results of this test are not released yet.'],
})

/** Only staff see these. */
export const regradeErrors = defineErrors({
  KEY_DOES_NOT_FIT: [400, 'This key does not fit the question. Enter answers that the question has.'],
  NOT_IN_PAPER: [404, 'This question is not in the paper. Choose a question of the paper.'],
  REGRADE_WAITS: [409, 'A correction of this question already waits for a decision. Decide it first.'],
  OWN_REGRADE: [403, 'You asked for this correction yourself. Another person must decide it.'],
  REGRADE_DECIDED: [409, 'Somebody has already decided this. Reload the page to see the decision.'],
  CHALLENGE_DECIDED: [409, 'This challenge has been decided. Reload the page to see the answer.'],
})

/** Only staff see these. */
export const liveErrors = defineErrors({
  ATTEMPT_STEP_REFUSED: [409, 'This attempt is {status}. Reload the page and choose another step.'],
  RESULT_IS_KNOWN: [409, 'The learner may know the answers already, so this attempt cannot be opened again.'],
  NO_SUCH_LEARNER: [404, 'We could not find this learner. Check the id and try again.'],
})
