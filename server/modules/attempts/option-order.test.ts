// The place of the right option says nothing: each attempt has an order of its own, and marks, results and corrections keep the meaning.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
afterAll(() => app.close())

const scopes = ['tests.view', 'tests.edit', 'tests.approve'] as const
const maker = app.as(clerk('stf000000000000000551', ...scopes))
const checker = app.as(clerk('stf000000000000000552', ...scopes))

const place = { subject: 'maths', grade: 11, chapter: 'Sets', difficulty: 'EASY' as const }
const single = (stem: string, options: Record<string, string>, solution = 'Because.') => ({
  ...place,
  kind: 'SCQ' as const,
  optionIds: Object.keys(options),
  texts: { en: { stem, options, solution }, hi: { stem: `${stem} (hi)`, options, solution } },
  key: { kind: 'SCQ' as const, options: ['a'] },
})
const four = { a: '1', b: '2', c: '3', d: '4' }
const PLAIN = 8

let paperId = ''
let ids: string[] = []
beforeAll(async () => {
  const plain = Array.from({ length: PLAIN }, (_, i) => ({ ...single(`Which is ${i}?`, four), key: { kind: 'SCQ' as const, options: ['cadbbdac'.charAt(i)] } })) // prettier-ignore
  ids = await someQuestions(app.ctx, [
    ...plain,
    { ...single('Which of them?', { ...four, d: 'None of these' }), key: { kind: 'SCQ' as const, options: ['d'] } },
    single('Which two?', { ...four, d: 'Both A and B' }),
    single('And why?', four, 'So option (a) is right.'),
  ])
  paperId = await aPaperOf(ids)
})

function aPaperOf(questions: readonly string[]) {
  const sections = [{ id: 's1', name: 'Maths', subject: 'maths', policyIds: ['mpl-jee-main-2026-a'], questions: questions as never[] }] // prettier-ignore
  const title = { en: 'Order' }
  return aPaper(app.ctx, { title, kind: 'PRACTICE', durationMinutes: 30, isFree: true, sections })
}

async function aTaker(id = paperId) {
  const client = app.as(await aHousehold(app.ctx))
  const { attemptId: aid } = await client.attempts.startTest({ id: id as never })
  const { epoch, questions } = await client.attempts.openAttempt({ aid })
  return { client, aid, epoch, orders: questions.map(({ optionIds }) => optionIds.join('')) }
}

describe('the options of a test', () => {
  it('are in another order for each learner, and in the same one whenever the attempt is opened', async () => {
    const takers = [await aTaker(), await aTaker(), await aTaker(), await aTaker()]
    const plain = takers.map(({ orders }) => orders.slice(0, PLAIN).join(' '))
    expect(new Set(plain).size).toBe(takers.length)
    for (const orders of plain)
      for (const order of orders.split(' ')) expect([...order].toSorted().join('')).toBe('abcd')
    const [taker] = takers
    const again = await taker?.client.attempts.openAttempt({ aid: taker.aid, lang: 'hi' })
    expect(again?.questions.map(({ optionIds }) => optionIds.join(''))).toEqual(taker?.orders)
  })

  it('stay at their places where they speak of others, or are named by their letters', async () => {
    for (let no = 0; no < 5; no += 1) {
      const { orders } = await aTaker()
      expect(orders[PLAIN]?.endsWith('d')).toBe(true)
      expect(orders.slice(PLAIN + 1)).toEqual(['abcd', 'abcd'])
    }
  })

  it.each([
    ['solution', 'Add both sides.\nOption (b) is right.', 'क्योंकि।'],
    ['solution in another language', 'Because.', 'दोनों ओर जोड़ें।\nविकल्प (b) सही है।'],
  ])('stay at their places where a line of the %s begins with one of them', async (where, en, hi) => {
    const question = single(`Which one by the ${where}?`, four)
    const texts = { en: { ...question.texts.en, solution: en }, hi: { ...question.texts.hi, solution: hi } }
    const id = await aPaperOf(await someQuestions(app.ctx, [{ ...question, texts }]))
    for (let no = 0; no < 5; no += 1) expect((await aTaker(id)).orders).toEqual(['abcd'])
  })

  it('are marked, explained and corrected by what they say, and previewed and printed as they are written', async () => {
    const { client, aid, epoch, orders } = await aTaker()
    const items = ids.map((questionId, i) => ({ questionId, seq: i + 1, value: { options: ['a'] }, status: 'ANSWERED', timeMs: 1, clientAt: app.now() })) // prettier-ignore
    await client.attempts.saveResponses({ aid, epoch, items: items as never })
    await client.attempts.submitAttempt({ aid, epoch })
    await app.runJobs()
    // The answer "a" is right in four of eleven: 4 × 4 − 7.
    expect((await client.attempts.getResult({ aid })).score).toMatchObject({ marks: '9', maxMarks: '44' })
    const { solutions } = await client.attempts.getSolutions({ aid })
    expect(solutions.map(({ question }) => question.optionIds.join(''))).toEqual(orders)
    expect(solutions[PLAIN]).toMatchObject({ answer: { options: ['a'] }, key: { options: ['d'] }, outcome: 'WRONG' })
    const key = { kind: 'SCQ', options: ['a'] }
    const asked = await maker.staffRegrades.create({ paperId, questionId: ids[0], kind: 'KEY_CHANGED', key, reason: 'The book prints another answer' } as never) // prettier-ignore
    await checker.staffResultActions.decideRegrade({ id: asked.id, isApproved: true })
    await app.runJobs()
    expect((await client.attempts.getResult({ aid })).score).toMatchObject({ marks: '14' })
    const preview = await maker.staffPaperSteps.previewPaper({ id: paperId as never })
    expect(preview.questions.map(({ optionIds }) => optionIds.join(''))).toEqual(ids.map(() => 'abcd'))
  })
})
