import type { ProfileChange } from '#core/modules/accounts/account.ts'
import type { Ctx } from '#server/platform/context.ts'
import { updateAccount, updateLearner, type KnownHousehold } from './store.ts'

/** Keeps what a buyer has typed where the profile had nothing or something else; a learner's name only where there was none. */
export async function rememberBilling(
  ctx: Ctx,
  { account, learner }: KnownHousehold,
  typed: Pick<ProfileChange, 'email' | 'pinCode' | 'stateCode'> & { readonly name?: string | undefined },
): Promise<void> {
  const { email = account.email, pinCode = account.pinCode ?? undefined, stateCode } = typed
  if (email !== account.email || (pinCode ?? null) !== account.pinCode || stateCode !== account.stateCode)
    await updateAccount(ctx.db, account.id, { email, pinCode, stateCode })
  if (learner.firstName === null && typed.name) await updateLearner(ctx.db, learner.userId, { firstName: typed.name })
}
