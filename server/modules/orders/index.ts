// What other modules may import.
export {
  closeLastAttempt,
  findLastAttempt,
  insertAttempt,
  listDueChecks,
  planNextCheck,
  takeTurnToCheck,
  type Attempt,
} from './attempt-store.ts'
export { enrolmentResultOf, type KnownOrder, type ReturnReason } from './order-row.ts'
export { findOwnOrder, findOwnOrderAndAttempt } from './own-order.ts'
export { findOrder, hasMoneyUnderWay, hasPaidOrder, listOrdersOfAccount, moveOrder, noteEvent } from './store.ts'
