import { defineErrors } from '#core/kernel/error.ts'

/** Only teachers and staff see these. */
export const markingErrors = defineErrors({
  MARKS_DO_NOT_FIT: [400, 'Give marks for every line of the rubric, in halves, at most those of the line.'],
  ALREADY_MARKED: [409, 'This answer has been marked already. Reload the page to see the next one.'],
  OWN_MARKING: [403, 'You have marked this answer before. Another person must mark it now.'],
  ANSWER_IS_GONE: [409, 'This answer does not wait for marks any more. Reload the page.'],
  NOT_MARKED_YET: [409, 'This answer has not been marked yet, so it cannot be marked again.'],
})
