// The parts of this module that other modules may import.
export { isSwitchedOn } from './flags.ts'
export { noteOutcome } from './store-results.ts'
