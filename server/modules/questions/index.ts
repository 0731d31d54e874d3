// The parts of this module that other modules may import.
export {
  listApproved,
  listVersionFacts,
  listVersionKeys,
  listVersionSolutions,
  listVersionTexts,
  listVersionWords,
} from './store-versions.ts'
