// The parts of this module that other modules may import.
export { pictureIdsIn } from './render/markdown.ts'
export { renderReading } from './render/reading.ts'
export {
  listApproved,
  listNewest,
  listOfChapter,
  listSolvable,
  listVersionFacts,
  listVersionKeys,
  listVersionSolutions,
  listVersionTexts,
  listVersionWords,
  type ApprovedQuestion,
  type PracticeVersion,
  type SolvableQuestion,
} from './store-versions.ts'
