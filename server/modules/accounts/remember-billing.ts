import type { ProfileChange } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import type { Ctx } from '#server/platform/context.ts'
import { updateAccount } from './store.ts'
import { updateLearner, type KnownHousehold } from './store-learners.ts'

/** Keeps what a buyer has typed where the profile had nothing or something else; a learner's name only where there was none. */
export async function rememberBilling(
  ctx: Ctx,
  { account, learner }: KnownHousehold,
  typed: Pick<ProfileChange, 'email' | 'pinCode' | 'stateCode'> & { readonly name?: string | undefined },
): Promise<void> {
  // A verified address changes by a code alone; the receipt goes to what was typed all the same.
  const typedEmail = account.emailVerifiedAt === null ? typed.email : undefined
  const { email = account.email, pinCode = account.pinCode ?? undefined, stateCode } = { ...typed, email: typedEmail }
  if (email !== account.email || (pinCode ?? null) !== account.pinCode || stateCode !== account.stateCode)
    await updateAccount(ctx.db, account.id, { email, pinCode, stateCode })
  // Of a child nobody has agreed for, nothing is kept: the name stands on the order alone.
  if (standingOf(learner, ctx.now()) === 'CHILD') return
  if (learner.firstName === null && typed.name) await updateLearner(ctx.db, learner.userId, { firstName: typed.name })
}
