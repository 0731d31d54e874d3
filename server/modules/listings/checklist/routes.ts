import { checklistApi } from '#core/modules/listings/checklist/api.ts'
import { routes } from '#server/platform/call.ts'
import { courseChecklist } from './course-checklist.ts'

export const checklistRoutes = routes(checklistApi, {
  getCourseChecklist: courseChecklist,
})
