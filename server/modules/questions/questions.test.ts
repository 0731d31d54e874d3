import { afterAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { aPicture } from '#server/modules/media/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const author = app.as(clerk('stf000000000000000011', 'questions.view', 'questions.edit'))
const reviewer = app.as(clerk('stf000000000000000012', 'questions.view', 'questions.edit', 'questions.approve'))
const boss = app.as(owner)
afterAll(() => app.close())

const solution = 'Force is mass times acceleration: $F = ma$.'

let made = 0
function draft(but: object = {}) {
  made += 1
  return {
    kind: 'SCQ' as const,
    subject: 'physics',
    grade: 11,
    chapter: 'Laws of Motion',
    difficulty: 'EASY' as const,
    optionIds: ['a', 'b', 'c', 'd'],
    texts: {
      en: {
        stem: `A body of ${made} kg accelerates at $2\\,\\mathrm{m/s^2}$. Find the force.`,
        options: { a: `${made} N`, b: `${2 * made} N`, c: `${3 * made} N`, d: `${4 * made} N` },
        solution,
      },
    },
    key: { kind: 'SCQ' as const, options: ['b'] },
    sourceLine: 'Written for Kandil',
    licence: 'Kandil',
    ...but,
  }
}

async function approved(but: object = {}) {
  const { id, version } = await author.staffQuestions.create(draft(but))
  const submitted = await author.staffQuestionReview.submitQuestion({ id, version })
  return reviewer.staffQuestionReview.approveQuestion({ id, version: submitted.version })
}

describe('a question of the bank', () => {
  it('is written, handed to review and approved by another person', async () => {
    const written = await author.staffQuestions.create(draft())
    expect(written).toMatchObject({ status: 'DRAFT', problems: [], languages: ['en'], editionNo: 0 })
    expect(written.rendered.en?.stem).toContain('<math')
    const submitted = await author.staffQuestionReview.submitQuestion(written)
    expect(submitted.status).toBe('REVIEW')
    expect((await reviewer.staffQuestions.list({ status: 'REVIEW' })).data.map(({ id }) => id)).toContain(written.id)
    const done = await reviewer.staffQuestionReview.approveQuestion(submitted)
    expect(done).toMatchObject({ status: 'APPROVED', editionNo: 1 })
    const versions = await reviewer.staffQuestionReview.listQuestionVersions(written)
    expect(versions).toMatchObject([{ no: 1, approvedBy: 'stf000000000000000012', editors: ['stf000000000000000011'] }])
  })

  it('is not approved by anyone who edited it', async () => {
    const { id, version } = await reviewer.staffQuestions.create(draft())
    const submitted = await author.staffQuestionReview.submitQuestion({ id, version })
    await expect(reviewer.staffQuestionReview.approveQuestion(submitted)).rejects.toMatchObject({
      code: 'OWN_QUESTION',
    })
    await expect(boss.staffQuestionReview.approveQuestion(submitted)).resolves.toMatchObject({ status: 'APPROVED' })
  })

  it('is returned with a note, and takes only the steps of its status', async () => {
    const written = await author.staffQuestions.create(draft())
    await expect(reviewer.staffQuestionReview.approveQuestion(written)).rejects.toMatchObject({
      code: 'QUESTION_STEP_REFUSED',
    })
    const submitted = await author.staffQuestionReview.submitQuestion(written)
    await expect(author.staffQuestionReview.submitQuestion(written)).rejects.toMatchObject({ code: 'STALE_VERSION' })
    const returned = await reviewer.staffQuestionReview.sendQuestionBack({ ...submitted, note: 'Give the unit.' })
    expect(returned).toMatchObject({ status: 'DRAFT', reviewNote: 'Give the unit.' })
    const nobody = { id: 'que000000000000000000', version: '1' }
    await expect(author.staffQuestionReview.submitQuestion(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(author.staffQuestionReview.approveQuestion(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
  })

  it('keeps its approved version while the next one is written', async () => {
    const first = await approved()
    const { subject, grade, chapter, difficulty } = first
    const texts = { en: { ...draft().texts.en, stem: 'Another text' } }
    const edited = await author.staffQuestions.update({ id: first.id, version: first.version, subject, grade, chapter, difficulty, optionIds: first.optionIds, texts, key: first.key, sourceLine: 'x', licence: 'y' }) // prettier-ignore
    expect(edited).toMatchObject({ status: 'DRAFT', editionNo: 1, editors: ['stf000000000000000011'] })
    const submitted = await author.staffQuestionReview.submitQuestion(edited)
    await reviewer.staffQuestionReview.approveQuestion(submitted)
    const versions = await author.staffQuestionReview.listQuestionVersions(first)
    expect(versions.map(({ no, texts: { en } }) => [no, en?.stem === 'Another text'])).toEqual([[2, true], [1, false]]) // prettier-ignore
  })

  it('has versions that the application cannot change', async () => {
    await approved()
    await expect(app.ctx.db.updateTable('questions.version').set({ chapter: 'x' }).execute()).rejects.toThrow(
      /permission denied/,
    )
    await expect(app.ctx.db.updateTable('questions.version_key').set({ key: '{}' }).execute()).rejects.toThrow(
      /permission denied/,
    )
    await expect(app.ctx.db.deleteFrom('questions.version_key').execute()).rejects.toThrow(/permission denied/)
  })

  it('keeps its key and solution out of what learners are answered from', async () => {
    const { id } = await approved()
    const row = await app.ctx.db
      .selectFrom('questions.version')
      .selectAll()
      .where('question_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('mass times acceleration')
    expect(row).not.toHaveProperty('key')
  })

  it('never changes its kind', async () => {
    const written = await author.staffQuestions.create(draft())
    const change = { ...draft(), id: written.id, version: written.version, kind: 'MCQ' as const }
    await expect(author.staffQuestions.update(change)).rejects.toMatchObject({ code: 'QUESTION_KIND_IS_FIXED' })
  })
})

const numericKey = { kind: 'NUMERIC' as const, intervals: [{ lo: '4.9', hi: '5.1' }], decimals: 1 }
const noOptions = { optionIds: [], texts: { en: { stem: 'Find g.', solution } } }
const matrix = {
  kind: 'MATRIX' as const,
  optionIds: ['a', 'b'],
  rowIds: ['A', 'B'],
  columnIds: ['p', 'q'],
  texts: { en: { stem: 'Match.', options: { a: 'A-p, B-q', b: 'A-q, B-p' }, rows: { A: 'N', B: 'J' }, columns: { p: 'force', q: 'energy' }, solution } }, // prettier-ignore
  key: { kind: 'MATRIX' as const, codes: ['a'], pairs: { A: ['p'], B: ['q'] } },
}

describe('a question that is not ready', () => {
  it.each<[string, object, string]>([
    ['without a solution', { texts: { en: { ...draft().texts.en, solution: '' } } }, 'texts.en.solution'],
    ['with an option that has no text', { texts: { en: { ...draft().texts.en, options: { a: '1' } } } }, 'texts.en.options.b'],
    ['with a language that is not complete', { texts: { ...draft().texts, hi: { stem: 'बल?', options: {} } } }, 'texts.hi.options.a'],
    ['without an answer', { key: null }, 'key'],
    ['with an answer that is not an option', { key: { kind: 'SCQ', options: ['e'] } }, 'key'],
    ['with an answer of another kind', { key: numericKey }, 'key'],
    ['with one option', { optionIds: ['b'] }, 'optionIds'],
    ['with a broken formula', { texts: { en: { ...draft().texts.en, stem: '$\\frac{1$' } } }, 'texts.en.stem'],
    ['without a licence', { licence: '' }, 'licence'],
    ['without a source', { sourceLine: '' }, 'sourceLine'],
    ['without any text', { texts: {} }, 'texts'],
    ['that is numeric and has options', { kind: 'NUMERIC', key: numericKey }, 'optionIds'],
    ['whose matrix leaves a row without a partner', { ...matrix, key: { ...matrix.key, pairs: { A: ['p'] } } }, 'key'],
    ['whose matrix names an unknown partner', { ...matrix, key: { ...matrix.key, pairs: { A: ['z'], B: ['q'] } } }, 'key'],
  ])('%s is refused for review', async (_name, but, field) => {
    const written = await author.staffQuestions.create(draft(but))
    expect(written.problems.map((problem) => problem.field)).toContain(field)
    await expect(author.staffQuestionReview.submitQuestion(written)).rejects.toMatchObject({ code: 'QUESTION_NOT_READY' })
  }) // prettier-ignore

  it.each<[string, object]>([
    ['numeric', { kind: 'NUMERIC', key: numericKey, ...noOptions }],
    ['with several answers', { kind: 'MCQ', key: { kind: 'MCQ', options: ['a', 'c'] } }],
    ['a matrix', matrix],
    ['written', { kind: 'SUBJECTIVE', key: { kind: 'SUBJECTIVE', rubric: [{ id: 'r1', text: 'Law', marks: '2.5' }] }, ...noOptions }], // prettier-ignore
  ])('is not one that is %s and complete', async (_name, but) => {
    expect(await approved(but)).toMatchObject({ status: 'APPROVED', problems: [] })
  })

  it.each([
    { kind: 'NUMERIC', key: { ...numericKey, intervals: [{ lo: '5', hi: '4' }] } },
    { kind: 'NUMERIC', key: { ...numericKey, intervals: [{ lo: '1e3', hi: '1e4' }] } },
    { optionIds: ['a', 'a'] },
    { key: { kind: 'SCQ', options: [] } },
  ])('is refused when its answer makes no sense: %j', async (but) => {
    await expect(author.staffQuestions.create(draft(but))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a passage', () => {
  it('is approved with two to five questions, and before them', async () => {
    const passage = await author.staffQuestions.create(draft({ kind: 'PASSAGE', key: null, ...noOptions, texts: { en: { stem: 'Read this.' } } })) // prettier-ignore
    expect(passage.problems).toEqual([])
    const of = { passageId: passage.id }
    const child = await author.staffQuestions.create(draft(of))
    const submitted = await author.staffQuestionReview.submitQuestion(passage)
    await expect(reviewer.staffQuestionReview.approveQuestion(submitted)).rejects.toMatchObject({
      code: 'QUESTION_NOT_READY',
    })
    await author.staffQuestions.create(draft(of))
    const early = await author.staffQuestionReview.submitQuestion(child)
    await expect(reviewer.staffQuestionReview.approveQuestion(early)).rejects.toMatchObject({
      code: 'QUESTION_NOT_READY',
    })
    await reviewer.staffQuestionReview.approveQuestion(submitted)
    await expect(reviewer.staffQuestionReview.approveQuestion(early)).resolves.toMatchObject({ status: 'APPROVED' })
    expect((await author.staffQuestions.list({ passageId: passage.id })).total).toBe(2)
  })
})

describe('a figure', () => {
  it('is a picture of the library with a description, and stays once the question is approved', async () => {
    const bytes = readFileSync(new URL('../../seed/media/covers/physics.webp', import.meta.url))
    const id = await aPicture(app.ctx, bytes, { en: 'A lamp' })
    const stem = `See ![A ray of light](pic:${id}).`
    const done = await approved({ texts: { en: { ...draft().texts.en, stem } } })
    expect(done.rendered.en?.stem).toMatch(/<img src="\/media\/[0-9a-f]{64}\.webp" alt="A ray of light"/)
    const picture = await boss.staffPictures.one({ id })
    expect(picture.uses).toEqual([{ resource: 'bank-questions', id: done.id }, { resource: 'bank-questions', id: done.id }])
    await expect(boss.staffUploads.removePicture({ id, version: picture.version })).rejects.toMatchObject({ code: 'PICTURE_IS_USED' })
  }) // prettier-ignore
})

describe('a duplicate', () => {
  it('is found by its words, also if its markup differs', async () => {
    const stem = 'A satellite orbits the earth at twice the radius of a second satellite. Compare their orbital speeds.'
    const texts = (text: string) => ({ en: { ...draft().texts.en, stem: text } })
    const first = await author.staffQuestions.create(draft({ texts: texts(stem) }))
    const again = await author.staffQuestions.create(draft({ texts: texts(stem.replace('twice', '**twice**')) }))
    const found = await author.staffQuestionReview.findDuplicates({ id: again.id })
    expect(found.map(({ id }) => id)).toEqual([first.id])
    expect(found[0]?.percent).toBeGreaterThan(80)
    await expect(author.staffQuestionReview.findDuplicates({ id: 'que000000000000000000' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })
})

describe('a preview', () => {
  it('renders a text that is not saved, with its problems', async () => {
    const text = { stem: '$x$', solution: '$\\frac$' }
    const { text: html, problems } = await author.staffQuestionReview.renderText({ lang: 'en', text })
    expect(html.stem).toContain('<math')
    expect(problems).toMatchObject([{ lang: 'en', field: 'solution' }])
  })
})
