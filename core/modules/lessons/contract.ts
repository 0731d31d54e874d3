import { aiLessonApi } from './ai/api.ts'
import { aiLessonStaffApi } from './ai/staff-api.ts'
import { lessonsApi } from './api.ts'
import { sampleApi, sampleStaffApi } from './sample.ts'
import { lessonsStaffApi } from './staff-api.ts'

export const lessons = { ...lessonsApi, ...aiLessonApi, ...sampleApi }
export const { staffSampleLessons } = sampleStaffApi
export const { staffLessonFiles } = lessonsStaffApi
export const { staffAiLessons, staffAiLessonActions } = aiLessonStaffApi
