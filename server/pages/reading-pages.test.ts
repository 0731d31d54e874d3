// Pages that are found by search, as they are built: addresses that lead nowhere, lists over many pages, languages, feeds and ranks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLISHED, pathInLanguage, type PublishedLanguage } from '#core/taxonomy/page-path.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { anArticle, aWriter } from '#server/modules/articles/factory.ts'
import { aSolvedQuestion } from '#server/modules/solved/factory.ts'
import type { TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startDemoAppWithPages } from '#server/test/demo.ts'
import { BUILD_WITHIN_MS } from '#server/test/pages.ts'

const ORIGIN = 'http://localhost:3000'

let app: TestApp
beforeAll(async () => {
  app = await startDemoAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

const pathIn = (lang: PublishedLanguage, path: string) => pathInLanguage(path, lang)
const visitor = () => app.as({ kind: 'visitor' })
const part = (kind: string) => visitor().content.getSitemapPart({ kind, part: 1 })
let callers = 0
/** Each from an address of its own: a visitor may ask only so often. */
async function read(url: string) {
  callers += 1
  const { statusCode, body, headers } = await app.inject({ url, address: `10.9.${callers >> 8}.${callers & 255}` })
  const head = (rel: string) => linksOf(body, rel)[0]?.href
  return { statusCode, body, headers, canonical: head('canonical'), prev: head('prev'), next: head('next') }
}

/** The <link> elements of this kind. */
function linksOf(body: string, rel: string) {
  return [...body.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
    return of('rel') === rel ? [{ href: of('href'), hreflang: of('hreflang'), type: of('type') }] : []
  })
}

/** The pages of a list from the first to the last, each with the addresses that it links to. Each must name itself and its neighbours. */
async function followPages(first: string, linked: RegExp): Promise<string[]> {
  const found: string[] = []
  let before: string | undefined
  for (let url: string | undefined = first; url !== undefined;) {
    const own: string = url
    const page = await read(own)
    expect(page).toMatchObject({ statusCode: 200, canonical: ORIGIN + own, prev: before })
    const main = page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main'))
    found.push(...[...main.matchAll(linked)].map(([, path = '']) => path))
    before = ORIGIN + own
    url = page.next?.slice(ORIGIN.length)
  }
  return found
}

const noId = (kind: string) => kind + '0'.repeat(18)

describe('an address that leads nowhere', () => {
  it.each([
    '/blog/none', '/ta/blog/none', '/blog/NONE', `/blog/${'a'.repeat(81)}`, '/blog/category/none', '/blog/category/exams/none/none/none',
    '/question/none', '/questions/none/10/maths', '/questions/cbse/99/maths/none', '/questions/cbse/11/physics/none',
    '/study/none/none', '/study/9/none', '/study/9/cbse/maths/none', '/study/file/none', `/study/file/${noId('lrs')}`,
    '/predictor/college/none', `/predictor/college/${noId('cin')}`, '/stories/none',
  ])('is answered with a search and with ways on: %s', async (path) => {
    const { statusCode, body, canonical } = await read(path)
    const lang = path.startsWith('/ta/') ? 'ta' : 'en'
    expect(statusCode).toBe(404)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main'))
    const ways = [...main.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, way]) => way)
    expect(ways).toEqual(expect.arrayContaining(['/search', '/courses', '/blog', '/questions', '/study', '/predictor'].map((way) => pathIn(lang, way))))
    expect([body.includes('content="noindex"'), canonical]).toEqual([true, undefined])
  }) // prettier-ignore

  it.each(['/blog', '/blog/category/exams', '/questions/cbse/11/physics/laws-of-motion'])('is a page of %s that there is not', async (path) => {
    for (const page of ['0', '-1', '1.5', '01', 'abc', '', '999', '99999', '9e9', '9000000000'])
      expect([page, (await read(`${path}?page=${page}`)).statusCode]).toEqual([page, 404])
  }) // prettier-ignore
})

