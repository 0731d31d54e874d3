// The parts of this module that other modules may import.
export {
  findPaper,
  listAllOpenPapers,
  listClosedPapers,
  listCoursePapers,
  listOpenPapers,
  listPapers,
  listSections,
  lockForAttempt,
  type Paper,
  type PaperHead,
} from './store.ts'
export { findExam } from './policies/store.ts'
export { findPracticeSet, insertPracticeSet, listHoldingPapers, listPracticeSets } from './practice-sets.ts'
export { listUnreminded, reminderValues, takeUnreminded } from './reminders.ts'
export { readRules, viewPaper, wrongMarksOf, type PaperView } from './view-paper.ts'
