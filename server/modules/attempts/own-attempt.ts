import { commonErrors } from '#core/kernel/common-errors.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { requireOwnLearner } from '#server/platform/access/require-own.ts'
import { listPapers } from '#server/modules/papers/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAttempt, type Attempt } from './store.ts'

/** Throws NOT_FOUND_ERROR; another household's attempt is refused and written down. */
export async function requireOwnAttempt(ctx: Ctx, actor: Household, id: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx.db, id)
  if (!attempt) throw commonErrors.NOT_FOUND_ERROR()
  await requireOwnLearner(ctx, actor, LearnerId.parse(attempt.learnerId))
  return attempt
}

interface TestOfLearner {
  readonly learnerId: string
  readonly paperId: string
}

/** A practice set is its learner's own: NOT_FOUND_ERROR for another learner; another household is refused and written down. */
export async function refuseForeignSet(ctx: Ctx, actor: Household, { learnerId, paperId }: TestOfLearner): Promise<void> {
  const [paper] = await listPapers(ctx.db, [paperId])
  if (!paper || paper.learnerId === null || paper.learnerId === learnerId) return
  await requireOwnLearner(ctx, actor, LearnerId.parse(paper.learnerId))
  throw commonErrors.NOT_FOUND_ERROR()
} // prettier-ignore
