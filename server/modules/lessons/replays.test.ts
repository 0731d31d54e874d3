// The recordings of classes as families watch them: whose plan opens them, and where they go on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RecordingId } from '#core/modules/classroom/room/recording.ts'
import { DAY, later, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle, aTeacher, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { aPlannedSession, aReplay } from '#server/modules/classroom/factory.ts'
import { changeAccess, enrol } from '#server/modules/enrolments/index.ts'
import { aSellablePlan, includedServices } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { SMALLEST_FILM } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A course with one recorded class of two minutes. */
async function aRecordedCourse(but: { readonly bundle?: NewBundle; readonly isFree?: boolean } = {}) {
  const { bundle = await aBundle(app.ctx), isFree = false } = but
  const film = { bytes: SMALLEST_FILM, type: 'video/webm', lengthSeconds: 120 } as const
  return {
    bundleId: bundle.id,
    id: RecordingId.parse(await aReplay(app.ctx, { ...film, bundleId: bundle.id, isFree })),
  }
}

async function enrolled({ accountId, learnerId }: AHousehold, bundleId: string, planId: string | null = null) {
  const orderId = app.ctx.newId('ord')
  const validTill = later(app.now(), 10 * DAY)
  const enrolment = {
    accountId,
    learnerId,
    bundleId,
    aslGroup: null,
    planId,
    orderId,
    state: 'REGULAR',
    validTill,
  } as const
  await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, enrolment))
  return orderId
}

