// A written answer with the question and its rubric. Nothing in it says whose answer it is.
import type { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { fullMarks, type RubricLine } from '#core/modules/marking/decide-marks.ts'
import { markingErrors as errors } from '#core/modules/marking/errors.ts'
import { MarkingTaskId, type MarkingSheet } from '#core/modules/marking/task.ts'
import { showMarks } from '#core/modules/papers/marking/marks.ts'
import { findAnswer, listPaperKeys, photosOfAttempt } from '#server/modules/attempts/index.ts'
import { findPaper, viewPaper, type Paper } from '#server/modules/papers/index.ts'
import { listVersionSolutions } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Task } from '../store.ts'

/** Throws ANSWER_IS_GONE. */
export async function viewSheet(ctx: Ctx, task: Task): Promise<z.input<typeof MarkingSheet>> {
  const { paperId, questionId, attemptId } = task
  const paper = await findPaper(ctx.db, paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const { questions, passages } = await viewPaper(ctx.db, paper.sections, null)
  const question = questions.find(({ id }) => id === questionId)
  const answer = await findAnswer(ctx.db, attemptId, questionId)
  if (!question || !answer || !('text' in answer)) throw errors.ANSWER_IS_GONE()
  const photos = answer.photos.length === 0 ? undefined : await photosOfAttempt(ctx, attemptId)
  const rubric = await rubricOf(ctx.db, task)
  const solutions = (await listVersionSolutions(ctx.db, [questionId])).get(questionId) ?? {}
  return {
    ...factsOf(task, paper),
    question,
    passages: passages.filter(({ id }) => id === question.passageId),
    text: answer.text,
    photos: answer.photos.flatMap((key) => photos?.get(key) ?? []).map(({ key, url }) => ({ key, url })),
    rubric: [...rubric],
    fullMarks: showMarks(fullMarks(rubric)),
    solutions: Object.fromEntries(Object.entries(solutions).map(([lang, { solution }]) => [lang, solution])),
    lines: (task.lines ?? []).map(({ id, marks }) => ({ id, marks: showMarks(marks) })),
    remark: task.remark,
  }
}

/** As lists show it. */
export function factsOf({ id, status, no, questionId, dueAt }: Task, { title, sections }: Paper) {
  const questionNo = sections.flatMap(({ questions }) => questions).indexOf(questionId as never) + 1
  return { id: MarkingTaskId.parse(id), status, no, dueAt, paperTitle: title.en, questionNo }
}

/** The rubric by which the paper is marked now. Throws ANSWER_IS_GONE where the question is not written any more. */
export async function rubricOf(db: Db, { paperId, questionId }: Pick<Task, 'paperId' | 'questionId'>): Promise<readonly RubricLine[]> {
  const key = (await listPaperKeys(db, paperId, [questionId])).get(questionId)
  if (key?.kind !== 'SUBJECTIVE' || key.ruling !== undefined) throw errors.ANSWER_IS_GONE()
  return key.rubric
} // prettier-ignore
