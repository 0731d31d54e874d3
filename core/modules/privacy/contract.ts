import { privacyStaffApi } from './staff-api.ts'

export { privacyApi as privacy } from './api.ts'
export const { staffDeletions, staffPrivacyRequests, staffPrivacyActions } = privacyStaffApi
