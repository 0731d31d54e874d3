// What other modules may import.
export { isSwitchedOn } from './flags.ts'
