// The contents of a course by chapter: counted from recordings, films and notes that are there.
import { afterAll, expect, it } from 'vitest'
import { aBundle, aCurriculum, aLesson, heard } from '#server/modules/catalogue/factory.ts'
import { aReplay } from '#server/modules/classroom/factory.ts'
import { aPlan, aProgram } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { SMALLEST_FILM } from './factory.ts'

const app = await startTestApp()
const { ctx } = app
const visitor = app.as({ kind: 'visitor' })
afterAll(() => app.close())

const film = { bytes: SMALLEST_FILM, type: 'video/webm', lengthSeconds: 120 } as const
const units = { subject: 'physics', chapter: 'Units and Measurements' }

async function aCourse() {
  const { id: curriculumId } = await aCurriculum(ctx)
  return aBundle(ctx, { curriculumId })
}

async function heldBy(slug: string) {
  const { bundle } = await visitor.listings.getCoursePage({ id: slug })
  return bundle.curriculum['Physics']?.map(({ recordings, films, notes }) => [recordings, films, notes])
}

it('are the recordings of a chapter’s classes, its films and its notes, and nothing where a lesson is empty', async () => {
  const course = await aCourse()
  await aLesson(ctx, course, { kind: 'FILM', ...units, contentId: null })
  await aLesson(ctx, course, { kind: 'NOTES', ...units, contentId: null })
  expect(await heldBy(course.slug)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  await aLesson(ctx, course, { kind: 'NOTES', ...units, contentId: ctx.newId('fil') })
  const recording = await aReplay(ctx, { ...film, bundleId: course.id })
  await heard(ctx)
  // The class was held today: in the course's second month, which goes on with the last chapter before.
  expect(await heldBy(course.slug)).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ])
  await app.pool.query('update classroom.recording set is_removed = true where id = $1', [recording])
  await expect
    .poll(() => heldBy(course.slug))
    .toEqual([
      [0, 0, 1],
      [0, 0, 0],
    ])
})

it('take a reason of the price back that names recordings which are not there', async () => {
  const [course, program] = [await aCourse(), await aProgram(ctx)]
  const priceReason = { en: 'The replays of all classes since April are included.' }
  const { id } = await aPlan(ctx, { program, bundle: course }, { priceReason })
  expect((await visitor.plans.getPlan({ planId: id })).plan.priceReason).toBeNull()
})
