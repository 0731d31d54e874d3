// The parts of this module that other modules may import.
export {
  closeAttempt,
  findLastAttempt,
  findOrderAndAttempt,
  listDueChecks,
  planNextCheck,
  takeTurnToCheck,
  type Attempt,
} from './attempt-store.ts'
export { beginAttempt, freeingWalletPart } from './paid/wallet-part.ts'
export { insertAttempt, noteNotStarted, noteStartAnswer } from './attempt-start.ts'
export { refundPostings, returnPostings } from './paid/bookings.ts'
export { addRefunded, findCarried, findGivenBack, lockOrder, type InstantRefund } from './paid/refund-store.ts'
export { correctPlace, taxOfRest, type TaxedRest } from './paid/correct-place.ts'
export { estimateRefund, isWholeDue } from './paid/estimate-refund.ts'
export { fulfilOrder } from './paid/fulfil-order.ts'
export { unusedOf } from './buy/credit.ts'
export { orderPart } from './buy/order-part.ts'
export { deletePaidPart, insertPaidPart, isPartUnderWay } from './paid/part-store.ts'
export { openQuote, quoteInParts } from './buy/quote.ts'
export { listOrderIds, listOrderMoney, listPaidOrders, type OrderMoney } from './paid/reconcile-store.ts'
export { takeBackOrder } from './paid/take-back-order.ts'
export { kycDetails } from './points/kyc-details.ts'
export { enrolmentResultOf, type StoredOrder, type ReturnReason } from './order-row.ts'
export { buyItems } from './buy/buy-items.ts'
export { findSaleItem } from './buy/find-sale-item.ts'
export { isSale, takeBackSold, wordsOf } from './sellable-of-order.ts'
export { findOwnOrderAndAttempt } from './own-order.ts'
export { makeQuote } from './buy/quote.ts'
export { hasMoneyUnderWay, hasPaidOrder, listOrdersOfAccounts, listOrdersUnderWay } from './account-store.ts'
export { findOrder, listOrdersOfAccount, moveOrder, noteEvent } from './store.ts'
