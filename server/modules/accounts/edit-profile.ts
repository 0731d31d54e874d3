import type { LoginData, ProfileChange } from '#core/modules/accounts/account.ts'
import { stateOfPin } from '#core/taxonomy/pin-code.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { loginData } from './login-data.ts'
import { updateAccount, updateLearner } from './store.ts'

/** A new PIN code moves the household to its state, unless a state is given with it. */
export async function editProfile(ctx: Ctx, household: Household, change: ProfileChange): Promise<LoginData> {
  const state = change.stateCode ?? (change.pinCode && stateOfPin(change.pinCode))
  await ctx.db.transaction().execute(async (tx) => {
    await updateAccount(tx, household.accountId, state ? { ...change, stateCode: state } : change)
    await updateLearner(tx, household.learnerId, change)
  })
  return loginData(ctx, household)
}
