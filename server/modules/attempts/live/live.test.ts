import { afterAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aTestPaper, type ATestPaper } from '../factory.ts'

const app = await startTestApp()
const chief = app.as(clerk('stf000000000000000071', 'tests.view', 'tests.edit', 'tests.approve'))
const reader = app.as(clerk('stf000000000000000072', 'tests.view'))
afterAll(() => app.close())

async function aTaker(paper: ATestPaper) {
  const family = await aHousehold(app.ctx, {})
  const client = app.as(family)
  const { attemptId: aid } = await client.attempts.startTest({ id: paper.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  const save = (seq: number, questionId = paper.single, value: object = { options: ['a'] }) =>
    client.attempts.saveResponses({ aid, epoch, items: [{ questionId, seq, value, status: 'ANSWERED', timeMs: 1, clientAt: app.now() }] as never }) // prettier-ignore
  return { client, aid, epoch, save, family, learnerId: family.learnerId }
}

const reason = 'The power was out in the hall'

describe('the live test', () => {
  it('shows who writes, the last save, and who has saved nothing for more than two minutes', async () => {
    const paper = await aTestPaper(app.ctx)
    const [busy, idle, done] = [await aTaker(paper), await aTaker(paper), await aTaker(paper)]
    await idle.save(1)
    await done.client.attempts.submitAttempt({ aid: done.aid, epoch: done.epoch })
    app.moveClock(2 * MINUTE + 1)
    await busy.save(1)
    const live = await reader.staffLiveTests.getLiveTest({ id: paper.paperId as never })
    expect(live).toMatchObject({ running: 2, submitted: 1 })
    expect(live.attempts.map(({ id, answered, lastSaveAt, isStuck }) => ({ id, answered, lastSaveAt, isStuck }))).toEqual([
      { id: idle.aid, answered: 1, lastSaveAt: app.now() - 2 * MINUTE - 1, isStuck: true },
      { id: busy.aid, answered: 1, lastSaveAt: app.now(), isStuck: false },
    ]) // prettier-ignore
  })

  it('says a line to everybody who writes, with their next save', async () => {
    const paper = await aTestPaper(app.ctx)
    const taker = await aTaker(paper)
    expect((await taker.save(1)).broadcast).toBeNull()
    await chief.staffLiveTests.sayToAll({ id: paper.paperId as never, text: 'Question 2: read “odd” as “even”.' })
    expect((await taker.save(2)).broadcast).toBe('Question 2: read “odd” as “even”.')
    app.moveClock(SECOND)
    expect((await (await aTaker(paper)).save(1)).broadcast).toBeNull()
    await expect(reader.staffLiveTests.sayToAll({ id: paper.paperId as never, text: 'No' })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })
})

describe('an attempt', () => {
  it('gets more minutes, which its next save answers', async () => {
    const taker = await aTaker(await aTestPaper(app.ctx))
    const before = (await taker.save(1)).expiresAt
    await chief.staffLiveTests.extendAttempt({ id: taker.aid, minutes: 10, reason })
    app.moveClock(HOUR + 5 * MINUTE)
    const late = await taker.save(2)
    expect(late).toMatchObject({ expiresAt: later(before, 10 * MINUTE), dropped: [] })
    expect(await chief.staffTestAttempts.one({ id: taker.aid })).toMatchObject({ extraMinutes: 10, status: 'IN_PROGRESS' }) // prettier-ignore
    const { rows } = await app.pool.query(`select detail ->> 'reason' as reason from platform.audit where subject = $1`, [`test-attempts/${taker.aid}`]) // prettier-ignore
    expect(rows).toEqual([{ reason }])
  })

  it('that is void has no marks, is no taker, and counts as taken', async () => {
    const paper = await aTestPaper(app.ctx)
    const taker = await aTaker(paper)
    await taker.save(1)
    await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: taker.epoch })
    await app.runJobs()
    expect(await chief.staffTestAttempts.one({ id: taker.aid })).toMatchObject({
      learnerName: 'Asha',
      marks: '3',
      maxMarks: '11',
    })
    await chief.staffLiveTests.voidAttempt({ id: taker.aid, reason })
    expect(await chief.staffTestAttempts.one({ id: taker.aid })).toMatchObject({ status: 'VOID', marks: null })
    expect((await reader.staffLiveTests.getPaperResults({ id: paper.paperId as never })).takers).toBe(0)
    await expect(taker.client.attempts.startTest({ id: paper.paperId as never })).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' }) // prettier-ignore
    await expect(chief.staffLiveTests.voidAttempt({ id: taker.aid, reason })).rejects.toMatchObject({ code: 'ATTEMPT_STEP_REFUSED' }) // prettier-ignore
  })

  it('is opened again before its result is released, keeps its answers, and is marked anew', async () => {
    const paper = await aTestPaper(app.ctx, { release: 'BY_STAFF' })
    const taker = await aTaker(paper)
    await taker.save(1)
    await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: taker.epoch })
    await app.runJobs()
    await chief.staffLiveTests.reopenAttempt({ id: taker.aid, minutes: 15, reason })
    const opened = await taker.client.attempts.openAttempt({ aid: taker.aid })
    expect(opened).toMatchObject({ status: 'IN_PROGRESS', expiresAt: later(app.now(), 15 * MINUTE) })
    expect(opened.responses).toHaveLength(1)
    const item = { questionId: paper.numeric, seq: 9, value: { number: '4.6' }, status: 'ANSWERED', timeMs: 1, clientAt: app.now() } // prettier-ignore
    await taker.client.attempts.saveResponses({ aid: taker.aid, epoch: opened.epoch, items: [item] as never })
    await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: opened.epoch })
    await app.runJobs()
    expect(await chief.staffTestAttempts.one({ id: taker.aid })).toMatchObject({ marks: '7', status: 'EVALUATED' })
  })

  it('is not opened again once the learner may know the answers', async () => {
    const taker = await aTaker(await aTestPaper(app.ctx))
    await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: taker.epoch })
    await app.runJobs()
    const step = { id: taker.aid, minutes: 15, reason }
    await expect(chief.staffLiveTests.reopenAttempt(step)).rejects.toMatchObject({ code: 'RESULT_IS_KNOWN' })
    await expect(chief.staffLiveTests.extendAttempt(step)).rejects.toMatchObject({ code: 'ATTEMPT_STEP_REFUSED' })
    await expect(chief.staffLiveTests.extendAttempt({ ...step, id: 'att000000000000000000' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })
})

