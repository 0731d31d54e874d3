import { AccountId, LearnerId, type LearnerChange, type ProfileChange } from '#core/modules/accounts/account.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { findOrInsertAccount, updateAccount } from './store.ts'
import { insertLearner, setConsent, updateLearner } from './store-learners.ts'

let made = 0

export interface AHousehold extends Household {
  readonly accountId: AccountId
  readonly learnerId: LearnerId
  readonly phone: string
}

/** A household in Karnataka with one learner, Asha, for tests and for the demo logins. */
export async function aHousehold(
  ctx: Ctx,
  but: ProfileChange & { readonly phone?: string; readonly hasConsent?: boolean } = {},
): Promise<AHousehold> {
  made += 1
  const { phone = `+9198${String(ctx.now() + made).slice(-8)}`, hasConsent = false, ...profile } = but
  const accountId = AccountId.parse(ctx.newId('acc'))
  const learnerId = LearnerId.parse(ctx.newId('lrn'))
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await findOrInsertAccount(tx, { id: accountId, phone, now })
    await insertLearner(tx, { id: learnerId, accountId, now })
    await updateAccount(tx, accountId, { pinCode: '560038', stateCode: '29', ...profile })
    await updateLearner(tx, learnerId, { firstName: 'Asha', grade: 11, stream: 'SCIENCE', ...profile, now })
    if (hasConsent) await setConsent(tx, learnerId, now)
  })
  return { kind: 'household', accountId, learnerId, phone }
}

/** One more child of a household, with a parent's consent. */
export async function aChild(
  ctx: Ctx,
  { accountId }: Pick<AHousehold, 'accountId'>,
  profile: LearnerChange,
): Promise<LearnerId> {
  const learnerId = LearnerId.parse(ctx.newId('lrn'))
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await insertLearner(tx, { id: learnerId, accountId, now })
    await updateLearner(tx, learnerId, { ...profile, now })
    await setConsent(tx, learnerId, now)
  })
  return learnerId
}
