import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, indianDay, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aTeacher, type NewBatch } from '#server/modules/catalogue/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { calendarOf } from '#web/modules/onboarding/calendar/calendar-file.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

type Slot = NewBatch['slots'][number]
const staff = () => app.as(owner)
/** Signed in at the test's present hour: a member of staff stays signed in for twelve hours. */
const staffNow = () => app.as({ ...owner, staffId: `stf00000000000000${String(app.now()).slice(-4)}` })
const monday = (hour: number, week = 0) => fromIndia(2026, 11, { day: 23 + 7 * week, minutes: hour * 60 })

/** A batch with physics on Mondays at 7 pm, and a family whose learner is taught in it. */
async function aClass(but: Partial<Slot> = {}) {
  const teacher = await aTeacher(app.ctx, { name: `Ananya ${app.ctx.newId('tea').slice(-4)}` })
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false, ...but } // prettier-ignore
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  const family = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await staff().staffTimetable.generateClasses({ id: batch.id })
  await app.runJobs()
  return { teacher, bundle, slot, batch, family }
}

async function classesOf(batchId: string) {
  const { data } = await staff().staffClasses.list({ batchId, size: 100, sort: 'startsAt' })
  return data
}
const noticesOf = async (family: AHousehold) =>
  (await app.as(family).notices.listNotices({})).notices.map(({ type, text }) => ({ type, text: text.text }))

describe('the classes of a batch', () => {
  it('are its weekly classes, eight weeks ahead, and are generated once', async () => {
    const { batch, teacher } = await aClass()
    const classes = await classesOf(batch.id)
    // Mondays from 23 November to 11 January.
    expect(classes.map(({ startsAt }) => startsAt)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((week) => monday(19, week)))
    expect(classes[0]).toMatchObject({ kind: 'CLASS', status: 'SCHEDULED', teacherId: teacher.id, batchIds: [batch.id], endsAt: monday(20) }) // prettier-ignore
    const again = await staff().staffTimetable.generateClasses({ id: batch.id })
    expect(again).toEqual({ added: [], moved: [], cancelled: [], clashes: [] })
  })

  it('grow by a day every night', async () => {
    const { batch } = await aClass()
    app.moveClock(7 * DAY)
    await app.runJob('classroom.generate-all')
    app.moveClock(-7 * DAY)
    expect(await classesOf(batch.id)).toHaveLength(9)
  })

  it('are shared by batches of the same lessons', async () => {
    const { bundle, slot, batch } = await aClass()
    const other = await aBatch(app.ctx, bundle, { label: 'lite', slots: [slot] })
    await staff().staffTimetable.generateClasses({ id: other.id })
    const [first] = await classesOf(other.id)
    expect(first?.batchIds).toEqual([batch.id, other.id].toSorted())
    await app.asOwner(`update catalogue.class_slot set start_minutes = 1200 where batch_id = '${other.id}'`)
    await staff().staffTimetable.generateClasses({ id: other.id })
    // The teacher is free at 8 pm: the batches have classes of their own from now on.
    expect((await classesOf(batch.id))[0]).toMatchObject({ startsAt: monday(19), batchIds: [batch.id] })
    expect((await classesOf(other.id))[0]).toMatchObject({ startsAt: monday(20), batchIds: [other.id] })
  })

  it('that their teacher cannot hold are listed as clashes, and follow once the teacher is free', async () => {
    const { teacher, bundle, slot, batch } = await aClass()
    const other = await aBatch(app.ctx, bundle, { label: 'lite', slots: [{ ...slot, startMinutes: 1_170 }] })
    const preview = await staff().staffTimetable.previewClasses({ id: other.id })
    expect([preview.added.length, preview.clashes.length]).toEqual([0, 8])
    expect((await staff().staffClashes.list({ batchId: other.id })).total).toBe(0)
    await staff().staffTimetable.generateClasses({ id: other.id })
    const { data, total } = await staff().staffClashes.list({ batchId: other.id })
    expect([data[0], total]).toMatchObject([{ teacherId: teacher.id, startsAt: monday(19.5) }, 8])
    const [first] = await classesOf(batch.id)
    await staff().staffClasses.update({ ...change(first!), status: 'CANCELLED', reason: 'Power cut' })
    const freed = await staff().staffTimetable.generateClasses({ id: other.id })
    expect([freed.added.length, freed.clashes.length]).toEqual([1, 7])
  })

  it('follow a batch that staff change', async () => {
    const { batch, slot } = await aClass()
    const before = await staff().staffBatches.one({ id: batch.id })
    const { id, version, ...fields } = before
    await staff().staffBatches.update({ ...fields, id, version, slots: [{ ...slot, startMinutes: 1_080 }] })
    await app.runJobs()
    expect((await classesOf(batch.id)).map(({ startsAt }) => startsAt)[0]).toBe(monday(18))
  })
})

