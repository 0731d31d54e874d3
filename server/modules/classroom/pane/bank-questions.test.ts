// Questions of the bank in a class: found, asked, answered, and kept back where a test needs them.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fromIndia, HOUR, later, SECOND } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { insertHeldClass } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SEVEN = fromIndia(2026, 11, { day: 23, minutes: 19 * 60 })
const SUBJECT = 'physics'
let id: string
let teacherId: string
let asha: AHousehold
beforeEach(async () => {
  app.moveClock(START - app.now())
  app.moveClock(SEVEN - app.now())
  teacherId = app.ctx.newId('tea')
  id = await insertHeldClass(app.ctx, { isFree: true, teacherId, subject: SUBJECT })
  await app.asOwner(`update classroom.session set status = 'LIVE', actual_start = starts_at where id = '${id}'`)
  asha = await aHousehold(app.ctx, { birthYear: 2000 })
  await app.pool.query(
    `insert into classroom.seat (session_id, learner_id, visit, taken_at, seen_at) values ($1, $2, 'a-visit', now(), now())`,
    [id, asha.learnerId],
  )
})

const place = {
  subject: SUBJECT,
  grade: 9,
  chapter: 'Force',
  topic: 'Units',
  difficulty: 'EASY',
  estimatedSeconds: 60,
} as const
const texts = (stem: string, options: Record<string, string> = {}) => ({
  en: { stem, options, solution: 'By definition.' },
  hi: { stem: `${stem} (hi)`, options, solution: 'परिभाषा से।' },
})
const newton = (word: string) => ({
  ...place,
  kind: 'SCQ' as const,
  optionIds: ['a', 'b', 'c'],
  texts: texts(`What is the unit of ${word}?`, { a: 'joule', b: '$\\mathrm{newton}$', c: 'watt' }),
  key: { kind: 'SCQ' as const, options: ['b'] },
})
const teaching = () => app.as({ kind: 'teacher', teacherId }).classroomTeaching
const found = async (ask: object = {}) => (await teaching().listBankQuestions({ id, ...ask })).questions
const answer = (questionId: string, own: object) => app.as(asha).classroom.answerQuestion({ id, questionId, ...own })
const pane = (lang: 'en' | 'hi' = 'en') => app.as(asha).classroom.getPane({ id, lang })

type OpenQuestion = Awaited<ReturnType<typeof pane>>['open']
const placeOf = (open: OpenQuestion, word: string) => open?.rich?.options.findIndex((text) => text.includes(word)) ?? -1

it('are found by their words, among those of the subject of the class', async () => {
  const [force] = await someQuestions(app.ctx, [newton('force')])
  await someQuestions(app.ctx, [{ ...newton('force'), subject: 'chemistry' }])
  const questions = await found({ q: 'unit of force' })
  expect(questions).toMatchObject([{ versionId: force, kind: 'SCQ', grade: 9, chapter: 'Force', stem: expect.stringContaining('What is the unit of force?') }]) // prettier-ignore
  expect(JSON.stringify(questions)).not.toContain('"key"')
  expect(await found({ q: 'unit of nothing' })).toEqual([])
})

it('are asked with formulae in the language of the learner, and answered once', async () => {
  const [versionId] = await someQuestions(app.ctx, [newton('weight')])
  const { id: asked, closesAt } = await teaching().askBankQuestion({ id, versionId: versionId as never, seconds: 30 })
  expect(closesAt).toBe(later(SEVEN, 30 * SECOND))
  const { open } = await pane()
  expect(open).toMatchObject({ id: asked, kind: 'SCQ', options: ['A', 'B', 'C'] })
  expect(open?.rich?.stem).toContain('What is the unit of weight?')
  const right = placeOf(open, 'katex')
  expect((await pane('hi')).open?.rich).toMatchObject({ lang: 'hi', stem: expect.stringContaining('(hi)') })
  await answer(asked, { choices: [right] })
  await expect(answer(asked, { choices: [(right + 1) % 3] })).rejects.toMatchObject({ code: 'ANSWERED_ALREADY' })
  app.moveClock(30 * SECOND)
  const counts = [0, 1, 2].map((option) => (option === right ? 1 : 0))
  expect((await pane()).last).toMatchObject({ id: asked, isRight: true, key: { choices: [right] }, counts })
})

