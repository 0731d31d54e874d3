// What other modules may import.
export { payInstalment } from './pay-instalment.ts'
export { findPlanOfOrder, listPlans, moveInstalments, setDebited, type Plan } from './store.ts'