type ClassRow = Awaited<ReturnType<typeof classesOf>>[number]
const change = ({ id, version, startsAt, endsAt, teacherId }: ClassRow) => ({ id, version, startsAt, endsAt, teacherId, status: 'SCHEDULED' as const, isRecorded: true, reason: 'The teacher is ill' }) // prettier-ignore

describe('a holiday', () => {
  it('cancels its classes with its name as the reason, and gives them back when it is taken off', async () => {
    const { batch, family } = await aClass()
    const day = { kind: 'HOLIDAY', name: { en: 'Constitution Day' }, firstDay: '2026-12-07', lastDay: '2026-12-07' } as const
    const closure = await staff().staffClosures.create(day)
    await app.runJobs()
    const cancelled = (await classesOf(batch.id)).filter(({ status }) => status === 'CANCELLED')
    expect(cancelled).toMatchObject([{ startsAt: monday(19, 2), reason: { en: 'Constitution Day' } }])
    expect(await noticesOf(family)).toEqual([
      { type: 'class-cancelled', text: 'Physics on 7 Dec, 7:00 pm IST is cancelled. Reason: Constitution Day.' },
    ])
    const { id, version } = closure
    await staff().staffClosures.update({ ...day, boards: [], grades: [], isActive: false, id, version })
    await app.runJobs()
    expect((await classesOf(batch.id)).every(({ status }) => status === 'SCHEDULED')).toBe(true)
    expect((await noticesOf(family)).map(({ type }) => type)).toContain('class-restored')
  })
}) // prettier-ignore

