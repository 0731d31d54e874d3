// The marks of a written answer arrive. The last one that was waited for completes the result.
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { findPaper, type Paper } from '#server/modules/papers/index.ts'
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
  if (!(await isReleased(ctx, paper))) return
  await notify(ctx, tx, {
    to: { learnerId },
    type: 'test-marked-again',
    key: `marked again ${id} ${questionId} ${ctx.now()}`,
    purpose: 'REPORTS',
    values: { test: paper.title.en, was: shown(before), marks: shown(total) },
    link: `/quiz/${paperId}/result/${id}`,
    subject: id,
  })
} // prettier-ignore

/** The family has waited for teachers, so it is told that the result is there. */
export async function tellMarked(ctx: Ctx, tx: Tx, { id, learnerId }: Pick<Attempt, 'id' | 'learnerId'>, paper: Paper): Promise<void> {
  if (!(await isReleased(ctx, paper))) return
  await notify(ctx, tx, {
    to: { learnerId },
    type: 'test-marked',
    key: `marked ${id}`,
    purpose: 'REPORTS',
    values: { test: paper.title.en },
    link: `/quiz/${paper.id}/result/${id}`,
    subject: id,
  })
} // prettier-ignore

async function isReleased(ctx: Ctx, paper: Paper): Promise<boolean> {
  return (await releasedPapers(ctx, [paper])).has(paper.id)
}

function shown(marks: number): string {
  return showMarks(marks as Thousandths) // stored as such
}
