// Marks a submitted attempt, in one transaction. Written answers wait for a teacher, and the result waits with them.
import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { WrittenAnswersChanged } from '#core/modules/attempts/events.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { shareKeys } from '../regrade/paper-keys.ts'
import { listResponses } from '../store-responses.ts'
import { insertScores, type Score } from '../store-scores.ts'
import { lockAttempt, updateEvaluated } from '../store.ts'
import { tellMarked } from '../written/tell-marked.ts'
import { listWrittenMarks, updateMarkingDue } from '../written/store-written.ts'
import { isWritten, markAttempt, mostMarksOf, readMarking } from './mark-attempt.ts'

/** Teachers mark written answers within so long. */
const MARKED_WITHIN = 5 * DAY

export const evaluateJob = job({
  name: 'attempts.evaluate',
  payload: z.object({ attemptId: z.string() }),
  run: (ctx, { attemptId }) =>
    ctx.db.transaction().execute(async (tx) => {
      if (await evaluate(ctx, tx, attemptId)) await ctx.publish(tx, WrittenAnswersChanged, { attemptId })
    }),
})

/**
 * Answers whether the attempt has written answers, and does nothing to one that is marked or was erased. Throws where a key or a
 * policy is missing: the job tries again.
 */
export async function evaluate(ctx: Ctx, tx: Tx, attemptId: string): Promise<boolean> {
  const attempt = await lockAttempt(tx, attemptId)
  if (attempt?.status !== 'SUBMITTED' && attempt?.status !== 'AUTO_SUBMITTED') return false
  const paper = await findPaper(tx, attempt.paperId)
  if (!paper) throw new Error(`the paper ${attempt.paperId} is missing`)
  await shareKeys(tx, paper.id)
  const marking = await readMarking(tx, paper)
  const written = await listWrittenMarks(tx, attemptId)
  const { scores, total } = markAttempt(marking, await listResponses(tx, attemptId), written)
  if (scores.some(isWritten)) {
    await updateMarkingDue(tx, attemptId, later(attempt.submittedAt ?? ctx.now(), MARKED_WITHIN))
    return true
  }
  await insertScores(tx, attemptId, scores)
  await updateEvaluated(tx, attemptId, { marks: total, maxMarks: mostMarksOf(marking), now: ctx.now() })
  if (attempt.markingDueAt !== null) await tellMarked(ctx, tx, attempt, paper)
  reportFaults(ctx, scores)
  return attempt.markingDueAt !== null
}

function reportFaults(ctx: Ctx, scores: readonly Score[]): void {
  for (const { questionId, fault } of scores)
    if (fault) ctx.log.fault('an answer could not be marked', new Error(fault), { reason: questionId })
}
