// What other modules may import.
export { agreeEmi, longestTenure } from './emi-cards.ts'
export { findStanding, listStandings, type StandingInstrument } from './standings.ts'
