// A question of a released test that its learner asks about.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { DoubtQuestion } from '#core/modules/attempts/after-test-api.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { findPaper, viewPaper, type Paper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAttempt, type Attempt } from '../store.ts'
import { findDoubtLock } from '../test-access.ts'
import { releasedPapers, requireReleased } from './release.ts'
import { viewSolutions } from './view-solutions.ts'

/** A pupil who has taken over a test of the school asks without a course. */
export function coursesOf({ id, languages, bundleIds, isFree, kind }: Paper) {
  return { id, languages, bundleIds, isFree: isFree || kind === 'IN_SCHOOL' }
}

interface DoubtPlace {
  readonly questionId: string
  readonly lang: Language
}

/**
 * The title of the test, and the question's number in it. Throws RESULT_NOT_RELEASED, NOT_FOUND_ERROR for a question of another
 * test, and the reason why the learner's course has no answers.
 */
export async function requireDoubt(ctx: Ctx, attempt: Attempt, { questionId, lang }: DoubtPlace) {
  const paper = await requireReleased(ctx, attempt)
  const { questions } = await viewPaper(ctx.db, paper.sections, attempt.seed)
  const no = questions.findIndex(({ id }) => id === questionId) + 1
  if (no === 0) throw commonErrors.NOT_FOUND_ERROR()
  const lock = await findDoubtLock(ctx, attempt.learnerId, coursesOf(paper))
  if (lock) throw lock.error
  return { paperId: paper.id, title: inLanguage(paper.title, lang).text, no }
}

/** For the staff who answer. Null if the results are not released any more, or the attempt is gone. */
export async function viewDoubt(ctx: Ctx, attemptId: string, questionId: string): Promise<DoubtQuestion | null> {
  const attempt = await findAttempt(ctx.db, attemptId)
  const paper = attempt && (await findPaper(ctx.db, attempt.paperId))
  if (attempt?.status !== 'EVALUATED' || !paper || !(await releasedPapers(ctx, [paper])).has(paper.id)) return null
  const { solutions, passages } = await viewSolutions(ctx, attempt)
  const no = solutions.findIndex(({ question }) => question.id === questionId) + 1
  const solution = solutions[no - 1]
  if (!solution) return null
  const passage = passages.find(({ id }) => id === solution.question.passageId) ?? null
  return { title: inLanguage(paper.title, 'en').text, no, solution, passage }
}
