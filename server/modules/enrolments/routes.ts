import { enrolmentsApi } from '#core/modules/enrolments/api.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { listEnrolments } from './store.ts'

export const enrolmentRoutes = routes(enrolmentsApi, {
  async checkEnrolment(ctx, { bundleId, userId }, { actor }) {
    const learnerId = await requireOwnLearner(ctx, actor, userId)
    const enrolments = await listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now())
    const enrolment = enrolments.find(({ isActive }) => isActive) ?? null
    return { isEnrolled: enrolment !== null, enrolment }
  },

  async getEnrolments(ctx, { userId, state, bundleId }, { actor }) {
    const learnerId = await requireOwnLearner(ctx, actor, userId)
    return listEnrolments(ctx.db, learnerId, { state, bundleId }, ctx.now())
  },
})
