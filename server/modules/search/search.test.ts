// The search of the site: what the modules contribute, in three scripts, with misspelt words.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { aBundle, aTeacher } from '#server/modules/catalogue/factory.ts'
import { aFaq } from '#server/modules/content/factory.ts'
import { aWebinar } from '#server/modules/webinars/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { indexDocuments } from './index-documents.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const teacher = await aTeacher(app.ctx, { name: 'Srinivas Rao Kolli', subjects: ['physics'] })
  await aBundle(app.ctx, {
    slug: 'class-11-jee-main',
    title: { en: 'Class 11 JEE Main', hi: 'कक्षा 11 जेईई मेन', ta: 'வகுப்பு 11 ஜேஇஇ மெயின்' },
    lastPurchaseAt: later(app.now(), 2 * DAY),
    staff: [{ subject: 'physics', teacherId: teacher.id }],
  })
  await aFaq(app.ctx, {
    question: { en: 'How do I get a refund?', hi: 'मुझे रिफ़ंड कैसे मिलेगा?', ta: 'பணத்தை எப்படித் திரும்பப் பெறுவது?' },
    answer: { en: 'Ask within seven days.', hi: 'सात दिन के भीतर माँगें।', ta: 'ஏழு நாட்களுக்குள் கேளுங்கள்.' },
  })
  await aBundle(app.ctx, {
    slug: 'class-9-maths',
    title: { en: 'Class 9 number work', hi: 'कक्षा 9 गणित और विज्ञान', ta: 'வகுப்பு 9 கணிதம்', mr: 'इयत्ता 9 गणित' },
    language: 'hi',
  })
  // They have the consonants of "ganit" and "kanitham".
  for (const name of ['Kannada', 'Kavitha'])
    await aFaq(app.ctx, { question: { en: `Who is ${name}?` }, answer: { en: 'Nothing that is taught here.' } })
  await aWebinar(app.ctx, { slug: 'algebra-evening', title: { en: 'An evening of algebra' }, isListed: true })
  await indexDocuments(app.ctx)
})
afterAll(() => app.close())
beforeEach(() => indexDocuments(app.ctx))

const ask = (term: string, lang: Language = 'en') => app.as({ kind: 'visitor' }).search.searchSite({ term, lang })
const found = async (term: string, lang?: Language) =>
  (await ask(term, lang)).groups.flatMap(({ kind, found: things }) =>
    things.map(({ title }) => `${kind} ${title.text}`),
  )

const REFUND = 'FAQ How do I get a refund?'
const JEE = 'COURSE Class 11 JEE Main'
const NINE = 'COURSE Class 9 number work'
const ALGEBRA = 'WEBINAR An evening of algebra'

describe('a page is found', () => {
  it.each([
    ['jee', JEE],
    ['Physics', JEE],
    ['srinivas', JEE],
    ['भौतिकी', JEE],
    ['जेईई', JEE],
    ['ஜேஇஇ', JEE],
    ['கக்ஷா 11', JEE],
    ['algebra', ALGEBRA],
  ])('by %j', async (term, title) => {
    expect(await found(term)).toContain(title)
  })

  it.each([
    ['algibra', ALGEBRA, 'algebra'],
    ['algerba', ALGEBRA, 'algebra'],
    ['fizics', JEE, 'physics'],
    ['phisics', JEE, 'physics'],
    ['shrinivaas', 'TEACHER Srinivas Rao Kolli', 'srinivas'],
    ['ஸ்ரீநிவாஸ்', 'TEACHER Srinivas Rao Kolli', 'srinivas'],
  ])('by the misspelt %j', async (term, title, meant) => {
    expect(await found(term)).toContain(title)
    expect((await ask(term)).corrected).toBe(meant)
  })

  it.each([
    ['ganit', 'गणित'],
    ['Vigyan', 'विज्ञान'],
    ['kaksha 9', 'कक्षा 9'],
    ['iyatta 9', 'इयत्ता 9'],
    ['kanitham', 'கணிதம்'],
    ['vaguppu 9', 'வகுப்பு 9'],
  ])('by %j, which is an Indian word in Latin letters', async (term, meant) => {
    expect(await found(term)).toEqual([NINE])
    expect((await ask(term)).corrected).toBe(meant)
  })

  it.each(['hindi medium', 'हिंदी माध्यम', 'hindi medium class 9'])(
    'by the language that it is taught in: %j',
    async (term) => {
      expect(await found(term)).toEqual([NINE])
    },
  )

  it('in the language of the reader, in which script it was typed does not matter', async () => {
    expect(await found('refund', 'ta')).toEqual(expect.arrayContaining(['FAQ பணத்தை எப்படித் திரும்பப் பெறுவது?']))
    expect(await found('रिफंड', 'en')).toEqual(expect.arrayContaining([REFUND]))
  })

  it('by some of the words when none has all of them, and says so', async () => {
    const answer = await ask('algebra xylophone')
    expect(answer.isLoose).toBe(true)
    expect(answer.groups).toMatchObject([{ kind: 'WEBINAR', total: 1 }])
  })
})

