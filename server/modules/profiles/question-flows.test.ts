// Staff write a learner's questions; families are asked what is published, and what they answered keeps its version.
import { afterAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { listAnswers } from './store.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const staff = app.as(owner)
const editor = app.as(clerk('stf000000000000000061', 'onboarding.view', 'onboarding.edit'))
afterAll(() => app.close())

const flow = (key: string, questions: readonly object[] = [goal]) =>
  ({ key, minGrade: 9, maxGrade: 10, questions }) as Parameters<typeof editor.staffQuestionFlows.create>[0] // of the questions below
const option = (key: string) => ({ key, label: { en: key, ta: `${key} (ta)` } })
const goal = { key: 'goal', kind: 'ONE', prompt: { en: 'What first?' }, isOptional: false, options: ['marks', 'habit'].map(option) } // prettier-ignore
const note = { key: 'note', kind: 'TEXT', prompt: { en: 'Anything else?' }, isOptional: true, options: [] }

const learnerOf = (grade: number) => aHousehold(app.ctx, { birthYear: 1990, grade })

describe('questions about a learner', () => {
  const flowKey = 'getting-started'

  it('are asked in the reader’s language, and are complete once what is needed is answered', async () => {
    const asha = app.as(await learnerOf(9))
    const [flow] = await asha.profiles.getQuestionFlows({ lang: 'hi' })
    expect(flow).toMatchObject({ flowKey, version: 1, isComplete: false })
    expect(flow?.questions[0]).toMatchObject({ key: 'goal', prompt: { lang: 'hi' }, answer: null })
    const answers = { goal: ['exam'], subjects: ['maths', 'science'], note: ['Left-handed'] }
    const [answered] = await asha.profiles.answerQuestions({ flowKey, version: 1, answers })
    expect(answered).toMatchObject({ isComplete: true })
    expect(answered?.questions.map(({ answer }) => answer)).toEqual([['exam'], ['maths', 'science'], null, ['Left-handed']]) // prettier-ignore
    const [taken] = await asha.profiles.answerQuestions({ flowKey, version: 1, answers: { goal: [] } })
    expect(taken).toMatchObject({ isComplete: false })
  })

  it.each([
    ['ANSWER_NOT_OFFERED', { answers: { goal: ['fame'] } }],
    ['ANSWER_NOT_OFFERED', { answers: { goal: ['exam', 'marks'] } }],
    ['ANSWER_NOT_OFFERED', { answers: { subjects: ['maths', 'maths'] } }],
    ['ANSWER_NOT_OFFERED', { answers: { other: ['x'] } }],
    ['FLOW_CHANGED', { version: 2 }],
    ['FLOW_CHANGED', { flowKey: 'no-such-flow' }],
  ])('are refused: %s %j', async (code, but) => {
    const { profiles } = app.as(await learnerOf(9))
    const given = { flowKey, version: 1, answers: { goal: ['exam'] }, ...but } as {
      flowKey: string
      version: number
      answers: Record<string, string[]>
    } // one of the cases
    await expect(profiles.answerQuestions(given)).rejects.toMatchObject({ code })
  })

  it('are not kept of a child nobody has agreed for', async () => {
    const { profiles } = app.as(await aHousehold(app.ctx, { birthYear: 2015 }))
    const given = { flowKey, version: 1, answers: { goal: ['exam'] } }
    await expect(profiles.answerQuestions(given)).rejects.toMatchObject({ code: 'CONSENT_NEEDED' })
    const agreed = app.as(await aHousehold(app.ctx, { birthYear: 2015, hasConsent: true }))
    await agreed.profiles.answerQuestions(given)
  })

  it('stay as they were published', async () => {
    await expect(app.pool.query(`update profiles.question_flow set min_grade = 1`)).rejects.toMatchObject({
      code: '42501',
    })
  })
})

describe('a flow of questions', () => {
  it('can be answered only after it is published, and only by its own classes', async () => {
    const written = await editor.staffQuestionFlows.create(flow('habits'))
    expect(written).toMatchObject({ id: 'habits', status: 'DRAFT', askedVersion: 0, edition: 0 })
    const asha = app.as(await learnerOf(9))
    const asked = async (of = asha) => (await of.profiles.getQuestionFlows({ flowKey: 'habits' })).map(({ version }) => version) // prettier-ignore
    expect(await asked()).toEqual([])
    await expect(editor.staffQuestionFlows.publish(written)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const published = await staff.staffQuestionFlows.publish(written)
    expect(published).toMatchObject({ status: 'ACTIVE', askedVersion: 1, edition: 1 })
    expect([await asked(), await asked(app.as(await learnerOf(8)))]).toEqual([[1], []])
  })

  it('is asked as it was while its next version is written, and answers keep the version they were given to', async () => {
    const first = await staff.staffQuestionFlows.publish(await editor.staffQuestionFlows.create(flow('aims')))
    const family = await learnerOf(10)
    const { profiles } = app.as(family)
    const answer = (version: number, goal: string) => profiles.answerQuestions({ flowKey: 'aims', version, answers: { goal: [goal] } }) // prettier-ignore
    await answer(1, 'marks')
    const reworded = { ...goal, options: ['habit', 'exam'].map(option) }
    const draft = await editor.staffQuestionFlows.update({ ...first, questions: [reworded, note] } as typeof first)
    expect(draft).toMatchObject({ hasDraft: true, askedVersion: 1, learners: 1 })
    expect(await profiles.getQuestionFlows({ flowKey: 'aims' })).toMatchObject([{ version: 1, isComplete: true }])
    expect(await staff.staffQuestionFlows.publish(draft)).toMatchObject({ hasDraft: false, askedVersion: 2 })
    // The answered option is no longer offered: the question is asked again, and the old answer is kept until then.
    const [asked] = await profiles.getQuestionFlows({ flowKey: 'aims', lang: 'ta' })
    expect(asked).toMatchObject({ version: 2, isComplete: false })
    expect(asked?.questions[0]).toMatchObject({ answer: null, options: [{ label: { lang: 'ta' } }, { key: 'exam' }] })
    expect(await listAnswers(app.ctx.db, family.learnerId)).toMatchObject([{ version: 1, answer: ['marks'] }])
    await expect(answer(1, 'habit')).rejects.toMatchObject({ code: 'FLOW_CHANGED' })
    expect(await answer(2, 'exam')).toMatchObject([{ version: 2, isComplete: true }])
    expect(await listAnswers(app.ctx.db, family.learnerId)).toMatchObject([{ version: 2, answer: ['exam'] }])
  })

  it('goes back to what it was as a version of its own, and is asked no longer at once', async () => {
    const first = await staff.staffQuestionFlows.publish(await editor.staffQuestionFlows.create(flow('hours')))
    const draft = await editor.staffQuestionFlows.update({ ...first, questions: [note] } as typeof first)
    const second = await staff.staffQuestionFlows.publish(draft)
    const back = await staff.staffQuestionFlows.rollBack({ id: 'hours', version: second.version, no: 1 })
    expect(back).toMatchObject({ askedVersion: 3, questions: [{ key: 'goal' }] })
    const { profiles } = app.as(await learnerOf(9))
    const asked = async () => (await profiles.getQuestionFlows({ flowKey: 'hours' })).map(({ version }) => version)
    expect(await asked()).toEqual([3])
    await editor.staffQuestionFlows.bulk({ ids: ['hours'], change: { status: 'INACTIVE' }, dryRun: false })
    expect(await asked()).toEqual([])
    await editor.staffQuestionFlows.bulk({ ids: ['hours'], change: { status: 'ACTIVE' }, dryRun: false })
    expect(await asked()).toEqual([3])
  })

  it.each([
    ['it has no question', []],
    ['two questions have the key “goal”', [goal, goal]],
    ['“goal” has fewer than two options', [{ ...goal, options: [option('marks')] }]],
    ['“goal” has the option “marks” twice', [{ ...goal, options: [option('marks'), option('marks')] }]],
    ['“note” is answered in words but has options', [{ ...note, options: [option('marks')] }]],
  ])('is not published while %s', async (why, questions) => {
    const key = `not-ready-${why.replaceAll(/[^a-z]/g, '')}`.slice(0, 40)
    const written = await editor.staffQuestionFlows.create(flow(key, questions))
    await expect(staff.staffQuestionFlows.publish(written)).rejects.toMatchObject({
      code: 'FLOW_NOT_READY',
      message: `This flow is not ready: ${why}. Correct this and publish again.`,
    })
  })
})
