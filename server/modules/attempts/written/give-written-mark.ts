// The marks of a written answer arrive. The last one that was waited for completes the result.
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { evaluate } from '../results/evaluate.ts'
import { markAttempt, readMarking } from '../results/mark-attempt.ts'
import { releasedPapers } from '../results/release.ts'
import { insertRevision, updateMarks, updateScores } from '../regrade/store-regrades.ts'
import { listResponses } from '../store-responses.ts'
import { lockAttempt, type Attempt } from '../store.ts'
import { listWrittenMarks, putWrittenMark, type WrittenMark } from './store-written.ts'

interface GivenMark extends WrittenMark {
  readonly attemptId: string
}

/** Answers false if the attempt runs again or is void: it has no marks then. */
export async function giveWrittenMark(ctx: Ctx, tx: Tx, given: GivenMark): Promise<boolean> {
  const attempt = await lockAttempt(tx, given.attemptId)
  if (!attempt || attempt.status === 'IN_PROGRESS' || attempt.status === 'VOID') return false
  await putWrittenMark(tx, { ...given, now: ctx.now() })
  if (attempt.status === 'EVALUATED') await remarkWritten(ctx, tx, attempt, given.questionId)
  else await evaluate(ctx, tx, attempt.id)
  return true
}

/** An answer that has marks was marked again. */
async function remarkWritten(ctx: Ctx, tx: Tx, { id, paperId, learnerId, marks: before }: Attempt, questionId: string): Promise<void> {
  const paper = await findPaper(tx, paperId)
  if (!paper || before === null) return
  const written = await listWrittenMarks(tx, id)
  const { scores, total } = markAttempt(await readMarking(tx, paper), await listResponses(tx, id), written)
  await updateScores(tx, id, scores)
  if (total === before) return
  await insertRevision(tx, { questionId, attemptId: id, oldMarks: before, newMarks: total, now: ctx.now() })
  await updateMarks(tx, id, total)
  if (!(await releasedPapers(ctx, [paper])).has(paper.id)) return
  await notify(ctx, tx, {
    to: { learnerId },
    type: 'test-marked-again',
    key: `marked again ${id} ${questionId} ${ctx.now()}`,
    purpose: 'REPORTS',
    values: { test: paper.title, was: shown(before), marks: shown(total) },
    link: `/quiz/${paperId}/result/${id}`,
    subject: id,
  })
} // prettier-ignore

function shown(marks: number): string {
  return showMarks(marks as Thousandths) // stored as such
}
