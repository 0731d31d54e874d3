// The nightly check of links, over real HTTP: our own pages and the pages of others are two servers of this test.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { anArticle, aWriter, someCategories } from '#server/modules/articles/factory.ts'
import { aStudyResource } from '#server/modules/library/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { checkLink } from './check-link.ts'

async function serve(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, reply)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening server has one
  return { url, asked, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

/** Answers "/410" with 410, and "/301/there" with a redirect. */
const byPath: RequestListener = ({ url = '', method }, reply) => {
  const [, status = '', to] = url.split('/')
  if (status === 'no-head') return void reply.writeHead(method === 'HEAD' ? 405 : 200).end('page')
  if (status === 'hang-up') return void reply.destroy()
  if (status === 'loop') return void reply.writeHead(302, { location: '/loop' }).end()
  if (!/^\d{3}$/.test(status)) return void reply.writeHead(404).end()
  if (to !== undefined) return void reply.writeHead(Number(status), { location: decodeURIComponent(to) }).end()
  reply.writeHead(Number(status)).end()
}

let outside: Awaited<ReturnType<typeof serve>>
let own: Awaited<ReturnType<typeof serve>>
let app: TestApp
beforeAll(async () => {
  ;[outside, own] = await Promise.all([serve(byPath), serve(byPath)])
  app = await startTestApp({}, { PUBLIC_URL: own.url })
})
afterAll(() => Promise.all([app.close(), own.close(), outside.close()]))

const ask = (path: string) => checkLink(app.ctx, path)

describe('a link', () => {
  it.each([
    ['/200', { state: 'HOLDS', status: 200, location: null }],
    ['/404', { state: 'MISSING', status: 404, location: null }],
    ['/410', { state: 'MISSING', status: 410 }],
    ['/403', { state: 'CLOSED', status: 403 }],
    ['/500', { state: 'FAILING', status: 500 }],
    ['/hang-up', { state: 'FAILING', status: null }],
    ['/loop', { state: 'FAILING', status: null }],
    ['/no-head', { state: 'HOLDS', status: 200 }],
    ['/302/%2F200', { state: 'HOLDS', status: 200, location: null }],
    ['/303/%2F404', { state: 'MISSING', status: 404, location: null }],
  ])('that leads to %s is known for what it is', async (path, finding) => {
    expect(await ask(path)).toMatchObject(finding)
  })

  it('that was moved for good says where it leads', async () => {
    expect(await ask('/301/%2F200')).toMatchObject({ state: 'MOVED', location: `${own.url}/200` })
    expect(await ask('/308/%2F404')).toMatchObject({ state: 'MISSING', location: `${own.url}/404` })
  })

  it('is asked by HEAD, and by GET only where that fails', async () => {
    own.asked.length = 0
    await ask('/200')
    await ask('/no-head')
    expect(own.asked).toEqual(['HEAD /200', 'HEAD /no-head', 'GET /no-head'])
  })

  it('to a host that is busy is judged another night', async () => {
    expect(await ask('/429')).toBeUndefined()
  })
})

describe('a page that leads us into a private network', () => {
  it('is followed no further', async () => {
    const strict = await startTestApp({}, { PUBLIC_URL: own.url, PRIVATE_TARGETS: 'off' })
    outside.asked.length = 0
    const inside = encodeURIComponent(`${outside.url}/200`)
    expect(await checkLink(strict.ctx, `/302/${inside}`)).toMatchObject({ state: 'UNREACHABLE', status: null })
    expect(await checkLink(strict.ctx, 'https://localhost/')).toMatchObject({ state: 'UNREACHABLE' })
    expect(await checkLink(strict.ctx, 'https://169.254.169.254/latest')).toMatchObject({ state: 'UNREACHABLE' })
    expect(outside.asked).toEqual([])
    await strict.close()
    // The same page with a sandbox next to it is followed.
    expect(await ask(`/302/${inside}`)).toMatchObject({ state: 'HOLDS' })
  })
})

describe('the nightly check', () => {
  let logins = 0
  const listed = async (filter = {}) => {
    logins += 1 // staff log in anew: a night passes
    const { data } = await app
      .as(clerk(`stf00000000000000000${logins}`, 'articles.view'))
      .staffCheckedLinks.list(filter)
    return new Map(data.map((link) => [link.url, link]))
  }

  it('lists the links of published pages with what it found, and forgets those of pages that lost them', async () => {
    await someCategories(app.ctx, [{ path: 'exams', title: { en: 'Exams' }, text: { en: 'About.' } }])
    const [authorId, reviewerId] = [await aWriter(app.ctx, 'A', { en: 'a' }), await aWriter(app.ctx, 'B', { en: 'b' })]
    const article = (slug: string, en: string, how = {}) =>
      anArticle(app.ctx, { slug, category: 'exams', title: { en: slug }, summary: { en: slug }, blocks: [{ kind: 'TEXT', text: { en } }, { kind: 'COURSE', slug: 'no-course' }], authorId, reviewerId } as never, how) // prettier-ignore
    await article('first', '[good](/200) [gone](/404#part) [moved](/301/%2F200)')
    await article('second', '[gone too](/404)')
    await article('draft', '[draft](/410)', { isDraft: true })
    const id = await aStudyResource(app.ctx, { address: 'https://127.0.0.1:1/a', rightsHolder: 'NCERT' })
    await app.runJob('links.check')
    const links = await listed()
    expect([...links.keys()].toSorted()).toEqual(['/200', '/301/%2F200', '/404', '/course/no-course', 'https://127.0.0.1:1/a']) // prettier-ignore
    expect(links.get('/404')).toMatchObject({ state: 'MISSING', pages: ['/blog/first', '/blog/second'], brokenSince: app.now() }) // prettier-ignore
    expect(links.get('/301/%2F200')).toMatchObject({ state: 'MOVED', location: `${own.url}/200`, brokenSince: null })
    expect(links.get('https://127.0.0.1:1/a')).toMatchObject({ state: 'FAILING', pages: [`/study/file/${id}`] }) // prettier-ignore
    expect([...(await listed({ state: 'MOVED' })).keys()]).toEqual(['/301/%2F200'])
    const broken = await listed({ isBroken: true })
    const since = app.now()
    app.moveClock(DAY)
    await app.pool.query(`delete from articles.edition where slug = 'first'`)
    await app.runJob('links.check')
    const later = await listed()
    expect(later.has('/200')).toBe(false)
    expect(later.get('/404')).toMatchObject({ pages: ['/blog/second'], brokenSince: since, checkedAt: app.now() })
    expect(broken.get('/404')?.state).toBe('MISSING')
  })
})
