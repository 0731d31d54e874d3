// Questions to the teacher, polls and questions to the class: classroom details, section 2.3, and invariant 7.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia, MINUTE, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { readEvents } from '#server/test/event-reader.ts'
import { someAtATime } from '#server/test/proofs/some-at-a-time.ts'
import { household } from '../attendance/household.ts'
import { insertHeldClass } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Monday, 23 November 2026, 19:00 IST. */
const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
let sessionId: string
let teacherId: string
let asha: AHousehold
let ravi: AHousehold
beforeEach(async () => {
  app.moveClock(START - app.now())
  app.moveClock(SEVEN - app.now())
  teacherId = app.ctx.newId('tea')
  sessionId = await insertHeldClass(app.ctx, { isFree: true, teacherId })
  await app.asOwner(`update classroom.session set status = 'LIVE', actual_start = starts_at where id = '${sessionId}'`)
  ;[asha, ravi] = [await aLearner(), await aLearner()]
})

/** A family whose learner has a place in the class. */
async function aLearner(): Promise<AHousehold> {
  const family = await aHousehold(app.ctx, { birthYear: 2000, firstName: 'Meera', lastName: 'Kulkarni' })
  await app.pool.query(
    `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at) values ($1, $2, 'a-visit', now(), now())`,
    [sessionId, family.learnerId],
  )
  return family
}

const teacher = () => app.as({ kind: 'teacher', teacherId })
const teaching = () => teacher().classroomTeaching
const paneOf = (who: AHousehold) => app.as(who).classroom.getPane({ id: sessionId })
const teacherPane = () => teaching().getTeacherPane({ id: sessionId })
const ask = (who: AHousehold, text: string) => app.as(who).classroom.askTeacher({ id: sessionId, text })
const answer = (who: AHousehold, questionId: string, own: object) =>
  app.as(who).classroom.answerQuestion({ id: sessionId, questionId, ...own })

const SCQ = {
  kind: 'SCQ' as const,
  text: 'What is the unit of force?',
  options: ['joule', 'newton', 'watt'],
  key: { choices: [1] },
  seconds: 30,
}
const put = (question: object = {}) => teaching().askClass({ id: sessionId, ...SCQ, ...question })
const closed = { status: 409, code: 'QUESTION_IS_CLOSED', message: 'The time to answer is over.' }

describe('a question to the teacher', () => {
  it('is seen by the class once the teacher shows it, without contact details', async () => {
    await ask(asha, 'Is friction a force? My number is 98765 43210')
    const text = 'Is friction a force? My number is •••'
    expect((await teacherPane()).questions).toMatchObject([{ text, isShown: false, votes: 0, learnerName: 'Meera K.' }])
    expect((await paneOf(asha)).questions).toMatchObject([{ text, isMine: true, isShown: false }])
    expect((await paneOf(ravi)).questions).toEqual([])
    const [question] = (await teacherPane()).questions
    await teaching().showQuestion({ id: sessionId, questionId: question!.id, isShown: true })
    expect((await paneOf(ravi)).questions).toMatchObject([{ text, isMine: false, isShown: true, hasVoted: false }])
    await teaching().showQuestion({ id: sessionId, questionId: question!.id, isShown: false })
    expect((await paneOf(ravi)).questions).toEqual([])
  })

  it('is voted for once by each learner, and comes first with most votes', async () => {
    await ask(asha, 'First question')
    await ask(asha, 'Second question')
    const { questions } = await teacherPane()
    for (const { id } of questions) await teaching().showQuestion({ id: sessionId, questionId: id, isShown: true })
    const second = questions.find(({ text }) => text === 'Second question')!
    const vote = (who: AHousehold) => app.as(who).classroom.voteQuestion({ id: sessionId, questionId: second.id })
    await Promise.all([vote(ravi), vote(ravi), vote(ravi)])
    expect((await paneOf(ravi)).questions.map(({ text, votes, hasVoted }) => [text, votes, hasVoted])).toEqual([
      ['Second question', 1, true],
      ['First question', 0, false],
    ])
    await teaching().showQuestion({ id: sessionId, questionId: second.id, isShown: false })
    await expect(vote(asha)).rejects.toMatchObject({ status: 404 })
  })

  it('is asked in a class by who has a place in it, while the teacher takes questions', async () => {
    const stranger = await aHousehold(app.ctx)
    const first = { status: 409, code: 'JOIN_FIRST' }
    await expect(ask(stranger, 'May I ask?')).rejects.toMatchObject(first)
    await expect(paneOf(stranger)).rejects.toMatchObject(first)
    await teaching().lockChat({ id: sessionId, isLocked: true })
    expect((await paneOf(asha)).isChatLocked).toBe(true)
    await expect(ask(asha, 'May I ask?')).rejects.toMatchObject({ code: 'CHAT_IS_LOCKED' })
    await teaching().lockChat({ id: sessionId, isLocked: false })
    await ask(asha, 'May I ask?')
    await app.asOwner(`update classroom.seat set removed_at = now() where learner_id = '${asha.learnerId}'`)
    await expect(ask(asha, 'May I ask more?')).rejects.toMatchObject(first)
  })

  it('is one of twenty at most, also when many are sent at once', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => ask(asha, `Question ${n}`)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
    app.moveClock(MINUTE)
    const more = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => ask(asha, `Question ${n}`)))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(ask(asha, 'One more')).rejects.toMatchObject({ code: 'TOO_MANY_QUESTIONS' })
  })
})

