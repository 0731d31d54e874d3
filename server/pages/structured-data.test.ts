// Pages that search engines may list say what they are, in data that a search engine can read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSolvedQuestion } from '#server/modules/solved/factory.ts'
import type { TestApp } from '#server/test/app.ts'
import { startDemoAppWithPages } from '#server/test/demo.ts'
import { BUILD_WITHIN_MS } from '#server/test/pages.ts'

/** So many of each kind, spread over its sitemap. */
const PAGES_OF_A_KIND = 12

let app: TestApp
let listed: string[]
let pages: string[]
beforeAll(async () => {
  app = await startDemoAppWithPages()
  const kinds = await visitor().content.getSitemapParts({})
  const lists = await Promise.all(kinds.map(({ kind }) => visitor().content.getSitemapPart({ kind, part: 1 })))
  listed = lists.flatMap((list) => list.map(({ path }) => path))
  pages = lists.flatMap((list) => spread(list.map(({ path }) => path)))
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })

function spread(paths: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(paths.length / PAGES_OF_A_KIND))
  return paths.filter((_, i) => i % step === 0)
}

async function read(path: string) {
  const { statusCode, body } = await app.inject({ url: path })
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const facts = scripts.map(([, json = '']) => JSON.parse(json) as Fact)
  return { statusCode, body, facts, canonical: /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1], isHidden: body.includes('content="noindex"') } // prettier-ignore
}

type Fact = Readonly<Record<string, unknown>>

