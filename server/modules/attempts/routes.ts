import { attemptsAfterTest, attemptsEvents } from '#core/modules/attempts/after-test-api.ts'
import { attemptsApi } from '#core/modules/attempts/api.ts'
import { attemptsPractice } from '#core/modules/attempts/practice-api.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { chapterNames } from '#server/modules/catalogue/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { challengeKey, viewChallenges } from './challenges/challenge-key.ts'
import { refuseForeignSet, requireOwnAttempt } from './own-attempt.ts'
import { checkAnswer } from './practice/check-answer.ts'
import { makePracticeSet } from './practice/practice-set.ts'
import { listLessonsOfTest } from './results/chapter-lessons.ts'
import { showRank, viewRank } from './results/rank.ts'
import { drawShareCard } from './results/share-card.ts'
import { recommend } from './results/recommend.ts'
import { requireReleased } from './results/release.ts'
import { viewResult, viewTopics } from './results/view-result.ts'
import { viewSolutions } from './results/view-solutions.ts'
import { noteSignals } from './signals/note-signals.ts'
import { updateRating } from './store.ts'
import { openAttempt, readAttempt } from './take/read-attempt.ts'
import { saveAnswers } from './take/save-responses.ts'
import { startTest } from './take/start-test.ts'
import { submitAttempt } from './take/submit-attempt.ts'
import { listTests } from './tests/list-tests.ts'
import { viewTest } from './tests/view-test.ts'

const taking = routes(attemptsApi, {
  async getTests(ctx, { lang }, { learnerId }) {
    return { ...(await listTests(ctx, learnerId, lang)), serverTime: ctx.now() }
  },
  async getTest(ctx, { id, lang }, { actor, learnerId }) {
    await refuseForeignSet(ctx, actor, { learnerId, paperId: id })
    return viewTest(ctx, learnerId, id, lang)
  },
  async startTest(ctx, { id }, { actor, learnerId }) {
    const test = { learnerId, paperId: id }
    await refuseForeignSet(ctx, actor, test)
    return startTest(ctx, test)
  },
  async getAttempt(ctx, { aid, lang }, { actor }) {
    return readAttempt(ctx, await requireOwnAttempt(ctx, actor, aid), lang)
  },
  async openAttempt(ctx, { aid, lang }, { actor }) {
    return openAttempt(ctx, await requireOwnAttempt(ctx, actor, aid), lang)
  },
  saveResponses: saveAnswers,
  async submitAttempt(ctx, { aid, epoch }, { actor }) {
    await requireOwnAttempt(ctx, actor, aid)
    return { status: await submitAttempt(ctx, { aid, epoch }), serverTime: ctx.now() }
  },
  async getResult(ctx, { aid, lang }, { actor }) {
    return viewResult(ctx, await requireOwnAttempt(ctx, actor, aid), lang)
  },
  async getTopics(ctx, { aid, lang }, { actor }) {
    const { chapters } = await viewTopics(ctx, await requireOwnAttempt(ctx, actor, aid))
    return { chapters: await withNames(ctx, chapters, lang) }
  },
  async getSolutions(ctx, { aid, lang }, { actor }) {
    const attempt = await requireOwnAttempt(ctx, actor, aid)
    const lessons = await withNames(ctx, await listLessonsOfTest(ctx, attempt), lang)
    return { ...(await viewSolutions(ctx, attempt)), lessons }
  },
  async getRecommendations(ctx, { aid, lang }, { actor }) {
    return recommend(ctx, await requireOwnAttempt(ctx, actor, aid), lang)
  },
  async rateTest(ctx, { aid, rating, text }, { actor }) {
    const attempt = await requireOwnAttempt(ctx, actor, aid)
    await requireReleased(ctx, attempt)
    const isFirst = await updateRating(ctx.db, aid, { rating, text })
    return { rating: isFirst ? rating : (attempt.rating ?? rating) }
  },
})

const afterTest = routes(attemptsAfterTest, {
  async challengeKey(ctx, { aid, ...challenge }, { actor }) {
    return challengeKey(ctx, await requireOwnAttempt(ctx, actor, aid), challenge)
  },
  async listChallenges(ctx, { aid }, { actor }) {
    return viewChallenges(ctx, await requireOwnAttempt(ctx, actor, aid))
  },
})

const events = routes(attemptsEvents, {
  async noteTestEvents(ctx, { attemptId, events: noted }, { actor }) {
    await noteSignals(ctx, await requireOwnAttempt(ctx, actor, attemptId), noted)
    return null
  },
})

const practice = routes(attemptsPractice, {
  async checkAnswer(ctx, { aid, questionId }, { actor }) {
    return checkAnswer(ctx, await requireOwnAttempt(ctx, actor, aid), questionId)
  },
  async makePracticeSet(ctx, { aid }, { actor }) {
    return makePracticeSet(ctx, await requireOwnAttempt(ctx, actor, aid))
  },
  async getRank(ctx, { aid }, { actor }) {
    return viewRank(ctx, await requireOwnAttempt(ctx, actor, aid))
  },
  async showRank(ctx, { aid, isShown }, { actor }) {
    return showRank(ctx, await requireOwnAttempt(ctx, actor, aid), isShown)
  },
  async getShareCard(ctx, { aid, lang }, { actor }) {
    return drawShareCard(ctx, await requireOwnAttempt(ctx, actor, aid), lang)
  },
})

export const attemptRoutes = [...taking, ...afterTest, ...events, ...practice]

/** Names the chapters of these in the language. */
async function withNames<T extends { readonly chapter: string }>(
  ctx: Ctx,
  rows: readonly T[],
  lang: Language,
): Promise<T[]> {
  const nameOf = await chapterNames(ctx, lang)
  return rows.map((row) => ({ ...row, chapter: nameOf(row.chapter) }))
}
