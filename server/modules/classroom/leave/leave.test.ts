import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later } from '#core/kernel/time.ts'
import type { LeaveChoice } from '#core/modules/classroom/teaching/leave-api.ts'
import type { TeacherId } from '#core/modules/catalogue/catalogue.ts'
import { SessionId } from '#core/modules/classroom/session.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { generateBatches } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

const office = () => app.as(clerk('stf000000000000000081', 'classes.view', 'classes.edit', 'classes.approve'))
const monday = (week: number, hour = 19) => fromIndia(2026, 11, { day: 23 + 7 * week, minutes: hour * 60 })
const asTeacher = (teacherId: string): Teacher => ({ kind: 'teacher', teacherId })

/** A teacher with physics on Mondays at 7 pm, a family in the class, and the days of the second and the third Monday. */
async function aTeachersWeek() {
  const teacher = await aTeacher(app.ctx, { name: 'Ananya Rao', subjects: ['physics'] })
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false }
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  const family = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await generateBatches(app.ctx, [batch.id])
  await app.runJobs()
  const span = { firstDay: '2026-11-29', lastDay: '2026-12-07' }
  return { teacher, batch, family, span, desk: app.as(asTeacher(teacher.id)).classroomTeaching }
} // prettier-ignore

const ask = (desk: Awaited<ReturnType<typeof aTeachersWeek>>['desk'], span: { firstDay: string; lastDay: string }) =>
  desk.askForLeave({ ...span, reason: 'A wedding' })
const noticesOf = async (family: AHousehold) =>
  (await app.as(family).notices.listNotices({})).notices.map(({ type, text }) => ({ type, text: text.text }))
const classesOf = async (batchId: string) =>
  (await office().staffClasses.list({ batchId, size: 100, sort: 'startsAt' })).data
const cancel = (id: string): LeaveChoice => ({ sessionId: SessionId.parse(id), action: 'CANCEL' })
const giveTo = (id: string, teacherId: TeacherId): LeaveChoice => ({ sessionId: SessionId.parse(id), action: 'SUBSTITUTE', teacherId }) // prettier-ignore

