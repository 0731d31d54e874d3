// The parts of this module that other modules may import.
export { reinstateSuperseded, supersedeEnrolment } from './end-enrolments.ts'
export { enrol } from './enrol.ts'
export { findAccess } from './find-access.ts'
export {
  changeAccess,
  findEnrolment,
  findEnrolmentOfOrder,
  listBlockingEnrolments,
  listEnrolments,
  listEnrolmentsOfAccounts,
} from './store.ts'
export { listLearnersOfBatches } from './store-batches.ts'
export { listEnrolledOrders, listEnrolmentsOfOrders } from './store-by-order.ts'
