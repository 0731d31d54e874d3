import { afterAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, SECOND } from '#core/kernel/time.ts'
import { aChild, aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aTestPaper, type ATestPaper } from './factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

type Client = ReturnType<typeof app.as>
const idOf = (paper: ATestPaper) => paper.paperId as never

async function aTaker(but: Parameters<typeof aHousehold>[1] = {}) {
  const family = await aHousehold(app.ctx, but)
  return { family, client: app.as(family) }
}

async function anAttempt(client: Client, paper: ATestPaper) {
  const { attemptId: aid } = await client.attempts.startTest({ id: idOf(paper) })
  const { epoch } = await client.attempts.openAttempt({ aid })
  return { aid, epoch }
}

const item = (questionId: string, seq: number, value: object | null, but: object = {}) =>
  ({
    questionId,
    seq,
    value,
    status: value ? 'ANSWERED' : 'VISITED',
    timeMs: 1_000,
    clientAt: app.now(),
    ...but,
  }) as never

/** Right, partly right (two of three) and right: 3 + 2 + 4 of 11. */
const nineOf11 = ({ single, multiple, numeric }: ATestPaper) => [
  item(single, 1, { options: ['a'] }),
  item(multiple, 2, { options: ['a', 'd'] }),
  item(numeric, 3, { number: '4.70' }),
]

