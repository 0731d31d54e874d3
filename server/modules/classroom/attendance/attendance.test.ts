import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attendanceOf } from '#core/modules/classroom/room/attendance.ts'
import { SessionId } from '#core/modules/classroom/session.ts'
import { DAY, fromIndia, HOUR, MINUTE, SECOND, toInstant, type Instant } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { freshSeed, triesOf } from '#server/test/proofs/how-much.ts'
import { aTaughtClass } from '#server/test/taught-class.ts'
import { roomWebhook } from '#server/test/rooms.ts'
import { recordBeat, recordVisit, listStays } from './store-presence.ts'
import { minutesByOracle, type Sign } from './oracle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

/** Monday, 23 November 2026, 19:00 IST. */
const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const minute = (n: number) => toInstant(SEVEN + n * MINUTE)
const at = (n: number) => app.moveClock(minute(n) - app.now())

async function aClass(families = 1) {
  const homes: AHousehold[] = []
  for (let i = 0; i < families; i += 1) homes.push(await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 }))
  return { ...(await aTaughtClass(app, homes)), homes }
}

/** Beats every half minute from now on, for so many minutes. */
async function stay(family: AHousehold, id: string, minutes: number) {
  const { visit } = await app.as(family).classroom.joinClass({ id })
  const client = app.as(family)
  for (let i = 0; i <= minutes * 2; i += 1) {
    await client.classroom.reportPresence({ id, visit })
    if (i < minutes * 2) app.moveClock(30 * SECOND)
  }
}

const close = async () => {
  await app.runJob('classroom.close-classes')
  await app.runJobs()
}