/** The fields that each type needs, as search engines document them. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  QAPage: ['mainEntity'],
  Question: ['name'],
  Answer: ['text'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  CollegeOrUniversity: ['name', 'url', 'address'],
  PostalAddress: ['addressRegion', 'addressCountry'],
  WebApplication: ['name', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
  Course: ['name', 'description', 'provider'],
  CourseInstance: ['courseMode'],
  EducationEvent: ['name', 'startDate', 'location', 'eventStatus'],
  Event: ['name', 'startDate', 'location'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration'],
  LearningResource: ['name', 'learningResourceType', 'educationalLevel', 'inLanguage'],
  Organization: ['name'],
  EducationalOrganization: ['name'],
  Person: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  VirtualLocation: ['url'],
}

/** The faults of a fact and of those within it. */
function faultsIn(fact: unknown, place = ''): string[] {
  if (Array.isArray(fact)) return fact.flatMap((each, i) => faultsIn(each, `${place}.${i}`))
  if (typeof fact !== 'object' || fact === null) return []
  const { '@type': type } = fact as Fact
  const within = Object.entries(fact).flatMap(([name, value]) => faultsIn(value, `${place}.${name}`))
  if (type === undefined) return [`${place} has no type`, ...within]
  const needed = NEEDED[String(type)]
  if (!needed) return [`${place}: nobody has said what ${String(type)} needs`, ...within]
  const missing = needed.filter((name) => isEmpty((fact as Fact)[name]))
  return [...missing.map((name) => `${place}: ${String(type)} has no ${name}`), ...within]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

describe('a page in the sitemap', () => {
  it('opens, is for search engines, and names itself as the address of its text', async () => {
    const faults: string[] = []
    for (const path of pages) {
      const { statusCode, canonical, isHidden } = await read(path)
      const own = `http://localhost:3000${path}`.replaceAll('&', '&amp;')
      if (statusCode !== 200 || isHidden || canonical !== own) faults.push(`${path}: ${statusCode} ${isHidden ? 'noindex' : canonical}`) // prettier-ignore
    }
    expect(faults).toEqual([])
  })

  it('has a title, a description and a picture for chats that show its link', async () => {
    const faults: string[] = []
    const pictures = new Set<string>()
    for (const path of pages) {
      const { body } = await read(path)
      const text = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(body)?.[1]
      for (const name of ['title', 'description', 'image', 'image:width', 'image:height', 'site_name'])
        if (text(name) === undefined) faults.push(`${path}: no ${name}`)
      pictures.add(text('image') ?? '')
    }
    expect(faults).toEqual([])
    for (const address of pictures) {
      const { statusCode, headers } = await app.inject({ url: new URL(address).pathname })
      expect([address, new URL(address).origin, statusCode, headers['content-type']]).toEqual([address, 'http://localhost:3000', 200, expect.stringMatching(/^image/)]) // prettier-ignore
    }
  }, 300_000)

  it('has structured data that is complete', async () => {
    const faults: string[] = []
    for (const path of pages) {
      const { facts } = await read(path)
      for (const fact of facts) {
        if (fact['@context'] !== 'https://schema.org') faults.push(`${path}: no context`)
        const { '@context': _context, ...rest } = fact
        faults.push(...faultsIn(rest).map((fault) => `${path}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })

  it.each([
    ['articles', /^\/blog$/, ['ItemList']],
    ['solved questions', /^\/questions$/, ['ItemList']],
    ['study material', /^\/study$/, ['ItemList']],
    ['study material for a class', /^\/study\/[^/]+\/[^/]+$/, ['BreadcrumbList']],
    ['a file', /^\/study\/file\//, ['LearningResource', 'BreadcrumbList']],
    ['stories', /^\/stories$/, ['VideoObject']],
    ['an article', /^\/blog\/[^/]+$/, ['Article', 'BreadcrumbList']],
    ['a category of articles', /^\/blog\/category\//, ['ItemList', 'BreadcrumbList']],
    ['a subject of solved questions', /^\/questions\/[^/]+\/[^/]+\/[^/]+$/, ['BreadcrumbList']],
    ['a chapter of solved questions', /^\/questions\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/, ['ItemList', 'BreadcrumbList']],
    ['a chapter of study material', /^\/study\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/, ['BreadcrumbList']],
    ['the predictor', /^\/predictor$/, ['WebApplication']],
    ['a college', /^\/predictor\/college\//, ['CollegeOrUniversity', 'BreadcrumbList']],
  ])(
    'of %s says what it is',
    async (_, pattern, types) => {
      const [path = ''] = listed.filter((each) => pattern.test(each))
      const { facts } = await read(path)
      expect([path, [...new Set(facts.map(({ '@type': type }) => type))]]).toEqual([path, types])
    },
    300_000,
  )

  it('of every kind says what it is', async () => {
    const silent: string[] = []
    for (const path of pages.filter((each) => /^\/(blog|questions?|study|predictor|stories)\b/.test(each)))
      if ((await read(path)).facts.length === 0) silent.push(path)
    expect(silent).toEqual([])
  }, 300_000)

  it('of a question has an answer to show, each of them', async () => {
    const slugs = listed.flatMap((path) => /^\/question\/(.+)$/.exec(path)?.[1] ?? [])
    for (const slug of slugs) expect([slug, (await visitor().solved.getQuestion({ slug })).answer]).toEqual([slug, expect.objectContaining({ short: expect.stringMatching(/\S/) })]) // prettier-ignore
  })

  it('of a question shows its answer, and says the same to search engines', async () => {
    const asked = pages.filter((path) => path.startsWith('/question/'))
    expect(asked.length).toBeGreaterThan(0)
    for (const path of asked) {
      const { body, facts } = await read(path)
      expect([path, facts.map(({ '@type': type }) => type)]).toEqual([path, ['QAPage', 'BreadcrumbList']])
      expect(body).toContain('id="answer"')
    }
  })

  it('is no question without an answer, which says nothing to search engines', async () => {
    const fields = {
      board: 'cbse',
      grade: 10,
      subject: 'maths',
      chapter: 'Circles',
      sourceLine: 'Kandil',
      licence: 'Kandil',
    }
    await aSolvedQuestion(app.ctx, { ...fields, slug: 'why-open', stem: { en: 'Why?' }, answer: null, steps: null, teacherId: null }) // prettier-ignore
    const { isHidden, facts, canonical } = await read('/question/why-open')
    expect([isHidden, facts, canonical]).toEqual([true, [], undefined])
    const part = await visitor().content.getSitemapPart({ kind: 'solved', part: 1 })
    expect(part.map(({ path }) => path)).not.toContain('/question/why-open')
  })

  it('is in an index of sitemaps, each with the hours of its changes and the languages it is written in', async () => {
    const index = await read('/sitemap.xml')
    expect(index.body).toContain('<loc>http://localhost:3000/sitemaps/articles.xml</loc><lastmod>')
    const articles = await read('/sitemaps/articles.xml')
    expect(articles.body).toContain('<loc>http://localhost:3000/hi/blog/a-week-that-survives-a-bad-day</loc><lastmod>')
    expect(articles.body).toContain('<loc>http://localhost:3000/blog/state-board-or-cbse</loc>')
    expect(articles.body).not.toContain('http://localhost:3000/hi/blog/state-board-or-cbse')
    for (const file of ['none.xml', 'articles-9.xml', 'articles', 'Articles.xml'])
      expect([file, (await read(`/sitemaps/${file}`)).statusCode]).toEqual([file, 404])
  })
})
