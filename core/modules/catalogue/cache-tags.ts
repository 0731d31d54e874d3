import { cacheTag } from '#core/kernel/endpoint.ts'

/** Courses, batches, timetables, teachers, boards and pictures. */
export const catalogueTag = cacheTag('catalogue')
/** Plans and their prices. Courses show prices, so the tag is here, below the module of plans. */
export const plansTag = cacheTag('plans')
