import { afterAll, describe, expect, it } from 'vitest'
import { aPassage, someQuestions } from '#server/modules/questions/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aPaper } from '../factory.ts'

const app = await startTestApp()
const editor = app.as(clerk('stf000000000000000031', 'tests.view', 'tests.edit'))
const chief = app.as(clerk('stf000000000000000032', 'tests.view', 'tests.edit', 'tests.approve'))
afterAll(() => app.close())

const text = (stem: string, options: Readonly<Record<string, string>> = {}) => ({ en: { stem, options, solution: 'Because $1 + 1 = 2$.' } }) // prettier-ignore
const four = { a: 'One', b: 'Two', c: 'Three', d: 'Four' }
const place = { subject: 'maths', grade: 11, chapter: 'Sets', difficulty: 'EASY' as const }
const optionIds = Object.keys(four)
const [single = '', multiple = '', numeric = ''] = await someQuestions(app.ctx, [
  { ...place, kind: 'SCQ', optionIds, texts: text('Which is first?', four), key: { kind: 'SCQ', options: ['a'] } },
  { ...place, kind: 'MCQ', optionIds, texts: text('Which are odd?', four), key: { kind: 'MCQ', options: ['a', 'c'] } },
  { ...place, kind: 'NUMERIC', texts: text('How many are there?'), key: { kind: 'NUMERIC', intervals: [{ lo: '4', hi: '4' }], decimals: 0 } }, // prettier-ignore
])
const section = (but: object = {}) => ({
  id: 's1',
  name: 'Maths',
  subject: 'maths',
  policyIds: ['mpl-jee-main-2026-a', 'mpl-jee-main-2026-b-negative'],
  questions: [single, numeric] as never[],
  ...but,
})
const draft = (but: object = {}) => ({ title: { en: 'Sets' }, kind: 'CHAPTER' as const, durationMinutes: 30, sections: [section()], ...but }) // prettier-ignore
const problemsOf = async (but: object) =>
  (await editor.staffPapers.create(draft(but))).problems.map(({ message }) => message)

