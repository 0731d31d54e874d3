import { profilesStaffApi } from './staff-api.ts'

export { profilesApi as profiles } from './api.ts'
export const { staffQuestionFlows } = profilesStaffApi
