import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aBundle, heard } from '#server/modules/catalogue/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import { QuestionId } from '#core/modules/questions/question.ts'
import { aSample } from '../factory.ts'

const app = await startTestApp()
const editor = app.as(clerk('stf000000000000000061', 'catalogue.view', 'catalogue.edit'))
afterAll(() => app.close())

const question = (stem: string) => ({
  kind: 'SCQ' as const,
  subject: 'physics',
  grade: 11,
  chapter: 'Laws of Motion',
  difficulty: 'EASY' as const,
  optionIds: ['a', 'b'],
  key: { kind: 'SCQ' as const, options: ['b'] },
  texts: { en: { stem, options: { a: 'mass', b: 'weight' }, solution: 'Weight is a force.' }, hi: { stem: 'कौन सा बल है?', options: { a: 'द्रव्यमान', b: 'भार' }, solution: 'भार एक बल है।' } },
}) // prettier-ignore
const versions = await someQuestions(app.ctx, [question('Which is a force?') as never])
const [fact] = await listVersionFacts(app.ctx.db, versions)
const questionIds = [QuestionId.parse(fact?.questionId)]
const jee = await aBundle(app.ctx, { grade: 11, target: 'jeemain' })
const neet = await aBundle(app.ctx, { grade: 11, target: 'neetug' })
const small = await aBundle(app.ctx, { grade: 3, target: 'school' })

const sampleOf = async ({ id }: { readonly id: string }, lang: 'en' | 'hi' = 'en') =>
  (await app.as(visitor).lessons.getCourseSample({ bundleId: id as never, lang })).sample

describe('the sample of a course', () => {
  test('is missing until staff have written one', async () => {
    expect(await sampleOf(jee)).toBeNull()
  })

  test('is the one with the lowest rank that fits class and target', async () => {
    await aSample(app.ctx, { title: { en: 'For all of class 11' }, rank: 2 })
    await aSample(app.ctx, { title: { en: 'For JEE' }, rank: 1, targets: ['jeemain' as never], questionIds })
    await heard(app.ctx)
    expect((await sampleOf(jee))?.title.text).toBe('For JEE')
    expect((await sampleOf(neet))?.title.text).toBe('For all of class 11')
    expect(await sampleOf(small)).toBeNull()
  })

  test('has its questions with the right answer, in the language of the page', async () => {
    const [english] = (await sampleOf(jee))?.questions ?? []
    expect(english?.options.map(({ isRight }) => isRight)).toEqual([false, true])
    expect(english?.stem).toContain('Which is a force?')
    expect(english?.solution).toContain('Weight is a force.')
    const [hindi] = (await sampleOf(jee, 'hi'))?.questions ?? []
    expect(hindi).toMatchObject({ lang: 'hi', stem: expect.stringContaining('कौन सा बल है?') })
  })

  test('follows staff at once', async () => {
    const { data } = await editor.staffSampleLessons.list({ q: 'JEE' })
    const own = data.find(({ targets }) => targets.length > 0)
    if (!own) throw new Error('it was made')
    await editor.staffSampleLessons.update({ ...own, title: { en: 'For JEE, again' } })
    await heard(app.ctx)
    expect((await sampleOf(jee))?.title.text).toBe('For JEE, again')
  })
})
