// Webinars as staff plan them: operations console, O07.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aRegistration, aWebinar } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.moveClock(START - app.now()))

let logins = 0
/** Logs in anew each time: the sessions of staff are short, and these tests take days. */
function client(scopes = ['webinars.view', 'webinars.edit']) {
  const staffId = `stf${String((logins += 1)).padStart(18, '0')}`
  return app.as({ kind: 'staff', staffId, scopes })
}
const staff = () => client().staffWebinars

let made = 0
const content = (teacherId: string | null) => {
  const startsAt = later(app.now(), 2 * DAY)
  return {
    slug: `a-new-webinar-${(made += 1)}`,
    type: 'WEBINAR' as const,
    seriesId: null,
    title: { en: 'Sound', hi: 'ध्वनि' },
    text: { en: 'Why a flute sings.' },
    points: [{ en: 'Hear a wave' }],
    subjectKey: 'physics' as never,
    teacherId,
    grades: [9 as never],
    boards: [],
    targets: [],
    languages: ['en' as const],
    startsAt,
    endsAt: later(startsAt, HOUR),
    capacity: 10,
    isListed: true,
    reminderMinutes: [60],
  }
}

/** Saves the form with these fields changed. */
async function save(id: string, fields: object, reason?: string) {
  const { version, sessionId: _s, registered: _r, waiting: _w, recording: _f, reason: _why, ...form } = await staff().one({ id }) // prettier-ignore
  return staff().update({ ...form, ...fields, id, version, ...(reason ? { reason } : {}) } as never)
}
const noticesOf = async (accountId: string, type: string) => {
  await app.runJobs()
  const { rows } = await app.pool.query('select details from notices.notice where account_id = $1 and type = $2', [accountId, type]) // prettier-ignore
  return rows
}

describe('staff', () => {
  it('write a draft, and publish it with a live session of its teacher', async () => {
    const teacher = await aTeacher(app.ctx)
    const { id, slug, status } = await staff().create(content(null))
    expect(status).toBe('DRAFT')
    await expect(save(id, { status: 'SCHEDULED' })).rejects.toMatchObject({ code: 'WEBINAR_NEEDS_TEACHER' })
    const { sessionId } = await save(id, { status: 'SCHEDULED', teacherId: teacher.id })
    const { rows } = await app.pool.query('select kind, status, teacher_id from classroom.session where id = $1', [sessionId]) // prettier-ignore
    expect(rows).toEqual([{ kind: 'WEBINAR', status: 'SCHEDULED', teacher_id: teacher.id }])
    const [found] = await app.as({ kind: 'visitor' }).webinars.findWebinars({ grades: [9] })
    expect(found).toMatchObject({ slug, subject: 'Physics', teacherName: teacher.name, seatsLeft: 10 })
  })

  it('cannot publish a draft whose hour has passed, and read what is missing', async () => {
    const { id } = await staff().create(content((await aTeacher(app.ctx)).id))
    app.moveClock(3 * DAY)
    const refusal = { code: 'WEBINAR_IS_INCOMPLETE', message: expect.stringContaining('Still missing: time') }
    await expect(save(id, { status: 'SCHEDULED' })).rejects.toMatchObject(refusal)
  })

  it('cannot give a teacher two webinars at one hour, or one who does not teach the subject', async () => {
    const { teacherId } = await aWebinar(app.ctx, { startsAt: later(app.now(), 2 * DAY) })
    const { id } = await staff().create(content(teacherId))
    await expect(save(id, { status: 'SCHEDULED' })).rejects.toMatchObject({ code: 'TEACHER_HAS_A_CLASS' })
    const painter = await aTeacher(app.ctx, { subjects: ['english'] })
    await expect(save(id, { status: 'SCHEDULED', teacherId: painter.id })).rejects.toMatchObject({ code: 'NOT_THEIR_SUBJECT' }) // prettier-ignore
  })

  it('give a reason for each change that families notice, and never make a published one a draft', async () => {
    const { id, startsAt } = await aWebinar(app.ctx)
    const endsAt = later(startsAt, 2 * HOUR)
    await expect(save(id, { endsAt })).rejects.toMatchObject({ code: 'WEBINAR_REASON_NEEDED' })
    await expect(save(id, { status: 'DRAFT' }, 'Never mind')).rejects.toMatchObject({ code: 'WEBINAR_STAYS_PUBLISHED' })
    await expect(save(id, { status: 'ENDED' }, 'Over')).rejects.toMatchObject({ code: 'WEBINAR_HAS_BEGUN' })
    app.moveClock(DAY)
    await expect(save(id, { endsAt }, 'Longer')).rejects.toMatchObject({ code: 'WEBINAR_HAS_BEGUN' })
  })

  it('cannot take seats away that are taken', async () => {
    const { id } = await aWebinar(app.ctx, { capacity: 5 })
    for (let n = 0; n < 3; n += 1)
      await aRegistration(app.ctx, id, (await aHousehold(app.ctx, { birthYear: 1990 })).learnerId)
    await expect(save(id, { capacity: 2 })).rejects.toMatchObject({ code: 'SEATS_ARE_TAKEN' })
    expect((await save(id, { capacity: 3 })).registered).toBe(3)
  })

  it('read the messages of a move before they send them, and the families get those', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    const { id, startsAt } = await aWebinar(app.ctx)
    await aRegistration(app.ctx, id, family.learnerId)
    const to = later(startsAt, HOUR)
    const preview = await client().staffWebinarActions.previewChange({ id, startsAt: to, reason: 'A power cut' })
    expect(preview).toMatchObject({ learners: 1, waiting: 0 })
    const sms = preview.messages.find(({ channel, lang }) => channel === 'SMS' && lang === 'en')
    expect(sms?.text).toContain('event Why the sky is blue is now on 22 Nov, 7:00 pm IST. Reason: A power cut.')
    expect(await noticesOf(family.accountId, 'webinar-moved')).toEqual([])
    await save(id, { startsAt: to, endsAt: later(to, HOUR) }, 'A power cut')
    expect(await noticesOf(family.accountId, 'webinar-moved')).toMatchObject([{ details: { time: '22 Nov, 7:00 pm IST', reason: 'A power cut' } }]) // prettier-ignore
  })

  it('copy a webinar as drafts for the next weeks, under one series', async () => {
    const series = await client().staffWebinarSeries.create({ title: { en: 'Physics on Sundays' } })
    const { id, startsAt } = await aWebinar(app.ctx, { seriesId: series.id })
    const { ids } = await client().staffWebinarActions.duplicate({ id, weeks: 2, slug: 'physics-on-sundays' as never })
    const copies = await Promise.all(ids.map((copy) => staff().one({ id: copy })))
    expect(copies.map((copy) => [copy.status, copy.startsAt, copy.slug])).toEqual([
      ['DRAFT', later(startsAt, 7 * DAY), 'physics-on-sundays-2026-11-29'],
      ['DRAFT', later(startsAt, 14 * DAY), 'physics-on-sundays-2026-12-06'],
    ])
    expect((await client().staffWebinarSeries.one({ id: series.id })).webinars).toBe(3)
    const again = client().staffWebinarActions.duplicate({ id, weeks: 1, slug: 'physics-on-sundays' as never })
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  })

  it('export who takes part only with a reason, which is written down', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    const { id } = await aWebinar(app.ctx)
    await aRegistration(app.ctx, id, family.learnerId)
    const list = client().staffWebinarRegistrations
    await expect(list.export({ webinarId: id } as never)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { data } = await list.export({ webinarId: id, reason: 'The speaker sends a certificate.' })
    expect(data).toMatchObject([{ webinarId: id, learnerId: family.learnerId, state: 'REGISTERED' }])
    await expect(client(['webinars.view']).staffWebinarRegistrations.export({ reason: 'The speaker sends a certificate.' })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })
})