describe('an allowance', () => {
  it('gives twenty minutes an hour from the next test on, until it ends', async () => {
    const paper = await aTestPaper(app.ctx, { maxAttempts: 3, durationMinutes: 90 })
    const taker = await aTaker(paper)
    const granted = await chief.staffTestAllowances.create({ learnerId: taker.learnerId as never, minutesPerHour: 20, reason: 'Certificate of a disability seen' }) // prettier-ignore
    expect(granted.learnerName).toBe('Asha')
    const { rows } = await app.pool.query('select detail from platform.audit where subject = $1', [
      `test-allowances/${granted.id}`,
    ])
    expect(rows).toMatchObject([{ detail: { after: { learnerId: taker.learnerId, learnerName: '…' } } }])
    await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: taker.epoch })
    const minutes = async () => {
      const { attemptId: aid } = await taker.client.attempts.startTest({ id: paper.paperId as never })
      const { epoch, startedAt, expiresAt } = await taker.client.attempts.openAttempt({ aid })
      await taker.client.attempts.submitAttempt({ aid, epoch })
      return (expiresAt - startedAt) / MINUTE
    }
    expect(await minutes()).toBe(120)
    await chief.staffTestAllowances.update({ ...granted, isActive: false })
    expect(await minutes()).toBe(90)
    const nobody = chief.staffTestAllowances.create({ learnerId: 'lrn000000000000000000' as never, reason })
    await expect(nobody).rejects.toMatchObject({ code: 'NO_SUCH_LEARNER' })
  })
})