describe('a paper from nothing', () => {
  it('is written, counted, previewed without its key, published by somebody with that permission, and retired', async () => {
    const empty = await editor.staffPapers.create(draft({ sections: [] }))
    expect(empty).toMatchObject({ status: 'DRAFT', questionCount: 0, problems: [{ message: 'Add a section.' }] })
    await expect(chief.staffPaperSteps.publishPaper(empty)).rejects.toMatchObject({ code: 'PAPER_NOT_READY' })
    const policyIds = ['mpl-jee-main-2026-a', 'mpl-school-2026-mcq', 'mpl-jee-main-2026-b-negative']
    const paper = await editor.staffPapers.update({ ...empty, sections: [section({ policyIds })] })
    expect(paper).toMatchObject({ questionCount: 2, totalMarks: '8', languages: ['en'], problems: [] })
    expect(paper.counts).toEqual([{ section: 'Maths', chapter: 'Sets', difficulty: 'EASY', count: 2 }])
    const preview = await editor.staffPaperSteps.previewPaper({ id: paper.id as never })
    expect(preview.questions.map(({ kind, answeredBy }) => [kind, answeredBy])).toEqual([
      ['SCQ', 'options'],
      ['NUMERIC', 'number'],
    ])
    // No mark is shown for a kind of question that the paper does not have.
    expect(preview.sections[0]?.marks.map(({ kind }) => kind)).toEqual(['SCQ', 'NUMERIC'])
    expect(preview.questions[0]?.texts.en?.options).toMatchObject({ a: expect.stringContaining('One') })
    expect(JSON.stringify(preview)).not.toMatch(/Because|solution|intervals|"key"/)
    await expect(editor.staffPaperSteps.publishPaper(paper as never)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
    const published = await chief.staffPaperSteps.publishPaper(paper as never)
    expect(published.status).toBe('PUBLISHED')
    await expect(chief.staffPaperSteps.publishPaper(paper as never)).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const retired = await chief.staffPaperSteps.retirePaper(published as never)
    expect(retired.status).toBe('RETIRED')
    await expect(chief.staffPaperSteps.retirePaper(retired as never)).rejects.toMatchObject({ code: 'PAPER_STEP_REFUSED' }) // prettier-ignore
  })

  it.each<[string, object, string]>([
    ['without a policy for a kind', { sections: [section({ questions: [multiple] })] }, 'Maths: No marking policy is for MCQ.'],
    ['with two policies for one kind', { sections: [section({ policyIds: ['mpl-neet-2026', 'mpl-jee-main-2026-a', 'mpl-school-2026-numeric'] })] }, 'Maths: Two marking policies are for SCQ.'],
    ['with a policy that does not exist', { sections: [section({ policyIds: ['mpl-jee-main-2026-a', 'mpl-jee-main-2026-b-negative', 'mpl-no'] })] }, 'Maths: A marking policy does not exist.'],
    ['with a question twice', { sections: [section({ questions: [single, single] })] }, 'is in the paper twice.'],
    ['with a question that does not exist', { sections: [section({ questions: [single, 'qnv000000000000000000'] })] }, 'Maths: The question qnv000000000000000000 does not exist.'],
    ['with more answers than questions', { sections: [section({ allowed: 3 })] }, 'Maths: 3 answers count, but it has fewer questions.'],
    ['of full length with too few questions', { kind: 'FULL' }, 'Maths: A full paper has 25 questions here, this one 2.'],
    ['with two sections of one id', { sections: [section(), section({ questions: [single] })] }, 'Two sections have the id “s1”.'],
    ['whose window ends before it begins', { opensAt: 2_000, closesAt: 1_000 }, 'The window must end after it begins.'],
    ['with results at the end of no window', { release: 'AT_WINDOW_END' }, 'Results come when the window is over, so enter its end.'],
    ['without an English title', { title: { en: ' ' } }, 'Enter a title in English.'],
  ])('%s has a problem', async (_, but, message) => {
    expect(await problemsOf(but)).toContainEqual(expect.stringContaining(message))
  }) // prettier-ignore
})

describe('a paper has a second person', () => {
  it('is not published by an editor, but by somebody who has not edited it', async () => {
    const deputy = app.as(clerk('stf000000000000000033', 'tests.view', 'tests.edit', 'tests.approve'))
    const own = await chief.staffPapers.create(draft())
    expect(own.editors).toEqual(['stf000000000000000032'])
    await expect(chief.staffPaperSteps.publishPaper(own as never)).rejects.toMatchObject({ code: 'OWN_PAPER' })
    const both = await deputy.staffPapers.update({ ...own, title: { en: 'Sets, once more' } })
    expect(both.editors).toEqual(['stf000000000000000032', 'stf000000000000000033'])
    await expect(deputy.staffPaperSteps.publishPaper(both as never)).rejects.toMatchObject({ code: 'OWN_PAPER' })
    const third = app.as(clerk('stf000000000000000034', 'tests.view', 'tests.approve'))
    const published = await third.staffPaperSteps.publishPaper(both as never)
    expect(published.status).toBe('PUBLISHED')
    const { rows } = await app.pool.query(`select count(*)::int as n from platform.audit where subject = $1 and action = 'papers.publish'`, [`papers/${own.id}`]) // prettier-ignore
    expect(rows).toEqual([{ n: 1 }])
  })

  it('is a draft again when its questions change, and begins a new list of editors', async () => {
    const paper = await editor.staffPapers.create(draft())
    const published = await chief.staffPaperSteps.publishPaper(paper as never)
    const renamed = await editor.staffPapers.update({ ...published, title: { en: 'Renamed' } })
    expect(renamed).toMatchObject({ status: 'PUBLISHED', editors: ['stf000000000000000031'] })
    const changed = await chief.staffPapers.update({ ...renamed, sections: [section({ questions: [single] })] })
    expect(changed).toMatchObject({ status: 'DRAFT', editors: ['stf000000000000000032'] })
    await expect(chief.staffPaperSteps.publishPaper(changed as never)).rejects.toMatchObject({ code: 'OWN_PAPER' })
  })
})

describe('a paper that somebody has taken', () => {
  it('keeps its questions and minutes, and may change its title', async () => {
    const id = await aPaper(app.ctx, draft() as never)
    await app.pool.query('update papers.paper set locked_at = now() where id = $1', [id])
    const paper = await editor.staffPapers.one({ id })
    expect(paper.isLocked).toBe(true)
    const shorter = editor.staffPapers.update({ ...paper, durationMinutes: 20 })
    await expect(shorter).rejects.toMatchObject({ code: 'PAPER_IS_LOCKED' })
    const swapped = editor.staffPapers.update({ ...paper, sections: [section({ questions: [single] })] })
    await expect(swapped).rejects.toMatchObject({ code: 'PAPER_IS_LOCKED' })
    expect(await editor.staffPapers.update({ ...paper, title: { en: 'Sets, again' } })).toMatchObject({ title: { en: 'Sets, again' } }) // prettier-ignore
    const behind = app.pool.query(`update papers.paper set sections = '[]' where id = $1`, [id])
    await expect(behind).rejects.toThrow(/keeps its questions/)
  })
})

describe('the questions to choose from', () => {
  it('are the newest approved versions, by subject, kind and words', async () => {
    const ask = async (but: object) => (await editor.staffPaperSteps.listApprovedQuestions(but)).questions.map(({ id }) => id) // prettier-ignore
    const all = [single, multiple, numeric].toSorted()
    expect(await ask({ subject: 'maths' })).toEqual(all)
    expect(await ask({ kind: 'MCQ' })).toEqual([multiple])
    expect(await ask({ q: 'how many' })).toEqual([numeric])
    expect(await ask({ q: '%' })).toEqual([])
    expect(await ask({ size: 1, after: all[0] })).toEqual([all[1]])
  })
})

it('the questions of a passage follow one another in one section', async () => {
  const common = { subject: 'maths', grade: 11, chapter: 'Sets', difficulty: 'EASY' as const }
  const numeric = (no: number) => ({ ...common, kind: 'NUMERIC' as const, texts: { en: { stem: `Line ${no} of it?`, solution: 'It says so.' } }, key: { kind: 'NUMERIC' as const, intervals: [{ lo: '1', hi: '1' }], decimals: 0 } }) // prettier-ignore
  const [first, second] = await aPassage(app.ctx, { ...common, kind: 'PASSAGE', texts: { en: { stem: 'Read these two lines.' } } }, [numeric(1), numeric(2)]) // prettier-ignore
  const torn = 'The questions of a passage must follow one another in one section.'
  expect(await problemsOf({ sections: [section({ questions: [first, single, second] })] })).toContain(torn)
  const apart = [section({ questions: [first] }), section({ id: 's2', questions: [second] })]
  expect(await problemsOf({ sections: apart })).toContain(torn)
  expect(await problemsOf({ sections: [section({ questions: [single, first, second] })] })).toEqual([])
})

describe('a key that can be guessed', () => {
  const made = (letters: string) =>
    someQuestions(
      app.ctx,
      [...letters].map((letter, i) => ({
        ...place,
        kind: 'SCQ' as const,
        optionIds,
        texts: text(`${letters} ${i}`, Object.fromEntries(optionIds.map((id) => [id, id]))),
        key: { kind: 'SCQ' as const, options: [letter] },
      })),
    )

  it.each([
    ['abcdabcdab', ['Maths: The places of the right options repeat after 4. Put the questions or their options into another order.']],
    ['bbbbbbbb', ['Maths: One place has the right option too often. Put the options of some questions into another order.']],
    ['cadbbdacda', []],
  ])('keeps a paper from being published: %s', async (letters, problems) => {
    expect(await problemsOf({ sections: [section({ questions: await made(letters) })] })).toEqual(problems)
  }) // prettier-ignore

  it('is found in papers that are published already, whose window can still be changed', async () => {
    const questions = await made('abcdabcdabcd')
    const paper = await editor.staffPapers.create(draft({ sections: [section({ questions: [single] })] }))
    await chief.staffPaperSteps.publishPaper(paper as never)
    await app.asOwner(`update papers.paper set sections = jsonb_set(sections, '{0,questions}', '${JSON.stringify(questions)}'),
      locked_at = now() where id = '${paper.id}'`)
    const found = () => editor.staffPapers.list({ hasProblems: true as never, status: 'PUBLISHED' })
    expect((await found()).data).toEqual([])
    await app.runJob('papers.check-again')
    const { data } = await found()
    expect(data.map(({ id, problems }) => [id, problems.length])).toEqual([[paper.id, 1]])
    const [stored] = data
    const closesAt = (app.now() + 86_400_000) as never
    const changed = await editor.staffPapers.update({ ...stored!, closesAt } as never)
    expect(changed).toMatchObject({ closesAt, status: 'PUBLISHED' })
    expect(changed.problems).toHaveLength(1)
  })
})
