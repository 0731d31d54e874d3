// What other modules may import.
export { enrol, refuseIfEnrolled } from './enrol.ts'
export { changeAccess, endEnrolmentOfOrder, findEnrolmentOfOrder, listEnrolments } from './store.ts'
