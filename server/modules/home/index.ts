// What other modules may import.
export { findGoal, listAllNights } from './store-own.ts'
