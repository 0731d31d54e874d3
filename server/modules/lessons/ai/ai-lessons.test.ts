import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SessionId } from '#core/modules/classroom/session.ts'
import { DAY, later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { anAiClass, secondsIn, SEVEN } from '#server/test/ai-class.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { aQuestionStep, aStep } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

const goTo = (time: Instant) => app.moveClock(time - app.now())
const at = (seconds: number) => goTo(secondsIn(seconds))
const child = (firstName = 'Meera') => aHousehold(app.ctx, { hasConsent: true, birthYear: 2011, firstName })
const join = (who: AHousehold, id: string) => app.as(who).classroom.joinClass({ id })
const place = (who: AHousehold, id: string) => app.as(who).lessons.getAiLesson({ id })
const answer = (who: AHousehold, id: string, choice: number, stepId = 'two') =>
  app.as(who).lessons.answerAiLesson({ id, stepId, choices: [choice] })
const statusOf = async (id: string) =>
  (await app.pool.query('select * from classroom.session where id = $1', [id])).rows[0]
const run = () => app.runJob('lessons.run-ai-lessons')

/** The learner's page is there for so many seconds from now on. */
async function stay(who: AHousehold, id: string, visit: string, seconds: number) {
  const client = app.as(who)
  for (let second = 0; second <= seconds; second += 30) {
    await client.classroom.reportPresence({ id, visit })
    app.moveClock(30 * SECOND)
  }
}

describe('a class of an AI batch', () => {
  it('is entered without a room, shows each step by the server’s clock, and marks the learner as present', async () => {
    const meera = await child()
    const { id } = await anAiClass(app, [meera])
    at(-601)
    await expect(join(meera, id)).rejects.toMatchObject({ code: 'CLASS_NOT_OPEN' })
    await expect(place(meera, id)).rejects.toMatchObject({ code: 'JOIN_FIRST' })
    at(-60)
    const entry = await join(meera, id)
    expect(entry).toMatchObject({ mode: 'AI', token: null, status: 'OPEN', url: `/api/classes/${id}/ai-lesson` })
    expect(await place(meera, id)).toMatchObject({ kind: 'BEFORE', till: SEVEN, next: 'FILM', stepsDone: 0, steps: 3, title: 'Friction' })
    at(0)
    await run()
    expect(await statusOf(id)).toMatchObject({ kind: 'AI_LESSON', status: 'LIVE', actual_start: SEVEN })
    expect(await place(meera, id)).toMatchObject({ kind: 'FILM', stepId: 'one', till: secondsIn(60), text: 'Friction acts against the motion.', film: null, next: 'ASK' })
    at(60)
    const asked = await place(meera, id)
    expect(asked).toMatchObject({ kind: 'ASK', till: secondsIn(90), text: 'Is friction a force?', question: { answeredBy: 'SCQ', options: ['Yes', 'No'], own: null }, next: 'FILM' })
    expect(JSON.stringify(asked)).not.toMatch(/"key"|isRight/)
    at(70)
    expect(await answer(meera, id, 0)).toMatchObject({ kind: 'FILM', stepId: 'three', till: secondsIn(130), last: { kind: 'ASK', isRight: true, own: { choices: [0] }, key: { choices: [0] } }, next: 'END' })
    at(0)
    await stay(meera, id, entry.visit, 120)
    at(130)
    expect(await place(meera, id)).toMatchObject({ kind: 'OVER', stepsDone: 3, till: null })
    at(719)
    await run()
    expect((await statusOf(id)).status).toBe('LIVE')
    // There is no room that could be recorded.
    await app.runJob('classroom.follow-recordings')
    expect((await app.pool.query('select 1 from classroom.recording where session_id = $1', [id])).rows).toEqual([])
    // Two minutes of films, and ten of the slowest learner.
    at(720)
    await run()
    expect(await statusOf(id)).toMatchObject({ status: 'ENDED', actual_end: secondsIn(120) })
    goTo(later(secondsIn(720), 10 * MINUTE))
    await app.runJob('classroom.close-classes')
    expect((await app.as(meera).classroom.getClass({ id })).attendance).toMatchObject({ isAttended: true, isLate: false, minutes: 2 })
  })

  it('answers a question once, in its time, and nothing that is no answer', async () => {
    const [meera, ravi] = [await child(), await child('Ravi')]
    const { id } = await anAiClass(app, [meera, ravi])
    at(-10)
    for (const who of [meera, ravi]) await join(who, id)
    at(59)
    await expect(answer(meera, id, 0)).rejects.toMatchObject({ code: 'QUESTION_IS_CLOSED' })
    at(61)
    await expect(answer(meera, id, 2)).rejects.toMatchObject({ code: 'NOT_AN_ANSWER' })
    await answer(meera, id, 1)
    await expect(answer(meera, id, 0)).rejects.toMatchObject({ code: 'ANSWERED_ALREADY', message: 'You have answered this question already.' })
    await expect(answer(ravi, id, 0, 'one')).rejects.toMatchObject({ code: 'QUESTION_IS_CLOSED' })
    at(90)
    await expect(answer(ravi, id, 0)).rejects.toMatchObject({ code: 'QUESTION_IS_CLOSED', message: 'The time to answer is over.' })
    const { rows } = await app.pool.query('select learner_id, is_right from classroom.inclass_answer where session_id = $1', [id])
    expect(rows).toEqual([{ learner_id: meera.learnerId, is_right: false }])
    // The pane of live classes says nothing of its questions.
    await expect(app.as(meera).classroom.getPane({ id })).rejects.toMatchObject({ code: 'JOIN_FIRST' })
    await expect(place(await child(), id)).rejects.toMatchObject({ code: 'JOIN_FIRST' })
  })

  it('branches by the answers of the class, which are counted once for everybody', async () => {
    const homes = [await child(), await child(), await child()]
    const [meera, ravi, late] = homes as [AHousehold, AHousehold, AHousehold]
    const branch = aStep('branch', { kind: 'BRANCH', askId: 'two', by: 'SHARE', sharePercent: 60, ifRight: 'hard', otherwise: 'easy' })
    const steps = [aStep('one'), aQuestionStep('two'), branch, aStep('easy', { next: 'END' }), aStep('hard')]
    const { id } = await anAiClass(app, homes, [{ steps }])
    at(-10)
    for (const who of [meera, ravi]) await join(who, id)
    at(62)
    expect(await answer(meera, id, 0)).toMatchObject({ kind: 'WAIT', till: secondsIn(90), next: null })
    await answer(ravi, id, 1)
    at(70)
    await join(late, id)
    at(90)
    expect((await place(meera, id)).stepId).toBe('easy')
    // The late learner's right answer changes nothing any more.
    at(130)
    expect(await answer(late, id, 0)).toMatchObject({ stepId: 'easy' })
    expect((await app.pool.query('select percent from lessons.ai_share')).rows).toEqual([{ percent: 50 }])
  })

  it('is held as it was when the first learner came; later edits are for later classes', async () => {
    const meera = await child()
    const { id, ids, lessonIds } = await anAiClass(app, [meera], [{ title: 'Friction' }, { title: 'Torque' }])
    at(-60)
    await join(meera, id)
    await app.asOwner(`update lessons.ai_lesson set title = 'Other', steps = '[]' where id = '${lessonIds[0]}'`)
    expect(await place(meera, id)).toMatchObject({ title: 'Friction', steps: 3 })
    // The next class holds the next lesson, and the one after the last begins anew.
    const titles = [1, 2].map(async (week) => {
      const { rows } = await app.pool.query('select starts_at from classroom.session where id = $1', [ids[week]])
      return rows[0].starts_at as Instant
    })
    for (const [n, starts] of (await Promise.all(titles)).entries()) {
      goTo(starts)
      await join(meera, ids[n + 1] ?? '')
    }
    const { rows } = await app.pool.query('select title from lessons.ai_session where lesson_id = any($1) order by starts_at', [lessonIds])
    expect(rows.map(({ title }) => title)).toEqual(['Friction', 'Torque', 'Other'])
  })

  it('begins without learners too; one for which nothing is published is not held, and staff see it', async () => {
    const [meera, ravi] = [await child(), await child()]
    const held = await anAiClass(app, [meera])
    const empty = await anAiClass(app, [ravi], [{ status: 'DRAFT' }])
    at(30)
    await run()
    expect((await statusOf(held.id)).status).toBe('LIVE')
    await expect(join(ravi, empty.id)).rejects.toMatchObject({ code: 'LESSON_NOT_READY', message: 'This lesson is not ready yet. Your timetable shows the next one.' })
    at(3_600 + 900)
    await run()
    await app.runJob('classroom.close-classes')
    expect(await statusOf(held.id)).toMatchObject({ status: 'ENDED', actual_start: SEVEN })
    expect(await statusOf(empty.id)).toMatchObject({ status: 'ENDED', actual_start: null })
    const staff = app.as(owner).staffClasses
    const idsOf = async (filter: object) => (await staff.list(filter)).data.map(({ id }) => id)
    expect(await idsOf({ isNotReady: true })).toContain(empty.id)
    expect(await idsOf({ isMissed: true })).not.toContain(empty.id)
  })

  it('needs no teacher: nobody is late, nobody starts it, and its teacher may teach another class', async () => {
    const meera = await child()
    const { id, teacher, batch } = await anAiClass(app, [meera], [{ status: 'DRAFT' }])
    at(20 * 60)
    await app.runJob('classroom.tell-late')
    expect((await statusOf(id)).late_told_at).toBeNull()
    await expect(app.as(teacher).classroomTeaching.startClass({ id })).rejects.toMatchObject({ code: 'STARTS_BY_ITSELF' })
    await expect(app.as(teacher).classroomTeaching.endClass({ id })).rejects.toMatchObject({ code: 'STARTS_BY_ITSELF' })
    expect((await app.as(teacher).classroomTeaching.listToday({})).classes).toEqual([])
    await expect(app.as(meera).classroom.listenToClass({ id })).rejects.toMatchObject({ status: 403 })
    expect((await app.as(meera).classroom.getClass({ id })).kind).toBe('AI_LESSON')
    const { rows } = await app.pool.query('select count(*)::int as n from classroom.clash where batch_id = $1', [batch.id])
    expect(rows).toEqual([{ n: 0 }])
  })

  it('is corrected by two of the staff as soon as it is counted: there is no teacher to do it first', async () => {
    const meera = await child()
    const { id, teacher } = await anAiClass(app, [meera])
    at(-10)
    await join(meera, id)
    at(720)
    await run()
    goTo(later(secondsIn(720), 10 * MINUTE))
    await app.runJob('classroom.close-classes')
    const isAttended = async () => (await app.as(meera).classroom.getClass({ id })).attendance?.isAttended
    expect(await isAttended()).toBe(false)
    const correction = { learnerId: meera.learnerId, isAttended: true, reason: 'The page of the lesson did not load' }
    await expect(app.as(teacher).classroomTeaching.correctAttendance({ id, ...correction })).rejects.toMatchObject({ code: 'CORRECTION_IS_LATE' })
    const clerk = (n: number, scope: string) => app.as({ kind: 'staff', staffId: `stf00000000000000000${n}`, scopes: ['classes.view', 'classes.edit', scope] })
    expect(await clerk(1, 'classes.view').staffAttendance.listAttendance({ id })).toMatchObject({ isTeachersTurn: false })
    const asked = await clerk(1, 'classes.edit').staffLateCorrections.create({ sessionId: SessionId.parse(id), ...correction })
    await clerk(2, 'classes.approve').staffLateCorrectionActions.decideCorrection({ id: asked.id, isApproved: true })
    expect(await isAttended()).toBe(true)
  })

  it('has nothing that a parent could listen to', async () => {
    const family = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011, heldBy: 'PARENT' })
    const { id } = await anAiClass(app, [family])
    at(0)
    await run()
    await expect(app.as(family).classroom.listenToClass({ id })).rejects.toMatchObject({ code: 'LESSON_HAS_NO_SOUND' })
  })

  it('comes from classes that were generated before the course was listed', async () => {
    const { batch, id } = await anAiClass(app, [])
    await app.asOwner(`update classroom.session set kind = 'CLASS' where id in (select session_id from classroom.session_batch where batch_id = '${batch.id}')`)
    await app.runJob('classroom.generate-all')
    expect((await statusOf(id)).kind).toBe('AI_LESSON')
    goTo(later(START, DAY))
  })
}) // prettier-ignore
