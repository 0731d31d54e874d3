// What other modules may import.
export { findWhatsAppNumber } from './store-family.ts'
