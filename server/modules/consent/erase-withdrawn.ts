import { z } from 'zod'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { findLearner, forgetLearner } from '#server/modules/accounts/index.ts'
import { job } from '#server/platform/jobs/queue.ts'

/** Thirty days after nobody agrees any longer, unless somebody has agreed again. */
export const eraseWithdrawnJob = job({
  name: 'consent.erase-withdrawn',
  payload: z.object({ learnerId: z.string() }),
  run: async (ctx, { learnerId }) => {
    const learner = await findLearner(ctx.db, learnerId)
    if (!learner || standingOf(learner, ctx.now()) !== 'CHILD') return
    await ctx.db.transaction().execute((tx) => forgetLearner(ctx, tx, learnerId))
  },
})
