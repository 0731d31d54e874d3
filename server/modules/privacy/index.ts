// What other modules may import.
export { findDeletion } from './store.ts'
export { moveRequests } from './requests/store.ts'
