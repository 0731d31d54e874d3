// A learner who has grown up takes over: they get a household of their own, at their own number. Purchases stay with
// the payer, learning records go along. The guardians lose access until the learner invites them again.
import type { LoginData } from '#core/modules/accounts/account.ts'
import { isAdult } from '#core/modules/accounts/standing.ts'
import type { householdsApi } from '#core/modules/households/api.ts'
import { householdErrors as errors } from '#core/modules/households/errors.ts'
import type { Verification } from '#core/modules/otp/verification.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { accountOfPhone, endGuardians, isHomeOf, listActingAccounts, loginData, moveLearner, refuseBlocked } from '#server/modules/accounts/index.ts' // prettier-ignore
import { acceptCode, requesterOf, sendCode, type EnteredCode } from '#server/modules/otp/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'

export async function askToTakeOver(
  ctx: Ctx,
  { phone, lang }: { readonly phone: string; readonly lang: Language },
  call: CallOf<typeof householdsApi.takeOverVerification>,
): Promise<Verification> {
  await requireGrownUp(ctx, call)
  return sendCode(ctx, { to: phone, purpose: 'TAKE_OVER', lang }, requesterOf(call))
}

export async function takeOver(
  ctx: Ctx,
  { verificationId, otp }: EnteredCode,
  call: CallOf<typeof householdsApi.takeOver>,
): Promise<LoginData> {
  await requireGrownUp(ctx, call)
  const { learnerId } = call
  const phone = await acceptCode(ctx, { verificationId, otp }, 'TAKE_OVER', requesterOf(call))
  const own = await ctx.db.transaction().execute(async (tx) => {
    const { accountId } = await accountOfPhone(ctx, tx, phone)
    await refuseBlocked(tx, accountId)
    const acting = await listActingAccounts(tx, learnerId)
    const now = ctx.now()
    await moveLearner(tx, { id: learnerId, accountId, now })
    await endGuardians(tx, { learnerId }, now)
    // Everyone who acted for the learner loses access.
    for (const other of acting) if (other !== accountId) await ctx.sessions.endAllOf(tx, other)
    await audit(ctx, tx, { actor: call.actor, action: 'took over', subject: learnerId })
    return { kind: 'household', accountId, learnerId } as const
  })
  await call.signIn(own)
  return loginData(ctx, own)
}

async function requireGrownUp(ctx: Ctx, { actor, learnerId, readLearner }: LearnerCall): Promise<void> {
  // Otherwise a guardian from outside could take the learner away from the first guardian.
  if (!(await isHomeOf(ctx.db, actor.accountId, learnerId))) throw errors.NOT_A_GUARDIAN()
  const { birthYear = null } = (await readLearner()) ?? {}
  if (birthYear === null || !isAdult(birthYear, ctx.now())) throw errors.STILL_A_CHILD()
}