describe('the statistics of a question', () => {
  it('are there from thirty attempts on, as computed by hand', async () => {
    const paper = await aTestPaper(app.ctx)
    // 15 answer all: 3 + 2 + 4 = 9 marks. 10 answer the first only: 3. 4 answer the number only: 4, and one more does later.
    const groups = [...Array<string>(15).fill('all'), ...Array<string>(10).fill('first'), ...Array<string>(4).fill('number')] // prettier-ignore
    const take = async (group: string) => {
      const taker = await aTaker(paper)
      if (group !== 'number') await taker.save(1)
      if (group === 'all') await taker.save(2, paper.multiple, { options: ['a', 'd'] })
      if (group !== 'first') await taker.save(3, paper.numeric, { number: '4.6' })
      await taker.client.attempts.submitAttempt({ aid: taker.aid, epoch: taker.epoch })
    }
    for (const group of groups) await take(group)
    await app.runJobs()
    const early = await reader.staffLiveTests.getPaperResults({ id: paper.paperId as never })
    expect(early.questions[0]).toEqual({
      questionId: paper.single,
      words: 'Which is first?',
      attempts: 29,
      pValue: null,
      discrimination: null,
    })
    await take('number')
    await app.runJobs()
    const results = await reader.staffLiveTests.getPaperResults({ id: paper.paperId as never })
    // Mean 185 ÷ 30. Variance 1385 ÷ 30 − 6.1667² = 8.1389, deviation 2.8529.
    expect(results).toMatchObject({ takers: 30, mean: 6.167, highest: '9', lowest: '3' })
    expect(results.questions).toEqual([
      // (165 ÷ 25 − 20 ÷ 5) ÷ 2.8529 × √(25 ÷ 30 × 5 ÷ 30)
      { questionId: paper.single, words: 'Which is first?', attempts: 30, pValue: 0.833, discrimination: 0.34 },
      // Nobody has all of the second, so there is nothing to compare.
      { questionId: paper.multiple, words: 'Which of them?', attempts: 30, pValue: 0, discrimination: null },
      // (155 ÷ 20 − 30 ÷ 10) ÷ 2.8529 × √(20 ÷ 30 × 10 ÷ 30)
      { questionId: paper.numeric, words: 'How many?', attempts: 30, pValue: 0.667, discrimination: 0.785 },
    ])
  })
})

describe('the events of a test', () => {
  const eventsOf = (kind: string) => [{ kind, ms: 4_000, at: app.now() }]

  it('are kept only if the paper notes signs, and read by staff in their order', async () => {
    const paper = await aTestPaper(app.ctx, { kind: 'CHAPTER', integrity: 'SIGNALS' })
    const taker = await aTaker(paper)
    const events = [...eventsOf('TAB_HIDDEN'), ...eventsOf('TAB_SHOWN'), ...eventsOf('SOMETHING_NEW')]
    expect(await taker.client.attemptsEvents.noteTestEvents({ attemptId: taker.aid, events })).toBeNull()
    const request = { method: 'POST', url: '/api/volt/test/analytics', cookie: await app.cookieOf(taker.family), body: { attemptId: taker.aid, events: eventsOf('NEW') } } // prettier-ignore
    expect(await app.inject(request)).toMatchObject({ statusCode: 204, body: '' })
    const found = await reader.staffLiveTests.getSignals({ id: taker.aid })
    expect(found.signals.map(({ kind }) => kind)).toEqual(['TAB_HIDDEN', 'TAB_SHOWN'])
    expect(found.hiddenMs).toBe(4_000)
    const plain = await aTaker(await aTestPaper(app.ctx))
    await plain.client.attemptsEvents.noteTestEvents({ attemptId: plain.aid, events: eventsOf('PASTE') })
    expect((await reader.staffLiveTests.getSignals({ id: plain.aid })).signals).toEqual([])
    await expect(plain.client.attemptsEvents.noteTestEvents({ attemptId: taker.aid, events })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
  })

  it('are deleted after ninety days', async () => {
    const taker = await aTaker(await aTestPaper(app.ctx, { kind: 'CHAPTER', integrity: 'SIGNALS' }))
    await taker.client.attemptsEvents.noteTestEvents({ attemptId: taker.aid, events: eventsOf('PASTE') })
    const count = async () => Number((await app.pool.query('select count(*) from attempts.signal where attempt_id = $1', [taker.aid])).rows[0]?.count) // prettier-ignore
    app.moveClock(89 * DAY)
    await app.runJob('platform.housekeeping')
    expect(await count()).toBe(1)
    app.moveClock(2 * DAY)
    await app.runJob('platform.housekeeping')
    expect(await count()).toBe(0)
  })
})
