// What other modules may import.
export { exportAssignments } from './store.ts'
export { isSwitchedOn } from './flags.ts'
