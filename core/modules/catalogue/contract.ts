import { catalogueStaffApi } from './staff-api.ts'
import { coursesStaffApi } from './staff-courses-api.ts'
import { pricesStaffApi } from './staff-prices-api.ts'
import { lessonsStaffApi } from './staff-lessons-api.ts'

export { catalogueApi as catalogue } from './api.ts'
export const { staffBoards, staffTargets, staffGrades, staffSubjects, staffTeachers, staffSchools, staffMenu } =
  catalogueStaffApi
export const { staffCourses, staffBatches, staffCurricula, staffTrials } = coursesStaffApi
export const { staffPriceChanges, staffPriceActions } = pricesStaffApi
export const { staffLessons } = lessonsStaffApi
