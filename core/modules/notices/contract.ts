import { noticesStaffApi } from './staff-api.ts'

export { noticesApi as notices } from './api.ts'
export const { staffNoticeSends } = noticesStaffApi
