import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const author = app.as(clerk('stf000000000000000011', 'questions.view', 'questions.edit'))
afterAll(() => app.close())

const row = {
  kind: 'scq',
  subject: 'maths',
  grade: '10',
  chapter: 'Probability',
  difficulty: 'easy',
  language: 'en',
  stem: 'A die is thrown once. What is the probability of an even number?',
  a: '$\\frac13$',
  b: '$\\frac12$',
  answer: 'b',
  solution: 'Three of six faces are even.',
  source: 'Written for Kandil',
  licence: 'Kandil',
}

describe('a sheet of questions', () => {
  it('adds rows that are right and names what is wrong with the others by column', async () => {
    const rows = [
      row,
      { ...row, answer: 'c' },
      { ...row, kind: 'essay' },
      { ...row, kind: 'numeric', a: '', b: '', answer: '0.49 to 0.51' },
      { ...row, kind: 'NUMERIC', a: '', b: '', answer: 'half' },
      { ...row, grade: 'ten', stem: '' },
      { ...row, kind: 'mcq', answer: 'a, b' },
      { ...row, difficulty: 'tricky' },
    ]
    const tried = await author.staffQuestions.import({ rows, dryRun: true })
    expect(tried.added).toBe(3)
    expect(tried.errors.map(({ row: no, field }) => `${no} ${field}`)).toEqual([
      '2 answer', '3 kind', '3 answer', '5 answer', '6 grade', '6 stem', '8 difficulty',
    ]) // prettier-ignore
    expect((await author.staffQuestions.list({})).total).toBe(0)
    expect((await author.staffQuestions.import({ rows })).added).toBe(3)
    const { data } = await author.staffQuestions.list({ kind: 'NUMERIC' })
    expect(data).toMatchObject([
      { status: 'DRAFT', problems: [], key: { intervals: [{ lo: '0.49', hi: '0.51' }], decimals: 2 } },
    ])
  })
})

it('a question that is in the bank, or twice in the sheet, is named and not added again (H21)', async () => {
  const fresh = { ...row, stem: 'A bag has 3 red balls. What is the chance of a red one?' }
  const other = { ...fresh, a: '2' }
  const tried = await author.staffQuestions.import({ rows: [fresh, other, { ...fresh, hint: 'Count.' }], dryRun: true })
  const known = { field: 'stem', message: expect.stringContaining('is in the bank already') }
  expect(tried).toMatchObject({ added: 2, errors: [{ row: 3, ...known }] })
  await author.staffQuestions.import({ rows: [fresh] })
  expect(await author.staffQuestions.import({ rows: [fresh, other] })).toMatchObject({ added: 1, errors: [{ row: 1, ...known }] }) // prettier-ignore
})

const place = { subject: 'physics', grade: 9, chapter: 'Motion', source: 'Old tests', licence: 'Kandil' }

describe('a GIFT file', () => {
  it('becomes rows that the sheet takes', async () => {
    const text = `
::Q1:: What is the SI unit of force? { =newton ~joule ~watt ~pascal #### F \\= ma }

::Q2:: Light travels in straight lines. {TRUE}

::Q3:: What is g in m/s²? {#9.8:0.1}

::Q4:: What is two plus two? {#4}

::Q5:: Which are vectors? { ~%50%force ~%50%velocity ~%-100%mass }

::Q6:: Match. { =a -> b =c -> d =e -> f }
`
    const { rows, errors } = await author.staffQuestionReview.readGift({ text, ...place })
    expect(rows.map(({ kind, answer }) => `${kind} ${answer}`)).toEqual(['SCQ a', 'SCQ a', 'NUMERIC 9.7 to 9.9', 'NUMERIC 4', 'MCQ a,b']) // prettier-ignore
    expect(errors).toMatchObject([{ row: 6, field: 'kind' }])
    expect(rows[0]).toMatchObject({
      stem: 'What is the SI unit of force?',
      a: 'newton',
      solution: 'F = ma',
      chapter: 'Motion',
    })
    expect(await author.staffQuestions.import({ rows })).toMatchObject({ added: 5, errors: [] })
  })

  it('is refused with the place of its mistake', async () => {
    const reading = author.staffQuestionReview.readGift({ text: 'What? { =a ~b', ...place })
    await expect(reading).rejects.toMatchObject({ code: 'NOT_A_GIFT_FILE' })
  })
})

