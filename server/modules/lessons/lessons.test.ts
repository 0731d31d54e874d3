// Lessons as a learner opens them: which ones do, why others do not, and where a film goes on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle, aLesson, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { changeAccess, enrol } from '#server/modules/enrolments/index.ts'
import { aSellablePlan, includedServices } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aFreeFilm, aLessonFile, SMALLEST_FILM } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PDF = Buffer.from('%PDF-1.7 notes')

/** A course with one lesson of each kind; each has its file. */
async function aCourse(bundle?: NewBundle) {
  const course = bundle ?? (await aBundle(app.ctx))
  const film = await aLessonFile(app.ctx, { bytes: SMALLEST_FILM, type: 'video/webm', lengthSeconds: 120 })
  const notes = await aLessonFile(app.ctx, { bytes: PDF, type: 'application/pdf' })
  const contents = { FILM: film, NOTES: notes, TEST: app.ctx.newId('pap'), LIVE: null } as const
  const ids = {} as Record<keyof typeof contents, LessonId>
  let position = 0
  for (const kind of ['LIVE', 'FILM', 'NOTES', 'TEST'] as const) {
    position += 1
    const { id } = await aLesson(app.ctx, course, { kind, position, contentId: contents[kind], title: `A ${kind}` })
    ids[kind] = LessonId.parse(id)
  }
  return { ...course, ids }
}

async function enrolled(asha: AHousehold, bundleId: string, planId: string | null = null): Promise<string> {
  const { accountId, learnerId } = asha
  const orderId = app.ctx.newId('ord')
  const validTill = later(app.now(), 10 * DAY)
  const what = { accountId, learnerId, bundleId, aslGroup: null, planId, orderId, state: 'REGULAR', validTill } as const
  await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, what))
  return orderId
}

/** The codes of the locks of the course's lessons, "" for one that opens. */
async function locksOf(asha: AHousehold, bundleId: NewBundle['id']): Promise<Record<string, string>> {
  const { chapters } = await app.as(asha).lessons.getCourseLessons({ bundleId })
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  return Object.fromEntries(lessons.map(({ kind, lock }) => [kind, lock?.code ?? '']))
}