describe('a class that staff change', () => {
  it('is moved, with its reason, and every family hears of it once', async () => {
    const { batch, family } = await aClass()
    const [first] = await classesOf(batch.id)
    const moved = { ...change(first!), startsAt: monday(20), endsAt: monday(21) }
    await staff().staffClasses.update(moved)
    await app.runJobs()
    await app.runJobs()
    expect(await noticesOf(family)).toEqual([
      {
        type: 'class-moved',
        text: 'Physics now starts on 23 Nov, 8:00 pm IST. It was 23 Nov, 7:00 pm IST. Reason: The teacher is ill.',
      },
    ])
    const timetable = await app.as(family).classroom.getTimetable({ week: '2026-11-25' })
    expect(timetable).toMatchObject({ week: '2026-11-23', previousWeek: '2026-11-16', nextWeek: '2026-11-30' })
    expect(timetable.days[0]).toMatchObject({
      day: '2026-11-23',
      classes: [{ startsAt: monday(20), movedFrom: monday(19), reason: { text: 'The teacher is ill' }, isNow: false }],
    })
    // The generator leaves it.
    await staff().staffTimetable.generateClasses({ id: batch.id })
    expect((await classesOf(batch.id))[0]).toMatchObject({ startsAt: monday(20) })
    await expect(staff().staffClasses.update(moved)).rejects.toMatchObject({ code: 'STALE_VERSION' })
  })

  it('is given to another teacher who teaches the subject and is free', async () => {
    const { batch, family, teacher } = await aClass()
    const ravi = await aTeacher(app.ctx, { name: 'Ravi Menon' })
    const chemist = await aTeacher(app.ctx, { name: 'Lata Joshi', subjects: ['chemistry'] })
    const [first] = await classesOf(batch.id)
    const give = (teacherId: string) => staff().staffClasses.update({ ...change(first!), teacherId })
    await expect(give(chemist.id)).rejects.toMatchObject({ code: 'NOT_THEIR_SUBJECT' })
    await give(ravi.id)
    await app.runJobs()
    expect((await classesOf(batch.id))[0]).toMatchObject({ teacherId: ravi.id, substituteFor: teacher.id })
    expect(await noticesOf(family)).toEqual([{ type: 'class-teacher', text: 'Ravi Menon teaches Physics on 23 Nov, 7:00 pm IST.' }]) // prettier-ignore
    const { classes } = await app.as(family).classroom.listNextClasses({ size: 1 })
    expect(classes).toMatchObject([{ teacherName: 'Ravi Menon', insteadOf: teacher.name }])
  })

  it('is cancelled and made up for', async () => {
    const { batch, family, teacher } = await aClass()
    const [first] = await classesOf(batch.id)
    await staff().staffClasses.update({ ...change(first!), status: 'CANCELLED' })
    const extra = { batchId: batch.id, subject: 'physics', teacherId: teacher.id, startsAt: monday(10), endsAt: monday(11), makesUpFor: first!.id, reason: 'Instead of Monday evening' } // prettier-ignore
    expect(await staff().staffClasses.create(extra)).toMatchObject({ kind: 'EXTRA', status: 'SCHEDULED', makesUpFor: first!.id }) // prettier-ignore
    await app.runJobs()
    expect((await noticesOf(family)).map(({ type }) => type).toSorted()).toEqual(['class-added', 'class-cancelled'])
    const { days } = await app.as(family).classroom.getTimetable({ week: '2026-11-23' })
    expect(days[0]?.classes.map(({ startsAt, status, heldInsteadAt }) => [startsAt, status, heldInsteadAt])).toEqual([
      [monday(10), 'SCHEDULED', null],
      [monday(19), 'CANCELLED', monday(10)],
    ])
  })

  it('has a reason, a length and an hour ahead, and is not one that has begun', async () => {
    const { batch } = await aClass()
    const [first] = await classesOf(batch.id)
    const { reason: _reason, ...bare } = change(first!)
    const update = (but: object) => staff().staffClasses.update({ ...change(first!), ...but })
    await expect(staff().staffClasses.update({ ...bare, isRecorded: false })).rejects.toMatchObject({ code: 'REASON_IS_NEEDED' })
    await expect(update({ status: 'LIVE' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(update({ endsAt: first!.startsAt })).rejects.toMatchObject({ code: 'SESSION_LENGTH' })
    await expect(update({ endsAt: later(first!.startsAt, 5 * HOUR) })).rejects.toMatchObject({ code: 'SESSION_LENGTH' })
    await expect(update({ startsAt: later(app.now(), -HOUR), endsAt: app.now() })).rejects.toMatchObject({ code: 'SESSION_IN_THE_PAST' }) // prettier-ignore
    const viewer = app.as(clerk('stf000000000000000077', 'classes.view'))
    await expect(viewer.staffClasses.update(change(first!))).rejects.toMatchObject({ status: 403 })
    app.moveClock(2 * DAY + 90 * MINUTE)
    await expect(staffNow().staffClasses.update({ ...change(first!), isRecorded: false })).rejects.toMatchObject({ code: 'SESSION_IS_CLOSED' })
  })

  it('gives a teacher whom fifty want for the same hour to one of them', async () => {
    const { teacher, bundle } = await aClass()
    const batch = await aBatch(app.ctx, bundle, { label: '1', slots: [] })
    await app.asOwner(`insert into catalogue.class_slot values ('${batch.id}', 5, 600, 60, 'physics', '${teacher.id}', false)`)
    const hours = Array.from({ length: 50 }, (_, i) => later(monday(9, 1), i * MINUTE))
    const outcomes = await Promise.allSettled(
      hours.map((startsAt) => staff().staffClasses.create({ batchId: batch.id, subject: 'physics', teacherId: teacher.id, startsAt, endsAt: later(startsAt, HOUR), reason: 'Extra class' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['TEACHER_HAS_A_CLASS']))
    const { data } = await staff().staffClasses.list({ teacherId: teacher.id, week: '2026-11-30' })
    expect(data.filter(({ kind }) => kind === 'EXTRA')).toHaveLength(1)
  })
}) // prettier-ignore

describe('a class that comes soon', () => {
  it('reminds an hour and ten minutes before, at its new hour if it moved, and not if it is cancelled', async () => {
    const { batch, family } = await aClass()
    const [first] = await classesOf(batch.id)
    const reminders = async () => {
      await app.runJob('classroom.remind')
      await app.runJob('notices.deliver-due')
      await app.runJobs()
      return (await noticesOf(family)).filter(({ type }) => type === 'class-soon').length
    }
    app.moveClock(monday(19) - app.now() - 61 * MINUTE)
    expect(await reminders()).toBe(0)
    app.moveClock(MINUTE)
    expect(await reminders()).toBe(1)
    const planned = await staffNow().staffClasses.one({ id: first!.id })
    await staffNow().staffClasses.update({ ...change(planned), startsAt: monday(20), endsAt: monday(21) })
    app.moveClock(50 * MINUTE)
    expect(await reminders()).toBe(1)
    app.moveClock(60 * MINUTE)
    expect(await reminders()).toBe(2)
  })
}) // prettier-ignore

describe('a family’s calendar', () => {
  it('has the same classes for another library, keeps their names, and hears of moves and cancellations', async () => {
    const { batch, family } = await aClass()
    const { token } = await app.as(family).onboarding.makeCalendarFeed({})
    const read = async () => {
      const { events } = await app.browser().client.onboarding.readCalendar({ token })
      const file = calendarOf(events, { now: app.now(), name: 'Kandil', url: 'https://kandil.example' })
      return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
        const event = new ICAL.Event(component)
        return { uid: event.uid, sequence: event.sequence, startsAt: event.startDate.toJSDate().getTime(), status: component.getFirstPropertyValue('status') } // prettier-ignore
      })
    }
    const before = await read()
    expect(before.map(({ startsAt }) => startsAt)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((week) => monday(19, week)))
    expect(before.map(({ uid, sequence }) => [uid, sequence])).toEqual(
      before.map(({ startsAt }) => [`${batch.id}-${indianDay(later(app.now(), startsAt - app.now()))}-physics-1@kandil`, 0]), // prettier-ignore
    )
    const [first, second] = await classesOf(batch.id)
    await staff().staffClasses.update({ ...change(first!), startsAt: monday(20), endsAt: monday(21) })
    await staff().staffClasses.update({ ...change(second!), status: 'CANCELLED' })
    const after = await read()
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(after.slice(0, 3).map(({ startsAt, sequence, status }) => [startsAt, sequence, status])).toEqual([
      [monday(20), 1, null],
      [monday(19, 1), 1, 'CANCELLED'],
      [monday(19, 2), 0, null],
    ])
  })

  it('goes on from the number that it had before classes were generated', async () => {
    const { bundle, teacher, family } = await aClass()
    const slot = { weekday: 3, startMinutes: 600, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false }
    const batch = await aBatch(app.ctx, bundle, { label: '2', slots: [slot] })
    await app.asOwner(`insert into classroom.class_event (uid, starts_at, ends_at, sequence)
      values ('${batch.id}-2026-11-25-physics-1@kandil', '2026-11-25T04:00:00Z', '2026-11-25T05:00:00Z', 4)`)
    await staff().staffTimetable.generateClasses({ id: batch.id })
    await app.asOwner(`update enrolments.enrolment set own_batch_id = '${batch.id}' where learner_id = '${family.learnerId}'`)
    const { token } = await app.as(family).onboarding.makeCalendarFeed({})
    const { events } = await app.browser().client.onboarding.readCalendar({ token })
    // The old calendar had it at 9:30 am: it is 10 am, so the number rises.
    expect(events.map(({ sequence }) => sequence).slice(0, 2)).toEqual([5, 0])
  })
}) // prettier-ignore

describe('a timetable', () => {
  it('has weeks from 2020 to 2099', async () => {
    const { classroom } = app.as(await aHousehold(app.ctx))
    expect(await classroom.getTimetable({ week: '2020-01-01' })).toMatchObject({ week: '2019-12-30', previousWeek: '2019-12-23' })
    expect(await classroom.getTimetable({ week: '2099-12-31' })).toMatchObject({ nextWeek: '2100-01-04' })
    await expect(classroom.getTimetable({ week: '2100-01-01' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is of no other household’s learner, and has no class after the enrolment ends', async () => {
    const { family, batch } = await aClass()
    const stranger = app.as(await aHousehold(app.ctx))
    await expect(stranger.classroom.getTimetable({ userId: family.learnerId })).rejects.toMatchObject({ status: 403 })
    await expect(stranger.classroom.listNextClasses({ userId: family.learnerId })).rejects.toMatchObject({ status: 403 })
    expect((await stranger.classroom.listNextClasses({})).classes).toEqual([])
    await app.asOwner(`update enrolments.enrolment set valid_till = '2026-11-25T00:00:00Z' where own_batch_id = '${batch.id}'`)
    expect((await app.as(family).classroom.listNextClasses({})).classes).toHaveLength(1)
  })
}) // prettier-ignore
