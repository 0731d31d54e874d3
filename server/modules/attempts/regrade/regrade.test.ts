// Corrections of keys. The marks are counted by hand: +3 −1 for a single choice, +4 for all of several, −2 for a wrong one.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aTestPaper, type ATestPaper } from '../factory.ts'

const app = await startTestApp()
const scopes = ['tests.view', 'tests.edit', 'tests.approve'] as const
const maker = app.as(clerk('stf000000000000000051', ...scopes))
const checker = app.as(clerk('stf000000000000000052', ...scopes))
afterAll(() => app.close())

type Client = ReturnType<typeof app.as>
type Answers = Partial<Record<'single' | 'multiple', readonly string[]>> & { readonly numeric?: string }

/** A learner who has answered so, marked. */
async function aTaker(paper: ATestPaper, answers: Answers) {
  const family = await aHousehold(app.ctx, {})
  const client = app.as(family)
  const { attemptId: aid } = await client.attempts.startTest({ id: paper.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  const values = { single: answers.single && { options: answers.single }, multiple: answers.multiple && { options: answers.multiple }, numeric: answers.numeric && { number: answers.numeric } } // prettier-ignore
  const items = Object.entries(values).flatMap(([name, value], i) =>
    value ? [{ questionId: paper[name as 'single'], seq: i + 1, value, status: 'ANSWERED', timeMs: 1, clientAt: app.now() }] : [],
  ) // prettier-ignore
  await client.attempts.saveResponses({ aid, epoch, items: items as never })
  await client.attempts.submitAttempt({ aid, epoch })
  await app.runJobs()
  return { client, aid }
}

const marksOf = async ({ client, aid }: { client: Client; aid: string }) =>
  (await client.attempts.getResult({ aid: aid as never })).score?.marks

const correction = (paper: ATestPaper, but: object) =>
  ({ paperId: paper.paperId, questionId: paper.single, kind: 'KEY_CHANGED', key: null, reason: 'The book prints another answer', ...but }) as never // prettier-ignore

async function regrade(paper: ATestPaper, but: object) {
  const asked = await maker.staffRegrades.create(correction(paper, but))
  await checker.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
  await app.runJobs()
  return maker.staffRegrades.one({ id: asked.id })
}

/** The titles in the household's notification centre. */
const noticesOf = async (client: Client) =>
  (await client.notices.listNotices({})).notices.map(({ title }) => title.text)

describe('a correction of a key', () => {
  it('is previewed, approved by a second person, and moves marks, ranks and notices only of those it touches', async () => {
    const paper = await aTestPaper(app.ctx)
    // a is right: 3 marks. b is wrong: −1. The third answers only the number: 4. The fourth answers nothing: 0.
    const [first, second, third, fourth] = [
      await aTaker(paper, { single: ['a'] }),
      await aTaker(paper, { single: ['b'] }),
      await aTaker(paper, { numeric: '4.6' }),
      await aTaker(paper, {}),
    ]
    const key = { kind: 'SCQ', options: ['b'] }
    // 3, −1, 4, 0 become −1, 3, 4, 0: ranks 2, 4, 1, 3 become 4, 2, 1, 3.
    const preview = await maker.staffResultActions.previewRegrade(correction(paper, { key }))
    expect(preview).toEqual({ key, attempts: 4, marksMoved: 2, ranksMoved: 2, up: 1, down: 1 })
    const asked = await maker.staffRegrades.create(correction(paper, { key }))
    expect(asked).toMatchObject({ status: 'WAITING', preview: { marksMoved: 2 }, doneAt: null })
    expect(await marksOf(first)).toBe('3')
    await expect(maker.staffRegrades.create(correction(paper, { key }))).rejects.toMatchObject({ code: 'REGRADE_WAITS' }) // prettier-ignore
    const own = maker.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
    await expect(own).rejects.toMatchObject({ code: 'OWN_REGRADE' })
    await checker.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
    await app.runJobs()
    expect(await Promise.all([first, second, third, fourth].map(marksOf))).toEqual(['-1', '3', '4', '0'])
    expect((await maker.staffRegrades.one({ id: asked.id })).doneAt).toBe(app.now())
    const { score } = await first.client.attempts.getResult({ aid: first.aid })
    expect(score?.revisions).toEqual([{ kind: 'KEY_CHANGED', questionId: paper.single, oldMarks: '3', newMarks: '-1', at: app.now() }]) // prettier-ignore
    const { solutions } = await first.client.attempts.getSolutions({ aid: first.aid })
    expect(solutions[0]).toMatchObject({ key, outcome: 'WRONG', ruling: null })
    const told = await Promise.all([first, second, third, fourth].map(({ client }) => noticesOf(client)))
    expect(told).toEqual([['Your test has new marks'], ['Your test has new marks'], [], []])
    const again = checker.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
    await expect(again).rejects.toMatchObject({ code: 'REGRADE_DECIDED' })
  })

  it('run twice gives the same marks, revisions and notices', async () => {
    const paper = await aTestPaper(app.ctx)
    const taker = await aTaker(paper, { single: ['b'] })
    const { id } = await regrade(paper, { key: { kind: 'SCQ', options: ['b'] } })
    const state = async () => {
      const { rows } = await app.pool.query(
        `select a.marks, s.outcome, s.marks as of_question, v.old_marks, v.new_marks from attempts.attempt a
         join attempts.score s on s.attempt_id = a.id left join attempts.score_revision v on v.attempt_id = a.id
         where a.paper_id = $1 order by s.position`,
        [paper.paperId],
      )
      return { rows, notices: await noticesOf(taker.client) }
    }
    const once = await state()
    await app.ctx.db.transaction().execute((tx) => app.ctx.enqueue(tx, { name: 'attempts.regrade', payload: undefined as never }, { regradeId: id } as never)) // prettier-ignore
    await app.runJobs()
    expect(await state()).toEqual(once)
    expect(once.notices).toEqual(['Your test has new marks'])
  })

  it('counts for attempts that are marked later', async () => {
    const paper = await aTestPaper(app.ctx)
    await regrade(paper, { key: { kind: 'SCQ', options: ['b'] } })
    expect(await marksOf(await aTaker(paper, { single: ['b'] }))).toBe('3')
  })

  it.each<[string, object, readonly string[]]>([
    ['KEY_ADDED gives both answers full marks', { kind: 'KEY_ADDED', key: { kind: 'SCQ', options: ['b'] } }, ['3', '3', '-1', '0']],
    ['DROPPED gives everybody what the policy says', { kind: 'DROPPED' }, ['3', '3', '3', '3']],
    ['ALL_CORRECT gives full marks to all who answered', { kind: 'ALL_CORRECT' }, ['3', '3', '3', '0']],
  ])('%s', async (_, but, marks) => {
    const paper = await aTestPaper(app.ctx)
    const takers = [await aTaker(paper, { single: ['a'] }), await aTaker(paper, { single: ['b'] }), await aTaker(paper, { single: ['c'] }), await aTaker(paper, {})] // prettier-ignore
    await regrade(paper, but)
    expect(await Promise.all(takers.map(marksOf))).toEqual(marks)
  }) // prettier-ignore

  it('by which a question does not count takes its marks out of what can be reached', async () => {
    const paper = await aTestPaper(app.ctx)
    await app.asOwner(`insert into papers.marking_policy select (jsonb_populate_record(p, jsonb_build_object('id', 'mpl-none', 'variant', 'none',
      'rule', p.rule || '{"dropped":"NONE"}'))).* from papers.marking_policy p where id = 'mpl-jee-advanced-2026-scq'`)
    await app.asOwner(`update papers.paper set sections = replace(sections::text, 'mpl-jee-advanced-2026-scq', 'mpl-none')::jsonb where id = '${paper.paperId}'`)
    const taker = await aTaker(paper, { single: ['b'], multiple: ['a', 'b', 'd'], numeric: '4.6' })
    await regrade(paper, { kind: 'DROPPED' })
    // 4 + 4 of 4 + 4: the question of three marks, and its wrong answer, are gone.
    const reached = { marks: '8', maxMarks: '8' }
    expect((await taker.client.attempts.getResult({ aid: taker.aid })).score).toMatchObject({ ...reached, sections: [reached] })
    const later = await aTaker(paper, { numeric: '4.6' })
    expect((await later.client.attempts.getResult({ aid: later.aid })).score).toMatchObject({ marks: '4', maxMarks: '8' })
  }) // prettier-ignore

  it('of a question with a correction replaces that one', async () => {
    const paper = await aTestPaper(app.ctx)
    const taker = await aTaker(paper, { single: ['b'] })
    await regrade(paper, { kind: 'DROPPED' })
    app.moveClock(1_000)
    await regrade(paper, { key: { kind: 'SCQ', options: ['a'] } })
    expect(await marksOf(taker)).toBe('-1')
  })

  it('tells nobody before the results are released', async () => {
    const paper = await aTestPaper(app.ctx, { release: 'BY_STAFF' })
    const taker = await aTaker(paper, { single: ['b'] })
    await regrade(paper, { key: { kind: 'SCQ', options: ['b'] } })
    expect(await noticesOf(taker.client)).toEqual([])
  })

  it.each<[string, object, string]>([
    ['another kind', { key: { kind: 'MCQ', options: ['b'] } }, 'KEY_DOES_NOT_FIT'],
    ['an option that is not there', { key: { kind: 'SCQ', options: ['z'] } }, 'KEY_DOES_NOT_FIT'],
    ['no key', { key: null }, 'KEY_DOES_NOT_FIT'],
    ['a question of another paper', { questionId: 'qnv000000000000000000', kind: 'DROPPED' }, 'NOT_IN_PAPER'],
    ['a paper that does not exist', { paperId: 'pap000000000000000000', kind: 'DROPPED' }, 'NOT_FOUND_ERROR'],
  ])('with %s is refused', async (_, but, code) => {
    const paper = await aTestPaper(app.ctx)
    await expect(maker.staffRegrades.create(correction(paper, but))).rejects.toMatchObject({ code })
  })
})
