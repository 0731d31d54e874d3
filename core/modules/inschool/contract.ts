import { inschoolStaffApi } from './staff-api.ts'

export { inschoolApi as inschool } from './api.ts'
export const { staffPartnerSchools, staffSchoolSessions, staffPupils } = inschoolStaffApi
