export { solvedApi as solved } from './api.ts'
export { solvedPdfApi as solvedPdf } from './pdf-api.ts'
export { staffSolvedQuestions, staffSolvedReview } from './staff-api.ts'
