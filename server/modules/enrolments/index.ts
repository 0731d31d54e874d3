// What other modules may import.
export { enrol, refuseIfEnrolled } from './enrol.ts'
export { endEnrolmentOfOrder, listEnrolments } from './store.ts'
