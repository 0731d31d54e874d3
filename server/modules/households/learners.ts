import type { LoginData, StudyChange } from '#core/modules/accounts/account.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { householdErrors as errors } from '#core/modules/households/errors.ts'
import { MOST_LEARNERS } from '#core/modules/households/household.ts'
import { countLearners, insertLearner, lockAccount, loginData, updateLearner } from '#server/modules/accounts/index.ts' // prettier-ignore
import type { Household } from '#server/platform/access/actor.ts'
import type { Caller } from '#server/platform/call.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'

type Call = Pick<Caller, 'actFor'> & { readonly actor: Household }

/** Adds a learner without a name: a name needs a guardian's consent first. The session acts for this learner from now on. */
export async function addLearner(
  ctx: Ctx,
  study: StudyChange & { readonly birthYear: number },
  call: Call,
): Promise<LoginData> {
  const { accountId } = call.actor
  const learnerId = ctx.newId('lrn')
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    // Held, so that two who add at once are counted one after the other.
    if (!(await lockAccount(tx, accountId))) throw commonErrors.NOT_LOGGED_IN()
    if ((await countLearners(tx, accountId)) >= MOST_LEARNERS) throw errors.TOO_MANY_LEARNERS({ n: MOST_LEARNERS })
    await insertLearner(tx, { id: learnerId, accountId, now })
    await updateLearner(tx, learnerId, { ...study, now })
  })
  return actFor(ctx, call, learnerId)
}

/** Throws FORBIDDEN_ERROR for a learner this household may not act for, and writes that down. */
export async function switchLearner(ctx: Ctx, _: object, call: Call & LearnerCall): Promise<LoginData> {
  return actFor(ctx, call, call.learnerId)
}

async function actFor(ctx: Ctx, { actor, actFor: change }: Call, learnerId: string): Promise<LoginData> {
  const household = { ...actor, learnerId }
  await change(household)
  return loginData(ctx, household)
}