describe('a test', () => {
  const paperOf = aTestPaper(app.ctx)

  it('is listed, started once, answered, submitted, marked and explained', async () => {
    const paper = await paperOf
    const { client } = await aTaker()
    const { live } = await client.attempts.getTests({})
    expect(live).toContainEqual(expect.objectContaining({ id: paper.paperId, questionCount: 3, totalMarks: '11', lock: null, attemptsLeft: 1 })) // prettier-ignore
    const meta = await client.attempts.getTest({ id: idOf(paper) })
    expect(meta.sections[0]?.marks).toContainEqual({ kind: 'MCQ', full: '4', wrong: '-2', partial: true })
    const { aid, epoch } = await anAttempt(client, paper)
    const saved = await client.attempts.saveResponses({ aid, epoch, items: nineOf11(paper) })
    expect(saved).toMatchObject({ serverSeq: 3, dropped: [], status: 'IN_PROGRESS', epoch })
    expect(saved.expiresAt).toBe(later(app.now(), HOUR))
    expect((await client.attempts.getAttempt({ aid })).responses).toHaveLength(3)
    expect(await client.attempts.submitAttempt({ aid, epoch })).toMatchObject({ status: 'SUBMITTED' })
    expect(await client.attempts.getResult({ aid })).toMatchObject({ state: 'MARKING', score: null })
    await app.runJobs()
    const { state, score } = await client.attempts.getResult({ aid })
    expect(state).toBe('READY')
    expect(score).toMatchObject({ marks: '9', maxMarks: '11', percentile: null, counts: { CORRECT: 2, PARTIAL: 1, WRONG: 0 } }) // prettier-ignore
    expect(score?.questions.map(({ outcome, marks }) => [outcome, marks])).toEqual([
      ['CORRECT', '3'],
      ['PARTIAL', '2'],
      ['CORRECT', '4'],
    ])
    const { solutions } = await client.attempts.getSolutions({ aid })
    expect(solutions[1]).toMatchObject({ key: { options: ['a', 'b', 'd'] }, answer: { options: ['a', 'd'] }, marks: '2' }) // prettier-ignore
    expect(solutions[1]?.solutions.en).toContain('SECRET-SOLUTION')
    expect((await client.attempts.getTopics({ aid })).chapters).toEqual([])
    const { doubts } = await client.attempts.getRecommendations({ aid })
    expect(doubts).toEqual([paper.multiple])
    expect(await client.attempts.rateTest({ aid, rating: 4 })).toEqual({ rating: 4 })
    expect(await client.attempts.rateTest({ aid, rating: 1 })).toEqual({ rating: 4 })
    const { done } = await client.attempts.getTests({})
    expect(done).toContainEqual(expect.objectContaining({ attemptId: aid, attemptStatus: 'PUBLISHED', attemptsLeft: 0 })) // prettier-ignore
    await expect(client.attempts.startTest({ id: idOf(paper) })).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
    await expect(client.attempts.openAttempt({ aid })).rejects.toMatchObject({ code: 'TEST_IS_SUBMITTED' })
  })

  it('locks its paper from the first attempt on', async () => {
    const paper = await aTestPaper(app.ctx)
    const editor = app.as(clerk('stf000000000000000041', 'tests.view', 'tests.edit'))
    expect((await editor.staffPapers.one({ id: paper.paperId })).isLocked).toBe(false)
    const { client } = await aTaker()
    await client.attempts.startTest({ id: idOf(paper) })
    expect((await editor.staffPapers.one({ id: paper.paperId })).isLocked).toBe(true)
  })

  it('makes one attempt of 200 starts at once', async () => {
    const paper = await aTestPaper(app.ctx, { maxAttempts: 5 })
    const { family } = await aTaker()
    const browsers = [app.as(family), app.as(family), app.as(family), app.as(family)]
    const starts = Array.from({ length: 200 }, (_, i) => browsers[i % 4]!.attempts.startTest({ id: idOf(paper) }))
    const ids = (await Promise.all(starts)).map(({ attemptId }) => attemptId)
    expect(new Set(ids).size).toBe(1)
    const { rows } = await app.pool.query('select count(*)::int as n from attempts.attempt where paper_id = $1', [paper.paperId]) // prettier-ignore
    expect(rows).toEqual([{ n: 1 }])
  })

  it('answers no key and no solution before the release', async () => {
    const paper = await aTestPaper(app.ctx, { release: 'BY_STAFF' })
    const { family, client } = await aTaker()
    const { aid, epoch } = await anAttempt(client, paper)
    await client.attempts.saveResponses({ aid, epoch, items: nineOf11(paper) })
    const cookie = await app.cookieOf(family)
    const paths = ['/getTests', `/quiz/${paper.paperId}`, ...['', '/result', '/topics', '/solutions', '/recommendations'].map((part) => `/quiz/attempts/${aid}${part}`)] // prettier-ignore
    const scan = async () => {
      for (const path of paths) {
        const { body } = await app.inject({ url: `/api${path}`, cookie })
        expect(body, path).not.toMatch(/SECRET-SOLUTION|"key"|intervals|"CORRECT"|"marks":"9"/)
      }
    }
    await scan()
    await client.attempts.submitAttempt({ aid, epoch })
    await scan()
    await app.runJobs()
    await scan()
    expect(await client.attempts.getResult({ aid })).toMatchObject({ state: 'WAITING', score: null })
    await expect(client.attempts.getSolutions({ aid })).rejects.toMatchObject({ code: 'RESULT_NOT_RELEASED' })
    const chief = app.as(clerk('stf000000000000000042', 'tests.view', 'tests.edit', 'tests.approve'))
    await chief.staffPaperSteps.releaseResults((await chief.staffPapers.one({ id: paper.paperId })) as never)
    expect(await client.attempts.getResult({ aid })).toMatchObject({ state: 'READY', score: { marks: '9' } })
  })

  it('is refused to others: another household reads nothing of it, and the try is written down', async () => {
    const paper = await paperOf
    const { client } = await aTaker()
    const { aid, epoch } = await anAttempt(client, paper)
    const { client: stranger, family } = await aTaker()
    const tries = [
      () => stranger.attempts.getAttempt({ aid }),
      () => stranger.attempts.openAttempt({ aid }),
      () => stranger.attempts.saveResponses({ aid, epoch, items: nineOf11(paper) }),
      () => stranger.attempts.submitAttempt({ aid, epoch }),
      () => stranger.attempts.getResult({ aid }),
      () => stranger.attempts.getSolutions({ aid }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { rows } = await app.pool.query(`select count(*)::int as n from platform.audit where actor ->> 'accountId' = $1`, [family.accountId]) // prettier-ignore
    expect(rows).toEqual([{ n: 6 }])
    expect((await client.attempts.getAttempt({ aid })).responses).toEqual([])
    await expect(client.attempts.getAttempt({ aid: 'att000000000000000000' as never })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })

  it('may be gone on with by a parent who looks at another child', async () => {
    const paper = await paperOf
    const { family, client } = await aTaker()
    const userId = await aChild(app.ctx, family, { firstName: 'Ravi', grade: 11 })
    const { attemptId: aid } = await client.attempts.startTest({ id: idOf(paper), userId })
    const { epoch } = await client.attempts.openAttempt({ aid })
    const saved = await client.attempts.saveResponses({ aid, epoch, items: nineOf11(paper) })
    expect(saved.dropped).toEqual([])
  })
})

describe('the time of a test', () => {
  const minutes = async (client: Client, paper: ATestPaper) => {
    const { aid } = await anAttempt(client, paper)
    const { startedAt, expiresAt } = await client.attempts.getAttempt({ aid })
    return (expiresAt - startedAt) / MINUTE
  }

  it('is the paper’s, and twenty minutes an hour more with that allowance', async () => {
    const paper = await aTestPaper(app.ctx, { durationMinutes: 90 })
    const { client } = await aTaker()
    expect(await minutes(client, paper)).toBe(90)
    const { client: other, family } = await aTaker()
    await app.pool.query(`insert into attempts.allowance (id, learner_id, minutes_per_hour, reason, granted_by, granted_at)
      values ($1, $2, 20, 'Certificate seen', 'stf000000000000000001', now())`, [app.ctx.newId('alw'), family.learnerId]) // prettier-ignore
    expect(await minutes(other, paper)).toBe(120)
  })

  it('ends by itself: answers in the grace count, later ones are kept and do not, and the attempt is submitted', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client } = await aTaker()
    const { aid, epoch } = await anAttempt(client, paper)
    app.moveClock(HOUR + 59 * SECOND)
    const inGrace = await client.attempts.saveResponses({ aid, epoch, items: [item(paper.single, 1, { options: ['a'] })] }) // prettier-ignore
    expect(inGrace).toMatchObject({ serverSeq: 1, dropped: [] })
    app.moveClock(2 * SECOND)
    const late = await client.attempts.saveResponses({ aid, epoch, items: [item(paper.single, 2, { options: ['b'] })] })
    expect(late).toMatchObject({ serverSeq: 0, dropped: [{ questionId: paper.single, seq: 2, reason: 'LATE' }] })
    await app.runJob('attempts.submit-overdue')
    await app.runJobs()
    expect(await client.attempts.getResult({ aid })).toMatchObject({ state: 'READY', score: { marks: '3', counts: { CORRECT: 1, BLANK: 2 } } }) // prettier-ignore
    const { rows } = await app.pool.query('select is_late, seq from attempts.response where attempt_id = $1 order by seq', [aid]) // prettier-ignore
    expect(rows).toEqual([
      { is_late: false, seq: 1 },
      { is_late: true, seq: 2 },
    ])
  })

  it('is not longer for who comes back: a start after the end submits the old attempt', async () => {
    const paper = await aTestPaper(app.ctx, { maxAttempts: 2 })
    const { client } = await aTaker()
    const { aid } = await anAttempt(client, paper)
    app.moveClock(2 * HOUR)
    await expect(client.attempts.openAttempt({ aid })).rejects.toMatchObject({ code: 'TEST_IS_SUBMITTED' })
    const { attemptId } = await client.attempts.startTest({ id: idOf(paper) })
    expect(attemptId).not.toBe(aid)
  })

  it('begins only in the window, and results wait until nobody writes any more', async () => {
    const now = app.now()
    const paper = await aTestPaper(app.ctx, { opensAt: later(now, HOUR), closesAt: later(now, 2 * HOUR), release: 'AT_WINDOW_END' }) // prettier-ignore
    const [{ client }, { client: slow }] = [await aTaker(), await aTaker()]
    await expect(client.attempts.startTest({ id: idOf(paper) })).rejects.toMatchObject({ code: 'TEST_NOT_OPEN' })
    expect((await client.attempts.getTests({})).upcoming.map(({ id }) => id)).toContain(paper.paperId)
    app.moveClock(HOUR)
    const { aid, epoch } = await anAttempt(client, paper)
    await client.attempts.submitAttempt({ aid, epoch })
    await app.runJobs()
    app.moveClock(59 * MINUTE)
    const second = await anAttempt(slow, paper)
    app.moveClock(2 * MINUTE)
    expect(await client.attempts.getResult({ aid })).toMatchObject({ state: 'WAITING' })
    await slow.attempts.submitAttempt(second)
    expect(await client.attempts.getResult({ aid })).toMatchObject({ state: 'READY' })
    const { client: nobody } = await aTaker()
    expect((await nobody.attempts.getTests({})).missed.map(({ id }) => id)).toContain(paper.paperId)
  })
})

describe('who may take a test', () => {
  it('is a learner of its classes; one with a course only if the paper is not free', async () => {
    const paper = await aTestPaper(app.ctx, { grades: [9], closesAt: later(app.now(), DAY) })
    const { client } = await aTaker({ grade: 11 })
    await expect(client.attempts.startTest({ id: idOf(paper) })).rejects.toMatchObject({ code: 'TEST_NOT_INCLUDED' })
    await expect(client.attempts.getTest({ id: idOf(paper) })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    // Nobody has said yet in which class this learner is.
    const { client: unknown, family } = await aTaker()
    await app.asOwner(`update accounts.learner set grade = null, stream = null where id = '${family.learnerId}'`)
    await expect(unknown.attempts.startTest({ id: idOf(paper) })).rejects.toMatchObject({ code: 'TEST_NOT_INCLUDED' })
    await expect(unknown.attempts.getTest({ id: idOf(paper) })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect(JSON.stringify(await unknown.attempts.getTests({}))).not.toContain(idOf(paper))
    expect(JSON.stringify(await unknown.home.getHomeFeed({}))).not.toContain(idOf(paper))
    const course = await aTestPaper(app.ctx, { isFree: false })
    await expect(client.attempts.startTest({ id: idOf(course) })).rejects.toMatchObject({ code: 'TEST_NOT_INCLUDED' })
  })
})

describe('another device', () => {
  it('goes on, and the first one’s answers count only for questions without an answer', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client } = await aTaker()
    const { aid, epoch: first } = await anAttempt(client, paper)
    const { epoch: second } = await client.attempts.openAttempt({ aid })
    expect(second).toBe(first + 1)
    await client.attempts.saveResponses({ aid, epoch: second, items: [item(paper.single, 1, { options: ['a'] })] })
    const items = [item(paper.single, 9, { options: ['b'] }), item(paper.numeric, 10, { number: '4.6' })]
    const late = await client.attempts.saveResponses({ aid, epoch: first, items })
    expect(late).toMatchObject({ epoch: second, dropped: [{ questionId: paper.single, seq: 9, reason: 'STALE' }] })
    const { responses } = await client.attempts.getAttempt({ aid })
    expect(responses.find(({ questionId }) => questionId === paper.single)?.value).toEqual({ options: ['a'] })
    expect(responses.find(({ questionId }) => questionId === paper.numeric)?.value).toEqual({ number: '4.6' })
    await expect(client.attempts.submitAttempt({ aid, epoch: first })).rejects.toMatchObject({ code: 'TEST_GOES_ON_ELSEWHERE' }) // prettier-ignore
    expect(await client.attempts.submitAttempt({ aid, epoch: second })).toMatchObject({ status: 'SUBMITTED' })
  })

  it('cannot invent an epoch, a question, or an answer of another form', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client } = await aTaker()
    const { aid, epoch } = await anAttempt(client, paper)
    const strange = [item('qnv000000000000000000', 1, { options: ['a'] }), item(paper.numeric, 2, { options: ['a'] })]
    const { dropped } = await client.attempts.saveResponses({ aid, epoch, items: strange })
    expect(dropped.map(({ reason }) => reason)).toEqual(['UNKNOWN', 'UNKNOWN'])
    const ahead = await client.attempts.saveResponses({ aid, epoch: epoch + 1, items: nineOf11(paper) })
    expect(ahead.dropped).toHaveLength(3)
  })
})