describe('the list of articles', () => {
  it('has each article once over its pages, and each page names itself and its neighbours', async () => {
    const found = await followPages('/blog', /<h2[^>]*><a href="(\/blog\/[^"]+)"/g)
    const articles = (await part('articles')).map(({ path }) => path).filter((path) => /^\/blog\/[^/]+$/.test(path))
    expect(articles.length).toBeGreaterThan(12)
    expect(found.toSorted()).toEqual(articles.toSorted())
  })

  it('has a feed in each language, of what is written in it, the newest first', async () => {
    const written = new Map((await part('articles')).map(({ path, languages }) => [path, languages]))
    for (const lang of PUBLISHED) {
      const list = await read(pathIn(lang, '/blog'))
      const feed = ORIGIN + pathIn(lang, '/rss.xml')
      expect(linksOf(list.body, 'alternate').filter(({ type }) => type === 'application/rss+xml').map(({ href }) => href)).toEqual([feed]) // prettier-ignore
      const { body, headers, statusCode } = await read(pathIn(lang, '/rss.xml'))
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
      const links = [...body.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link = '']) => link)
      const days = [...body.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day = '']) => Date.parse(day))
      expect(days).toEqual(days.toSorted((a, b) => b - a))
      expect([lang, links.length > 0 || lang === 'mr']).toEqual([lang, true])
      for (const link of links) {
        const path = link.slice(ORIGIN.length).replace(/^\/(hi|ta|mr)(?=\/)/, '')
        expect([link, written.get(path)]).toEqual([ORIGIN + pathIn(lang, path), expect.arrayContaining([lang])])
      }
    }
  })
})

describe('the list of a chapter', () => {
  it('has each solved question once over its pages, and each page names itself and its neighbours', async () => {
    const { id: teacherId } = await aTeacher(app.ctx)
    const place = { board: 'cbse', grade: 10, subject: 'maths', chapter: 'Long Chapter' }
    const slugs = Array.from({ length: 41 }, (_, n) => `long-chapter-${n}`)
    for (const slug of slugs)
      await aSolvedQuestion(app.ctx, { ...place, slug, stem: { en: `Question ${slug}?` }, answer: { en: 'Yes.' }, steps: { en: '1. Think.' }, teacherId, sourceLine: 'Kandil', licence: 'Kandil' }) // prettier-ignore
    const first = '/questions/cbse/10/maths/long-chapter'
    const found = await followPages(first, /<a href="\/question\/([^"]+)"/g)
    expect(found.toSorted()).toEqual(slugs.toSorted())
    expect((await read(`${first}?page=3`)).prev).toBe(`${ORIGIN}${first}?page=2`)
  })
})

describe('an article that has moved', () => {
  it('is found from its old address by a lasting redirect, in the language that was asked for', async () => {
    const authorId = await aWriter(app.ctx, 'Shalini Rao', { en: 'teacher' })
    const blocks = [{ kind: 'TEXT' as const, text: { en: 'A line.' } }]
    await anArticle(app.ctx, { slug: 'new-home', category: 'exams', title: { en: 'A title' }, summary: { en: 'The answer.' }, blocks, authorId, reviewerId: await aWriter(app.ctx, 'Kavitha Murugan', { en: 'teacher' }) }) // prettier-ignore
    const redirects = app.as(owner).staffArticleRedirects
    await redirects.create({ fromPath: '/blog/old-home', toPath: '/blog/middle-home' })
    await redirects.create({ fromPath: '/blog/middle-home', toPath: '/blog/new-home' })
    await redirects.create({ fromPath: '/blog/category/old-exams', toPath: '/blog/category/exams' })
    for (const [from, to] of [
      ['/blog/old-home', '/blog/new-home'],
      ['/hi/blog/middle-home', '/hi/blog/new-home'],
      ['/blog/category/old-exams', '/blog/category/exams'],
    ] as const) {
      const { statusCode, headers } = await read(from)
      expect([from, statusCode, headers['location']]).toEqual([from, 301, to])
      expect((await read(to)).statusCode).toBe(200)
    }
  })
})

