// What other modules may import.
export { exportVisits } from './store.ts'
