// Written answers: one mark for the single choice, five for the answer, which teachers mark by two lines: two for the law, three
// for the figure.
import { afterAll, describe, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aWrittenPaper, type AWrittenPaper } from '#server/modules/attempts/factory.ts'
import { aBatch, aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { generateBatches } from '#server/modules/classroom/factory.ts'
import { sample } from '#server/modules/media/factory.ts'
import { anEnrolledLearner } from '#server/modules/onboarding/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())

const scopes = ['tests.view', 'tests.edit', 'tests.approve'] as const
const marker = app.as(clerk('stf000000000000000061', ...scopes))
const other = app.as(clerk('stf000000000000000062', ...scopes))

/** Maths on Mondays, and a family whose child is taught in it. */
async function aTaughtFamily() {
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Ananya Rao' })
  const bundle = await aBundle(app.ctx)
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'maths', teacherId, isFree: false }
  const batch = await aBatch(app.ctx, bundle, { slots: [slot] })
  const family = await aHousehold(app.ctx, { hasConsent: true })
  await anEnrolledLearner(app.ctx, family, bundle.id)
  await generateBatches(app.ctx, [batch.id])
  return { family, teacher: app.as({ kind: 'teacher', teacherId } as const) }
}

async function aPhoto(family: AHousehold): Promise<string> {
  const client = app.as(family)
  const about = { filename: 'page.jpg', contentType: 'image/jpeg', action: 'UPLOAD', purpose: 'ANSWER' } as const
  const { url, headers, key } = await client.uploads.getPreSignedKey(about)
  await fetch(app.url + url, { method: 'PUT', headers, body: Buffer.from(sample('jpeg')) })
  await client.uploads.keepFile({ key })
  return key
}

