import type { LoginData } from '#core/modules/accounts/account.ts'
import type { VerificationId } from '#core/modules/accounts/verification.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { loginData } from './login-data.ts'
import { findOrInsertAccount, insertLearner, listLearners } from './store.ts'
import { acceptCode } from './verification.ts'

/** Exchanges a code for a session. A number nobody has used before becomes a household with one learner. */
export async function logIn(
  ctx: Ctx,
  caller: Pick<Caller, 'device' | 'signIn'>,
  given: { readonly id: VerificationId; readonly otp: string },
): Promise<LoginData> {
  const phone = await acceptCode(ctx, { ...given, purpose: 'LOGIN', device: caller.device() })
  const { household, isNew } = await householdOfPhone(ctx, phone)
  await caller.signIn(household)
  return loginData(ctx, household, isNew)
}

async function householdOfPhone(ctx: Ctx, phone: string): Promise<{ household: Household; isNew: boolean }> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now()
    const { account, isNew } = await findOrInsertAccount(tx, { id: ctx.newId('acc'), phone, now })
    if (isNew) await insertLearner(tx, { id: ctx.newId('lrn'), accountId: account.id, now })
    const [first] = await listLearners(tx, account.id)
    if (!first) throw new Error('a household has no learner')
    return { household: { kind: 'household', accountId: account.id, learnerId: first.userId }, isNew }
  })
}
