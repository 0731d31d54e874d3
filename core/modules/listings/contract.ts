import { listingsStaffApi } from './staff-api.ts'

export { listingsApi as listings } from './api.ts'
export const { staffCoursePages, staffToppers, staffShortPrograms, staffGroupHeadings } = listingsStaffApi
