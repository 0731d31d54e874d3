// The parts of this module that other modules may import.
export { findWhatsAppNumber } from './store-family.ts'
