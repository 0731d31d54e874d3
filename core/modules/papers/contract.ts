import { papersStaffApi } from './staff-api.ts'

export const { staffMarkingPolicies, staffPapers, staffPaperSteps, staffSchoolPapers } = papersStaffApi
