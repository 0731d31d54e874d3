import { partnersStaffApi } from './staff-api.ts'

export { partnersApi as partners } from './api.ts'
export const { staffPartners, staffPartnerActions } = partnersStaffApi
