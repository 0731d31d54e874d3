// What other modules may import.
export { exportInvitations, moveInvitations } from './store.ts'
