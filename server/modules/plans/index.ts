// The parts of this module that other modules may import.
export { validTillOf } from '#core/modules/plans/plan-validity.ts'
export { runningYear } from './find-program.ts'
export { findPlanAnswer } from './one-plan.ts'
export { planMapOf, plansOfProgram } from './plan-view.ts'
export { findSellablePlan, listPlansOfBundle } from './sellable-plan.ts'
export { plansIncluding } from './including-plans.ts'
export { listServicesOfPlans } from './store-services.ts'
export type { SellablePlan } from './store.ts'
