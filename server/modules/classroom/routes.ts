import { classroomApi } from '#core/modules/classroom/api.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { listUpcoming } from './families/classes.ts'
import { viewTimetable } from './families/timetable.ts'

export const classroomRoutes = routes(classroomApi, {
  getTimetable: (ctx, ask, { actor }) => viewTimetable(ctx, actor, ask),
  async listNextClasses(ctx, { userId, size, lang }, { actor }) {
    const learnerId = await requireOwnLearner(ctx, actor, userId)
    return { classes: await listUpcoming(ctx, learnerId, { size, lang }) }
  },
})
