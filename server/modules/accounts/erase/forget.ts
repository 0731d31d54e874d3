import { AccountErased, LearnerErased } from '#core/modules/accounts/events.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forgetRecipients } from '#server/modules/otp/index.ts'
import { eraseAccount, findAccount } from '../store.ts'
import { endGuardians, listActingAccounts } from '../store-guardians.ts'
import { eraseLearner, listLearners } from '../store-learners.ts'

/** Erases who a learner was: here at once, and by `eraseListeners` in every other module. */
export async function forgetLearner(ctx: Ctx, tx: Tx, learnerId: string): Promise<void> {
  const now = ctx.now()
  // A session that acts for this learner must not go on doing so.
  for (const accountId of await listActingAccounts(tx, learnerId)) await ctx.sessions.endAllOf(tx, accountId)
  await eraseLearner(tx, learnerId, now)
  await endGuardians(tx, { learnerId }, now)
  await ctx.publish(tx, LearnerErased, { learnerId })
}

/** Forgets a household with all who live in it, and logs it out everywhere. Its number is free from then on. */
export async function forgetAccount(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  const now = ctx.now()
  for (const { userId, isHome } of await listLearners(tx, accountId))
    if (isHome) await forgetLearner(ctx, tx, userId)
    else await endGuardians(tx, { learnerId: userId, accountId }, now)
  const account = await findAccount(tx, accountId)
  const reachedAt = [account?.phone, account?.email].filter((each) => typeof each === 'string')
  await forgetRecipients(ctx, tx, reachedAt)
  await eraseAccount(tx, accountId, now)
  await ctx.publish(tx, AccountErased, { accountId })
  await ctx.sessions.endAllOf(tx, accountId)
}
