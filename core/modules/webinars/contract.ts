import { webinarsStaffApi } from './staff-api.ts'

export { webinarsApi as webinars } from './api.ts'
export const { staffWebinars, staffWebinarSeries, staffWebinarRegistrations, staffWebinarActions } = webinarsStaffApi
