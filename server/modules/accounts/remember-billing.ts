import type { ProfileChange } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import type { Ctx } from '#server/platform/context.ts'
import { updateAccount } from './store.ts'
import { updateLearner, type HouseholdLearner } from './store-learners.ts'

/** Keeps what a buyer has typed where the profile had nothing or something else; a learner's name only where there was none. */
export async function rememberBilling(
  ctx: Ctx,
  { account, learner }: HouseholdLearner,
  typed: Pick<ProfileChange, 'email' | 'stateCode'> & {
    readonly pinCode?: string | undefined
    readonly name?: string | undefined
  },
): Promise<void> {
  // Only a code changes a verified address. The receipt still goes to the address that was typed.
  const typedEmail = account.emailVerifiedAt === null ? typed.email : undefined
  const { email = account.email, pinCode = account.pinCode ?? undefined, stateCode } = { ...typed, email: typedEmail }
  if (email !== account.email || (pinCode ?? null) !== account.pinCode || stateCode !== account.stateCode)
    await updateAccount(ctx.db, account.id, { email, pinCode, stateCode })
  // Without a guardian's consent we store no data about a child: only the order has the name.
  if (standingOf(learner, ctx.now()) === 'CHILD') return
  if (learner.firstName === null && typed.name) await updateLearner(ctx.db, learner.userId, { firstName: typed.name })
}
