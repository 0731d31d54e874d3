// The learners whom organisations may read, by the ledger. The rule is core/modules/consent/sharing.ts.
import type { Instant } from '#core/kernel/time.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { sharedSince, type Home } from '#core/modules/consent/sharing.ts'
import { listLearnersById, listLearnersOfHomes } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { withdrawWithin } from './record-consent.ts'
import { listAnswers } from './store.ts'

/**
 * From when on each of these learners is shared with the organisation that their household came from. Those of whom it may read
 * nothing are left out.
 */
export async function listShared(
  db: Db,
  homes: ReadonlyMap<string, Home>,
  now: Instant,
): Promise<ReadonlyMap<string, Instant>> {
  const ids = [...homes.keys()]
  const [learners, sharing, learning] = await Promise.all([
    listLearnersById(db, ids),
    listAnswers(db, ids, 'CENTRE_SHARING'),
    listAnswers(db, ids, 'CORE_LEARNING'),
  ])
  const shared = learners.flatMap((learner): [string, Instant][] => {
    const { userId, consentedAt } = learner
    const home = homes.get(userId)
    if (!home) return []
    const answers = { sharing: sharing.get(userId) ?? [], learning: learning.get(userId) ?? [] }
    const since = sharedSince({ ...answers, standing: standingOf(learner, now), consentedAt, home })
    return since === undefined ? [] : [[userId, since]]
  })
  return new Map(shared)
}

/** The household comes from another organisation, or from none: what its learners had agreed to share was not about this one. */
export async function endSharing(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  for (const learner of await listLearnersOfHomes(tx, [accountId])) {
    const standing = standingOf(learner, ctx.now())
    await withdrawWithin(ctx, tx, { learnerId: learner.userId, accountId, standing, purposes: ['CENTRE_SHARING'] })
  }
}
