import { inschoolStaffApi } from './staff-api.ts'

export { inschoolApi as inschool } from './api.ts'
export const { staffOmr, staffSchoolLocks, staffPartnerSchools, staffSchoolSessions, staffPupils } = inschoolStaffApi
