// A film from the hand of a member of staff to the learner who sees it, in parts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#core/kernel/time.ts'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { PART_BYTES } from '#core/modules/media/limits.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aBatch, aBundle, aLesson, aTeacher } from '#server/modules/catalogue/factory.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { claimUpload } from './store-uploads.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Two parts: the first is full. */
const FILM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(PART_BYTES, 'a film')])

async function aFilmLesson(but: Parameters<typeof aLesson>[2] = {}) {
  const bundle = await aBundle(app.ctx)
  const lesson = await aLesson(app.ctx, bundle, { kind: 'FILM', isFree: true, ...but })
  return { bundle, id: LessonId.parse(lesson.id) }
}

const files = () => app.as(owner).staffLessonFiles

async function begun(id: LessonId, bytes = FILM.length) {
  return files().beginUpload({ id, type: 'video/webm', bytes, lengthSec: 60 })
}

async function send(uploadId: string, no: number, body?: Buffer) {
  const { url, headers, bytes } = await files().askPart({ id: uploadId as never, no }) // as the call before has answered it
  const part = body ?? FILM.subarray((no - 1) * PART_BYTES, (no - 1) * PART_BYTES + bytes)
  const { status } = await fetch(app.url + url, { method: 'PUT', headers, body: new Uint8Array(part) })
  return status
}

