import { commonErrors } from '#core/kernel/common-errors.ts'
import { enrolmentsApi } from '#core/modules/enrolments/api.ts'
import { routes } from '#server/platform/call.ts'
import { viewSeats } from './seats/view-seats.ts'
import { listEnrolments } from './store.ts'

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

  async enrolmentByIdAndUniqueId(_, { uniqueId }, { enrolment }) {
    if (enrolment.uniqueId !== uniqueId) throw commonErrors.NOT_FOUND_ERROR()
    return enrolment
  },
})
