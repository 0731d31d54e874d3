// The parts of this module that other modules may import.
export { moveBalances } from './move-balances.ts'
export {
  findBalances,
  listBooked,
  listMovements,
  lockBalance,
  postEntry,
  reversalOf,
  sumOf,
  type Entry,
  type Movement,
  type Posting,
} from './post-entry.ts'