describe('a question to the class', () => {
  it('is answered once in its time, and shows its key and its bars afterwards', async () => {
    const { id, closesAt } = await put()
    expect(closesAt).toBe(SEVEN + 30 * SECOND)
    expect((await paneOf(asha)).open).toEqual({ id, kind: 'SCQ', text: SCQ.text, options: SCQ.options, rich: null, closesAt, own: null }) // prettier-ignore
    await answer(asha, id, { choices: [1] })
    await expect(answer(asha, id, { choices: [0] })).rejects.toMatchObject({ code: 'ANSWERED_ALREADY' })
    await answer(ravi, id, { choices: [0] })
    expect((await paneOf(asha)).open?.own).toEqual({ choices: [1], number: null })
    expect((await teacherPane()).open?.answers).toBe(2)
    app.moveClock(30 * SECOND)
    await expect(answer(await aLearner(), id, { choices: [1] })).rejects.toMatchObject(closed)
    const { open, last } = await paneOf(asha)
    expect(open).toBeNull()
    expect(last).toMatchObject({ id, counts: [1, 1, 0], answers: 2, key: { choices: [1] }, isRight: true })
    expect((await paneOf(ravi)).last).toMatchObject({ isRight: false, own: { choices: [0], number: null } })
    expect((await teacherPane()).results).toMatchObject([{ id, counts: [1, 1, 0], key: { choices: [1] } }])
  })

  it('can be a poll, have several right options, or a number', async () => {
    const over = async (question: object, own: object) => {
      const { id } = await put(question)
      await answer(asha, id, own)
      await teaching().closeQuestion({ id: sessionId, questionId: id })
      return (await paneOf(asha)).last
    }
    expect(await over({ kind: 'POLL', key: null }, { choices: [2] })).toMatchObject({ counts: [0, 0, 1], key: null, isRight: null }) // prettier-ignore
    expect(await over({ kind: 'MCQ', key: { choices: [0, 2] } }, { choices: [2, 0] })).toMatchObject({ counts: [1, 0, 1], isRight: true }) // prettier-ignore
    const numeric = { kind: 'NUMERIC', options: [], key: { number: 9.8, tolerance: 0.05 } }
    expect(await over(numeric, { number: 9.9 })).toMatchObject({ counts: [0, 1], isRight: false })
  })

  it('is refused when it is incomplete, while another is open, and to another teacher', async () => {
    await expect(put({ key: null })).rejects.toMatchObject({ code: 'QUESTION_IS_INCOMPLETE' })
    const both = await Promise.allSettled([put(), put()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(put()).rejects.toMatchObject({ code: 'QUESTION_IS_OPEN' })
    const { open } = await teacherPane()
    await expect(answer(asha, open!.id, { choices: [3] })).rejects.toMatchObject({ code: 'NOT_AN_ANSWER' })
    await expect(answer(asha, 'cqn000000000000000000', { choices: [1] })).rejects.toMatchObject({ status: 404 })
    const other = app.as({ kind: 'teacher', teacherId: app.ctx.newId('tea') }).classroomTeaching
    await expect(other.getTeacherPane({ id: sessionId })).rejects.toMatchObject({ status: 403 })
    const foreign = other.closeQuestion({ id: sessionId, questionId: open!.id })
    await expect(foreign).rejects.toMatchObject({ status: 403 })
    await app.asOwner(`update classroom.session set status = 'ENDED' where id = '${sessionId}'`)
    await expect(answer(asha, open!.id, { choices: [1] })).rejects.toMatchObject({ code: 'JOIN_FIRST' })
    await expect(put()).rejects.toMatchObject({ code: 'CLASS_NOT_BEGUN' })
  })

  it('counts each of 300 answers once, none after its end, and tells nobody the key before', async () => {
    const families = await someAtATime(300, aLearner)
    const stream = readEvents(app.url, await app.cookieOf(asha), `?topics=class:${sessionId}`)
    await stream.opened()
    const { id } = await put()
    await stream.received(1)
    const outcomes: PromiseSettledResult<unknown>[] = []
    // Thirty at a time, each of them twice: three seconds in all.
    for (let first = 0; first < families.length; first += 30) {
      app.moveClock(300)
      const choice = (no: number) => answer(families[no]!, id, { choices: [no % 3] })
      const now = Array.from({ length: 30 }, (_, n) => first + n).flatMap((no) => [choice(no), choice(no)])
      outcomes.push(...(await Promise.allSettled(now)))
    }
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(300)
    const early = [await paneOf(asha), await paneOf(families[0]!), await teacherPane(), stream.events]
    for (const told of early) expect(JSON.stringify(told)).not.toMatch(/"key":[^n]|isRight":(true|false)|"counts"/)
    const late = [asha, ravi].map((who) => answer(who, id, { choices: [1] }))
    const ends = teaching().closeQuestion({ id: sessionId, questionId: id })
    const counted = (await Promise.allSettled(late)).filter(({ status }) => status === 'fulfilled').length
    await ends
    await expect(answer(await aLearner(), id, { choices: [1] })).rejects.toMatchObject(closed)
    const { last } = await paneOf(asha)
    expect(last?.counts).toEqual([100, 100 + counted, 100])
    expect(last).toMatchObject({ answers: 300 + counted, key: { choices: [1] } })
    const { rows } = await app.pool.query('select count(*)::int as n, count(distinct learner_id)::int as learners from classroom.inclass_answer where question_id = $1', [id]) // prettier-ignore
    expect(rows).toEqual([{ n: 300 + counted, learners: 300 + counted }])
    stream.drop()
  })
})

it('what a learner has asked and answered is in the family’s own copy', async () => {
  await ask(asha, 'Is friction a force?')
  const { id } = await put()
  await answer(asha, id, { choices: [1] })
  expect(await household.exportLearner?.(app.ctx, asha.learnerId, asha.accountId)).toMatchObject({
    questions: [{ text: 'Is friction a force?' }],
    answers: [{ question: SCQ.text, isRight: true }],
  })
})