/** Submits the right choice and this text. */
async function anAnswer(paper: AWrittenPaper, family: AHousehold, value: object = { text: 'Inertia.', photos: [] }) {
  const client = app.as(family)
  const { attemptId: aid } = await client.attempts.startTest({ id: paper.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  const item = (questionId: string, seq: number, answer: object) => ({ questionId, seq, value: answer, status: 'ANSWERED', timeMs: 1, clientAt: app.now() }) // prettier-ignore
  const items = [item(paper.single, 1, { options: ['a'] }), item(paper.written, 2, value)] as never
  const saved = await client.attempts.saveResponses({ aid, epoch, items })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  return { client, aid, saved }
}

const lines = (law: string, figure: string) => [{ id: 'law', marks: law }, { id: 'figure', marks: figure }] // prettier-ignore
const tasksOf = async (paper: AWrittenPaper, status: 'WAITING' | 'MARKED' = 'WAITING') =>
  (await marker.staffWrittenAnswers.list({ paperId: paper.paperId, status })).data
const onlyTask = async (paper: AWrittenPaper) => {
  const [task] = await tasksOf(paper)
  return { id: task?.id as never, task }
}
type Client = ReturnType<typeof app.as>
const noticesOf = async (client: Client) =>
  (await client.notices.listNotices({})).notices.map(({ title }) => title.text)

describe('a written answer', () => {
  it('waits for the teacher of the batch, who sees its photos and not whose it is, and gives the result', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const { family, teacher } = await aTaughtFamily()
    const key = await aPhoto(family)
    const { client, aid, saved } = await anAnswer(paper, family, { text: 'Inertia.', photos: [key] })
    expect(saved.dropped).toEqual([])
    const waiting = await client.attempts.getResult({ aid })
    expect(waiting).toMatchObject({ state: 'MARKING', score: null, expectedAt: later(app.now(), 5 * DAY) })
    const { tasks } = await teacher.marking.listMarking({})
    expect(tasks).toEqual([expect.objectContaining({ paperTitle: 'Motion, in writing', questionNo: 2 })])
    const id = tasks[0]?.id as never
    const sheet = await teacher.marking.getMarkingSheet({ id })
    expect(sheet).toMatchObject({ text: 'Inertia.', fullMarks: '5', photos: [{ key }], rubric: [{ id: 'law', marks: '2' }, { id: 'figure', marks: '3' }] }) // prettier-ignore
    expect(JSON.stringify(sheet)).not.toContain(family.learnerId)
    expect((await fetch(app.url + (sheet.photos[0]?.url ?? ''))).status).toBe(200)
    await teacher.marking.markAnswer({ id, lines: lines('2', '1.5'), remark: 'Label the figure.' })
    await app.runJobs()
    const { state, score } = await client.attempts.getResult({ aid })
    expect(state).toBe('READY')
    expect(score).toMatchObject({ marks: '4.5', maxMarks: '6', counts: { CORRECT: 1, PARTIAL: 1, PENDING: 0 } })
    const { solutions } = await client.attempts.getSolutions({ aid })
    expect(solutions[1]?.written).toMatchObject({ lines: [{ id: 'law', marks: '2' }, { id: 'figure', marks: '1.5' }], remark: 'Label the figure.', photos: [{ key }] }) // prettier-ignore
    expect(await noticesOf(client)).toEqual(['Your test is marked'])
    await expect(teacher.marking.markAnswer({ id, lines: lines('2', '3') })).rejects.toMatchObject({ code: 'ALREADY_MARKED' }) // prettier-ignore
    expect((await teacher.marking.listMarking({})).waiting).toBe(0)
  })

  it('is refused to another teacher, and marks must fit the rubric', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const { family, teacher } = await aTaughtFamily()
    await anAnswer(paper, family)
    const id = (await teacher.marking.listMarking({})).tasks[0]?.id as never
    const stranger = app.as({ kind: 'teacher', teacherId: 'tea000000000000000099' } as const)
    await expect(stranger.marking.getMarkingSheet({ id })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    await expect(stranger.marking.markAnswer({ id, lines: lines('1', '1') })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
    for (const wrong of [lines('2.5', '1'), lines('0.3', '1'), lines('1', '1').slice(1)])
      await expect(teacher.marking.markAnswer({ id, lines: wrong })).rejects.toMatchObject({ code: 'MARKS_DO_NOT_FIT' })
    await expect(teacher.marking.getMarkingSheet({ id: 'mkt000000000000000000' as never })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })

  it('that was left out needs no teacher, and one of a learner without a teacher waits for staff', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const blank = await anAnswer(paper, await aHousehold(app.ctx, {}), { text: '  ', photos: [] })
    expect((await blank.client.attempts.getResult({ aid: blank.aid })).score?.marks).toBe('1')
    await anAnswer(paper, await aHousehold(app.ctx, {}))
    expect((await onlyTask(paper)).task).toMatchObject({ teacherId: null, no: 1, marks: null })
  })

  it('with a photo of another household is refused, and with a lost photo is left out', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const [family, stranger] = [await aHousehold(app.ctx, {}), await aHousehold(app.ctx, {})]
    const foreign = await aPhoto(stranger)
    await expect(anAnswer(paper, family, { text: '', photos: [foreign] })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
    const { saved } = await anAnswer(paper, stranger, { text: '', photos: ['fil000000000000000000'] })
    expect(saved.dropped).toEqual([{ questionId: paper.written, seq: 2, reason: 'UNKNOWN' }])
  })
})

describe('two markings', () => {
  const aDouble = async () => {
    const paper = await aWrittenPaper(app.ctx, { isMarkedTwice: true })
    const { client, aid } = await anAnswer(paper, await aHousehold(app.ctx, {}))
    const { id } = await onlyTask(paper)
    await marker.staffMarking.markWrittenAnswer({ id, lines: lines('2', '1'), remark: 'First.' })
    return { paper, client, aid }
  }

  it('that differ by at most a tenth give their mean; nobody marks an answer twice', async () => {
    const { paper, client, aid } = await aDouble()
    const { id, task } = await onlyTask(paper)
    expect(task).toMatchObject({ no: 2, teacherId: null })
    await expect(marker.staffMarking.markWrittenAnswer({ id, lines: lines('2', '1.5') })).rejects.toMatchObject({ code: 'OWN_MARKING' }) // prettier-ignore
    await other.staffMarking.markWrittenAnswer({ id, lines: lines('2', '1.5'), remark: 'Second.' })
    // 1 + (3 + 3.5) ÷ 2
    expect((await client.attempts.getResult({ aid })).score?.marks).toBe('4.25')
    expect((await client.attempts.getSolutions({ aid })).solutions[1]?.written?.remark).toBe('First.\nSecond.')
  })

  it('that differ by more need a third, which decides', async () => {
    const { paper, client, aid } = await aDouble()
    await other.staffMarking.markWrittenAnswer({ id: (await onlyTask(paper)).id, lines: lines('0', '1') })
    expect((await client.attempts.getResult({ aid })).state).toBe('MARKING')
    const { id, task } = await onlyTask(paper)
    expect(task?.no).toBe(3)
    const third = app.as(clerk('stf000000000000000063', ...scopes))
    await third.staffMarking.markWrittenAnswer({ id, lines: lines('1', '1') })
    expect((await client.attempts.getResult({ aid })).score?.marks).toBe('3')
  })
})

describe('after the result', () => {
  const aMarked = async () => {
    const paper = await aWrittenPaper(app.ctx)
    const { client, aid } = await anAnswer(paper, await aHousehold(app.ctx, {}))
    await marker.staffMarking.markWrittenAnswer({ id: (await onlyTask(paper)).id, lines: lines('1', '1') })
    return { paper, client, aid }
  }
  const correction = (paper: AWrittenPaper, but: object) => ({ paperId: paper.paperId, questionId: paper.single, kind: 'KEY_CHANGED', key: null, reason: 'The book prints another answer', ...but }) as never // prettier-ignore
  const correct = async (paper: AWrittenPaper, but: object) => {
    const asked = await marker.staffRegrades.create(correction(paper, but))
    await other.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
    await app.runJobs()
  }

  it('a challenge of the marks has another person mark again, and the family hears of the new marks', async () => {
    const { paper, client, aid } = await aMarked()
    const evidence = 'The figure is on the second page.'
    await client.attemptsAfterTest.challengeKey({ aid, questionId: paper.written, claim: 'MARKS', evidence })
    const [challenge] = (await marker.staffKeyChallenges.list({ paperId: paper.paperId })).data
    const { taskId: id } = await marker.staffMarking.markAgain({ id: challenge?.id ?? '', version: challenge?.version ?? '' }) // prettier-ignore
    await expect(marker.staffMarking.markWrittenAnswer({ id, lines: lines('2', '3') })).rejects.toMatchObject({ code: 'OWN_MARKING' }) // prettier-ignore
    await other.staffMarking.markWrittenAnswer({ id, lines: lines('1', '2.5') })
    await app.runJobs()
    const { score } = await client.attempts.getResult({ aid })
    expect(score).toMatchObject({ marks: '4.5', revisions: [{ kind: 'MARKED_AGAIN', questionId: paper.written, oldMarks: '3', newMarks: '4.5' }] }) // prettier-ignore
    expect((await noticesOf(client)).toSorted()).toEqual(['You were right about a question', 'Your test has new marks', 'Your test is marked']) // prettier-ignore
    await expect(marker.staffMarking.markAgain({ id: challenge?.id ?? '', version: challenge?.version ?? '' })).rejects.toMatchObject({ code: 'CHALLENGE_DECIDED' }) // prettier-ignore
  })

  it('a challenge of an answer that was left out has nothing to mark', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const { client, aid } = await anAnswer(paper, await aHousehold(app.ctx, {}), { text: '', photos: [] })
    await client.attemptsAfterTest.challengeKey({ aid, questionId: paper.written, claim: 'MARKS', evidence: 'I did write something there.' }) // prettier-ignore
    const [challenge] = (await marker.staffKeyChallenges.list({ paperId: paper.paperId })).data
    await expect(marker.staffMarking.markAgain({ id: challenge?.id ?? '', version: challenge?.version ?? '' })).rejects.toMatchObject({ code: 'NOT_MARKED_YET' }) // prettier-ignore
  })

  it('a correction of another question leaves the teacher’s marks', async () => {
    const { paper, client, aid } = await aMarked()
    await correct(paper, { key: { kind: 'SCQ', options: ['b'] } })
    expect((await client.attempts.getResult({ aid })).score?.marks).toBe('2')
  })

  it('a written question that is dropped gives full marks, also while answers wait', async () => {
    const { paper, client, aid } = await aMarked()
    const late = await anAnswer(paper, await aHousehold(app.ctx, {}))
    await correct(paper, { questionId: paper.written, kind: 'DROPPED' })
    expect((await client.attempts.getResult({ aid })).score?.marks).toBe('6')
    const [marked] = await tasksOf(paper, 'MARKED')
    await expect(marker.staffMarking.getWrittenAnswer({ id: marked?.id as never })).rejects.toMatchObject({ code: 'ANSWER_IS_GONE' }) // prettier-ignore
    expect((await late.client.attempts.getResult({ aid: late.aid })).score?.marks).toBe('6')
    expect(await tasksOf(paper)).toEqual([])
  })

  it('an attempt that staff open again is marked anew', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const { client, aid } = await anAnswer(paper, await aHousehold(app.ctx, {}))
    const reopen = marker.staffLiveTests.reopenAttempt({
      id: aid,
      minutes: 10,
      reason: 'The power was out in the whole street',
    })
    await reopen
    await app.runJobs()
    expect(await tasksOf(paper)).toEqual([])
    app.moveClock(1_000)
    const { epoch } = await client.attempts.openAttempt({ aid })
    await client.attempts.submitAttempt({ aid, epoch })
    await app.runJobs()
    expect(await tasksOf(paper)).toHaveLength(1)
  })

  it('an attempt that is void waits for nobody', async () => {
    const paper = await aWrittenPaper(app.ctx)
    const { aid } = await anAnswer(paper, await aHousehold(app.ctx, {}))
    await marker.staffLiveTests.voidAttempt({ id: aid, reason: 'Somebody else wrote this test for the learner' })
    await app.runJobs()
    expect(await tasksOf(paper)).toEqual([])
  })
})

it('many markers of one answer give it marks once', async () => {
  const paper = await aWrittenPaper(app.ctx)
  const { client, aid } = await anAnswer(paper, await aHousehold(app.ctx, {}))
  const { id } = await onlyTask(paper)
  const clerks = Array.from({ length: 8 }, (_, i) => app.as(clerk(`stf00000000000000007${i}`, ...scopes)))
  const all = await Promise.allSettled(clerks.map((each, i) => each.staffMarking.markWrittenAnswer({ id, lines: lines(String((i % 4) / 2), '1') }))) // prettier-ignore
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [marked] = await tasksOf(paper, 'MARKED')
  expect((await client.attempts.getResult({ aid })).score?.marks).toBe(String(1 + Number(marked?.marks)))
})