it('have their options in another order each time, the same for the class and its teacher, and counted by option', async () => {
  const options = { a: 'joule', b: 'newton', c: 'watt', d: 'pascal' }
  const four = { ...newton('impulse'), optionIds: Object.keys(options), texts: texts('Which unit?', options), key: { kind: 'MCQ' as const, options: ['b', 'd'] }, kind: 'MCQ' as const }
  const [versionId] = await someQuestions(app.ctx, [four])
  const orders = new Set<string>()
  for (let no = 0; no < 6; no += 1) {
    const { id: asked } = await teaching().askBankQuestion({ id, versionId: versionId as never, seconds: 30 })
    const { open } = await pane()
    expect((await teaching().getTeacherPane({ id })).open?.rich).toEqual(open?.rich)
    expect((await pane('hi')).open?.rich?.options).toEqual(open?.rich?.options)
    const right = [placeOf(open, 'newton'), placeOf(open, 'pascal')].toSorted()
    await answer(asked, { choices: right })
    await teaching().closeQuestion({ id, questionId: asked })
    const { last } = await pane()
    expect(last).toMatchObject({ isRight: true, counts: [0, 1, 2, 3].map((place) => (right.includes(place) ? 1 : 0)) })
    expect(last?.key).toEqual({ choices: [placeOf(open, 'newton'), placeOf(open, 'pascal')] })
    orders.add(JSON.stringify(open?.rich?.options))
    app.moveClock(SECOND)
  }
  expect(orders.size).toBeGreaterThan(1)
}) // prettier-ignore

it('keep the order in which they are written where an option speaks of the others', async () => {
  const both = { ...newton('none'), texts: texts('Which two?', { a: 'joule', b: 'newton', c: 'Both A and B' }) }
  const [versionId] = await someQuestions(app.ctx, [both])
  for (let no = 0; no < 4; no += 1) {
    const { id: asked } = await teaching().askBankQuestion({ id, versionId: versionId as never, seconds: 30 })
    const { open } = await pane()
    expect(['joule', 'newton', 'Both'].map((word) => placeOf(open, word))).toEqual([0, 1, 2])
    await teaching().closeQuestion({ id, questionId: asked })
    app.moveClock(SECOND)
  }
})

it('with a number are right within their interval, ends included', async () => {
  const [versionId] = await someQuestions(app.ctx, [
    {
      ...place,
      kind: 'NUMERIC',
      texts: texts('How large is g?'),
      key: { kind: 'NUMERIC', intervals: [{ lo: '9.75', hi: '9.85' }], decimals: 2 },
    },
  ])
  const { id: asked } = await teaching().askBankQuestion({ id, versionId: versionId as never, seconds: 30 })
  await answer(asked, { number: 9.85 })
  await teaching().closeQuestion({ id, questionId: asked })
  expect((await pane()).last).toMatchObject({ isRight: true, key: { intervals: [{ lo: '9.75', hi: '9.85' }] } })
})

it('are left out while a test needs them, and given back once its results are out', async () => {
  const [versionId = ''] = await someQuestions(app.ctx, [newton('pressure')])
  const sections = [{ id: 's1', name: 'Physics', subject: SUBJECT, policyIds: ['mpl-school-2026-scq'], questions: [versionId as never] }]
  const window = { opensAt: later(SEVEN, HOUR), closesAt: later(SEVEN, 2 * HOUR) }
  await aPaper(app.ctx, { title: { en: 'Sunday test' }, kind: 'CHAPTER', durationMinutes: 60, isFree: true, sections, ...window })
  const isFound = async () => (await found({ q: 'unit of pressure' })).length === 1
  const ask = () => teaching().askBankQuestion({ id, versionId: versionId as never, seconds: 30 })
  expect(await isFound()).toBe(false)
  await expect(ask()).rejects.toMatchObject({ code: 'QUESTION_NOT_FOR_CLASS' })
  app.moveClock(4 * HOUR)
  expect(await isFound()).toBe(true)
}) // prettier-ignore

it('are refused to a class of another subject', async () => {
  const [versionId] = await someQuestions(app.ctx, [{ ...newton('work'), subject: 'chemistry' }])
  const ask = teaching().askBankQuestion({ id, versionId: versionId as never, seconds: 30 })
  await expect(ask).rejects.toMatchObject({ code: 'QUESTION_NOT_FOR_CLASS' })
})
