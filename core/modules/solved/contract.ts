export { solvedApi as solved } from './api.ts'
export { staffSolvedQuestions, staffSolvedReview } from './staff-api.ts'