describe('a lesson', () => {
  it('opens by the course, and closes with a late instalment: first tests, then live classes too', async () => {
    const [asha, course] = [await aHousehold(app.ctx), await aCourse()]
    const closed = (code: string) => ({ LIVE: code, FILM: code, NOTES: code, TEST: code })
    expect(await locksOf(asha, course.id)).toEqual(closed('LESSON_NEEDS_COURSE'))
    const orderId = await enrolled(asha, course.id)
    expect(await locksOf(asha, course.id)).toEqual(closed(''))
    await changeAccess(app.ctx.db, orderId, 'LIMITED')
    expect(await locksOf(asha, course.id)).toEqual({ ...closed(''), TEST: 'LESSON_NEEDS_PAYMENT' })
    await changeAccess(app.ctx.db, orderId, 'REPLAY_ONLY')
    const replays = { ...closed(''), LIVE: 'LESSON_NEEDS_PAYMENT', TEST: 'LESSON_NEEDS_PAYMENT' }
    expect(await locksOf(asha, course.id)).toEqual(replays)
    app.moveClock(11 * DAY)
    expect(await locksOf(asha, course.id)).toEqual(closed('LESSON_COURSE_IS_OVER'))
    app.moveClock(-11 * DAY)
  })

  it('that the plan does not include names the plans that do', async () => {
    const asha = await aHousehold(app.ctx)
    const services = includedServices('LITE').filter(({ service }) => service !== 'TESTS')
    const { bundle, plan, program } = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE', services } })
    const classic = await aSellablePlan(app.ctx, { plan: { variantName: 'CLASSIC', programId: program.id } })
    const { ids } = await aCourse(bundle)
    await enrolled(asha, bundle.id, plan.id)
    const { lock, paperId } = await app.as(asha).lessons.getLesson({ id: ids.TEST })
    expect(paperId).toBeNull()
    expect(lock).toEqual({
      code: 'LESSON_NEEDS_PLAN',
      message: 'Your plan does not include this lesson. These plans do: Classic.',
      template: 'Your plan does not include this lesson. These plans do: {plans}.',
      values: { plans: 'Classic' },
      path: `/plans?subscriptionPlanId=${classic.plan.id}`,
    })
  })

  it('has no address of its file while it is locked, and nothing is recorded of it', async () => {
    const [asha, { ids }] = [await aHousehold(app.ctx), await aCourse()]
    const { lessons } = app.as(asha)
    expect(await lessons.getLesson({ id: ids.FILM })).toMatchObject({
      film: null,
      lock: { code: 'LESSON_NEEDS_COURSE' },
    })
    const report = { id: ids.FILM, watchedSec: 5, positionSec: 5, seq: 1 }
    await expect(lessons.reportWatching(report)).rejects.toMatchObject({ code: 'LESSON_NEEDS_COURSE' })
    await expect(lessons.getCaptions({ id: ids.FILM, lang: 'en' })).rejects.toMatchObject({
      code: 'LESSON_NEEDS_COURSE',
    })
  })

  it('that is free opens to everybody who is signed in', async () => {
    const id = LessonId.parse(await aFreeFilm(app.ctx))
    const { lessons } = app.as(await aHousehold(app.ctx))
    expect(await lessons.getLesson({ id })).toMatchObject({
      lock: null,
      film: { type: 'video/webm', captions: ['en'] },
    })
    expect((await lessons.getCaptions({ id, lang: 'en' })).text).toContain('Good evening.')
    await expect(lessons.getCaptions({ id, lang: 'ta' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('without a file says that it is not ready', async () => {
    const [asha, course] = [await aHousehold(app.ctx), await aBundle(app.ctx)]
    const { id } = await aLesson(app.ctx, course, { kind: 'FILM' })
    await enrolled(asha, course.id)
    const seen = await app.as(asha).lessons.getLesson({ id: LessonId.parse(id) })
    expect(seen).toMatchObject({ film: null, lock: { code: 'LESSON_IS_EMPTY' } })
  })

  it.each<[LessonKind, object]>([
    ['FILM', { film: { lengthSec: 120 }, notes: null, paperId: null }],
    ['NOTES', { film: null, notes: { type: 'application/pdf', bytes: 14 }, paperId: null }],
    ['TEST', { film: null, notes: null }],
    ['LIVE', { film: null, notes: null, paperId: null }],
  ])('of the kind %s answers what it has', async (kind, expected) => {
    const [asha, course] = [await aHousehold(app.ctx), await aCourse()]
    await enrolled(asha, course.id)
    expect(await app.as(asha).lessons.getLesson({ id: course.ids[kind as 'FILM'] })).toMatchObject(expected)
  })

  it('names the lessons before and after it', async () => {
    const [asha, { ids }] = [await aHousehold(app.ctx), await aCourse()]
    const { previous, next } = await app.as(asha).lessons.getLesson({ id: ids.FILM })
    expect([previous?.id, next?.id]).toEqual([ids.LIVE, ids.NOTES])
  })
})

describe('the address of a film', () => {
  async function anAddress() {
    const id = LessonId.parse(await aFreeFilm(app.ctx))
    const { film } = await app.as(await aHousehold(app.ctx)).lessons.getLesson({ id })
    return film?.url ?? ''
  }

  it('answers ranges, for ten minutes', async () => {
    const url = await anAddress()
    const whole = await app.inject({ url })
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload]).toEqual([200, 'video/webm', Buffer.from(SMALLEST_FILM)]) // prettier-ignore
    const part = await app.inject({ url, headers: { range: 'bytes=1-2' } })
    expect([part.statusCode, part.headers['content-range'], [...part.rawPayload]]).toEqual([206, 'bytes 1-2/5', [0x45, 0xdf]]) // prettier-ignore
    const beyond = await app.inject({ url, headers: { range: 'bytes=9-' } })
    expect(beyond.statusCode).toBe(416)
    app.moveClock(10 * MINUTE)
    expect((await app.inject({ url })).statusCode).toBe(403)
  })

  it('is good for this file only', async () => {
    const [first, second] = [new URL(await anAddress(), app.url), new URL(await anAddress(), app.url)]
    const swapped = await app.inject({ url: second.pathname + first.search })
    expect(swapped.statusCode).toBe(403)
    for (const path of ['/files/films/..%2f..%2fetc', '/files/incoming/x.webm', '/files/films/x'])
      expect((await app.inject({ url: path + first.search })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('a film', () => {
  it('goes on at the same second on another device, and never loses watched time', async () => {
    const [asha, course] = [await aHousehold(app.ctx), await aCourse()]
    await enrolled(asha, course.id)
    const [phone, laptop] = [app.as(asha).lessons, app.as(asha).lessons]
    const id = course.ids.FILM
    expect(await phone.reportWatching({ id, watchedSec: 20, positionSec: 20, seq: 1 })).toEqual({ watchedSec: 20, positionSec: 20, seq: 1, isSeen: false }) // prettier-ignore
    expect((await laptop.getLesson({ id })).film?.progress).toEqual({ watchedSec: 20, positionSec: 20, seq: 1, isSeen: false }) // prettier-ignore
    expect((await laptop.getLearning({})).begun).toMatchObject({ id, positionSec: 20, lengthSec: 120 })
    // Twice real time at most: 10 seconds later at most 20 more.
    app.moveClock(10 * SECOND)
    expect(await laptop.reportWatching({ id, watchedSec: 120, positionSec: 120, seq: 2 })).toMatchObject({ watchedSec: 40, isSeen: false }) // prettier-ignore
    expect(await phone.reportWatching({ id, watchedSec: 21, positionSec: 21, seq: 2 })).toMatchObject({
      positionSec: 120,
    })
    app.moveClock(MINUTE)
    expect(await laptop.reportWatching({ id, watchedSec: 96, positionSec: 10, seq: 3 })).toMatchObject({ watchedSec: 96, positionSec: 10, isSeen: true }) // prettier-ignore
    const learning = await phone.getLearning({})
    expect(learning.begun).toBeNull()
    expect(learning.courses).toMatchObject([{ bundleId: course.id, lessonCount: 4, filmCount: 1, seenCount: 1 }])
  })

  it('is recorded once for many reports at the same moment', async () => {
    const [asha, course] = [await aHousehold(app.ctx), await aCourse()]
    await enrolled(asha, course.id)
    const { lessons } = app.as(asha)
    const id = course.ids.FILM
    const reports = Array.from({ length: 12 }, (_, i) => ({ id, watchedSec: 120, positionSec: i, seq: i + 1 }))
    await Promise.all(reports.map((report) => lessons.reportWatching(report)))
    // The first report adds 30 seconds at most, and no time goes by between the others.
    expect((await lessons.getLesson({ id })).film?.progress).toMatchObject({ watchedSec: 30, seq: 12, positionSec: 11 })
  })
})

it('another family’s learner is refused', async () => {
  const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
  const asked = app.as(asha).lessons.getLearning({ userId: ravi.learnerId })
  await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
})

it('a course that does not exist is not found', async () => {
  const bundleId = app.ctx.newId('bun') as NewBundle['id'] // of the right form
  const asked = app.as(await aHousehold(app.ctx)).lessons.getCourseLessons({ bundleId })
  await expect(asked).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND' })
})
