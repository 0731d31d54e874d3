import { listingsStaffApi } from './staff-api.ts'

export { checklistApi as staffCourseChecklist } from './checklist/api.ts'
export { listingsApi as listings } from './api.ts'
export const { staffCoursePages, staffToppers, staffShortPrograms, staffGroupHeadings } = listingsStaffApi
