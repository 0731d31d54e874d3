import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { aBundle, aLesson } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { aFreeFilm, anAiLesson, aQuestionStep, aStep } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const staff = () => app.as(owner)
const lesson = { title: 'Friction', subject: 'physics', language: 'en' as const }

describe('a lesson led by AI', () => {
  it('is written as a draft, published when nothing is wrong with it, and its draft waits for the next publication', async () => {
    const films = [await aFreeFilm(app.ctx), 'les000000000000000000']
    const [film, gone] = films.map((id) => aStep('film', { filmId: LessonId.parse(id), toSec: 10 }))
    const draft = await staff().staffAiLessons.create({ ...lesson, steps: [gone!, aQuestionStep('ask')] })
    expect(draft).toMatchObject({ status: 'DRAFT', held: 0, edition: 0 })
    await expect(staff().staffAiLessons.publish(draft)).rejects.toMatchObject({
      code: 'AI_LESSON_NOT_READY',
      message: 'This lesson is not ready. Step film: The film les000000000000000000 is not ready. Choose another one, or wait until it is. Correct this and publish again.',
    })
    const saved = await staff().staffAiLessons.update({ ...draft, steps: [film!, aQuestionStep('ask')] })
    const live = await staff().staffAiLessons.publish(saved)
    expect(live).toMatchObject({ status: 'ACTIVE', edition: 1, hasDraft: false })
    const edited = await staff().staffAiLessons.update({ ...live, title: 'Friction again' })
    expect(edited).toMatchObject({ title: 'Friction again', hasDraft: true })
    const { rows } = await app.pool.query('select title from lessons.ai_lesson where id = $1', [live.id])
    expect(rows).toEqual([{ title: 'Friction' }])
  })

  it('is checked while it is written: each problem is a sentence', async () => {
    const { problems } = await staff().staffAiLessonActions.checkSteps({ steps: [aStep('one', { next: 'nowhere', text: '' })] })
    expect(problems).toEqual([
      { stepId: 'one', text: 'It leads to the step nowhere, which does not exist.' },
      { stepId: 'one', text: 'Enter the spoken words. Learners who save data read them.' },
    ])
    const hint = { text: 'Rub your hands.', toSec: 20, fromSec: 0, filmId: null }
    const steps = [aStep('one'), aQuestionStep('two', { hint })]
    expect(await staff().staffAiLessonActions.checkSteps({ steps })).toEqual({ problems: [], shortestSec: 60, longestSec: 60, mostSec: 110 })
  })

  it('is put behind a lesson of a course of the kind AI', async () => {
    const [bundle, aiLessonId] = [await aBundle(app.ctx), await anAiLesson(app.ctx)]
    const [ai, film] = [await aLesson(app.ctx, bundle, { kind: 'AI' }), await aLesson(app.ctx, bundle, { kind: 'FILM' })]
    const set = (id: string, to = aiLessonId) => staff().staffAiLessonActions.setAiLesson({ id, aiLessonId: to })
    await set(ai.id)
    expect(await staff().staffLessons.one({ id: ai.id })).toMatchObject({ contentId: aiLessonId, isEmpty: false })
    await expect(set(film.id)).rejects.toMatchObject({ code: 'LESSON_TAKES_NO_AI_LESSON' })
    await expect(set(ai.id, 'ail000000000000000000')).rejects.toMatchObject({ status: 404 })
    await expect(set('les000000000000000000')).rejects.toMatchObject({ status: 404 })
  })
}) // prettier-ignore
