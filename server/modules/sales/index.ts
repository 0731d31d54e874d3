// What other modules may import.
export { exportPayRequests, movePayRequests } from './ask/store.ts'
export { exportOffers, moveLeads } from './store.ts'
