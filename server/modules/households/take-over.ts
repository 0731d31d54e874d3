// A learner who has grown up takes over: they get a household of their own, at their own number. Purchases stay with
// the payer, learning records go along. The guardians lose access until the learner invites them again.
import type { LearnerId, LoginData } from '#core/modules/accounts/account.ts'
import { isAdult } from '#core/modules/accounts/standing.ts'
import type { householdsApi } from '#core/modules/households/api.ts'
import { householdErrors as errors } from '#core/modules/households/errors.ts'
import type { Verification } from '#core/modules/otp/verification.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { accountOfPhone, endGuardians, findLearner, isHomeOf, listActingAccounts, loginData, moveLearner, refuseBlocked, requireOwnLearner } from '#server/modules/accounts/index.ts' // prettier-ignore
import { acceptCode, requesterOf, sendCode, type EnteredCode } from '#server/modules/otp/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'

interface LearnerInput {
  readonly userId?: LearnerId | undefined
}

export async function askToTakeOver(
  ctx: Ctx,
  { userId, phone, lang }: LearnerInput & { readonly phone: string; readonly lang: Language },
  call: CallOf<typeof householdsApi.takeOverVerification>,
): Promise<Verification> {
  await requireGrownUp(ctx, call.actor, userId)
  return sendCode(ctx, { to: phone, purpose: 'TAKE_OVER', lang }, requesterOf(call))
}

export async function takeOver(
  ctx: Ctx,
  call: CallOf<typeof householdsApi.takeOver>,
  { userId, ...given }: EnteredCode & LearnerInput,
): Promise<LoginData> {
  const learnerId = await requireGrownUp(ctx, call.actor, userId)
  const phone = await acceptCode(ctx, given, 'TAKE_OVER', requesterOf(call))
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

async function requireGrownUp(ctx: Ctx, actor: Household, userId: LearnerId | undefined): Promise<LearnerId> {
  const learnerId = await requireOwnLearner(ctx, actor, userId)
  // Otherwise a guardian from outside could take the learner away from the first guardian.
  if (!(await isHomeOf(ctx.db, actor.accountId, learnerId))) throw errors.NOT_A_GUARDIAN()
  const { birthYear = null } = (await findLearner(ctx.db, learnerId)) ?? {}
  if (birthYear === null || !isAdult(birthYear, ctx.now())) throw errors.STILL_A_CHILD()
  return learnerId
}