describe('the percentile', () => {
  it('is that of NTA, from twenty takers on', async () => {
    const paper = await aTestPaper(app.ctx)
    const takers = await Promise.all(Array.from({ length: 20 }, () => aTaker()))
    const attempts: { client: Client; aid: Awaited<ReturnType<typeof anAttempt>>['aid'] }[] = []
    for (const [i, { client }] of takers.entries()) {
      const attempt = await anAttempt(client, paper)
      // Ten have 9 marks, six have 3 and four have none.
      const answered = [...Array(10).fill(3), ...Array(6).fill(1), ...Array(4).fill(0)][i]
      const items = nineOf11(paper).slice(0, answered)
      await client.attempts.saveResponses({ ...attempt, items })
      await client.attempts.submitAttempt(attempt)
      attempts.push({ client, aid: attempt.aid })
    }
    await app.runJobs()
    const percentileOf = async (i: number) => (await attempts[i]!.client.attempts.getResult({ aid: attempts[i]!.aid })).score?.percentile // prettier-ignore
    expect([await percentileOf(0), await percentileOf(12), await percentileOf(19)]).toEqual([100, 50, 20])
    const { solutions } = await attempts[0]!.client.attempts.getSolutions({ aid: attempts[0]!.aid })
    expect(solutions[0]?.rightPercent).toBe(80)
  })
})

describe('the home page', () => {
  it('shows tests that close, as due', async () => {
    const paper = await aTestPaper(app.ctx, { closesAt: later(app.now(), DAY), grades: [7] })
    const { client } = await aTaker({ grade: 7, stream: null })
    const feed = await client.home.getHomeFeed({})
    expect(JSON.stringify(feed)).toContain(paper.paperId)
    expect(feed.cards).toContainEqual(expect.objectContaining({ type: 'TEST_DUE', id: paper.paperId }))
  })
})
