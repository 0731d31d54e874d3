// The parts of this module that other modules may import.
export { pictureIdsIn } from './render/markdown.ts'
export { renderReading } from './render/reading.ts'
export {
  listApproved,
  listOfChapter,
  listVersionFacts,
  listVersionKeys,
  listVersionSolutions,
  listVersionTexts,
  listVersionWords,
  type ApprovedQuestion,
  type PracticeVersion,
} from './store-versions.ts'
