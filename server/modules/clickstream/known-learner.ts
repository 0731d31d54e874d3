import { standingOf } from '#core/modules/accounts/standing.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The learner's id, where events may name the learner: an adult, or a child whose guardian has agreed. Decision L-83. */
export async function knownLearner(ctx: Ctx, learnerId: string): Promise<string | null> {
  const learner = await findLearner(ctx.db, learnerId)
  const standing = learner && standingOf(learner, ctx.now())
  return standing === 'ADULT' || standing === 'CONSENTED' ? learnerId : null
}
