// The parts of this module that other modules may import.
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
