// What other modules may import.
export { enrol, refuseIfEnrolled } from './enrol.ts'
export { endEnrolmentOfOrder } from './store.ts'
