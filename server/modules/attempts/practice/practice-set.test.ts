// A practice set of the weakest chapter of a test, made from the bank.
import { afterAll, describe, expect, it } from 'vitest'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { aChild, aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { householdOf } from '#server/test/household-of.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())

const options = { a: 'One', b: 'Two' }
let made = 0

/** Single choices of a chapter; the first option is right. */
async function someOf(chapter: string, count: number, but: object = {}) {
  const drafts = Array.from({ length: count }, () => ({
    subject: 'maths',
    grade: 11,
    chapter,
    difficulty: 'EASY' as const,
    kind: 'SCQ' as const,
    optionIds: ['a', 'b'],
    texts: { en: { stem: `Question ${(made += 1)} of ${chapter}?`, options, solution: 'The first.' } },
    key: { kind: 'SCQ' as const, options: ['a'] },
    ...but,
  }))
  return (await someQuestions(app.ctx, drafts)).map((id) => QuestionVersionId.parse(id))
}

type Questions = Awaited<ReturnType<typeof someOf>>

async function aTestOf(questions: Questions, but: object = {}) {
  const sections = [{ id: 's1', name: 'Maths', subject: 'maths', policyIds: ['mpl-jee-main-2026-a'], questions }]
  return (await aPaper(app.ctx, { title: { en: 'Test' }, kind: 'CHAPTER', durationMinutes: 30, isFree: true, sections, ...but })) as never
} // prettier-ignore

/** Takes a test: all answers are wrong but those to `right`. */
async function take(family: AHousehold, id: never, questions: Questions, right: Questions = []) {
  const client = app.as(family)
  const { attemptId: aid } = await client.attempts.startTest({ id })
  const { epoch } = await client.attempts.openAttempt({ aid })
  const items = questions.map((questionId, i) => ({ questionId, seq: i + 1, value: { options: [right.includes(questionId) ? 'a' : 'b'] }, status: 'ANSWERED' as const, timeMs: 1, clientAt: app.now() })) // prettier-ignore
  await client.attempts.saveResponses({ aid, epoch, items })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  return { client, aid }
}

/** A chapter of the bank, and a family whose learner has failed a test of four questions of it. */
async function afterATest(chapter: string, inBank: number, but: object = {}) {
  const questions = await someOf(chapter, 4)
  const bank = await someOf(chapter, inBank)
  const family = await aHousehold(app.ctx)
  const test = await aTestOf(questions, but)
  return { family, questions, bank, test, ...(await take(family, test, questions)) }
}

describe('a practice set', () => {
  it('is made from new questions of the weakest chapter, marked as the test was, and checked one by one', async () => {
    const { client, aid, bank } = await afterATest('Circles', 10)
    await someOf('Circles', 5, { grade: 12 })
    await someOf('Ellipses', 5)
    const { practice, test } = await client.attempts.getRecommendations({ aid })
    expect([practice, test]).toEqual([{ questionCount: 10, paperId: null }, null])
    const { paperId } = await client.attemptsPractice.makePracticeSet({ aid })
    expect((await client.attempts.getRecommendations({ aid })).practice).toEqual({ questionCount: 10, paperId })
    const card = await client.attempts.getTest({ id: paperId })
    // Ten questions of four marks; ten times 120 seconds, doubled.
    expect(card).toMatchObject({ title: { text: 'Practice: Circles' }, kind: 'PRACTICE', questionCount: 10, totalMarks: '40', durationMinutes: 40, lock: null }) // prettier-ignore
    expect((await client.attempts.getTests({})).live.map(({ id }) => id)).toContain(paperId)
    const practised = await client.attempts.startTest({ id: paperId })
    const { questions, epoch, isPractice } = await client.attempts.openAttempt({ aid: practised.attemptId })
    expect(isPractice).toBe(true)
    expect(questions.map(({ id }) => id).toSorted()).toEqual(bank.toSorted())
    const [first] = bank
    const items = [{ questionId: first!, seq: 1, value: { options: ['a'] }, status: 'ANSWERED' as const, timeMs: 1, clientAt: app.now() }] // prettier-ignore
    await client.attempts.saveResponses({ aid: practised.attemptId, epoch, items })
    const checked = await client.attemptsPractice.checkAnswer({ aid: practised.attemptId, questionId: first! })
    expect(checked).toMatchObject({ outcome: 'CORRECT', marks: '4' })
  })

  it('is one for each attempt, however many ask at once', async () => {
    const { client, aid } = await afterATest('Triangles', 6)
    const sets = await Promise.all(Array.from({ length: 20 }, () => client.attemptsPractice.makePracticeSet({ aid })))
    expect(new Set(sets.map(({ paperId }) => paperId)).size).toBe(1)
  })

  it('has after the first one the questions that were not right, before those that were', async () => {
    const { family, client, aid, bank, questions } = await afterATest('Angles', 6)
    const { paperId } = await client.attemptsPractice.makePracticeSet({ aid })
    const has = async (id: never) => {
      const { attemptId } = await client.attempts.startTest({ id })
      return (await client.attempts.getAttempt({ aid: attemptId })).questions.map((question) => question.id)
    }
    // Six are new, the four of the test were wrong.
    const first = await has(paperId as never)
    expect(first.toSorted()).toEqual([...bank, ...questions].toSorted())
    const again = await take(family, paperId as never, first, first.slice(0, 3))
    const fresh = await someOf('Angles', 2)
    const next = await client.attemptsPractice.makePracticeSet({ aid: again.aid })
    // Two are new and seven were never right; one of the three others fills it up.
    const second = await has(next.paperId as never)
    expect(second).toHaveLength(10)
    expect(second).toEqual(expect.arrayContaining([...fresh, ...first.slice(3)]))
  })

  it('gives away no answer of a test that the learner has not had back', async () => {
    const { client, aid, family, bank } = await afterATest('Vectors', 8)
    const held = bank.slice(0, 3)
    const window = { opensAt: app.now() - 1_000, closesAt: app.now() + 86_400_000 }
    const later = await aTestOf(held, { kind: 'CHAPTER', release: 'AT_WINDOW_END', ...window })
    const { practice } = await client.attempts.getRecommendations({ aid })
    // Five of the bank are left, and four of the test that was taken.
    expect(practice?.questionCount).toBe(9)
    await take(family, later, held)
    expect((await client.attempts.getRecommendations({ aid })).practice?.questionCount).toBe(9)
    const { paperId } = await client.attemptsPractice.makePracticeSet({ aid })
    const { attemptId } = await client.attempts.startTest({ id: paperId })
    const ids = (await client.attempts.getAttempt({ aid: attemptId })).questions.map(({ id }) => id)
    expect(held.filter((id) => ids.includes(id))).toEqual([])
  })

  it('needs four questions, and a weak chapter; another test is recommended then', async () => {
    const { client, aid, questions, family, test } = await afterATest('Matrices', 0, { maxAttempts: 2 })
    await app.pool.query(`update questions.question set status = 'RETIRED' where chapter = 'Matrices'`)
    await aTestOf(await someOf('Graphs', 4), { kind: 'PRACTICE' })
    const next = await client.attempts.getRecommendations({ aid })
    expect(next).toMatchObject({ weakestChapter: 'Matrices', practice: null, test: { id: expect.any(String) as string } }) // prettier-ignore
    await expect(client.attemptsPractice.makePracticeSet({ aid })).rejects.toMatchObject({ code: 'NO_PRACTICE_SET' })
    const right = await take(family, test, questions, questions)
    await expect(client.attemptsPractice.makePracticeSet({ aid: right.aid })).rejects.toMatchObject({ code: 'NO_PRACTICE_SET' }) // prettier-ignore
  })

  it('waits for the release of the results', async () => {
    const { client, aid } = await afterATest('Lines', 5, { release: 'BY_STAFF' })
    await expect(client.attemptsPractice.makePracticeSet({ aid })).rejects.toMatchObject({ code: 'RESULT_NOT_RELEASED' }) // prettier-ignore
  })
})

describe('a practice set is one learner’s own', () => {
  it('is refused to others, written down for another household, and in no list of theirs or of staff', async () => {
    const { client, aid, family } = await afterATest('Planes', 5)
    const { paperId } = await client.attemptsPractice.makePracticeSet({ aid })
    const stranger = await aHousehold(app.ctx)
    const outside = app.as(stranger)
    const tries = [
      () => outside.attempts.getTest({ id: paperId }),
      () => outside.attempts.startTest({ id: paperId }),
      () => outside.attemptsPractice.makePracticeSet({ aid }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const { rows } = await app.pool.query(`select count(*)::int as n from platform.audit where actor ->> 'accountId' = $1`, [stranger.accountId]) // prettier-ignore
    expect(rows).toEqual([{ n: 3 }])
    const userId = await aChild(app.ctx, family, { firstName: 'Ravi', grade: 11 })
    await expect(client.attempts.getTest({ id: paperId, userId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(client.attempts.startTest({ id: paperId, userId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const listed = [await outside.attempts.getTests({}), await client.attempts.getTests({ userId })]
    expect(JSON.stringify(listed)).not.toContain(paperId)
    const editor = app.as(clerk('stf000000000000000051', 'tests.view', 'tests.edit'))
    expect(JSON.stringify(await editor.staffPapers.list({ size: 100 }))).not.toContain(paperId)
    await expect(editor.staffPapers.one({ id: paperId })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is in the export of its learner, and goes with the learner', async () => {
    const { client, aid, family } = await afterATest('Spheres', 5)
    const { paperId } = await client.attemptsPractice.makePracticeSet({ aid })
    const { learnerId, accountId } = family
    const parts = householdOf(app.ctx, 'papers')
    const exported = await parts.exportLearner?.(app.ctx, learnerId, accountId)
    expect(exported).toMatchObject({ practiceSets: [{ id: paperId, afterAttempt: aid, questions: 9 }] })
    await parts.eraseLearner?.(app.ctx, learnerId)
    expect(await parts.exportLearner?.(app.ctx, learnerId, accountId)).toEqual({ practiceSets: [] })
  })

  it('opens with the course of the test that it follows', async () => {
    const { client, aid } = await afterATest('Cones', 5)
    const { paperId } = await client.attemptsPractice.makePracticeSet({ aid })
    await app.pool.query(`update papers.paper set is_free = false, bundle_ids = '{bdl000000000000000001}' where id = $1`, [paperId]) // prettier-ignore
    await expect(client.attempts.startTest({ id: paperId })).rejects.toMatchObject({ code: 'TEST_NOT_INCLUDED' })
  })
})
