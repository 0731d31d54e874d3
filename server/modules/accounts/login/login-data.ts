import type { LoginData } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAccount } from '../store.ts'
import { listLearners } from '../store-learners.ts'

/** The facts about the logged-in household that a page needs. */
export async function loginData(ctx: Ctx, household: Household, isNewUser = false): Promise<LoginData> {
  const { accountId, learnerId, support } = household
  const [account, known] = await Promise.all([findAccount(ctx.db, accountId), listLearners(ctx.db, accountId)])
  const learners = known.map((learner) => ({ ...learner, standing: standingOf(learner, ctx.now()) }))
  // A learner who has gone, or whose guardian this no longer is: the household goes on with its first.
  const chosen = learners.find(({ userId }) => userId === learnerId) ?? learners[0]
  // A session can outlive its account only when the account was erased.
  if (!account || !chosen) throw commonErrors.NOT_LOGGED_IN()
  return {
    ...chosen,
    isLoggedIn: true,
    isNewUser,
    accountId: account.id,
    phone: account.phone,
    email: account.email,
    isEmailVerified: account.emailVerifiedAt !== null,
    heldBy: account.heldBy,
    pinCode: account.pinCode,
    stateCode: account.stateCode,
    grade: chosen.studentInfo.grade,
    permissions: [...account.permissions],
    roles: ['STUDENT', 'PARENT'],
    learners,
    ...(support && { supportView: { viewId: support.viewId, endsAt: support.endsAt } }),
  }
}
