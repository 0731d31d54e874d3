// Practice, ranks and the card to share.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { aTestPaper, WITHOUT_MINUS, type ATestPaper } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

async function aTaker(paper: ATestPaper) {
  const family = await aHousehold(app.ctx, { firstName: 'Meenakshi' })
  const client = app.as(family)
  const { attemptId: aid } = await client.attempts.startTest({ id: paper.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  const save = (seq: number, questionId: string, value: object) =>
    client.attempts.saveResponses({ aid, epoch, items: [{ questionId, seq, value, status: 'ANSWERED', timeMs: 1, clientAt: app.now() }] as never }) // prettier-ignore
  const submit = async () => {
    await client.attempts.submitAttempt({ aid, epoch })
    await app.runJobs()
  }
  return { family, client, aid, save, submit }
}

describe('a practice question', () => {
  it('is checked at once, explained, and its answer stays', async () => {
    const paper = await aTestPaper(app.ctx, {}, WITHOUT_MINUS)
    const { client, aid, save, submit } = await aTaker(paper)
    const check = () => client.attemptsPractice.checkAnswer({ aid, questionId: paper.single })
    await expect(check()).rejects.toMatchObject({ code: 'NOTHING_TO_CHECK' })
    await save(1, paper.single, { options: ['b'] })
    const checked = await check()
    expect(checked).toMatchObject({ outcome: 'WRONG', marks: '0', key: { options: ['a'] }, answer: { options: ['b'] } }) // prettier-ignore
    expect(checked.solutions.en).toContain('SECRET-SOLUTION')
    const { dropped } = await save(2, paper.single, { options: ['a'] })
    expect(dropped).toEqual([{ questionId: paper.single, seq: 2, reason: 'STALE' }])
    expect(await check()).toEqual(checked)
    expect(await client.attempts.getAttempt({ aid })).toMatchObject({ isPractice: true, checked: [paper.single] })
    await submit()
    expect((await client.attempts.getResult({ aid })).score?.marks).toBe('0')
    await expect(check()).rejects.toMatchObject({ code: 'TEST_IS_SUBMITTED' })
  })

  it('is not checked in a test, nor for another household', async () => {
    const test = await aTestPaper(app.ctx, { kind: 'CHAPTER' })
    const { client, aid, save } = await aTaker(test)
    await save(1, test.single, { options: ['b'] })
    const inTest = client.attemptsPractice.checkAnswer({ aid, questionId: test.single })
    await expect(inTest).rejects.toMatchObject({ code: 'NOT_PRACTICE' })
    // A paper in the pattern of an exam takes marks for a wrong answer.
    const exam = await aTestPaper(app.ctx)
    const sitting = await aTaker(exam)
    await sitting.save(1, exam.single, { options: ['b'] })
    const inExam = sitting.client.attemptsPractice.checkAnswer({ aid: sitting.aid, questionId: exam.single })
    await expect(inExam).rejects.toMatchObject({ code: 'NOT_PRACTICE' })
    expect(await sitting.client.attempts.getAttempt({ aid: sitting.aid })).toMatchObject({ isPractice: false })
    expect(await sitting.client.attempts.getTest({ id: exam.paperId as never })).toMatchObject({ isPractice: false })
    const held = await aTaker(await aTestPaper(app.ctx, { release: 'BY_STAFF' }))
    const early = held.client.attemptsPractice.checkAnswer({ aid: held.aid, questionId: test.single })
    await expect(early).rejects.toMatchObject({ code: 'NOT_PRACTICE' })
    const foreign = held.client.attemptsPractice.checkAnswer({ aid, questionId: test.single })
    await expect(foreign).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })
})

describe('a rank', () => {
  it('is shown from twenty takers on, under a pseudonym, and only of those who wish so', async () => {
    const paper = await aTestPaper(app.ctx)
    const takers: Awaited<ReturnType<typeof aTaker>>[] = []
    for (let i = 0; i < 20; i += 1) {
      const taker = await aTaker(paper)
      // The first has 4 marks, the second and third have 3, and the others have none.
      if (i === 0) await taker.save(1, paper.numeric, { number: '4.6' })
      if (i === 1 || i === 2) await taker.save(1, paper.single, { options: ['a'] })
      await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: 1 })
      takers.push(taker)
    }
    await app.runJobs()
    const [first, second, third] = takers
    expect(await first!.client.attemptsPractice.getRank({ aid: first!.aid })).toMatchObject({ pseudonym: null, rank: null, takers: 20, listed: [] }) // prettier-ignore
    await first!.client.attemptsPractice.showRank({ aid: first!.aid, isShown: true })
    const own = await third!.client.attemptsPractice.showRank({ aid: third!.aid, isShown: true })
    expect(own.rank).toBe(2)
    expect(own.listed.map(({ rank, marks }) => [rank, marks])).toEqual([
      [1, '4'],
      [2, '3'],
    ])
    expect(JSON.stringify(own)).not.toContain('Meenakshi')
    const hidden = await first!.client.attemptsPractice.showRank({ aid: first!.aid, isShown: false })
    expect(hidden.listed.map(({ rank }) => rank)).toEqual([2])
    await expect(second!.client.attemptsPractice.getRank({ aid: first!.aid })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })
})

describe('a practice paper', () => {
  it('has neither rank nor percentile: its takers saw which answers were right', async () => {
    const paper = await aTestPaper(app.ctx, {}, WITHOUT_MINUS)
    const takers: Awaited<ReturnType<typeof aTaker>>[] = []
    for (let i = 0; i < 20; i += 1) {
      const taker = await aTaker(paper)
      if (i === 0) await taker.save(1, paper.single, { options: ['a'] })
      await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: 1 })
      takers.push(taker)
    }
    await app.runJobs()
    const { client, aid } = takers[0]!
    const none = { pseudonym: null, rank: null, takers: 0, listed: [] }
    expect(await client.attemptsPractice.getRank({ aid })).toEqual(none)
    expect(await client.attemptsPractice.showRank({ aid, isShown: true })).toEqual(none)
    expect((await client.attempts.getResult({ aid })).score).toMatchObject({ takers: 20, percentile: null })
  })
})

describe('the card to share', () => {
  it('has the test and the marks, and not the child’s name', async () => {
    const paper = await aTestPaper(app.ctx, { title: { en: 'Sets & <relations>' } })
    const { family, aid, save, submit } = await aTaker(paper)
    const ask = async () => app.inject({ url: `/api/quiz/attempts/${aid}/card`, cookie: await app.cookieOf(family) })
    expect((await ask()).statusCode).toBe(409)
    await save(1, paper.single, { options: ['b'] })
    await submit()
    const { statusCode, headers, body } = await ask()
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(body).toContain('−1 / 11')
    expect(body).toContain('Sets &#38; &#60;relations&#62;')
    expect(body).not.toContain('Meenakshi')
  })
})
