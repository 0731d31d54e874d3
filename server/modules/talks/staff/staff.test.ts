// Master talks as staff run them: operations console, O08.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { aCoupon, aPool } from '#server/modules/coupons/factory.ts'
import { aRegistration, aWebinar } from '#server/modules/webinars/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aTalk, aTalkQuestion } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const staff = () => app.as({ kind: 'staff', staffId: 'stf000000000000000001', scopes: ['talks.view', 'talks.edit'] })
const talks = () => staff().staffTalks
const details = {
  speakerName: 'Meera Krishnan',
  speakerRole: { en: 'Engineer' },
  speakerText: { en: 'She builds satellites.' },
  hasMeter: false,
  quizPaperId: null,
  quizMarks: null,
  couponPoolId: null,
}

/** Saves the form with these fields changed. */
async function save(id: string, fields: object, reason?: string) {
  const { version, webinarId: _w, waiting: _q, ratings: _n, rating: _r, createdAt: _c, ...form } = await talks().one({ id }) // prettier-ignore
  return talks().update({ ...form, ...fields, id, version, ...(reason ? { reason } : {}) } as never)
}

it('the details belong to one talk, and to no webinar of another type', async () => {
  const { id: webinarId, slug } = await aWebinar(app.ctx, { type: 'TALK' })
  await talks().create({ ...details, webinarId })
  expect((await app.as({ kind: 'visitor' }).talks.getTalk({ slug })).details.speakerName).toBe('Meera Krishnan')
  await expect(talks().create({ ...details, webinarId })).rejects.toMatchObject({ code: 'TALK_HAS_DETAILS' })
  const webinar = await aWebinar(app.ctx)
  await expect(talks().create({ ...details, webinarId: webinar.id })).rejects.toMatchObject({ code: 'NOT_A_TALK' })
})

it('the stage is changed with a reason, which is written down, and goes back to the clock', async () => {
  const { talkId, slug } = await aTalk(app.ctx)
  const phase = async () => (await app.as({ kind: 'visitor' }).talks.getTalk({ slug })).phase
  await expect(save(talkId, { phaseOverride: 'during_talk' })).rejects.toMatchObject({ code: 'TALK_REASON_NEEDED' })
  await save(talkId, { phaseOverride: 'during_talk' }, 'The speaker is early')
  expect(await phase()).toBe('during_talk')
  await save(talkId, { phaseOverride: null }, 'By the clock again')
  expect(await phase()).toBe('before_talk')
  const { rows } = await app.pool.query(`select detail ->> 'reason' as reason from platform.audit where subject = $1`, [`talks/${talkId}`]) // prettier-ignore
  expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['By the clock again', 'The speaker is early'])
})

it('a quiz is a free test with one attempt, and its coupons are those of a pool', async () => {
  const { talkId } = await aTalk(app.ctx)
  const twice = await aTestPaper(app.ctx, { kind: 'CHAPTER', maxAttempts: 2 })
  await expect(save(talkId, { quizPaperId: twice.paperId })).rejects.toMatchObject({ code: 'QUIZ_DOES_NOT_FIT' })
  const once = await aTestPaper(app.ctx, { kind: 'CHAPTER', maxAttempts: 1 })
  const plain = await aCoupon(app.ctx)
  const quiz = { quizPaperId: once.paperId, quizMarks: 6 }
  await expect(save(talkId, { ...quiz, couponPoolId: plain.id })).rejects.toMatchObject({ code: 'NOT_A_POOL' })
  const pool = await aPool(app.ctx, 2)
  expect(await save(talkId, { ...quiz, couponPoolId: pool.id })).toMatchObject({ ...quiz, couponPoolId: pool.id })
})

it('questions are approved, refused and answered, and others read them accordingly', async () => {
  const { id: webinarId, slug, talkId } = await aTalk(app.ctx)
  const ask = async (text: string) => {
    const { learnerId } = await aHousehold(app.ctx, { birthYear: 1990 })
    return aTalkQuestion(app.ctx, { webinarId, learnerId, text, state: 'PENDING' })
  }
  const [good, rude] = [await ask('How cold is it?'), await ask('Rude words')]
  expect((await talks().one({ id: talkId })).waiting).toBe(2)
  const board = staff().staffTalkQuestions
  await expect(board.bulk({ ids: [good], change: { state: 'ANSWERED' } })).rejects.toMatchObject({ code: 'QUESTION_STAYS' }) // prettier-ignore
  await board.bulk({ ids: [good], change: { state: 'APPROVED' } })
  await board.bulk({ ids: [rude], change: { state: 'REJECTED' } })
  const shown = async () => (await app.as({ kind: 'visitor' }).talks.getTalk({ slug })).questions
  expect(await shown()).toMatchObject([{ text: 'How cold is it?', state: 'APPROVED' }])
  await board.bulk({ ids: [good], change: { state: 'ANSWERED' } })
  expect(await shown()).toMatchObject([{ state: 'ANSWERED' }])
  expect((await board.list({ webinarId, state: 'REJECTED' })).data.map(({ id }) => id)).toEqual([rude])
  expect((await talks().one({ id: talkId })).waiting).toBe(0)
})

it('staff read the feedback and its mean', async () => {
  const { id, slug, talkId } = await aTalk(app.ctx)
  await save(talkId, { phaseOverride: 'after_talk' }, 'It ended early')
  for (const rating of [5, 4, 4]) {
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    await aRegistration(app.ctx, id, family.learnerId)
    await app.as(family).talks.giveFeedback({ slug, rating, text: 'Good' })
  }
  expect(await talks().one({ id: talkId })).toMatchObject({ ratings: 3, rating: 4.3 })
  expect((await staff().staffTalkFeedback.list({ webinarId: id })).total).toBe(3)
})
