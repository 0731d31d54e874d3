import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewSolved } from '#core/modules/solved/staff-api.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aSolvedQuestion } from './factory.ts'

let app: TestApp
let teacherId: string
beforeAll(async () => {
  app = await startTestApp()
  teacherId = (await aTeacher(app.ctx)).id
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' }).solved
let logins = 0
function staffWith(...scopes: readonly string[]) {
  logins += 1
  return app.as(clerk(`stf${String(logins).padStart(18, '0')}`, ...scopes))
}
const editor = () => staffWith('articles.view', 'articles.edit')
const reviewer = () => staffWith('articles.view', 'articles.edit', 'articles.approve')

const place = { board: 'cbse', grade: 10, subject: 'maths' }
let made = 0
function draft(but: Partial<NewSolved> = {}): NewSolved {
  made += 1
  return {
    slug: `question-${made}`, ...place, chapter: 'Quadratic Equations', stem: { en: 'Solve $x^2 = \\frac{9}{4}$.' },
    answer: { en: '$x = \\pm\\frac{3}{2}$' }, steps: { en: '1. Take the root.\n2. It has two signs.' }, teacherId,
    sourceLine: 'Written for Kandil', licence: 'Kandil', ...but,
  } as NewSolved
} // prettier-ignore
const solved = (but: Partial<NewSolved> = {}) => aSolvedQuestion(app.ctx, draft(but))
const chapter = (name: string, page = 1) => visitor().listQuestions({ ...place, chapter: name, page })

describe('a solved question', () => {
  it('has its place, its answer and steps signed by a teacher, and its formulae as MathML', async () => {
    await solved({ slug: 'signed' })
    const read = await visitor().getQuestion({ slug: 'signed' })
    expect(read.title).toEqual({ text: 'Solve x² = 9/4.', lang: 'en' })
    expect(read.place).toMatchObject({ board: { key: 'cbse' }, grade: 10, chapter: { slug: 'quadratic-equations' } })
    expect(read.stem).toContain('<mfrac>')
    expect(read.answer?.words).toBe('x = ±3/2. Take the root. It has two signs.')
    expect(read.answer?.teacher.name).not.toBe('')
    expect(JSON.stringify(read)).not.toContain('style=')
  })

  it('without an answer has a page, and is not in the sitemap', async () => {
    await solved({ slug: 'open', answer: null, steps: null, teacherId: null })
    await solved({ slug: 'done' })
    expect((await visitor().getQuestion({ slug: 'open' })).answer).toBeNull()
    const { paths } = await app.as({ kind: 'visitor' }).content.getSitemap({})
    expect(paths).toContain('/question/done')
    expect(paths).not.toContain('/question/open')
    expect(paths).toContain('/questions/cbse/10/maths/quadratic-equations')
  })

  it('is once in the pages of its chapter, twenty on each, and no page is beyond the last', async () => {
    for (let n = 0; n < 21; n += 1) await solved({ slug: `probability-${n}`, chapter: 'Probability' })
    const pages = await Promise.all([1, 2].map((page) => chapter('probability', page)))
    expect(new Set(pages.flatMap(({ questions }) => questions.map(({ slug }) => slug))).size).toBe(21)
    expect(pages.map(({ questions }) => questions.length)).toEqual([20, 1])
    await expect(chapter('probability', 3)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(chapter('no-such-chapter')).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const [maths] = await visitor().listPlaces({})
    expect(maths?.chapters.find(({ slug }) => slug === 'probability')?.questions).toBe(21)
  })

  it('shows the questions of its chapter that are most alike first', async () => {
    const other = { chapter: 'Triangles', answer: { en: 'a' }, steps: { en: 'b' } }
    await solved({ ...other, slug: 'trees', stem: { en: 'How tall is a tree with a shadow of 4 m?' } })
    await solved({ ...other, slug: 'angles', stem: { en: 'Name the equal angles of two triangles.' } })
    await solved({ ...other, slug: 'poles', stem: { en: 'How tall is a pole with a shadow of 7 m?' } })
    const { similar } = await visitor().getQuestion({ slug: 'poles' })
    expect(similar.map(({ slug }) => slug)).toEqual(['trees', 'angles'])
  })

  it('is published by another person than its author, and leaves readers the edition they have while it changes', async () => {
    const created = await editor().staffSolvedQuestions.create(draft({ slug: 'two-people' }))
    const writer = reviewer()
    const own = await writer.staffSolvedQuestions.create(draft())
    const handed = await writer.staffSolvedReview.submitSolved({ id: own.id as never, version: own.version })
    await expect(writer.staffSolvedReview.approveSolved({ id: own.id as never, version: handed.version })).rejects.toMatchObject({ code: 'OWN_SOLUTION' }) // prettier-ignore
    await expect(writer.staffSolvedReview.submitSolved({ id: own.id as never, version: handed.version })).rejects.toMatchObject({ code: 'SOLVED_STEP_REFUSED' }) // prettier-ignore
    await publish(created.id)
    const { version, ...before } = await editor().staffSolvedQuestions.one({ id: created.id })
    await editor().staffSolvedQuestions.update({ ...draft({ slug: 'two-people', stem: { en: 'Changed?' } }), id: before.id, version }) // prettier-ignore
    expect((await visitor().getQuestion({ slug: 'two-people' })).title.text).toBe('Solve x² = 9/4.')
    await publish(created.id)
    expect((await visitor().getQuestion({ slug: 'two-people' })).title.text).toBe('Changed?')
  })

  it('needs a source, a licence, and a teacher for its answer', async () => {
    const fields = { sourceLine: '', licence: '', teacherId: null }
    const { id, version, problems } = await editor().staffSolvedQuestions.create(draft(fields))
    expect(problems.map(({ field }) => field)).toEqual(['teacherId', 'sourceLine', 'licence'])
    await expect(editor().staffSolvedReview.submitSolved({ id: id as never, version })).rejects.toMatchObject({ code: 'SOLVED_NOT_READY' }) // prettier-ignore
  })

  it('is gone from its page, its chapter and the sitemap once it is archived', async () => {
    const id = await solved({ slug: 'gone', chapter: 'Circles' })
    const { version } = await reviewer().staffSolvedQuestions.one({ id })
    await reviewer().staffSolvedReview.archiveSolved({ id: id as never, version })
    const archived = await reviewer().staffSolvedQuestions.one({ id })
    await expect(reviewer().staffSolvedReview.approveSolved({ id: id as never, version: archived.version })).rejects.toMatchObject({ code: 'SOLVED_STEP_REFUSED' }) // prettier-ignore
    await expect(visitor().getQuestion({ slug: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(chapter('circles')).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('the questions of the bank', () => {
  it('become drafts with their licence, but for those that a test holds', async () => {
    const asked = (stem: string) => ({
      kind: 'SCQ' as const, subject: 'physics', grade: 11, chapter: 'Optics', difficulty: 'EASY' as const, optionIds: ['a', 'b'],
      texts: { en: { stem, options: { a: 'one', b: '$2$' }, rows: {}, columns: {}, solution: 'Because.', hint: '' } },
      key: { kind: 'SCQ' as const, options: ['b'] },
    }) // prettier-ignore
    const [, held] = await someQuestions(app.ctx, [asked('Which lens is free?'), asked('Which lens is in a test?')])
    const section = {
      id: 's1',
      name: 'Physics',
      subject: 'physics',
      policyIds: ['mpl-jee-main-2026-a'],
      questions: [QuestionVersionId.parse(held)],
    }
    await aPaper(app.ctx, {
      title: { en: 'Test' },
      kind: 'CHAPTER',
      durationMinutes: 30,
      isFree: true,
      sections: [section],
    })
    const ask = { board: 'cbse', grade: 11, subject: 'physics', chapter: 'Optics', teacherId }
    expect(await editor().staffSolvedReview.importFromBank(ask)).toEqual({ added: 1, left: 1 })
    expect(await editor().staffSolvedReview.importFromBank(ask)).toEqual({ added: 0, left: 2 })
    const { data } = await editor().staffSolvedQuestions.list({ chapter: 'Optics' })
    expect(data).toMatchObject([
      {
        status: 'DRAFT',
        stem: { en: 'Which lens is free?\n\n- (a) one\n- (b) $2$' },
        answer: { en: '**(b)** $2$' },
        steps: { en: 'Because.' },
        sourceLine: 'Written for Kandil',
        licence: 'Kandil',
        problems: [],
      },
    ])
  })
})

async function publish(id: string): Promise<void> {
  const { version } = await editor().staffSolvedQuestions.one({ id })
  const handed = await editor().staffSolvedReview.submitSolved({ id: id as never, version })
  await reviewer().staffSolvedReview.approveSolved({ id: id as never, version: handed.version })
}
