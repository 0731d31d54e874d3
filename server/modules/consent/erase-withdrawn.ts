import { z } from 'zod'
import { isBefore, later, type Instant } from '#core/kernel/time.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { ERASED_AFTER } from '#core/modules/consent/consent.ts'
import { findLearner, forgetLearner } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { listEntries } from './store.ts'

/**
 * Thirty days after nobody agrees any longer, unless somebody has agreed again. It reads the date itself: run earlier, it waits for
 * its day.
 */
export const eraseWithdrawnJob = job({
  name: 'consent.erase-withdrawn',
  needsSecondPerson: true,
  payload: z.object({ learnerId: z.string() }),
  run: async (ctx, { learnerId }) => {
    const learner = await findLearner(ctx.db, learnerId)
    if (!learner || standingOf(learner, ctx.now()) !== 'CHILD') return
    await ctx.db.transaction().execute(async (tx) => {
      const dueAt = await findErasure(tx, learnerId)
      if (dueAt === undefined) return
      if (isBefore(ctx.now(), dueAt)) return planErasure(ctx, tx, learnerId, dueAt)
      await forgetLearner(ctx, tx, learnerId)
    })
  },
})

/** When the data of a child whose guardian has withdrawn is deleted. Undefined when learning was not stopped, or is allowed again. */
async function findErasure(tx: Tx, learnerId: string): Promise<Instant | undefined> {
  const [last] = (await listEntries(tx, learnerId)).filter(({ purpose }) => purpose === 'CORE_LEARNING')
  return last && !last.isGiven ? later(last.at, ERASED_AFTER) : undefined
}

/** The key makes it one job: a later day replaces an earlier one. */
export async function planErasure(ctx: Ctx, tx: Tx, learnerId: string, dueAt: Instant): Promise<void> {
  await ctx.enqueue(tx, eraseWithdrawnJob, { learnerId }, { at: dueAt, key: `erase ${learnerId}` })
}