describe('a webinar', () => {
  it('follows its session when the timetable cancels it', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    const { id, sessionId } = await aWebinar(app.ctx)
    await app.as(family).webinars.register({ webinarId: id })
    const classes = app.as({ kind: 'staff', staffId: 'stf000000000000000001', scopes: ['classes.view', 'classes.edit'] }).staffClasses // prettier-ignore
    const { version, startsAt, endsAt, teacherId, isRecorded } = await classes.one({ id: sessionId ?? '' })
    await classes.update({ id: sessionId ?? '', version, startsAt, endsAt, teacherId, isRecorded, status: 'CANCELLED', reason: 'The teacher is ill' }) // prettier-ignore
    expect(await noticesOf(family.accountId, 'webinar-cancelled')).toHaveLength(1)
    expect(await staff().one({ id })).toMatchObject({ status: 'CANCELLED', reason: { en: 'The teacher is ill' } })
  })
})

describe('the waitlist', () => {
  const waiting = async (webinarId: string) => {
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    await app.as(family).webinars.register({ webinarId })
    return { family, id: `${webinarId} ${family.learnerId}` }
  }
  const placeOf = async (family: Awaited<ReturnType<typeof aHousehold>>, webinarId: string) =>
    (await app.as(family).webinars.getRegistrationInfos({ ids: [webinarId as never] }))[0]

  it('lets staff offer a free seat out of turn, with a reason and a message, and never one that is taken', async () => {
    const { id: webinarId } = await aWebinar(app.ctx, { capacity: 1 })
    await waiting(webinarId)
    const [first, second] = [await waiting(webinarId), await waiting(webinarId)]
    const actions = client().staffWebinarActions
    const offer = { id: second.id, reason: 'She could not come the last time.' }
    await expect(actions.offerPlace(offer)).rejects.toMatchObject({ code: 'NO_SEAT_FREE' })
    await save(webinarId, { capacity: 2 })
    const { heldUntil } = await actions.offerPlace(offer)
    expect(await placeOf(second.family, webinarId)).toMatchObject({ offeredUntil: heldUntil, waitlistPlace: null })
    expect(await placeOf(first.family, webinarId)).toMatchObject({ waitlistPlace: 1 })
    expect(await noticesOf(second.family.accountId, 'webinar-place')).toHaveLength(1)
    await expect(actions.offerPlace(offer)).rejects.toMatchObject({ code: 'NOT_WAITING' })
  })

  it('lets staff take a learner off, and the seat goes to the next', async () => {
    const { id: webinarId } = await aWebinar(app.ctx, { capacity: 1 })
    const [own, next] = [await waiting(webinarId), await waiting(webinarId)]
    await client().staffWebinarActions.removeRegistration({ id: own.id, reason: 'Asked for by phone' })
    await app.runJob('webinars.offer-places')
    expect((await placeOf(next.family, webinarId))?.offeredUntil).not.toBeNull()
    expect(await placeOf(own.family, webinarId)).toMatchObject({ isRegistered: false, waitlistPlace: null })
    const gone = client().staffWebinarActions.removeRegistration({ id: own.id, reason: 'Again' })
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})
