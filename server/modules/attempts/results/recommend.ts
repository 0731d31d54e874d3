// Three things to do after a test: the weakest chapter, another test, and the questions to ask about.
import { PaperId, QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTests } from '../tests/list-tests.ts'
import { listScores } from '../store-scores.ts'
import type { Attempt } from '../store.ts'
import { viewTopics } from './view-result.ts'

const MOST_DOUBTS = 10

/** Throws RESULT_NOT_RELEASED. */
export async function recommend(ctx: Ctx, attempt: Attempt, lang: Language) {
  const { chapters } = await viewTopics(ctx, attempt)
  const weakest = chapters.find(({ priority }) => priority !== 'LOW')
  const { live } = await listTests(ctx, attempt.learnerId, lang)
  const next = live.find(({ id, isIncluded }) => isIncluded && id !== attempt.paperId)
  const scores = await listScores(ctx.db, attempt.id)
  const missed = scores.filter(({ outcome }) => ['WRONG', 'PARTIAL', 'BLANK'].includes(outcome))
  return {
    weakestChapter: weakest?.chapter ?? null,
    test: next ? { id: PaperId.parse(next.id), title: next.title } : null,
    doubts: missed.slice(0, MOST_DOUBTS).map(({ questionId }) => QuestionVersionId.parse(questionId)),
  }
}
