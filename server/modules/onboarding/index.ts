// What other modules may import.
export { listSetUp } from './store.ts'
export { exportCalendars } from './calendar/store.ts'
export { exportWatched, findKyc, findWhatsAppNumber, moveShown } from './store-family.ts'
