import { LearnerChange, type LearnerId, type LoginData, type ProfileChange } from '#core/modules/accounts/account.ts'
import { accountErrors as errors } from '#core/modules/accounts/errors.ts'
import { fieldsToAwaitConsent, standingOf } from '#core/modules/accounts/standing.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { refuseForeignLearner, type LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { loginData } from './login/login-data.ts'
import { requireState } from './require-state.ts'
import { findAccount, updateAccount, type AccountChange } from './store.ts'
import { findHousehold, updateLearner } from './store-learners.ts'

/**
 * Edits the household, and one learner if one is given. A new PIN code also sets its state, unless the input names a state. A PIN
 * code that is taken away takes its state along.
 * Throws INVALID_INPUT for a PIN code of no state or of two, where the input names none.
 */
export async function editProfile(
  ctx: Ctx,
  { ...change }: ProfileChange & { readonly userId?: LearnerId | undefined },
  { learnerId, actor: household }: LearnerCall,
): Promise<LoginData> {
  await ctx.db.transaction().execute(async (tx) => {
    await editAccount(tx, household, await withState(tx, household, change))
    await editLearner(ctx, tx, household, { ...LearnerChange.parse(change), learnerId })
  })
  return loginData(ctx, household)
}

async function withState(tx: Tx, { accountId }: Household, change: ProfileChange): Promise<AccountChange> {
  const { pinCode } = change
  if (pinCode === undefined) return change
  if (pinCode === null) return { ...change, stateCode: change.stateCode ?? null }
  return { ...change, stateCode: requireState({ ...change, pinCode }, await findAccount(tx, accountId)) }
}

async function editAccount(tx: Tx, { accountId }: Household, change: AccountChange): Promise<void> {
  const { email, heldBy } = change
  if (email !== undefined || heldBy !== undefined) {
    const account = await findAccount(tx, accountId)
    if (email !== undefined && account?.emailVerifiedAt && account.email !== email) throw errors.EMAIL_NEEDS_CODE()
    // A child must not become their own guardian by another answer.
    if (heldBy !== undefined && account?.heldBy && account.heldBy !== heldBy) throw errors.ANSWER_STANDS()
  }
  await updateAccount(tx, accountId, change)
}

/**
 * Throws CONSENT_NEEDED where something of a child would be kept that no guardian has agreed to, and ANSWER_STANDS
 * where a child would grow up by typing another year.
 */
async function editLearner(
  ctx: Ctx,
  tx: Tx,
  household: Household,
  { learnerId, ...change }: LearnerChange & { readonly learnerId: LearnerId },
): Promise<void> {
  const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  if (fields.length === 0) return
  const known = await findHousehold(tx, household.accountId, learnerId)
  if (!known) return refuseForeignLearner(ctx, household, learnerId)
  const { birthYear } = known.learner
  if (change.birthYear !== undefined && birthYear !== null && change.birthYear !== birthYear)
    throw errors.ANSWER_STANDS()
  const after = { ...known.learner, birthYear: change.birthYear ?? birthYear }
  if (fieldsToAwaitConsent(standingOf(after, ctx.now()), fields).length > 0) throw errors.CONSENT_NEEDED()
  await updateLearner(tx, learnerId, { ...change, now: ctx.now() })
}
