// The parts of this module that other modules may import.
export { reinstateSuperseded, supersedeEnrolment } from './end-enrolments.ts'
export { enrol } from './enrol.ts'
export { findAccess, listAccesses } from './find-access.ts'
export { lockView, type ServiceLock } from './service-lock.ts'
export {
  changeAccess,
  findEnrolment,
  findEnrolmentOfOrder,
  listBlockingEnrolments,
  listEnrolments,
  listEnrolmentsOfAccounts,
} from './store.ts'
export { countLearnersOfBatches, listLearnersOfBatches } from './store-batches.ts'
export { listEnrolledAmong, listLearnersOfCourses } from './store-enrolled.ts'
export { listEnrolledOrders, listEnrolmentsOfOrders } from './store-by-order.ts'
export { moveLearner } from './seats/move-learner.ts'
export { countOwnChanges, lockRunning, lockTaughtIn, type TaughtEnrolment } from './seats/store-changes.ts'
export { countSeated } from './seats/store-seats.ts'
export {
  countWaitlist,
  deleteWait,
  deleteWaitsOf,
  listOwnWaits,
  listWaitedBatches,
  listWaitlist,
} from './seats/store-waits.ts'
export { offerSeats, waitForSeat, type SeatOffer } from './seats/wait-for-seat.ts'
