// The exports that other modules may import.
export { amountDue, latePaymentPath } from './overdue/late-payment.ts'
export { payInstalment } from './pay-instalment.ts'
export { findPlanOfOrder, listPlans, setDebited, type Plan } from './store.ts'
