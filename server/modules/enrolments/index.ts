// What other modules may import.
export { enrol, refuseIfEnrolled } from './enrol.ts'
export { changeAccess, endEnrolmentOfOrder, findEnrolment, listEnrolments } from './store.ts'