describe('a teacher who asks for leave', () => {
  it('sees the classes of these days first, and waits', async () => {
    const { desk, span } = await aTeachersWeek()
    const { classes } = await desk.listLeaveClasses(span)
    expect(classes.map(({ startsAt, subject }) => [startsAt, subject])).toEqual([[monday(1), 'Physics'], [monday(2), 'Physics']]) // prettier-ignore
    const { id } = await ask(desk, span)
    const { leaves } = await desk.listLeave({})
    expect(leaves).toMatchObject([{ id, ...span, status: 'WAITING', mayWithdraw: true, reason: 'A wedding' }])
    expect(leaves[0]?.classes.map(({ startsAt, action }) => [startsAt, action])).toEqual([[monday(1), null], [monday(2), null]]) // prettier-ignore
  })

  it('is refused days that are over, wrong, too many or asked for already', async () => {
    const { desk, span } = await aTeachersWeek()
    await expect(ask(desk, { firstDay: '2026-11-20', lastDay: '2026-11-29' })).rejects.toMatchObject({ code: 'LEAVE_IN_THE_PAST' }) // prettier-ignore
    await expect(ask(desk, { firstDay: '2026-12-02', lastDay: '2026-12-01' })).rejects.toMatchObject({ code: 'LEAVE_DAYS_WRONG' }) // prettier-ignore
    // Sixty days from 1 December end on 29 January.
    await expect(ask(desk, { firstDay: '2026-12-01', lastDay: '2027-01-30' })).rejects.toMatchObject({ code: 'LEAVE_DAYS_WRONG' }) // prettier-ignore
    const both = await Promise.allSettled([ask(desk, span), ask(desk, { ...span, firstDay: '2026-12-07' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(ask(desk, span)).rejects.toMatchObject({ code: 'LEAVE_OVERLAPS' })
    await ask(desk, { firstDay: '2026-12-08', lastDay: '2027-01-29' })
  })

  it('withdraws it while it waits, and nobody else does', async () => {
    const { desk, span } = await aTeachersWeek()
    const { id } = await ask(desk, span)
    const other = app.as(asTeacher('tea000000000000000009')).classroomTeaching
    await expect(other.withdrawLeave({ id })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { rows } = await app.pool.query(`select count(*)::int from platform.audit where subject = $1 and action = 'another teacher’s leave'`, [id]) // prettier-ignore
    expect(rows).toEqual([{ count: 1 }])
    await desk.withdrawLeave({ id })
    await expect(desk.withdrawLeave({ id })).rejects.toMatchObject({ code: 'LEAVE_DECIDED' })
    expect((await desk.listLeave({})).leaves).toMatchObject([{ status: 'WITHDRAWN', mayWithdraw: false, classes: [] }])
    await expect(office().staffLeaveActions.decideLeave({ id, isApproved: false })).rejects.toMatchObject({ code: 'LEAVE_DECIDED' }) // prettier-ignore
    // The days are free again.
    await ask(desk, span)
  })
})

describe('staff who decide leave', () => {
  it('see for each class the teachers who are free then, the best first', async () => {
    const { desk, span, teacher } = await aTeachersWeek()
    const { id } = await ask(desk, span)
    const named = async (name: string, but: object = {}) =>
      (await aTeacher(app.ctx, { name, subjects: ['physics'], ...but })).id
    const [able, unable, silent, away, busy] = [
      await named('Able'),
      await named('Unable'),
      await named('Silent'),
      await named('Away'),
      await named('Busy'),
    ]
    await named('Chemist', { subjects: ['chemistry'] })
    const hours = (weekday: number) => ({ weekly: [{ weekday, startMinutes: 1_080, endMinutes: 1_260 }], days: [] })
    await app.as(asTeacher(able)).classroomTeaching.setAvailability(hours(1))
    await app.as(asTeacher(unable)).classroomTeaching.setAvailability(hours(2))
    const leave = await ask(app.as(asTeacher(away)).classroomTeaching, {
      firstDay: '2026-11-30',
      lastDay: '2026-11-30',
    })
    await office().staffLeaveActions.decideLeave({ id: leave.id, isApproved: true })
    const bundle = await aBundle(app.ctx)
    const slot = {
      weekday: 1,
      startMinutes: 1_170,
      lengthMinutes: 60,
      subject: 'physics',
      teacherId: busy,
      isFree: false,
    }
    const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
    await generateBatches(app.ctx, [batch.id])
    const { classes } = await office().staffLeaveActions.listSubstitutes({ id })
    const own: readonly string[] = [able, unable, silent, away, busy, teacher.id]
    const found = classes.map(({ substitutes }) =>
      substitutes.filter((each) => own.includes(each.teacherId)).map(({ name, canTeach }) => `${name} ${canTeach}`),
    )
    expect(found).toEqual([
      ['Able YES', 'Silent UNKNOWN', 'Unable NO'],
      ['Able YES', 'Away UNKNOWN', 'Silent UNKNOWN', 'Unable NO'],
    ])
  })

  it('give one class to a substitute and cancel another, and the family hears of both', async () => {
    const { desk, span, teacher, batch, family } = await aTeachersWeek()
    const substitute = await aTeacher(app.ctx, { name: 'Vikram Iyer', subjects: ['physics'] })
    const { id } = await ask(desk, span)
    const [, second, third] = await classesOf(batch.id)
    const decision = { id, isApproved: true, note: 'Have a good time', reason: 'The teacher is away' }
    const classes = [giveTo(second!.id, substitute.id), cancel(third!.id)]
    await office().staffLeaveActions.decideLeave({ ...decision, classes })
    await app.runJobs()
    const after = await classesOf(batch.id)
    expect(after[1]).toMatchObject({ teacherId: substitute.id, substituteFor: teacher.id, status: 'SCHEDULED' })
    expect(after[2]).toMatchObject({
      teacherId: teacher.id,
      status: 'CANCELLED',
      reason: { en: 'The teacher is away' },
    })
    expect(await noticesOf(family)).toEqual(
      expect.arrayContaining([
        { type: 'class-teacher', text: expect.stringContaining('Vikram Iyer') },
        { type: 'class-cancelled', text: 'Physics on 7 Dec, 7:00 pm IST is cancelled. Reason: The teacher is away.' },
      ]),
    )
    const { leaves } = await desk.listLeave({})
    expect(leaves).toMatchObject([{ status: 'APPROVED', note: 'Have a good time' }])
    expect(leaves[0]?.classes.map(({ startsAt, action, substitute: by }) => [startsAt, action, by])).toEqual([
      [monday(1), 'SUBSTITUTE', 'Vikram Iyer'],
      [monday(2), 'CANCEL', null],
    ])
    await expect(office().staffLeaveActions.decideLeave({ ...decision, classes })).rejects.toMatchObject({ code: 'LEAVE_DECIDED' }) // prettier-ignore
  })

  it('move a class to a day outside the leave, at the hour they choose', async () => {
    const { desk, batch } = await aTeachersWeek()
    const { id } = await ask(desk, { firstDay: '2026-11-30', lastDay: '2026-11-30' })
    const [, second] = await classesOf(batch.id)
    const move = (startsAt = monday(1, 20)) => office().staffLeaveActions.decideLeave({ id, isApproved: true, reason: 'The teacher is away', classes: [{ action: 'MOVE', sessionId: SessionId.parse(second!.id), startsAt }] }) // prettier-ignore
    await expect(move()).rejects.toMatchObject({ code: 'TEACHER_ON_LEAVE' })
    const tuesday = later(monday(1), DAY)
    await move(tuesday)
    expect((await classesOf(batch.id))[1]).toMatchObject({ startsAt: tuesday, endsAt: later(tuesday, HOUR) })
    const [leave] = (await desk.listLeave({})).leaves
    expect(leave?.classes).toMatchObject([{ startsAt: monday(1), action: 'MOVE', movedTo: tuesday }])
  })

  it('cannot leave a class without a choice, nor give it to somebody who is busy, away or teaches another subject', async () => {
    const { desk, span, batch, teacher } = await aTeachersWeek()
    const other = await aTeachersWeek()
    const chemist = await aTeacher(app.ctx, { subjects: ['chemistry'] })
    const { id } = await ask(desk, span)
    const [first, second, third] = await classesOf(batch.id)
    const decide = (classes: LeaveChoice[], reason: string | undefined = 'The teacher is away') =>
      office().staffLeaveActions.decideLeave({ id, isApproved: true, classes, ...(reason && { reason }) })
    await expect(decide([])).rejects.toMatchObject({ code: 'LEAVE_CLASSES_OPEN' })
    await expect(decide([cancel(second!.id)])).rejects.toMatchObject({ code: 'LEAVE_CLASSES_OPEN' })
    await expect(decide([cancel(second!.id), cancel(second!.id)])).rejects.toMatchObject({ code: 'LEAVE_CLASSES_OPEN' })
    await expect(decide([cancel(second!.id), cancel(third!.id), cancel(first!.id)])).rejects.toMatchObject({ code: 'LEAVE_CLASSES_OPEN' }) // prettier-ignore
    await expect(decide([cancel(second!.id), cancel(third!.id)], '')).rejects.toMatchObject({
      code: 'REASON_IS_NEEDED',
    })
    const rest = cancel(third!.id)
    await expect(decide([giveTo(second!.id, other.teacher.id), rest])).rejects.toMatchObject({ code: 'TEACHER_HAS_A_CLASS' }) // prettier-ignore
    await expect(decide([giveTo(second!.id, chemist.id), rest])).rejects.toMatchObject({ code: 'NOT_THEIR_SUBJECT' })
    await expect(decide([giveTo(second!.id, teacher.id), rest])).rejects.toMatchObject({ code: 'LEAVE_CLASSES_OPEN' })
    // Nothing of the refused decisions has stayed.
    expect((await classesOf(batch.id)).every(({ status, teacherId }) => status === 'SCHEDULED' && teacherId === teacher.id)).toBe(true) // prettier-ignore
    expect((await desk.listLeave({})).leaves).toMatchObject([{ status: 'WAITING' }])
    await office().staffLeaveActions.decideLeave({ id, isApproved: false, note: 'Exams are near' })
    expect((await desk.listLeave({})).leaves).toMatchObject([
      { status: 'REFUSED', note: 'Exams are near', classes: [] },
    ])
  })

  it('at once about two teachers give a third one a single class', async () => {
    const [a, b] = [await aTeachersWeek(), await aTeachersWeek()]
    const substitute = await aTeacher(app.ctx, { subjects: ['physics'] })
    const day = { firstDay: '2026-11-30', lastDay: '2026-11-30' }
    const decisions = await Promise.all(
      [a, b].map(async ({ desk, batch }) => {
        const { id } = await ask(desk, day)
        const [, second] = await classesOf(batch.id)
        return { id, isApproved: true, reason: 'The teacher is away', classes: [giveTo(second!.id, substitute.id)] }
      }),
    )
    const outcomes = await Promise.allSettled(decisions.map((each) => office().staffLeaveActions.decideLeave(each)))
    const codes = outcomes.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'APPROVED')) // prettier-ignore
    expect(codes.toSorted()).toEqual(['APPROVED', 'TEACHER_HAS_A_CLASS'])
  })

  it('hear of classes that a batch gets later, while their teacher is on leave', async () => {
    const { desk, span, batch, teacher } = await aTeachersWeek()
    const { id } = await ask(desk, span)
    const [, second, third] = await classesOf(batch.id)
    await office().staffLeaveActions.decideLeave({ id, isApproved: true, reason: 'The teacher is away', classes: [cancel(second!.id), cancel(third!.id)] }) // prettier-ignore
    const onLeave = async () => (await office().staffClasses.list({ isOnLeave: true, teacherId: teacher.id })).data
    expect(await onLeave()).toEqual([])
    const bundle = await aBundle(app.ctx)
    const slot = { weekday: 4, startMinutes: 600, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false } // prettier-ignore
    const another = await aBatch(app.ctx, bundle, { label: 'lite', slots: [slot] })
    await generateBatches(app.ctx, [another.id])
    // Thursday, 3 December at 10:00.
    expect(await onLeave()).toMatchObject([{ startsAt: fromIndia(2026, 12, { day: 3, minutes: 600 }) }])
    await expect(
      office().staffClasses.update({ ...(await restored(third!.id)), reason: 'The teacher is back' }),
    ).rejects.toMatchObject({ code: 'TEACHER_ON_LEAVE' })
  })
})

async function restored(id: string) {
  const { version, startsAt, endsAt, teacherId, isRecorded } = await office().staffClasses.one({ id })
  return { id, version, startsAt, endsAt, teacherId, isRecorded, status: 'SCHEDULED' as const }
}

describe('the hours at which a teacher can teach', () => {
  it('are kept as the teacher states them, without days that are over', async () => {
    const { desk } = await aTeachersWeek()
    expect(await desk.getAvailability({})).toEqual({ isStated: false, weekly: [], days: [] })
    const weekly = [{ weekday: 1, startMinutes: 960, endMinutes: 1_200 }]
    const days = [{ day: '2026-12-24', hours: [] }, { day: '2026-11-24', hours: [{ startMinutes: 600, endMinutes: 660 }] }, { day: '2026-11-01', hours: [] }] // prettier-ignore
    await desk.setAvailability({ weekly, days })
    expect(await desk.getAvailability({})).toEqual({ isStated: true, weekly, days: [days[1], days[0]] })
    await expect(desk.setAvailability({ weekly: [...weekly, ...weekly], days: [] })).rejects.toMatchObject({ code: 'HOURS_OVERLAP' }) // prettier-ignore
    await desk.setAvailability({ weekly: [], days: [] })
    expect(await desk.getAvailability({})).toEqual({ isStated: true, weekly: [], days: [] })
  })
})