describe('a QTI file', () => {
  const item = (body: string, type: string, right: readonly string[], feedback = '') =>
    `<assessmentItem identifier="q" title="t"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${type}">
      <correctResponse>${right.map((each) => `<value>${each}</value>`).join('')}</correctResponse></responseDeclaration>
      <itemBody>${body}</itemBody>${feedback && `<modalFeedback outcomeIdentifier="F" identifier="a" showHide="show">${feedback}</modalFeedback>`}</assessmentItem>` // prettier-ignore
  const choice = (id: string, text: string) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`
  const interaction = (most: number, ...choices: readonly string[]) =>
    `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="${most}"><prompt>Choose.</prompt>${choices.join('')}</choiceInteraction>`

  it('becomes rows that the sheet takes, and items of other kinds are named', async () => {
    const text = `<?xml version="1.0"?><items>
      ${item(`<p>Which unit has force?</p>${interaction(1, choice('N', 'newton'), choice('J', 'joule &amp; more'))}`, 'identifier', ['N'], 'F = ma')}
      ${item(interaction(0, choice('A', 'force'), choice('B', 'mass'), choice('C', 'velocity')), 'identifier', ['A', 'C'])}
      ${item('<p>What is 2 + 2? <textEntryInteraction responseIdentifier="RESPONSE"/></p>', 'integer', ['4'])}
      ${item('<p>Name it. <textEntryInteraction responseIdentifier="RESPONSE"/></p>', 'string', ['x'])}
      ${item(`<img src="a.png"/>${interaction(1, choice('A', 'x'), choice('B', 'y'))}`, 'identifier', ['A'])}
      ${item('<orderInteraction responseIdentifier="RESPONSE"/>', 'identifier', ['A'])}
    </items>`
    const { rows, errors } = await author.staffQuestionReview.readQti({ text, ...place })
    expect(rows.map(({ kind, answer }) => `${kind} ${answer}`)).toEqual(['SCQ a', 'MCQ a,c', 'NUMERIC 4'])
    expect(rows[0]).toMatchObject({
      stem: 'Which unit has force? Choose.',
      a: 'newton',
      b: 'joule & more',
      solution: 'F = ma',
    })
    expect(errors.map(({ row: no }) => no)).toEqual([4, 5, 6])
    expect(await author.staffQuestions.import({ rows })).toMatchObject({ added: 3, errors: [] })
  })

  it('is refused without an item', async () => {
    const reading = author.staffQuestionReview.readQti({ text: 'What? { =a }', ...place })
    await expect(reading).rejects.toMatchObject({ code: 'NOT_A_QTI_FILE' })
  })
})

it('a sheet whose right answers repeat, or have one letter too often, is not added', async () => {
  const asked = (answers: string) =>
    [...answers].map((answer, i) => ({
      ...row,
      stem: `How much is ${i} and ${answers.length}, times ${answers.charCodeAt(1)}?`,
      a: '1',
      b: '2',
      c: '3',
      d: '4',
      answer,
    }))
  for (const [answers, message] of [['abcdabcdabcd', 'The places of the right options repeat after 4.'], ['bbbbbbbbbbbb', 'One place has the right option too often.']] as const) {
    const rows = asked(answers)
    const tried = await author.staffQuestions.import({ rows })
    expect(tried.added).toBe(0)
    expect(tried.errors).toHaveLength(rows.length)
    expect(tried.errors[0]).toMatchObject({ row: 1, field: 'answer', message: expect.stringContaining(message) as string })
  }
  expect(await author.staffQuestions.import({ rows: asked('cadbbdacdabc'), dryRun: true })).toMatchObject({ added: 12, errors: [] })
}) // prettier-ignore
