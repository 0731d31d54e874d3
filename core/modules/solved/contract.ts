export { solvedApi as solved } from './api.ts'
export { solvedPdfApi as solvedPdf } from './pdf-api.ts'
export { staffPdfs } from './pdf-staff-api.ts'
export { staffSolvedQuestions, staffSolvedReview } from './staff-api.ts'
