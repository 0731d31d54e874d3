import { coursesStaffApi as api } from '#core/modules/catalogue/staff-courses-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const catalogueWaiting = [
  waiting(api.staffCourses, { label: 'Courses to publish', group: 'PUBLISHING', filter: { hasDraft: true } }),
]
