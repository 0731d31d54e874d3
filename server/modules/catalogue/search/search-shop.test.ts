import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aBundle, aTeacher } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const [ananya, srinivas, farah] = [
    await aTeacher(app.ctx, { name: 'Ananya Iyer', subjects: ['physics'] }),
    await aTeacher(app.ctx, { name: 'Srinivas Rao Kolli', subjects: ['maths'] }),
    await aTeacher(app.ctx, { name: 'Farah Siddiqui', subjects: ['chemistry'] }),
  ]
  await aBundle(app.ctx, {
    slug: 'class-11-jee-main',
    title: { en: 'Class 11 JEE Main', hi: 'कक्षा 11 जेईई मेन', ta: 'வகுப்பு 11 ஜேஇஇ மெயின்' },
    boards: ['cbse', 'icse'],
    variantName: 'LITE',
    aslGroup: 'jee',
    price: rupees(14_999),
    staff: [
      { subject: 'physics', teacherId: ananya.id },
      { subject: 'chemistry', teacherId: farah.id },
    ],
  })
  await aBundle(app.ctx, {
    slug: 'class-11-jee-main-pro',
    title: { en: 'Class 11 JEE Main Pro', hi: 'कक्षा 11 जेईई मेन', ta: 'வகுப்பு 11 ஜேஇஇ மெயின்' },
    boards: ['cbse', 'icse'],
    variantName: 'PRO',
    aslGroup: 'jee',
    price: rupees(39_999),
    staff: [],
  })
  await aBundle(app.ctx, {
    slug: 'class-11-jee-main-hindi',
    title: { en: 'Class 11 JEE Main', hi: 'कक्षा 11 जेईई मेन', ta: 'வகுப்பு 11 ஜேஇஇ மெயின்' },
    language: 'hi',
    price: rupees(12_999),
    staff: [{ subject: 'maths', teacherId: srinivas.id }],
  })
  await aBundle(app.ctx, {
    slug: 'class-1-all-subjects',
    title: { en: 'Class 1 All Subjects', hi: 'कक्षा 1 सभी विषय', ta: 'வகுப்பு 1 அனைத்துப் பாடங்கள்' },
    grade: 1,
    target: 'school',
    price: rupees(7_000),
    staff: [],
  })
  await aBundle(app.ctx, { slug: 'unlisted', isListed: false })
  await aBundle(app.ctx, { slug: 'over', lastPurchaseAt: later(app.now(), -DAY) })
})
afterAll(() => app.close())

const search = (term: string, lang: Language = 'en') => app.as({ kind: 'visitor' }).catalogue.searchShop({ term, lang })
const slugsFor = async (term: string, lang?: Language) =>
  (await search(term, lang)).groups.map(({ tiers }) => tiers[0]?.slug)
const namesFor = async (term: string) => (await search(term)).teachers.map(({ name }) => name)

const ENGLISH = 'class-11-jee-main'
const HINDI = 'class-11-jee-main-hindi'
const FIRST = 'class-1-all-subjects'

describe('courses are found', () => {
  it.each([
    ['jee', [ENGLISH, HINDI]],
    ['JEE main 11', [ENGLISH, HINDI]],
    ['11th class', [ENGLISH, HINDI]],
    ['XI', [ENGLISH, HINDI]],
    // A word that every object of JavaScript knows.
    ['constructor', []],
    ['class 1', [FIRST]],
    ['jee hindi', [HINDI]],
    ['jee english', [ENGLISH]],
    ['जेईई', [ENGLISH, HINDI]],
    ['कक्षा ११', [ENGLISH, HINDI]],
    ['हिन्दी जेईई', [HINDI]],
    ['ஜேஇஇ', [ENGLISH, HINDI]],
    ['icse', [ENGLISH]],
    ['physics', [ENGLISH]],
    ['physics class 11', [ENGLISH]],
    ['भौतिकी', [ENGLISH]],
    ['கணிதம்', [HINDI]],
    ['ananya', [ENGLISH]],
    ['physics class 1', []],
    ['xylophone', []],
  ])('by %j', async (term, slugs) => {
    expect(await slugsFor(term)).toEqual(slugs)
  })

  it('with the tiers of a course in one language as one', async () => {
    const { groups, total } = await search('jee english')
    expect(total).toBe(1)
    expect(groups).toMatchObject([
      { price: rupees(14_999), tiers: [{ slug: ENGLISH }, { slug: 'class-11-jee-main-pro' }] },
    ])
  })

  it('with those in the language of the page first', async () => {
    expect(await slugsFor('jee', 'hi')).toEqual([HINDI, ENGLISH])
  })

  it('with their classes, exams and boards, counted', async () => {
    const { grades, total } = await search('jee', 'hi')
    expect(total).toBe(2)
    expect(grades).toMatchObject([
      {
        key: '11-science',
        name: { text: 'कक्षा 11 विज्ञान' },
        courses: 2,
        fromPrice: 1_299_900,
        targets: [{ key: 'jeemain', courses: 2, languages: ['en', 'hi'], boards: [{ key: 'cbse' }, { key: 'icse' }] }],
      },
    ])
  })
})

describe('teachers are found', () => {
  it.each([
    ['anan', ['Ananya Iyer']],
    ['Iyer Ananya', ['Ananya Iyer']],
    ['Shrinivaas', ['Srinivas Rao Kolli']],
    ['श्रीनिवास', ['Srinivas Rao Kolli']],
    ['ஸ்ரீநிவாஸ்', ['Srinivas Rao Kolli']],
    ['अनन्या अय्यर', ['Ananya Iyer']],
    ['अनन्या भौतिकी', ['Ananya Iyer']],
    ['ananya maths', []],
    ['फ़राह सिद्दीक़ी', ['Farah Siddiqui']],
  ])('by %j', async (term, names) => {
    expect(await namesFor(term)).toEqual(names)
  })
})

it('names the subject that is meant', async () => {
  expect((await search('भौतिकी', 'ta')).subjects).toMatchObject([{ key: 'physics', name: { text: 'இயற்பியல்' } }])
})

it.each(['', '  ', '।।', "'", '%', '-- ', 'class', "jee' | 'x", 'pub:*', '\\', '😀', 'ா'])(
  'answers %j, whose signs mean themselves',
  async (term) => {
    expect(await slugsFor(term)).toEqual([])
  },
)

it('lists every class with its exams, boards and prices in the index', async () => {
  const { grades, total } = await app.as({ kind: 'visitor' }).catalogue.getCourseIndex({ lang: 'en' })
  expect(total).toBe(3)
  expect(grades.map(({ key, courses }) => [key, courses])).toEqual([
    ['11-science', 2],
    ['1', 1],
  ])
})
