import { lessonsStaffApi } from './staff-api.ts'

export { lessonsApi as lessons } from './api.ts'
export const { staffLessonFiles } = lessonsStaffApi