describe('the recording of a class', () => {
  it('opens by the course, and stays open when an instalment is late', async () => {
    const [asha, of] = [await aHousehold(app.ctx), await aRecordedCourse()]
    const { lessons } = app.as(asha)
    const codes = async () => {
      const { replays } = await lessons.getCourseLessons({ bundleId: of.bundleId })
      const { lock, film } = await lessons.getReplay(of)
      expect(film === null).toBe(lock !== null)
      return [lock?.code, replays.map((row) => row.lock?.code)]
    }
    expect(await codes()).toEqual(['LESSON_NEEDS_COURSE', ['LESSON_NEEDS_COURSE']])
    const orderId = await enrolled(asha, of.bundleId)
    for (const access of ['FULL', 'LIMITED', 'REPLAY_ONLY'] as const) {
      await changeAccess(app.ctx.db, orderId, access)
      expect(await codes()).toEqual([undefined, [undefined]])
    }
    app.moveClock(11 * DAY)
    expect(await codes()).toEqual(['LESSON_COURSE_IS_OVER', ['LESSON_COURSE_IS_OVER']])
    app.moveClock(-11 * DAY)
  })

  it('is closed to a plan without replays, which names the plans with them', async () => {
    const asha = await aHousehold(app.ctx)
    const services = includedServices('LITE').filter(({ service }) => service !== 'REPLAYS_NOTES')
    const { bundle, plan, program } = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE', services } })
    const classic = await aSellablePlan(app.ctx, { plan: { variantName: 'CLASSIC', programId: program.id } })
    const of = await aRecordedCourse({ bundle })
    await enrolled(asha, bundle.id, plan.id)
    const { lock } = await app.as(asha).lessons.getReplay(of)
    const path = `/plans?subscriptionPlanId=${classic.plan.id}`
    expect(lock).toMatchObject({ code: 'LESSON_NEEDS_PLAN', values: { plans: 'Classic' }, path })
    const report = { ...of, watchedSec: 1, positionSec: 1, seq: 1 }
    await expect(app.as(asha).lessons.reportReplay(report)).rejects.toMatchObject({ code: 'LESSON_NEEDS_PLAN' })
  })

  it('of a free class opens to everybody who is signed in', async () => {
    const of = await aRecordedCourse({ isFree: true })
    const { lock, film } = await app.as(await aHousehold(app.ctx)).lessons.getReplay(of)
    expect([lock, film?.lengthSec]).toEqual([null, 120])
  })

  it('goes on, on another device, where the first one stopped', async () => {
    const [asha, of] = [await aHousehold(app.ctx), await aRecordedCourse()]
    await enrolled(asha, of.bundleId)
    const [phone, tablet] = [app.as(asha).lessons, app.as(asha).lessons]
    await phone.reportReplay({ ...of, watchedSec: 12, positionSec: 12, seq: 1 })
    app.moveClock(60 * SECOND)
    await phone.reportReplay({ ...of, watchedSec: 70, positionSec: 75, seq: 2 })
    const { film } = await tablet.getReplay(of)
    expect(film?.progress).toEqual({ watchedSec: 70, positionSec: 75, seq: 2, isSeen: false })
    const begun = { ...of, positionSec: 75, lengthSec: 120 }
    expect((await tablet.getLearning({})).begun).toMatchObject(begun)
    await phone.reportReplay({ ...of, watchedSec: 5, positionSec: 5, seq: 1 })
    expect((await tablet.getReplay(of)).film?.progress).toMatchObject({ watchedSec: 70, positionSec: 75 })
    app.moveClock(60 * SECOND)
    await tablet.reportReplay({ ...of, watchedSec: 120, positionSec: 120, seq: 3 })
    expect((await phone.getLearning({})).begun).toBeNull()
  })

  it('has chapters where the class was asked something or another slide was shown, but not in a hidden range', async () => {
    const of = await aRecordedCourse({ isFree: true })
    const { rows } = await app.pool.query('select session_id, asked_at from classroom.recording where id = $1', [of.id])
    const [{ session_id: sessionId, asked_at: askedAt }] = rows
    const after = (seconds: number) => new Date(askedAt + seconds * 1_000)
    const ask = (text: string, seconds: number) =>
      app.pool.query(`insert into classroom.class_question (id, session_id, kind, text, options, opened_at, closes_at) values ($1, $2, 'POLL', $3, '{A,B}', $4, $4)`, [app.ctx.newId('cqn'), sessionId, text, after(seconds)])
    await ask('Before the film', -5)
    await ask('Is friction a force?', 30)
    await ask('Hidden', 70)
    await ask('After the film', 120)
    const slide = app.ctx.newId('sld')
    await app.pool.query(`insert into classroom.slide (id, session_id, no, asked_at, kept_at, key, type, width, height) values ($1, $2, 3, now(), now(), 'slides/a.png', 'image/png', 10, 10)`, [slide, sessionId])
    // Shown for two seconds it was passed over.
    for (const [id, seconds] of [[slide, 40], [null, 42], [slide, 90]])
      await app.pool.query('insert into classroom.slide_shown (session_id, slide_id, at) values ($1, $2, $3)', [sessionId, id, after(Number(seconds))])
    await app.pool.query(`update classroom.recording set hidden = '[{"fromSec": 60, "toSec": 80}]' where id = $1`, [of.id])
    const { chapters } = await app.as(await aHousehold(app.ctx)).lessons.getReplay(of)
    expect(chapters).toEqual([
      { atSec: 30, question: 'Is friction a force?', slideNo: null },
      { atSec: 90, question: null, slideNo: 3 },
    ])
  })

  it('has the captions that staff upload, for those to whom it opens', async () => {
    const of = await aRecordedCourse()
    const staff = app.as({ kind: 'staff', staffId: 'stf000000000000000094', scopes: ['classes.view', 'classes.edit'] })
    const set = (text: string) => staff.staffLessonFiles.setRecordingCaptions({ id: of.id, lang: 'hi', text })
    await expect(set('hello')).rejects.toMatchObject({ code: 'NOT_CAPTIONS' })
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\nनमस्ते\n'
    await set(text)
    expect(await staff.staffLessonFiles.getRecordingCaptions({ id: of.id })).toEqual({ captions: ['hi'] })
    const asha = await aHousehold(app.ctx)
    const read = () => app.as(asha).lessons.getReplayCaptions({ ...of, lang: 'hi' })
    await expect(read()).rejects.toMatchObject({ code: 'LESSON_NEEDS_COURSE' })
    await enrolled(asha, of.bundleId)
    expect(await read()).toEqual({ text })
    expect((await app.as(asha).lessons.getReplay(of)).film?.captions).toEqual(['hi'])
    await set('')
    await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('of a webinar has no course, and staff see which captions it has', async () => {
    const startsAt = later(app.now(), -DAY)
    const film = { bytes: SMALLEST_FILM, type: 'video/webm', lengthSeconds: 120 } as const
    const times = { startsAt, endsAt: later(startsAt, 60 * 60 * SECOND) }
    const { id: teacherId } = await aTeacher(app.ctx)
    await aPlannedSession(app.ctx, { ...times, film, isOver: true, kind: 'WEBINAR', subject: 'physics', teacherId })
    const staff = app.as({ kind: 'staff', staffId: 'stf000000000000000094', scopes: ['classes.view'] })
    const [recording] = (await staff.staffRecordings.list({ teacherId })).data
    expect(await staff.staffLessonFiles.getRecordingCaptions({ id: recording?.id as never })).toEqual({ captions: [] })
  })

  it('belongs to the courses of its class only', async () => {
    const [{ id }, other] = [await aRecordedCourse(), await aBundle(app.ctx)]
    const asha = app.as(await aHousehold(app.ctx))
    await expect(asha.lessons.getReplay({ bundleId: other.id, id })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
}) // prettier-ignore
