// What other modules may import.
export { listSetUp } from './store.ts'
export { findKyc, findWhatsAppNumber } from './store-family.ts'
