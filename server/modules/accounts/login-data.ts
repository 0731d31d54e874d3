import type { LoginData } from '#core/modules/accounts/account.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAccount, listLearners } from './store.ts'

/** What the page knows of whoever is logged in. */
export async function loginData(ctx: Ctx, { accountId, learnerId }: Household, isNewUser = false): Promise<LoginData> {
  const [account, learners] = await Promise.all([findAccount(ctx.db, accountId), listLearners(ctx.db, accountId)])
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
    pinCode: account.pinCode,
    stateCode: account.stateCode,
    grade: chosen.studentInfo.grade,
    permissions: [],
    roles: ['STUDENT', 'PARENT'],
    learners,
  }
}
