// The parts of this module that other modules may import.
export { findAttempt, findLastAttempt, type Attempt } from './store.ts'
export { saveResponses } from './store-responses.ts'
export { deleteAttempts, giveAttempt, listProgress, type Progress } from './store-pupils.ts'
export { viewResult } from './results/view-result.ts'
export { openAttempt, readAttempt } from './take/read-attempt.ts'
export { saveAnswer } from './take/save-responses.ts'
export { startForPupil } from './take/start-test.ts'
export { submitAttempt, submitIn } from './take/submit-attempt.ts'
