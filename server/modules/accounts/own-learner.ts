import { commonErrors } from '#core/kernel/common-errors.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isLearnerOf } from './store-learners.ts'

/**
 * The learner a call is about: the one it names, who must belong to the session's household, else the chosen one. A name
 * from another household is refused and written down: decision L-07.
 */
export async function requireOwnLearner(
  ctx: Ctx,
  household: Household,
  userId: LearnerId | undefined,
): Promise<LearnerId> {
  if (userId === undefined || userId === household.learnerId) return LearnerId.parse(household.learnerId)
  if (await isLearnerOf(ctx.db, household.accountId, userId)) return userId
  return refuseForeignLearner(ctx, household, userId)
}

export async function refuseForeignLearner(ctx: Ctx, household: Household, userId: string): Promise<never> {
  await audit(ctx, ctx.db, { actor: household, action: 'another household’s learner', subject: userId })
  throw commonErrors.FORBIDDEN_ERROR()
}
