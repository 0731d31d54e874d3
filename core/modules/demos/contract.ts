import { demosStaffApi } from './staff-api.ts'

export { demosApi as demos } from './api.ts'
export const { staffDemoSupply, staffDemoDays, staffDemoBookings, staffDemoActions } = demosStaffApi