// Commerce, section 9 "Class keys", and decision L-15.
describe('a class or an exam by a key that is not its own', () => {
  it.each([
    ['/courses?grade=11-science&board=cbse&target=kvpy', '/courses?grade=11-science&board=cbse&target=jeeadvanced'],
    ['/hi/plans?grade=11-science&target=AIIMS', '/hi/plans?grade=11-science&target=neetug'],
    ['/courses?grade=11-pcm&utm_source=x', '/courses?grade=11-science&utm_source=x&target=jeemain'],
    ['/plans?grade=12-PCB', '/plans?grade=12-science&target=neetug'],
    ['/courses?grade=repeater', '/courses?grade=13'],
    ['/courses?grade=allclasses', '/courses'],
    ['/ai-live?grade=10&target=upsee', '/ai-live?grade=10&target=jeemain'],
    ['/short-programs?grade=repeater', '/short-programs?grade=13'],
  ])('%s leads to %s for good', async (from, to) => {
    const { statusCode, headers } = await read(from)
    expect([statusCode, headers['location']]).toEqual([301, to])
  })
})

// Decision P-44: the first index of a flow is preselected; marketing is [1, 0], and 0 is the full course.
describe('the plans page of a flow', () => {
  it('begins with the plan of the flow’s first index', async () => {
    const address = '/plans?grade=9&board=cbse&target=school'
    const { subscriptionPlanMap, defaultVariant } = await visitor().plans.getFullSubscriptionPlan({ grade: 9, board: 'cbse', target: 'school' }) // prettier-ignore
    const ids = [0, 1].map((months) => subscriptionPlanMap[defaultVariant]?.find(({ validMonths }) => validMonths === months)?.id) // prettier-ignore
    expect(ids).not.toContain(undefined)
    const bought = async (url: string) => /\/pay\?subscriptionPlanId=(\w+)/.exec((await read(url)).body)?.[1]
    expect(await bought(address)).toBe(ids[0])
    expect(await bought(`${address}&flow=assisted`)).toBe(ids[0])
    expect(await bought(`${address}&flow=marketing`)).toBe(ids[1])
  })
})

describe('a page that not all languages have', () => {
  it('names only the addresses of its translations, and in another language the English one', async () => {
    const pages = [...(await part('articles')), ...(await part('solved'))].filter(({ path }) => /^\/(blog|question)\/[^/]+$/.test(path))
    const partly = pages.filter(({ languages }) => languages !== null && PUBLISHED.some((lang) => !languages.includes(lang)))
    expect(partly.length).toBeGreaterThan(0)
    for (const { path, languages } of partly.slice(0, 12)) {
      const own = PUBLISHED.filter((lang) => languages?.includes(lang))
      for (const lang of PUBLISHED) {
        const { body, canonical } = await read(pathIn(lang, path))
        const named = linksOf(body, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [href] : []))
        expect(named).toEqual([...own, 'en' as const].map((each) => ORIGIN + pathIn(each, path)))
        expect(canonical).toBe(ORIGIN + pathIn(own.includes(lang) ? lang : 'en', path))
      }
    }
  }, 60_000) // prettier-ignore
})

