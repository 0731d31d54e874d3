import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, later } from '#core/kernel/time.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { anArticle, aWriter, someCategories, type NewArticle } from './factory.ts'

let app: TestApp
let authorId: string
let reviewerId: string
beforeAll(async () => {
  app = await startTestApp()
  const title = (en: string) => ({ path: en, title: { en, hi: `${en} हिंदी` }, text: { en: 'About it.' } })
  await someCategories(app.ctx, ['exams', 'exams/boards', 'study', 'empty', 'many', 'moved'].map(title))
  authorId = await aWriter(app.ctx, 'Shalini Rao', { en: 'teacher of maths' })
  reviewerId = await aWriter(app.ctx, 'Kavitha Murugan', { en: 'counsellor' })
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' }).articles
let logins = 0
/** Staff log in anew each time: their sessions are short, and these tests take days. */
function staffWith(...scopes: readonly string[]) {
  logins += 1
  return app.as(clerk(`stf${String(logins).padStart(18, '0')}`, ...scopes))
}
const editor = () => staffWith('articles.view', 'articles.edit')
const reviewer = () => staffWith('articles.view', 'articles.edit', 'articles.approve')

let made = 0
function draft(but: Partial<NewArticle> = {}): NewArticle {
  made += 1
  const text = { en: 'The first **line**.\n\n## A heading\n\nMore.' }
  return { slug: `article-${made}`, category: 'exams/boards', title: { en: 'A title' }, summary: { en: 'The answer.' }, blocks: [{ kind: 'TEXT', text }], authorId, reviewerId, ...but }
} // prettier-ignore
const article = (but: Partial<NewArticle> = {}, how = {}) => anArticle(app.ctx, draft(but), how)
const textOnly = (en: string): NewArticle['blocks'] => [{ kind: 'TEXT', text: { en } }]

describe('a published article', () => {
  it('is read with its categories, its author and reviewer, and its text as HTML', async () => {
    await article({ slug: 'read-me' })
    const read = await visitor().getPost({ slug: 'read-me' })
    expect(read.categories.map(({ path }) => path)).toEqual(['exams', 'exams/boards'])
    expect(read).toMatchObject({ author: { name: 'Shalini Rao' }, reviewer: { name: 'Kavitha Murugan' }, minutes: 1 })
    expect(read.blocks).toEqual([
      {
        kind: 'TEXT',
        lang: 'en',
        html: '<p>The first <strong>line</strong>.</p>\n<h2 id="s1-1">A heading</h2>\n<p>More.</p>\n',
        headings: [{ id: 's1-1', text: 'A heading' }],
      },
    ])
  })

  it('is in a language as a whole or not at all', async () => {
    const whole = { title: { en: 'T', hi: 'शीर्षक' }, summary: { en: 'S', hi: 'सार' }, blocks: [{ kind: 'TEXT' as const, text: { en: 'E', hi: '[प्लान](/plans)' } }] } // prettier-ignore
    await article({ slug: 'in-two', ...whole })
    await article({ slug: 'half', ...whole, summary: { en: 'S' } })
    const hindi = await visitor().getPost({ slug: 'in-two', lang: 'hi' })
    expect([hindi.languages, hindi.title.text]).toEqual([['en', 'hi'], 'शीर्षक'])
    expect(hindi.blocks).toMatchObject([{ html: '<p><a href="/hi/plans">प्लान</a></p>\n' }])
    const half = await visitor().getPost({ slug: 'half', lang: 'hi' })
    expect([half.languages, half.title, half.blocks[0]]).toEqual([['en'], { text: 'T', lang: 'en' }, expect.objectContaining({ html: '<p>E</p>\n' })]) // prettier-ignore
    const feed = await visitor().listFeed({ lang: 'hi' })
    expect(feed.map(({ slug }) => slug)).toContain('in-two')
    expect(feed.map(({ slug }) => slug)).not.toContain('half')
  })

  it('has formulae as MathML, without an inline style that the page’s policy would refuse', async () => {
    await article({ slug: 'maths', blocks: textOnly('Take $\\frac{a}{b}$.\n\n|a|b|\n|:-:|-|\n|1|2|') })
    const [block] = (await visitor().getPost({ slug: 'maths' })).blocks
    expect(block).toMatchObject({ html: expect.stringContaining('<mfrac><mi>a</mi><mi>b</mi></mfrac>') })
    expect(JSON.stringify(block)).not.toContain('style=')
  })

  it('is once on one page of twelve, newest first, and no page is beyond the last', async () => {
    for (let n = 0; n < 25; n += 1)
      await article({ slug: `many-${n}`, category: 'many' }, { publishedAt: later(app.now(), -n * HOUR) })
    const pages = await Promise.all([1, 2, 3].map((page) => visitor().listPosts({ category: 'many', page })))
    expect(pages.map(({ articles }) => articles.length)).toEqual([12, 12, 1])
    expect(pages.flatMap(({ articles }) => articles.map(({ slug }) => slug))).toEqual(Array.from({ length: 25 }, (_, n) => `many-${n}`)) // prettier-ignore
    await expect(visitor().listPosts({ category: 'many', page: 4 })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(visitor().listPosts({ category: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    expect((await visitor().listPosts({ category: 'empty' })).articles).toEqual([])
  })

  it('is in the lists of the categories above its own, which say how many they have', async () => {
    await article({ slug: 'deep' })
    const { articles } = await visitor().listPosts({ category: 'exams' })
    expect(articles.map(({ slug }) => slug)).toContain('deep')
    const tree = await visitor().listCategories({ lang: 'hi' })
    expect(tree.find(({ path }) => path === 'exams')?.articles).toBe((await visitor().listPosts({ category: 'exams' })).articles.length) // prettier-ignore
    expect(tree.find(({ path }) => path === 'study')?.title).toEqual({ text: 'study हिंदी', lang: 'hi' })
  })

  it('leads to three others, those of its own category first', async () => {
    await article({ slug: 'alone', category: 'study' })
    await article({ slug: 'next-to-it', category: 'study' })
    const related = await visitor().listRelated({ slug: 'alone' })
    expect(related[0]?.slug).toBe('next-to-it')
    expect(related).toHaveLength(3)
    expect(related.map(({ slug }) => slug)).not.toContain('alone')
  })
})

describe('the way to the readers', () => {
  it('goes over review by another person to the hour that was set, and is published once', async () => {
    const created = await editor().staffArticles.create(draft({ slug: 'scheduled' }))
    const handed = await editor().staffArticleReview.submitArticle({
      id: created.id as never,
      version: created.version,
    })
    const publishAt = later(app.now(), 2 * HOUR)
    const approved = await reviewer().staffArticleReview.approveArticle({ id: created.id as never, version: handed.version, publishAt }) // prettier-ignore
    expect(approved).toMatchObject({ status: 'SCHEDULED', publishAt, isPublic: false })
    await app.runJobs()
    await expect(visitor().getPost({ slug: 'scheduled' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    app.moveClock(2 * HOUR)
    await app.runJobs()
    const first = await visitor().getPost({ slug: 'scheduled' })
    app.moveClock(DAY)
    await app.runJobs()
    expect(await visitor().getPost({ slug: 'scheduled' })).toEqual(first)
  })

  it('is not taken twice: what has been submitted is not submitted again', async () => {
    const written = await editor().staffArticles.create(draft())
    const id = written.id as never
    const { version } = await editor().staffArticleReview.submitArticle({ id, version: written.version })
    const again = editor().staffArticleReview.submitArticle({ id, version })
    await expect(again).rejects.toMatchObject({ code: 'ARTICLE_STEP_REFUSED' })
  })

  it('is closed to who wrote the article', async () => {
    const writer = reviewer()
    const created = await writer.staffArticles.create(draft())
    const { version } = await writer.staffArticleReview.submitArticle({ id: created.id as never, version: created.version }) // prettier-ignore
    await expect(writer.staffArticleReview.approveArticle({ id: created.id as never, version })).rejects.toMatchObject({ code: 'OWN_ARTICLE' }) // prettier-ignore
  })

  it('leaves readers the edition they have while its successor is written', async () => {
    const id = await article({ slug: 'changing' })
    const { version, ...fields } = await editor().staffArticles.one({ id })
    await editor().staffArticles.update({ ...writable(fields), id, version, title: { en: 'New' } })
    expect((await visitor().getPost({ slug: 'changing' })).title.text).toBe('A title')
    await publishAgain(id)
    expect((await visitor().getPost({ slug: 'changing' })).title.text).toBe('New')
  })

  it('is refused for HTML, for a script, for a picture without words, and for a host that is not on the list', async () => {
    const bad = [
      '<b>x</b>',
      '[x](javascript:alert(1))',
      '![](https://evil.example/x.png)',
      '[x](https://evil.example/a)',
    ]
    for (const text of bad) {
      const { id, version, problems } = await editor().staffArticles.create(draft({ blocks: textOnly(text) }))
      expect([text, problems.length > 0]).toEqual([text, true])
      await expect(editor().staffArticleReview.submitArticle({ id: id as never, version })).rejects.toMatchObject({ code: 'ARTICLE_NOT_READY' }) // prettier-ignore
    }
    const same = await editor().staffArticles.create(draft({ reviewerId: authorId }))
    expect(same.problems).toEqual([{ field: 'reviewerId', message: 'Choose another person than the author.' }])
  })

  it('ends in the archive, from which no list, feed or sitemap has it', async () => {
    const id = await article({ slug: 'to-archive' })
    const { version } = await reviewer().staffArticles.one({ id })
    await reviewer().staffArticleReview.archiveArticle({ id: id as never, version })
    const archived = await reviewer().staffArticles.one({ id })
    await expect(reviewer().staffArticleReview.approveArticle({ id: id as never, version: archived.version })).rejects.toMatchObject({ code: 'ARTICLE_STEP_REFUSED' }) // prettier-ignore
    await expect(visitor().getPost({ slug: 'to-archive' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const { paths } = await app.as({ kind: 'visitor' }).content.getSitemap({})
    expect(paths).not.toContain('/blog/to-archive')
    expect(paths).toContain('/blog/category/exams/boards')
  })

  it('is followed after a year by the question whether it still holds', async () => {
    const id = await article({ slug: 'old' }, { publishedAt: later(app.now(), -366 * DAY) })
    const decaying = async () => (await reviewer().staffArticles.list({ isDecaying: true })).data.map((each) => each.id)
    expect(await decaying()).toContain(id)
    const { version } = await reviewer().staffArticles.one({ id })
    await reviewer().staffArticleReview.confirmArticle({ id: id as never, version })
    expect(await decaying()).not.toContain(id)
    expect((await visitor().getPost({ slug: 'old' })).reviewedAt).toBe(app.now())
  })
})

describe('an article that has moved', () => {
  it('is found from each address that it had', async () => {
    const id = await article({ slug: 'first-name', category: 'moved' })
    for (const slug of ['second-name', 'third-name']) {
      const { version, ...fields } = await editor().staffArticles.one({ id })
      await editor().staffArticles.update({ ...writable(fields), id, version, slug })
      await publishAgain(id)
    }
    for (const old of ['first-name', 'second-name'])
      expect(await visitor().findRedirect({ path: `/blog/${old}` })).toEqual({ path: '/blog/third-name' })
    await expect(visitor().findRedirect({ path: '/blog/third-name' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })

  it('is never sent in a circle', async () => {
    const { staffArticleRedirects: redirects } = reviewer()
    await redirects.create({ fromPath: '/a', toPath: '/b' })
    await redirects.create({ fromPath: '/b', toPath: '/c' })
    for (const [fromPath, toPath] of [
      ['/c', '/a'],
      ['/d', '/d'],
    ] as const)
      // prettier-ignore
      await expect(redirects.create({ fromPath, toPath })).rejects.toMatchObject({ code: 'REDIRECT_LOOP' })
    expect(await visitor().findRedirect({ path: '/a' })).toEqual({ path: '/c' })
  })
})

function writable(fields: object): NewArticle {
  const names = ['slug', 'category', 'title', 'summary', 'blocks', 'authorId', 'reviewerId']
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as unknown as NewArticle
}

async function publishAgain(id: string): Promise<void> {
  const { version } = await editor().staffArticles.one({ id })
  const handed = await editor().staffArticleReview.submitArticle({ id: id as never, version })
  await reviewer().staffArticleReview.approveArticle({ id: id as never, version: handed.version })
}
