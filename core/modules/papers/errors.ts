import { defineErrors } from '#core/kernel/error.ts'

export const paperErrors = defineErrors({
  PAPER_IS_LOCKED: [
    409,
    'Somebody has taken this paper, so its questions, minutes and order stay. Make a new paper instead.',
  ],
  PAPER_NOT_READY: [409, 'This paper cannot be published yet. Correct the problems that its page lists.'],
  OWN_PAPER: [403, 'You edited this paper. Ask another person to publish it.'],
  PAPER_STEP_REFUSED: [409, 'This paper is {status}. Reload the page and choose another step.'],
})
