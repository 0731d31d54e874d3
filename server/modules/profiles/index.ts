// The parts of this module that other modules may import.
export { findDoNotCall } from './do-not-call.ts'
export { demoBookings } from './points/demo-bookings.ts'
export { listMessageStandings, type MessageStanding } from './preferences.ts'
export { listAddresses, listUsualAddresses } from './store-addresses.ts'
