import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import { listCourseLevels } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Counts every enrolment, also one that has ended. */
export async function hasEarlyLearning(ctx: Ctx, learnerId: string): Promise<boolean> {
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const levels = await listCourseLevels(ctx.db, enrolments.map(({ bundleId }) => bundleId)) // prettier-ignore
  return levels.some((level) => courseTypeOf({ ...level, hasPlan: false }) === 'EARLY_LEARNING')
}
