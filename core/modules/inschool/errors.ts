import { defineErrors } from '#core/kernel/error.ts'

export const inschoolErrors = defineErrors({
  NO_SUCH_SESSION: [404, 'No test has this code. Please read the code again.'],
  SESSION_NOT_OPEN: [409, 'This test is not open now. Please ask your teacher.'],
  SESSION_IS_FULL: [409, 'All places of this test are taken. Please ask your teacher.'],
  PUPIL_HAS_JOINED: [
    409,
    'This class and roll number has joined already. To continue here, ask your teacher for the PIN.',
  ],
  WRONG_PIN: [403, 'This PIN is not right. Please ask your teacher.'],
  NOT_YOUR_TURN: [401, 'The test is open on another device. Join again with the PIN of your teacher.'],
  CLAIM_LINK_OVER: [410, 'This link has ended. Please ask the school for the result.'],
  CLAIM_TOO_EARLY: [409, 'A class still writes this test. Please open this link again when the test is over.'],
  RESULT_IS_CLAIMED: [409, 'Another family has taken this result over. Please ask the school.'],
  AGREEMENT_IS_MISSING: [409, 'The school has no agreement yet. Enter the day of the agreement first.'],
  SHEET_LACKS_COLUMNS: [400, 'The sheet has no column {columns}. Add it, or choose the sheet of this paper.'],
  NOT_AN_IN_SCHOOL_PAPER: [409, 'Choose a published paper of the kind IN_SCHOOL.'],
})
