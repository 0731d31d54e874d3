import { accountsStaffApi } from './staff-api.ts'

export { accountsApi as accounts } from './api.ts'
export const { staffHouseholds, staffLearners, staffHouseholdActions, staffLearnerActions } = accountsStaffApi
