// What other modules may import.
export {
  findBalances,
  listMovements,
  postEntry,
  reversalOf,
  sumOf,
  type Entry,
  type Movement,
  type Posting,
} from './post-entry.ts'
