import { demosApi } from './api.ts'
import { ondemandApi } from './instant/ondemand-api.ts'
import { demosStaffApi } from './staff-api.ts'

export { demosTeachingApi as demosTeaching } from './instant/teaching-api.ts'
export const demos = { ...demosApi, ...ondemandApi }
export const { staffDemoSupply, staffDemoDays, staffDemoBookings, staffDemoLandings, staffDemoActions } = demosStaffApi
