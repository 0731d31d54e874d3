import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { aBatch, aBundle, aLesson, aTeacher, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { anAiCourse } from '#server/modules/listings/factory.ts'
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
      message:
        'This lesson is not ready. Step film: The film les000000000000000000 is not ready. Choose another one, or wait until it is. Correct this and publish again.',
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
    const { problems } = await staff().staffAiLessonActions.checkSteps({
      steps: [aStep('one', { next: 'nowhere', text: '' })],
    })
    expect(problems).toEqual([
      { stepId: 'one', text: 'It leads to the step nowhere, which does not exist.' },
      { stepId: 'one', text: 'Enter the spoken words. Learners who save data read them.' },
    ])
    const hint = { text: 'Rub your hands.', toSec: 20, fromSec: 0, filmId: null }
    const steps = [aStep('one'), aQuestionStep('two', { hint })]
    expect(await staff().staffAiLessonActions.checkSteps({ steps })).toEqual({
      problems: [],
      shortestSec: 60,
      longestSec: 60,
      mostSec: 110,
    })
  })

  it('is put behind a lesson of a course of the kind AI', async () => {
    const [bundle, aiLessonId] = [await aBundle(app.ctx), await anAiLesson(app.ctx)]
    const [ai, film] = [
      await aLesson(app.ctx, bundle, { kind: 'AI' }),
      await aLesson(app.ctx, bundle, { kind: 'FILM' }),
    ]
    const set = (id: string, to = aiLessonId) => staff().staffAiLessonActions.setAiLesson({ id, aiLessonId: to })
    await set(ai.id)
    expect(await staff().staffLessons.one({ id: ai.id })).toMatchObject({ contentId: aiLessonId, isEmpty: false })
    await expect(set(film.id)).rejects.toMatchObject({ code: 'LESSON_TAKES_NO_AI_LESSON' })
    await expect(set(ai.id, 'ail000000000000000000')).rejects.toMatchObject({ status: 404 })
    await expect(set('les000000000000000000')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a course led by AI', () => {
  const LACKS = {
    code: 'COURSE_LACKS_AI_LESSONS',
    message:
      'This course is led by AI, and these subjects have no published lesson led by AI: Maths, Physics. Put one behind a lesson of the kind AI first.',
  }
  const aCourse = async (status: 'DRAFT' | 'INACTIVE') => {
    const [bundle, { id: teacherId }] = [await aBundle(app.ctx, { status, isListed: false }), await aTeacher(app.ctx)]
    await anAiCourse(app.ctx, [bundle.id])
    const slot = { startMinutes: 1_140, lengthMinutes: 60, teacherId, isFree: false }
    await aBatch(app.ctx, bundle, { slots: [{ ...slot, weekday: 1, subject: 'physics' }, { ...slot, weekday: 2, subject: 'maths' }] })
    return bundle
  }
  const aLed = async (bundle: NewBundle, subject: string, status: 'ACTIVE' | 'DRAFT' = 'ACTIVE') => {
    const contentId = await anAiLesson(app.ctx, { subject, status })
    const { id } = await aLesson(app.ctx, bundle, { kind: 'AI', subject, contentId })
    return { id, contentId }
  }
  const publish = async ({ id }: NewBundle) => staff().staffCourses.publish(await staff().staffCourses.one({ id }))

  it('is published when each of its subjects has a published lesson', async () => {
    const bundle = await aCourse('DRAFT')
    await expect(publish(bundle)).rejects.toMatchObject(LACKS)
    await aLed(bundle, 'physics', 'DRAFT')
    await expect(publish(bundle)).rejects.toMatchObject(LACKS)
    await aLed(bundle, 'physics')
    await expect(publish(bundle)).rejects.toMatchObject({ code: LACKS.code, message: expect.stringContaining('by AI: Maths.') })
    await aLed(bundle, 'maths')
    expect(await publish(bundle)).toMatchObject({ status: 'ACTIVE' })
  })

  it('is not put on sale again without lessons', async () => {
    const bundle = await aCourse('INACTIVE')
    const sell = () => staff().staffCourses.bulk({ ids: [bundle.id], change: { status: 'ACTIVE' } })
    await expect(sell()).rejects.toMatchObject(LACKS)
    await aLed(bundle, 'physics')
    await aLed(bundle, 'maths')
    await sell()
    expect(await staff().staffCourses.one({ id: bundle.id })).toMatchObject({ status: 'ACTIVE' })
  })

  it('keeps its last lesson of a subject while it is on sale', async () => {
    const bundle = await aCourse('DRAFT')
    const physics = await aLed(bundle, 'physics')
    await aLed(bundle, 'maths')
    await publish(bundle)
    const withdraw = () => staff().staffAiLessons.bulk({ ids: [physics.contentId], change: { status: 'INACTIVE' } })
    await expect(withdraw()).rejects.toMatchObject({
      code: 'AI_LESSON_IS_NEEDED',
      message: 'Courses on sale have no other lesson led by AI in this subject: Class 11 JEE Main. Put another one there first.',
    })
    const hide = async () => staff().staffLessons.update({ ...(await staff().staffLessons.one({ id: physics.id })), isActive: false })
    await expect(hide()).rejects.toMatchObject({ code: LACKS.code })
    const other = await aLed(bundle, 'physics')
    await withdraw()
    expect(await staff().staffAiLessons.one({ id: physics.contentId })).toMatchObject({ status: 'INACTIVE' })
    expect(await hide()).toMatchObject({ isActive: false })
    expect(await staff().staffLessons.one({ id: other.id })).toMatchObject({ isActive: true })
  })
}) // prettier-ignore