describe('attendance', () => {
  it('is counted ten minutes after the class, once, and lights the lantern of the night', async () => {
    const { id, homes, teacher } = await aClass(2)
    const [present, absent] = homes as [AHousehold, AHousehold]
    at(0)
    await app.as(teacher).classroomTeaching.startClass({ id })
    await stay(present, id, 21)
    at(58)
    await app.as(teacher).classroomTeaching.endClass({ id })
    at(67)
    await close()
    expect((await app.as(present).classroom.getClass({ id })).attendance).toBeNull()
    at(68)
    await close()
    await close()
    // 21 of 58 minutes: less than half, but more than 20 minutes of an hour's class. He left 37 minutes early.
    expect((await app.as(present).classroom.getClass({ id })).attendance).toEqual({
      isAttended: true,
      isLate: false,
      leftEarly: true,
      minutes: 21,
    })
    expect((await app.as(absent).classroom.getClass({ id })).attendance).toMatchObject({ isAttended: false, minutes: 0 })
    const litOf = async (home: AHousehold) =>
      (await app.as(home).home.getLanterns({})).nights.filter(({ isLit }) => isLit).map(({ day }) => day)
    expect([await litOf(present), await litOf(absent)]).toEqual([['2026-11-23'], []])
    const { rows } = await app.pool.query('select count(*)::int from classroom.attendance where session_id = $1', [id])
    expect(rows).toEqual([{ count: 2 }])
  })

  it('is corrected by the teacher within a day, with a reason, and then the lantern is lit too', async () => {
    const { id, homes, teacher } = await aClass()
    const [family] = homes as [AHousehold]
    const correct = (as: Teacher = teacher) =>
      app.as(as).classroomTeaching.correctAttendance({ id, learnerId: family.learnerId, isAttended: true, reason: 'Their line was down' })
    at(0)
    await app.as(teacher).classroomTeaching.startClass({ id })
    await expect(correct()).rejects.toMatchObject({ code: 'ATTENDANCE_NOT_READY' })
    at(60)
    await app.as(teacher).classroomTeaching.endClass({ id })
    at(70)
    await close()
    await correct()
    await app.runJobs()
    const { people } = await app.as(teacher).classroomTeaching.getRoster({ id })
    expect(people).toMatchObject([{ attendance: { isAttended: true, minutes: 0, correction: 'Their line was down' } }])
    expect((await app.as(family).home.getLanterns({})).kept).toBe(1)
    const { rows } = await app.pool.query('select was_attended, is_attended, teacher_id from classroom.attendance_correction where session_id = $1', [id])
    expect(rows).toEqual([{ was_attended: false, is_attended: true, teacher_id: teacher.teacherId }])
    app.moveClock(DAY)
    // Logged in anew: a teacher's session has ended by then.
    const again = { teacherId: teacher.teacherId, kind: 'teacher' } as const
    await expect(correct(again)).rejects.toMatchObject({ code: 'CORRECTION_IS_LATE' })
  })

  it('is corrected by two members of staff after that day', async () => {
    const { id, homes, teacher } = await aClass()
    const [family] = homes as [AHousehold]
    at(0)
    await app.as(teacher).classroomTeaching.startClass({ id })
    at(60)
    await app.as(teacher).classroomTeaching.endClass({ id })
    at(70)
    await close()
    const clerk = (n: number, ...scopes: readonly string[]) => app.as({ kind: 'staff', staffId: `stf00000000000000000${n}`, scopes: ['classes.view', ...scopes] })
    const ask = (learnerId = family.learnerId, sessionId = id, by = 1) =>
      clerk(by, 'classes.edit').staffLateCorrections.create({ sessionId: SessionId.parse(sessionId), learnerId, isAttended: true, reason: 'The school confirms the outage' })
    const decide = (request: string, isApproved: boolean, n = 2) =>
      clerk(n, 'classes.edit', 'classes.approve').staffLateCorrectionActions.decideCorrection({ id: request, isApproved, ...(!isApproved && { note: 'Not for this reason.' }) })
    // A session of staff ends within the day.
    await expect(ask(family.learnerId, id, 3)).rejects.toMatchObject({ code: 'TEACHER_CORRECTS' })
    app.moveClock(DAY)
    await expect(ask((await aHousehold(app.ctx)).learnerId)).rejects.toMatchObject({ code: 'NO_ATTENDANCE' })
    await expect(ask(family.learnerId, 'ses000000000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const listed = async () => (await clerk(4).staffAttendance.listAttendance({ id })).learners
    expect(await listed()).toMatchObject([{ learnerId: family.learnerId, attendance: { isAttended: false, minutes: 0, correction: null }, isWaiting: false }])
    await expect(clerk(4).staffAttendance.listAttendance({ id: 'ses000000000000000000' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const isAttended = async () => (await app.as(family).classroom.getClass({ id })).attendance?.isAttended
    const refused = await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'CORRECTION_WAITS' })
    expect(await decide(refused.id, false)).toEqual({ status: 'REFUSED' })
    const request = await ask()
    await expect(decide(request.id, true, 1)).rejects.toMatchObject({ code: 'OWN_CORRECTION' })
    expect(await isAttended()).toBe(false)
    expect(await listed()).toMatchObject([{ isWaiting: true }])
    expect(await decide(request.id, true)).toEqual({ status: 'APPROVED' })
    expect(await listed()).toMatchObject([{ attendance: { isAttended: true, correction: 'The school confirms the outage' }, isWaiting: false }])
    await expect(decide(request.id, true)).rejects.toMatchObject({ code: 'CORRECTION_DECIDED' })
    await app.runJobs()
    expect(await isAttended()).toBe(true)
    expect((await app.as(family).home.getLanterns({})).kept).toBe(1)
    const { rows } = await app.pool.query('select was_attended, is_attended, teacher_id, reason from classroom.attendance_correction where session_id = $1', [id])
    expect(rows).toEqual([{ was_attended: false, is_attended: true, teacher_id: null, reason: 'The school confirms the outage' }])
  })

  it('of a class that its teacher forgot to end is counted to its hour; one that never began has none', async () => {
    const [held, missed] = [await aClass(), await aClass()]
    at(0)
    await app.as(held.teacher).classroomTeaching.startClass({ id: held.id })
    await stay(held.homes[0]!, held.id, 31)
    at(75)
    await close()
    expect((await app.as(held.homes[0]!).classroom.getClass({ id: held.id })).status).toBe('ENDED')
    at(85)
    await close()
    expect((await app.as(held.homes[0]!).classroom.getClass({ id: held.id })).attendance).toMatchObject({ isAttended: true, minutes: 31 })
    expect(await app.as(missed.homes[0]!).classroom.getClass({ id: missed.id })).toMatchObject({ status: 'ENDED', attendance: null })
  })

  it('unites webhooks and heartbeats: a reconnection and a lost report take nothing away and add nothing', async () => {
    const { id, homes, teacher } = await aClass()
    const [family] = homes as [AHousehold]
    at(0)
    await app.as(teacher).classroomTeaching.startClass({ id })
    const report = async (event: 'participant_joined' | 'participant_left', visit: string, n: number) =>
      app.inject(await roomWebhook({ event, visit, room: id, identity: `${id}:${family.learnerId}`, at: minute(n) }))
    at(5)
    await stay(family, id, 10)
    // The room saw minutes 5 to 12, then 20 to the end, of which nobody reported the leaving.
    await report('participant_left', 'PA_1', 12)
    await report('participant_joined', 'PA_2', 20)
    await report('participant_joined', 'PA_1', 5)
    at(60)
    await app.as(teacher).classroomTeaching.endClass({ id })
    at(70)
    await close()
    // Minutes 5 to 15 by the page; the visit from minute 20 on has no sign of life after it.
    expect((await app.as(family).classroom.getClass({ id })).attendance).toMatchObject({ minutes: 10, isLate: false })
  })
}) // prettier-ignore

/** Signs of one learner in a class of an hour, by the second. */
const aVisit = fc
  .record({
    from: fc.integer({ min: -600, max: 4_000 }),
    length: fc.integer({ min: 0, max: 3_000 }),
    hasJoin: fc.boolean(),
    hasLeave: fc.boolean(),
    beats: fc.array(fc.integer({ min: 0, max: 3_600 }), { maxLength: 6 }),
    copies: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ from, length, hasJoin, hasLeave, beats, copies }) => ({
    from,
    till: from + length,
    hasJoin,
    hasLeave,
    beats,
    copies,
  }))
const aStream = fc.array(aVisit, { minLength: 1, maxLength: 4 }).chain((visits) => {
  const signs = visits.flatMap(({ from, till, hasJoin, hasLeave, beats, copies }, i): Sign[] =>
    Array.from({ length: copies }, () => [
      ...(hasJoin ? [{ kind: 'JOIN' as const, visit: i, at: from }] : []),
      ...(hasLeave ? [{ kind: 'LEAVE' as const, visit: i, at: till }] : []),
      ...beats.map((offset) => ({ kind: 'BEAT' as const, visit: i, at: from + offset })),
    ]).flat(),
  )
  return fc.shuffledSubarray(signs, { minLength: signs.length })
}) // prettier-ignore

const STREAMS = triesOf(5_000)

describe(`${STREAMS} streams of reports and heartbeats (seed ${freshSeed})`, () => {
  it('give the minutes that a count by the second gives', async () => {
    const { id } = await aClass()
    const live = { from: SEVEN, till: (SEVEN + HOUR) as Instant }
    let made = 0
    const one = async (signs: readonly Sign[]) => {
      made += 1
      const place = { sessionId: id, learnerId: `lrn${String(made).padStart(18, '0')}` }
      await app.pool.query(`insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at) values ($1, $2, 'page', now(), now())`, [id, place.learnerId])
      for (const sign of signs) {
        const time = toInstant(SEVEN + sign.at * SECOND)
        const visit = `PA_${sign.visit}`
        if (sign.kind === 'BEAT') continue
        await recordVisit(app.ctx.db, { ...place, visit, joinedAt: sign.kind === 'JOIN' ? time : null, leftAt: sign.kind === 'LEAVE' ? time : null })
      }
      // A page's own heartbeats come in their order: a later one is not sent before the earlier was.
      const beats = signs.filter(({ kind }) => kind === 'BEAT').map((sign) => sign.at).toSorted((a, b) => a - b)
      for (const beat of beats) await recordBeat(app.ctx.db, { ...place, visit: 'page', now: toInstant(SEVEN + beat * SECOND) })
      return place.learnerId
    }
    const streams = fc.sample(aStream, { numRuns: STREAMS, seed: freshSeed })
    const learnerIds: string[] = []
    for (let i = 0; i < streams.length; i += 6) learnerIds.push(...(await Promise.all(streams.slice(i, i + 6).map(one))))
    const stays = await listStays(app.ctx.db, id)
    const wrong = streams.filter((signs, i) => {
      const counted = attendanceOf(stays.get(learnerIds[i] ?? '') ?? [], live, HOUR).presentMs / SECOND
      return counted !== minutesByOracle(signs, 3_600)
    })
    expect(wrong).toEqual([])
  })
}) // prettier-ignore