describe('the predictor’s page', () => {
  const asked = (ranks: string, but = '') => `/predictor?exam=JOSAA&home=29&${ranks}${but}`

  it.each(['-1', '0', '10000000', '1.5', '1e4', 'abc', '12P', '٣', '<b>'])('says what is wrong with the rank %s, and keeps it', async (rank) => {
    const { statusCode, body } = await read(asked(`rank-main=${encodeURIComponent(rank)}`))
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<input[^>]*\bname="rank-main"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*\bname="rank-main"/)
    expect(body).toContain(`value="${rank.replace('<', '&lt;').replace('>', '&gt;')}"`)
    expect(body).not.toContain('id="found"')
  }) // prettier-ignore

  it('takes a preparatory rank with its P, and an Indian comma', async () => {
    const { body } = await read(asked('rank-advanced=2,500&category=SC&pwd=1&rank-advancedPwd=4P'))
    expect(body).toContain('id="found"')
  })

  it('names the states in the language of the page', async () => {
    for (const [lang, name] of [
      ['', 'Kerala'],
      ['/hi', 'केरल'],
      ['/ta', 'கேரளா'],
      ['/mr', 'केरळ'],
    ])
      // prettier-ignore
      expect((await read(`${lang}/predictor?exam=JOSAA`)).body).toContain(`>${name}</option>`)
  })

  it('answers a page beyond the last with 404, and asks not to be listed once ranks are in its address', async () => {
    const { body, canonical } = await read(asked('rank-main=9000'))
    expect([body.includes('content="noindex"'), canonical]).toEqual([true, undefined])
    for (const page of ['999', '9e9']) expect([page, (await read(asked('rank-main=9000', `&page=${page}`))).statusCode]).toEqual([page, 404]) // prettier-ignore
  })

  it('offers only what some row has', async () => {
    for (const exam of ['JOSAA', 'MCC'] as const) {
      const options = await visitor().predictor.listOptions({ exam })
      const { body } = await read(`/predictor?exam=${exam}&home=29&rank-main=9000&rank-neet=900`)
      const offered = (name: string) => {
        const [, choices = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(body) ?? []
        return [...choices.matchAll(/<option[^>]*value="([^"]+)"/g)].map(([, value = '']) => value)
      }
      const values = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value)
      expect(offered('category')).toEqual(values(options.categories))
      expect(offered('type')).toEqual(values(options.types))
      expect(offered('quota')).toEqual(values(options.quotas))
      expect(offered('state').toSorted()).toEqual(values(options.states))
    }
  })

  it('asks an address to wait after six hundred questions, and counts its sheet too', async () => {
    const ask = (url: string) => app.inject({ url, address: '203.0.113.77' })
    const search = { exam: 'JOSAA', ranks: { MAIN: 9_000 }, homeState: '29' }
    for (let n = 0; n < 598; n += 1)
      await app.inject({ method: 'POST', url: '/api/college-predictor/search', body: search, address: '203.0.113.77' })
    const page = asked('rank-main=8000')
    expect((await ask(page)).body).not.toContain('then try again.')
    // A page that is kept costs nothing, so the refused one is another.
    const other = asked('rank-main=8001')
    expect((await ask(page.replace('?', '/seats.csv?'))).headers['content-type']).toContain('text/csv')
    const refused = await ask(other)
    expect([refused.statusCode < 500, refused.body.includes('then try again.')]).toEqual([true, true])
    expect((await ask(other.replace('?', '/seats.csv?'))).statusCode).toBe(429)
  }, 60_000)
})

it('the form that mails a PDF writes to no second address', async () => {
  const [page] = (await part('solved')).filter(({ path }) => path.startsWith('/question/'))
  const { body } = await read(page?.path ?? '')
  const [, documentId = ''] = /name="documentId" value="([^"]+)"/.exec(body) ?? []
  for (const email of ['a@kandil.example\r\nBcc: b@kandil.example', 'a@kandil.example%0aBcc:b@kandil.example', 'a@kandil.example,b@kandil.example']) {
    const reply = await app.inject({
      method: 'POST',
      url: page?.path ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      body: new URLSearchParams({ documentId, email }).toString(),
    })
    expect([email, reply.statusCode]).toEqual([email, 400])
  }
  await app.runJobs()
  for (const address of ['a@kandil.example', 'b@kandil.example']) expect(await app.sandbox.outbox(address)).toEqual([])
}) // prettier-ignore
