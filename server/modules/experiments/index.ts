// The parts of this module that other modules may import.
export { isSwitchedOn } from './switches/is-switched-on.ts'
export { noteOutcome } from './store-results.ts'
