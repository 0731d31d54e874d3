// Practice: an answer is checked at once, and the learner reads why it is right. The answer stays from then on.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { CheckedAnswer } from '#core/modules/attempts/practice-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { withoutRuling } from '#core/modules/attempts/regrade.ts'
import { showMarks } from '#core/modules/papers/marking/marks.ts'
import { mark } from '#core/modules/papers/marking/mark.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { listVersionSolutions } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isAnswered } from '#core/modules/attempts/attempt-status.ts'
import { isForPractice, readMarking } from '../results/mark-attempt.ts'
import { solutionTexts } from '../results/view-solutions.ts'
import { listResponses } from '../store-responses.ts'
import { lockAttempt, type Attempt } from '../store.ts'

/** Checks the answer that is saved. Throws NOT_FOUND_ERROR, NOT_PRACTICE, TEST_IS_SUBMITTED and NOTHING_TO_CHECK. */
export async function checkAnswer(ctx: Ctx, { id, paperId }: Attempt, questionId: string): Promise<z.infer<typeof CheckedAnswer>> {
  const paper = await findPaper(ctx.db, paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const marking = await readMarking(ctx.db, paper)
  if (!isForPractice(paper, marking)) throw errors.NOT_PRACTICE()
  const question = marking.sections.flatMap(({ questions }) => questions).find((each) => each.questionId === questionId)
  if (!question) throw commonErrors.NOT_FOUND_ERROR()
  const answer = await ctx.db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt?.status !== 'IN_PROGRESS') throw errors.TEST_IS_SUBMITTED()
    const response = (await listResponses(tx, id)).find((each) => each.questionId === questionId)
    if (!response || !isAnswered(response.status) || response.value === null) throw errors.NOTHING_TO_CHECK()
    await sql`update attempts.attempt set checked = array_append(checked, ${questionId})
      where id = ${id} and not ${questionId} = any(checked)`.execute(tx)
    return response.value
  })
  const { outcome, marks } = mark(question.rule, question.key, answer)
  const solutions = (await listVersionSolutions(ctx.db, [questionId])).get(questionId) ?? {}
  return { outcome, marks: showMarks(marks), answer, key: withoutRuling(question.key), solutions: solutionTexts(solutions) }
} // prettier-ignore
