// The exports that other modules may import.
export { payInstalment } from './pay-instalment.ts'
export { findPlanOfOrder, listPlans, setDebited, type Plan } from './store.ts'
