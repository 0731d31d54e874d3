import { salesApi } from '#core/modules/sales/api.ts'
import { routes } from '#server/platform/call.ts'
import { acceptOffer } from './accept-offer.ts'
import { classTimings, courseInfo, courseOf, sessionInfo, teacherInfo } from './course-info.ts'
import { findOffer, getOffer } from './find-offer.ts'
import { viewOffer } from './view-offer.ts'

export const salesRoutes = routes(salesApi, {
  async isValidUser(ctx, claim) {
    const found = await findOffer(ctx, claim)
    return found.lead ? { valid: true, reason: null } : { valid: false, reason: found.reason }
  },

  getSalesConfirmationDetails: viewOffer,

  async getBundleDetails(ctx, claim) {
    const { bundleId: entityId } = await getOffer(ctx, claim)
    return courseOf(ctx, { entityId, lang: claim.lang })
  },

  getCourseInfo: courseInfo,
  getClassTimings: classTimings,
  getCourseWiseSessionInfo: sessionInfo,
  getTeacherInfo: async (ctx, asked) => [...(await teacherInfo(ctx, asked, asked.lang))],
  acceptOffer,
})
