import { homeStaffApi } from './staff-api.ts'

export { homeApi as home } from './api.ts'
export const { staffHomeSections, staffFeedCards, staffOfferings, staffPopups } = homeStaffApi
