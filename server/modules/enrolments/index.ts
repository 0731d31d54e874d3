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
export { listEnrolledOrders, listEnrolmentsOfOrders } from './store-by-order.ts'
export { moveLearner } from './seats/move-learner.ts'
export { countOwnChanges, lockRunning, lockTaughtIn, type TaughtEnrolment } from './seats/store-changes.ts'
export { countSeated } from './seats/store-seats.ts'
export { deleteWait, deleteWaitsOf, listOwnWaits, listWaitedBatches } from './seats/store-waits.ts'
export { offerSeats, waitForSeat, type SeatOffer } from './seats/wait-for-seat.ts'
