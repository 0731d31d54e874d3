// Functions for other modules.
export { findLastAttempt } from './store.ts'
