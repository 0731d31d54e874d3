// The parts of this module that other modules may import.
export { findPrintable } from './store.ts'
