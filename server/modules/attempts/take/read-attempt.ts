import { commonErrors } from '#core/kernel/common-errors.ts'
import { GRACE_MS } from '#core/modules/attempts/attempt-status.ts'
import { AttemptId, type SavedResponse } from '#core/modules/attempts/attempt.ts'
import type { AttemptPaper } from '#core/modules/attempts/api.ts'
import { attemptErrors as errors } from '#core/modules/attempts/errors.ts'
import { isPractice } from '#core/modules/papers/paper-kind.ts'
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { toInstant, type Instant } from '#core/kernel/time.ts'
import { findPaper, viewPaper, wrongMarksOf, type Paper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { raiseEpoch, type Attempt } from '../store.ts'
import { listResponses } from '../store-responses.ts'
import { isOverdue } from './start-test.ts'
import { submitIn } from './submit-attempt.ts'

/** The device that calls goes on with it. Throws TEST_IS_SUBMITTED. */
export async function openAttempt(ctx: Ctx, attempt: Attempt, lang: Language): Promise<AttemptPaper> {
  if (isOverdue(attempt, ctx.now()))
    await ctx.db.transaction().execute((tx) => submitIn(ctx, tx, attempt.id, 'AUTO_SUBMITTED'))
  const opened = await raiseEpoch(ctx.db, attempt.id)
  if (!opened) throw errors.TEST_IS_SUBMITTED()
  return readAttempt(ctx, opened, lang)
}

function endOf({ questionEnds }: Attempt, { sections }: Paper, sectionId: string): Instant | null {
  const [first = ''] = sections.find(({ id }) => id === sectionId)?.questions ?? []
  const end = questionEnds?.[first]
  return end === undefined ? null : toInstant(Date.parse(end))
}

export async function readAttempt(ctx: Ctx, attempt: Attempt, lang: Language): Promise<AttemptPaper> {
  const paper = await findPaper(ctx.db, attempt.paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const view = await viewPaper(ctx.db, paper.sections, attempt.seed)
  const responses = await listResponses(ctx.db, attempt.id)
  const { id, paperId, status, epoch, startedAt, expiresAt } = attempt
  return {
    id: AttemptId.parse(id),
    paperId: PaperId.parse(paperId),
    title: inLanguage(paper.title, lang),
    status,
    epoch,
    startedAt,
    expiresAt,
    serverTime: ctx.now(),
    graceMs: GRACE_MS,
    ...view,
    sections: view.sections.map((section) => ({ ...section, endsAt: endOf(attempt, paper, section.id) })),
    isPractice: isPractice(paper, wrongMarksOf(view.sections)),
    checked: attempt.checked.map((each) => QuestionVersionId.parse(each)),
    notesSignals: paper.integrity === 'SIGNALS',
    responses: responses.map((each): SavedResponse => ({ ...each, questionId: QuestionVersionId.parse(each.questionId) })), // prettier-ignore
  }
}
