// The parts of this module that other modules may import.
export { pictureIdsIn } from './render/markdown.ts'
export { renderReading } from './render/reading.ts'
export {
  listApproved,
  listNamingOptions,
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
  type VersionText,
} from './store-versions.ts'
