// The parts of this module that other modules may import.
export { agreeEmi, listLenders, longestTenure, type Lender } from './emi-cards.ts'
export { findAvailability, listAvailability, type InstrumentWithAvailability } from './availability.ts'
