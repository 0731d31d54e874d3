// The exports that other modules may import.
export { findDeletion } from './store.ts'
