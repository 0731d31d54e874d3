import { mandatesStaffApi } from './staff-api.ts'

export { mandatesApi as mandates } from './api.ts'
export const { staffMandates, staffDebits } = mandatesStaffApi
