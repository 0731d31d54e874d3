import { attemptsAfterTest, attemptsEvents } from '#core/modules/attempts/after-test-api.ts'
import { attemptsApi } from '#core/modules/attempts/api.ts'
import { attemptsPractice } from '#core/modules/attempts/practice-api.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { chapterNames } from '#server/modules/catalogue/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { challengeKey, viewChallenges } from './challenges/challenge-key.ts'
import { refuseOthersSet } from './own-attempt.ts'
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
  async getTest(ctx, { id, lang }, { paper, learnerId }) {
    refuseOthersSet(paper, learnerId)
    return viewTest(ctx, learnerId, id, lang)
  },
  async startTest(ctx, { id }, { paper, learnerId }) {
    refuseOthersSet(paper, learnerId)
    return startTest(ctx, { learnerId, paperId: id })
  },
  getAttempt: (ctx, { lang }, { attempt }) => readAttempt(ctx, attempt, lang),
  openAttempt: (ctx, { lang }, { attempt }) => openAttempt(ctx, attempt, lang),
  saveResponses: saveAnswers,
  async submitAttempt(ctx, { aid, epoch }) {
    return { status: await submitAttempt(ctx, { aid, epoch }), serverTime: ctx.now() }
  },
  getResult: (ctx, { lang }, { attempt }) => viewResult(ctx, attempt, lang),
  async getTopics(ctx, { lang }, { attempt }) {
    const { chapters } = await viewTopics(ctx, attempt)
    return { chapters: await withNames(ctx, chapters, lang) }
  },
  async getSolutions(ctx, { lang }, { attempt }) {
    const lessons = await withNames(ctx, await listLessonsOfTest(ctx, attempt), lang)
    return { ...(await viewSolutions(ctx, attempt)), lessons }
  },
  getRecommendations: (ctx, { lang }, { attempt }) => recommend(ctx, attempt, lang),
  async rateTest(ctx, { aid, rating, text }, { attempt }) {
    await requireReleased(ctx, attempt)
    const isFirst = await updateRating(ctx.db, aid, { rating, text })
    return { rating: isFirst ? rating : (attempt.rating ?? rating) }
  },
})

const afterTest = routes(attemptsAfterTest, {
  challengeKey: (ctx, { questionId, claim, evidence }, { attempt }) =>
    challengeKey(ctx, attempt, { questionId, claim, evidence }),
  listChallenges: (ctx, _, { attempt }) => viewChallenges(ctx, attempt),
})

const events = routes(attemptsEvents, {
  async noteTestEvents(ctx, { events: noted }, { attempt }) {
    await noteSignals(ctx, attempt, noted)
    return null
  },
})

const practice = routes(attemptsPractice, {
  checkAnswer: (ctx, { questionId }, { attempt }) => checkAnswer(ctx, attempt, questionId),
  makePracticeSet: (ctx, _, { attempt }) => makePracticeSet(ctx, attempt),
  getRank: (ctx, _, { attempt }) => viewRank(ctx, attempt),
  showRank: (ctx, { isShown }, { attempt }) => showRank(ctx, attempt, isShown),
  getShareCard: (ctx, { lang }, { attempt }) => drawShareCard(ctx, attempt, lang),
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
