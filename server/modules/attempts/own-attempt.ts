import { commonErrors } from '#core/kernel/common-errors.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
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
