// Marks a submitted attempt, in one transaction.
import { z } from 'zod'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { shareKeys } from '../regrade/paper-keys.ts'
import { lockAttempt, updateEvaluated } from '../store.ts'
import { listResponses } from '../store-responses.ts'
import { insertScores } from '../store-scores.ts'
import { markAttempt, mostMarksOf, readMarking } from './mark-attempt.ts'

export const evaluateJob = job({
  name: 'attempts.evaluate',
  payload: z.object({ attemptId: z.string() }),
  run: (ctx, { attemptId }) => ctx.db.transaction().execute((tx) => evaluate(ctx, tx, attemptId)),
})

/** Does nothing to an attempt that is marked, or that was erased. Throws where a key or a policy is missing: the job tries again. */
async function evaluate(ctx: Ctx, tx: Tx, attemptId: string): Promise<void> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.status !== 'SUBMITTED' && attempt?.status !== 'AUTO_SUBMITTED') return
  const paper = await findPaper(tx, attempt.paperId)
  if (!paper) throw new Error(`the paper ${attempt.paperId} is missing`)
  await shareKeys(tx, paper.id)
  const marking = await readMarking(tx, paper)
  const { scores, total } = markAttempt(marking, await listResponses(tx, attemptId))
  await insertScores(tx, attemptId, scores)
  await updateEvaluated(tx, attemptId, { marks: total, maxMarks: mostMarksOf(marking), now: ctx.now() })
  for (const { questionId, fault } of scores)
    if (fault) ctx.log.fault('an answer could not be marked', new Error(fault), { reason: questionId })
}
