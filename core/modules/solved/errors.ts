import { defineErrors } from '#core/kernel/error.ts'

export const solvedErrors = defineErrors({
  SOLVED_NOT_READY: [409, 'This question cannot be published yet. Correct the problems that its page lists.'],
  SOLVED_STEP_REFUSED: [409, 'This question is {status}. Reload the page and choose another step.'],
  OWN_SOLUTION: [403, 'You edited this question. Ask another person to approve it.'],
})
