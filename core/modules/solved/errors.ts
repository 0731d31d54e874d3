import { defineErrors } from '#core/kernel/error.ts'

export const solvedErrors = defineErrors({
  SOLVED_NOT_READY: [409, 'This question cannot be published yet. Correct the problems that its page lists.'],
  SOLVED_STEP_REFUSED: [409, 'This question is {status}. Reload the page and choose another step.'],
  NOT_A_PDF: [409, 'The file is missing, too large or no complete PDF. Choose it again.'],
  OWN_PDF: [403, 'You uploaded this file. Ask another person to approve it.'],
  OWN_SOLUTION: [403, 'You edited this question. Ask another person to approve it.'],
})