it.each(['', ' ', '%', "'", "a' | 'b", 'x:*', '!(', '\\', '😀', 'ா', '।।'])('%j is no query language', async (term) => {
  expect((await ask(term)).groups.flatMap((group) => group.found)).toEqual([])
}) // prettier-ignore

describe('what changes', () => {
  it('is found as it is now, and not as it was', async () => {
    const faq = await aFaq(app.ctx, { question: { en: 'What is a marigold?' }, answer: { en: 'A flower.' } })
    await indexDocuments(app.ctx)
    expect(await found('marigold')).toEqual(['FAQ What is a marigold?'])
    await app.pool.query(`update content.faq set question = '{"en": "What is a lotus?"}' where id = $1`, [faq.id])
    await indexDocuments(app.ctx)
    expect(await found('lotus')).toEqual(['FAQ What is a lotus?'])
    expect(await found('marigold')).toEqual([])
    await app.pool.query('delete from content.faq where id = $1', [faq.id])
    await indexDocuments(app.ctx)
    expect(await found('lotus')).toEqual([])
  })

  it('is found, however often other things have changed meanwhile', async () => {
    const faq = await aFaq(app.ctx, { question: { en: 'What is a mango?' }, answer: { en: 'A fruit.' } })
    const change = 'update content.faq set position = position + 1 where id = $1'
    for (let times = 0; times < 250; times += 1) await app.pool.query(change, [faq.id])
    await aFaq(app.ctx, { question: { en: 'What is a tamarind?' }, answer: { en: 'A pod.' } })
    await indexDocuments(app.ctx)
    expect(await found('tamarind')).toEqual(['FAQ What is a tamarind?'])
  })

  it('is not noted when the change is rolled back', async () => {
    await app.pool.query(`begin; update content.faq set position = position + 1; rollback`)
    const { rows } = await app.pool.query('select from search.stale')
    expect(rows).toEqual([])
  })

  it('has its own last day', async () => {
    app.moveClock(3 * DAY)
    expect(await found('jee')).not.toContain(JEE)
  })
})

it('a page of one kind goes on where the last one ended', async () => {
  for (let made = 0; made < 7; made += 1)
    await aFaq(app.ctx, { question: { en: `Is pomelo number ${made + 10} ripe?` }, answer: { en: 'Yes.' } })
  await indexDocuments(app.ctx)
  const client = app.as({ kind: 'visitor' }).search
  const first = await client.searchSite({ term: 'pomelo' })
  expect(first.groups).toMatchObject([{ kind: 'FAQ', total: 7 }])
  const second = await client.searchSite({ term: 'pomelo', kind: 'FAQ', page: 2 })
  const titles = [...first.groups, ...second.groups].flatMap((group) => group.found.map(({ title }) => title.text))
  expect(new Set(titles).size).toBe(7)
})

it('a migration that adds a source notes the rows that are there already', async () => {
  const { rows } = await app.pool.query(`select count(*)::int as n from content.policy`)
  expect((await ask('refund')).groups.some(({ kind }) => kind === 'POLICY')).toBe(rows[0].n > 0)
})
