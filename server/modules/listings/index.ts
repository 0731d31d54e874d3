// The parts of this module that other modules may import.
export { isAiBatch } from './ai-courses.ts'
export { listLedByAi } from './store.ts'