describe('a film that staff send', () => {
  it('comes in parts, in any order, goes on after a break, and is what the learner sees', async () => {
    const { id } = await aFilmLesson()
    const upload = await begun(id)
    expect(upload).toMatchObject({ partBytes: PART_BYTES, parts: [] })
    expect(await send(upload.id, 2)).toBe(204)
    await expect(files().finishUpload({ id: upload.id })).rejects.toMatchObject({ code: 'LESSON_UPLOAD_IS_INCOMPLETE', message: 'Part 1 has not arrived. Send it again.' }) // prettier-ignore
    expect((await files().getUpload({ id: upload.id })).parts).toEqual([{ no: 2, bytes: 4 }])
    expect(await send(upload.id, 1)).toBe(204)
    const done = await files().finishUpload({ id: upload.id })
    expect(done.file).toMatchObject({ type: 'video/webm', bytes: FILM.length, lengthSec: 60 })
    const { film } = await app.as(await aHousehold(app.ctx)).lessons.getLesson({ id })
    const shown = await app.inject({ url: film?.url ?? '' })
    expect(shown.rawPayload.equals(FILM)).toBe(true)
    await expect(files().finishUpload({ id: upload.id })).rejects.toMatchObject({ code: 'LESSON_UPLOAD_IS_OVER' })
  })

  it('is joined once when two finish at once', async () => {
    const { id } = await aFilmLesson()
    const upload = await begun(id)
    for (const no of [1, 2]) await send(upload.id, no)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => files().finishUpload({ id: upload.id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { film } = await app.as(await aHousehold(app.ctx)).lessons.getLesson({ id })
    expect((await app.inject({ url: film?.url ?? '' })).rawPayload.equals(FILM)).toBe(true)
  })

  it('is not joined by a second one while the first is at it, for two minutes', async () => {
    const { id } = await aFilmLesson()
    const upload = await begun(id, 4)
    await send(upload.id, 1, FILM.subarray(0, 4))
    expect(await claimUpload(app.ctx.db, upload.id, app.now())).toBe(true)
    await expect(files().finishUpload({ id: upload.id })).rejects.toMatchObject({ code: 'LESSON_UPLOAD_IS_JOINED' })
    app.moveClock(3 * MINUTE)
    expect(await files().finishUpload({ id: upload.id })).toMatchObject({ file: { bytes: 4 } })
  })

  it('takes the place of the one before, which is deleted a day later', async () => {
    const { id } = await aFilmLesson()
    const urls = []
    for (const _ of [1, 2]) {
      const upload = await begun(id, 4)
      await send(upload.id, 1, FILM.subarray(0, 4))
      urls.push((await files().finishUpload({ id: upload.id })).file?.url ?? '')
    }
    const [first = '', second = ''] = urls
    expect((await app.inject({ url: first })).statusCode).toBe(200)
    const key = new URL(first, app.url).pathname.slice('/files/'.length)
    app.moveClock(DAY)
    await app.runJobs()
    app.moveClock(-DAY)
    expect(await app.ctx.files.read(key)).toBeUndefined()
    expect(await app.ctx.files.read(new URL(second, app.url).pathname.slice('/files/'.length))).toBeDefined()
  })

  it('must be what it was announced as', async () => {
    const { id } = await aFilmLesson()
    const upload = await begun(id, 4)
    expect(await send(upload.id, 1, Buffer.from('<htm'))).toBe(204)
    await expect(files().finishUpload({ id: upload.id })).rejects.toMatchObject({ code: 'LESSON_FILE_IS_OTHER' })
    expect((await files().getContent({ id })).file).toBeNull()
  })

  it('is refused where it does not fit', async () => {
    const { id } = await aFilmLesson()
    const { id: test } = await aFilmLesson({ kind: 'TEST' })
    const film = { type: 'video/webm', bytes: 4, lengthSec: 60 } as const
    await expect(files().beginUpload({ ...film, id: test })).rejects.toMatchObject({ code: 'LESSON_TAKES_NO_FILE' })
    await expect(files().beginUpload({ id, type: 'application/pdf', bytes: 4 })).rejects.toMatchObject({ code: 'WRONG_FILE_TYPE' }) // prettier-ignore
    await expect(files().beginUpload({ id, type: 'video/webm', bytes: 4 })).rejects.toMatchObject({ code: 'LENGTH_IS_NEEDED' }) // prettier-ignore
    const upload = await begun(id)
    await expect(files().askPart({ id: upload.id, no: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(await send(upload.id, 2, Buffer.alloc(5))).toBe(403)
  })

  it('is forgotten a day after nobody came back', async () => {
    const { id } = await aFilmLesson()
    const upload = await begun(id)
    await send(upload.id, 2)
    app.moveClock(DAY)
    await app.runJob('lessons.delete-uploads')
    app.moveClock(-DAY)
    await expect(files().getUpload({ id: upload.id })).rejects.toMatchObject({ code: 'LESSON_UPLOAD_IS_OVER' })
  })
})

it('captions are a WebVTT text, and an empty one removes them', async () => {
  const { id } = await aFilmLesson()
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood evening.\n'
  await expect(files().setCaptions({ id, lang: 'en', text: vtt })).rejects.toMatchObject({ code: 'LESSON_HAS_NO_FILM' })
  const upload = await begun(id, 4)
  await send(upload.id, 1, FILM.subarray(0, 4))
  await files().finishUpload({ id: upload.id })
  await expect(files().setCaptions({ id, lang: 'en', text: 'Hello' })).rejects.toMatchObject({ code: 'NOT_CAPTIONS' })
  await files().setCaptions({ id, lang: 'en', text: vtt })
  expect((await files().getContent({ id })).captions).toEqual(['en'])
  await files().setCaptions({ id, lang: 'en', text: '' })
  expect((await files().getContent({ id })).captions).toEqual([])
})

it('a test stands behind a lesson of its kind', async () => {
  const [{ id }, { id: film }] = [
    await aFilmLesson({ kind: 'TEST', subject: 'maths', chapter: 'Sets' }),
    await aFilmLesson(),
  ]
  const { paperId } = await aTestPaper(app.ctx)
  const set = (lesson: LessonId, paper: string) => files().setTest({ id: lesson, paperId: paper as never }) // the factory's id
  await expect(set(film, paperId)).rejects.toMatchObject({ code: 'LESSON_TAKES_NO_TEST' })
  await expect(set(id, 'pap000000000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  await set(id, paperId)
  const seen = await app.as(await aHousehold(app.ctx)).lessons.getLesson({ id })
  expect(seen).toMatchObject({ lock: null, paperId })
})

describe('a test that does not fit the lesson', () => {
  const refusal = (why: string) => ({ code: 'TEST_DOES_NOT_FIT', message: `This test does not fit the lesson. ${why} Choose another test.` }) // prettier-ignore
  const put = (id: LessonId, paperId: string) => files().setTest({ id, paperId: paperId as never }) // the factory's id
  const testLesson = { kind: 'TEST', subject: 'maths', chapter: 'Sets' } as const

  it.each([
    ['of another subject', { subject: 'physics' }, {}, 'It has no question of the lesson’s subject.'],
    ['of another chapter', { chapter: 'Matrices' }, {}, 'It has no question of the chapter “Matrices”.'],
    ['for other classes', {}, { grades: [4] }, 'It is for other classes than the course.'],
    ['for tests in school', {}, { kind: 'IN_SCHOOL' as const }, 'It is a paper for tests in school.'],
  ])('is refused: %s', async (_, ofLesson, ofPaper, why) => {
    const { id } = await aFilmLesson({ ...testLesson, ...ofLesson })
    const { paperId } = await aTestPaper(app.ctx, ofPaper)
    await expect(put(id, paperId)).rejects.toMatchObject(refusal(why))
    expect((await files().getContent({ id })).paperId).toBeNull()
  })

  it('is refused: in no language of the course', async () => {
    const bundle = await aBundle(app.ctx, { language: 'hi' })
    const { id } = await aLesson(app.ctx, bundle, testLesson)
    const { paperId } = await aTestPaper(app.ctx)
    await expect(put(LessonId.parse(id), paperId)).rejects.toMatchObject(
      refusal('It cannot be taken in Hindi, the language of the course.'),
    )
  })
})

describe('a course', () => {
  it('with a lesson that has nothing behind it cannot be published, and staff see which', async () => {
    const staff = app.as(owner)
    const bundle = await aBundle(app.ctx, { status: 'DRAFT', isListed: false })
    const teacher = await aTeacher(app.ctx)
    const publish = async () => {
      const { version } = await staff.staffCourses.one({ id: bundle.id })
      return staff.staffCourses.publish({ id: bundle.id, version })
    }
    const batch = await aBatch(app.ctx, bundle)
    const film = await staff.staffLessons.create({ bundleId: bundle.id, kind: 'FILM', subject: 'physics', chapter: 'Vectors', title: 'Vectors in short', position: 2 }) // prettier-ignore
    await staff.staffLessons.create({ bundleId: bundle.id, kind: 'LIVE', subject: 'physics', chapter: 'Vectors', title: 'Vectors: live', position: 1 }) // prettier-ignore
    await expect(publish()).rejects.toMatchObject({
      code: 'COURSE_HAS_EMPTY_LESSONS',
      message:
        'These lessons have nothing behind them: Vectors: live, Vectors in short. Add a film, notes or a test to each, or withdraw the lesson.',
    })
    const { data } = await staff.staffLessons.list({ bundleId: bundle.id, isEmpty: true })
    expect(data.map(({ title }) => title).toSorted()).toEqual(['Vectors in short', 'Vectors: live'])
    const slot = { weekday: 1, startMinutes: 1080, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false }
    const { version, id: _id, bundleId: _bundle, ...fields } = await staff.staffBatches.one({ id: batch.id })
    await staff.staffBatches.update({ id: batch.id, ...fields, bundleId: bundle.id, slots: [slot], version })
    await expect(publish()).rejects.toMatchObject({ message: expect.stringContaining(': Vectors in short.') })
    const { chapter, title, position, isFree } = film
    await staff.staffLessons.update({ id: film.id, chapter, title, position, isFree, isActive: false, version: film.version })
    expect(await publish()).toMatchObject({ status: 'ACTIVE' })
    const seen = await app.as(await aHousehold(app.ctx)).lessons.getCourseLessons({ bundleId: bundle.id })
    expect(seen.chapters.flatMap(({ lessons }) => lessons.map(({ title: each }) => each))).toEqual(['Vectors: live'])
  }) // prettier-ignore

  it('or a subject that does not exist has no lesson', async () => {
    const staff = app.as(owner)
    const lesson = { kind: 'FILM', chapter: 'Vectors', title: 'Vectors', position: 1 } as const
    const bundle = await aBundle(app.ctx)
    await expect(staff.staffLessons.create({ ...lesson, bundleId: bundle.id, subject: 'astrology' })).rejects.toMatchObject({ code: 'DOES_NOT_FIT' }) // prettier-ignore
    await expect(staff.staffLessons.create({ ...lesson, bundleId: 'bun000000000000000000', subject: 'physics' })).rejects.toMatchObject({ code: 'DOES_NOT_FIT' }) // prettier-ignore
  })
})
