import { courseTypeOf } from '#core/modules/coupons/course-type.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { listCourseLevels } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Counts every enrolment, also one that has ended. */
export async function hasEarlyLearning(ctx: Ctx, actor: Household, userId: string | undefined): Promise<boolean> {
  const learnerId = await requireOwnLearner(ctx, actor, userId as never) // the contract's schema has read it
  const enrolments = await listEnrolments(ctx.db, learnerId, {}, ctx.now())
  const levels = await listCourseLevels(ctx.db, enrolments.map(({ bundleId }) => bundleId)) // prettier-ignore
  return levels.some((level) => courseTypeOf({ ...level, hasPlan: false }) === 'EARLY_LEARNING')
}
