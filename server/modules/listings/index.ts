// What other modules may import.
export { isAiBatch } from './ai-courses.ts'
