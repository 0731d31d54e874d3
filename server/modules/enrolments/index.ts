// What other modules may import.
export { enrol, refuseIfEnrolled, refuseSecondTrial } from './enrol.ts'
export {
  changeAccess,
  endEnrolmentOfOrder,
  findEnrolmentOfOrder,
  listBlockingEnrolments,
  listEnrolments,
  reinstateSuperseded,
  supersedeEnrolment,
} from './store.ts'
export { listEnrolledOrders, listEnrolmentsOfOrders } from './store-by-order.ts'
