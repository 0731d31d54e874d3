import { plansStaffApi } from './staff-api.ts'

export { plansApi as plans } from './api.ts'
export const { staffPrograms, staffPlans, staffServices, staffSessionYears, staffPlanRules, staffPlanActions } =
  plansStaffApi
