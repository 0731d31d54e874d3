import { consentStaffApi } from './staff-api.ts'

export { consentApi as consent } from './api.ts'
export const { staffConsentNotices, staffConsents, staffPlannedErasures } = consentStaffApi
