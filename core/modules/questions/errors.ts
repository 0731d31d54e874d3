import { defineErrors } from '#core/kernel/error.ts'

export const questionErrors = defineErrors({
  QUESTION_NOT_READY: [409, 'This question cannot be approved yet. Correct the problems that its page lists.'],
  QUESTION_STEP_REFUSED: [409, 'This question is {status}. Reload the page and choose another step.'],
  OWN_QUESTION: [403, 'You edited this question. Ask another person to approve it.'],
  QUESTION_KIND_IS_FIXED: [409, 'The kind of a question cannot change. Write a new question.'],
  NOT_A_QTI_FILE: [400, 'No assessmentItem is in this file. Choose a QTI 2.x file and try again.'],
  NOT_A_DOCX_FILE: [400, 'We cannot read this file. Save it in Word as .docx, and try again.'],
  NO_QUESTION_IN_DOCX: [400, 'No question is in this file. Begin each question with its number, such as “1.”.'],
  DOCX_TOO_LARGE: [400, 'This document is too large. Split it, and take the pictures out.'],
  NOT_A_GIFT_FILE: [400, 'This is not a GIFT file: line {line}, column {column}. Correct it and try again.'],
})
