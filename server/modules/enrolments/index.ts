// The parts of this module that other modules may import.
export { enrol } from './enrol.ts'
export { findAccess } from './find-access.ts'
export {
  changeAccess,
  findEnrolmentOfOrder,
  listBlockingEnrolments,
  listEnrolments,
  reinstateSuperseded,
  supersedeEnrolment,
} from './store.ts'
export { listLearnersOfBatches } from './store-batches.ts'
export { listEnrolledAmong } from './store-enrolled.ts'
export { listEnrolledOrders, listEnrolmentsOfOrders } from './store-by-order.ts'
