import { commonErrors } from '#core/kernel/common-errors.ts'
import { enrolmentsApi } from '#core/modules/enrolments/api.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { viewSeats } from './seats/view-seats.ts'
import { findEnrolment, listEnrolments } from './store.ts'

export const enrolmentRoutes = routes(enrolmentsApi, {
  async checkEnrolment(ctx, { bundleId }, { learnerId }) {
    const enrolments = await listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now())
    const enrolment = enrolments.find(({ isActive }) => isActive) ?? null
    return { isEnrolled: enrolment !== null, enrolment }
  },

  async getEnrolments(ctx, { state, bundleId }, { learnerId }) {
    return listEnrolments(ctx.db, learnerId, { state, bundleId }, ctx.now())
  },

  async getUserActiveEnrollments(ctx, { state, bundleId }, { learnerId }) {
    const enrolments = await listEnrolments(ctx.db, learnerId, { state, bundleId }, ctx.now())
    return enrolments.filter(({ isActive }) => isActive)
  },

  getBatchSeats: (ctx, { bundleId }) => viewSeats(ctx, bundleId),

  async enrolmentByIdAndUniqueId(ctx, { id, uniqueId }, { actor }) {
    const enrolment = await findEnrolment(ctx.db, id, ctx.now())
    if (enrolment?.uniqueId !== uniqueId) throw commonErrors.NOT_FOUND_ERROR()
    const learners = await listLearners(ctx.db, actor.accountId)
    if (!learners.some(({ userId }) => userId === enrolment.userId)) throw commonErrors.NOT_FOUND_ERROR()
    return enrolment
  },
})
