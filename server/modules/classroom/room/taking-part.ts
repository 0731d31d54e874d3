// Who may be seen, heard and recorded: an adult speaks for themselves; for a child a parent has agreed.
import type { Learner } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { listLearnersById } from '#server/modules/accounts/index.ts'
import { listConsenting } from '#server/modules/consent/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'

type Purpose = 'LIVE_AV' | 'RECORDING'

export async function mayTakePart(ctx: Ctx, db: Db, learnerId: string, purpose: Purpose): Promise<boolean> {
  return !(await listNotTakingPart(ctx, db, [learnerId], purpose)).has(learnerId)
}

/** The same for a learner who is read already. */
export async function mayLearnerTakePart(ctx: Ctx, learner: Learner | undefined, purpose: Purpose): Promise<boolean> {
  if (!learner) return false
  if (standingOf(learner, ctx.now()) === 'ADULT') return true
  return (await listConsenting(ctx.db, [learner.userId], purpose)).length > 0
}

/** Those of these learners who must not be, with two statements for all of them. */
export async function listNotTakingPart(
  ctx: Ctx,
  db: Db,
  learnerIds: readonly string[],
  purpose: Purpose,
): Promise<ReadonlySet<string>> {
  if (learnerIds.length === 0) return new Set()
  const [learners, consenting] = await Promise.all([
    listLearnersById(db, learnerIds),
    listConsenting(db, learnerIds, purpose),
  ])
  const adults = learners.filter((each) => standingOf(each, ctx.now()) === 'ADULT')
  const known = new Set<string>(learners.map(({ userId }) => userId))
  const free = new Set<string>([...adults.map(({ userId }) => userId), ...consenting])
  return new Set(learnerIds.filter((id) => !known.has(id) || !free.has(id)))
}
