import { enrolmentsStaffApi } from './staff-api.ts'

export { enrolmentsApi as enrolments } from './api.ts'
export const { staffEnrolments } = enrolmentsStaffApi
