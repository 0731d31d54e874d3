// After a test: the lesson and the practice of the chapter that was weakest.
import { afterAll, expect, it } from 'vitest'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle, aLesson } from '#server/modules/catalogue/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { startTestApp } from '#server/test/app.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** A free paper with four questions of each chapter; the first option of each is right. */
async function aPaperOf(title: string, chapters: readonly string[], subject = 'maths') {
  const options = { a: 'One', b: 'Two' }
  const drafts = chapters.flatMap((chapter) =>
    ['1', '2', '3', '4'].map((no) => ({
      subject,
      grade: 11,
      chapter,
      difficulty: 'EASY' as const,
      kind: 'SCQ' as const,
      optionIds: ['a', 'b'],
      texts: { en: { stem: `${title}, ${chapter}: question ${no}?`, options, solution: 'The first.' } },
      key: { kind: 'SCQ' as const, options: ['a'] },
    })),
  )
  const questions = (await someQuestions(app.ctx, drafts)).map((id) => QuestionVersionId.parse(id))
  const sections = [{ id: 's1', name: subject, subject, policyIds: ['mpl-school-2026-scq'], questions }]
  const paperId = await aPaper(app.ctx, { title: { en: title }, kind: 'PRACTICE', durationMinutes: 30, isFree: true, sections }) // prettier-ignore
  return { paperId, questions }
}

it('a learner is led to the lesson and the practice of the weakest chapter, or to a test that practises it', async () => {
  const taken = await aPaperOf('Taken', ['Sets', 'Limits'])
  await aPaperOf('Another subject', ['Cells'], 'biology')
  const other = await aPaperOf('Other', ['Sets'])
  const practice = await aPaperOf('Practice', ['Limits'])
  const bundle = await aBundle(app.ctx)
  const sets = await aLesson(app.ctx, bundle, { kind: 'FILM', chapter: 'Sets', contentId: 'fil1' })
  await aLesson(app.ctx, bundle, { kind: 'NOTES', chapter: 'Limits', contentId: 'fil2' })
  const film = await aLesson(app.ctx, bundle, { kind: 'FILM', chapter: 'Limits', contentId: 'fil3' })
  await aLesson(app.ctx, bundle, { kind: 'FILM', chapter: 'Limits', contentId: null })
  const family = await aHousehold(app.ctx, { hasConsent: true })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  const client = app.as(family)
  const { attemptId: aid } = await client.attempts.startTest({ id: taken.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  // All of sets are right, one of limits is.
  const items = taken.questions.map((questionId, i) => ({ questionId, seq: i + 1, value: { options: [i < 5 ? 'a' : 'b'] }, status: 'ANSWERED' as const, timeMs: 1, clientAt: app.now() })) // prettier-ignore
  await client.attempts.saveResponses({ aid, epoch, items })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  const next = await client.attempts.getRecommendations({ aid })
  expect(next).toMatchObject({ weakestChapter: 'Limits', lesson: { id: film.id, bundleId: bundle.id }, practice: { questionCount: 8 }, test: null }) // prettier-ignore
  expect(next.doubts).toEqual(taken.questions.slice(5))
  // Every solution leads to the film of its chapter.
  const { lessons } = await client.attempts.getSolutions({ aid })
  expect(lessons.map(({ chapter, id }) => [chapter, id]).toSorted()).toEqual([['Limits', film.id], ['Sets', sets.id]]) // prettier-ignore
  await app.pool.query(`update questions.question set status = 'RETIRED' where chapter = 'Limits'`)
  expect(await client.attempts.getRecommendations({ aid })).toMatchObject({
    practice: null,
    test: { id: practice.paperId },
  })
  await app.pool.query(`update papers.paper set status = 'RETIRED' where id = $1`, [practice.paperId])
  expect(await client.attempts.getRecommendations({ aid })).toMatchObject({ test: { id: other.paperId } })
})
