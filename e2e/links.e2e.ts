import type { APIRequestContext } from '@playwright/test'
import { signUpByApi } from './family.ts'
import { expect, test } from './test.ts'

const AT_ONCE = 6
/** Lists of courses and of plans differ only in their queries: a few pages of a kind represent all of them. */
const MOST_OF_A_KIND = 2

/** Follows every link from these pages on; answers those that lead nowhere, each with a page it was found on. */
async function follow(request: APIRequestContext, starts: readonly string[]): Promise<string[]> {
  const known = new Map(starts.map((path) => [path, 'the start']))
  const counts = new Map<string, number>()
  const dead: string[] = []
  const queue = [...starts]
  const pages = new Map<string, string>()
  const fragments: { readonly path: string; readonly id: string; readonly from: string }[] = []

  async function visit(path: string): Promise<void> {
    const reply = await request.get(path)
    if (!reply.ok()) dead.push(`${path} (${reply.status()}) on ${known.get(path)}`)
    if (!reply.headers()['content-type']?.startsWith('text/html')) return
    const html = await reply.text()
    pages.set(path, html)
    for (const { path: next, id } of linksIn(html, path)) {
      if (id) fragments.push({ path: next, id, from: path })
      const ofKind = counts.get(kindOf(next)) ?? 0
      if (known.has(next) || ofKind >= MOST_OF_A_KIND) continue
      counts.set(kindOf(next), ofKind + 1)
      known.set(next, path)
      queue.push(next)
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit))
  for (const { path, id, from } of fragments)
    if (pages.get(path)?.includes(`id="${id}"`) === false) dead.push(`${path}#${id} on ${from}`)
  return dead
}

/** They only choose among what the page has already. */
const VIEWS = new Set(['lang', 'compare', 'differences', 'with', 'plan', 'months', 'batch'])

/** The page, and the names in its query without their values. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://kandil.test')
  // Other languages begin at their own first page: what has a query is of a kind in all of them.
  const page = searchParams.size > 0 ? pathname.replace(/^\/(hi|ta|mr)(?=\/|$)/, '') : pathname
  // A PDF is made when it is asked for, and only so many a minute.
  if (/\/pdf\/\w+$/.test(pathname)) return 'a PDF'
  return [page, ...[...searchParams.keys()].filter((key) => !VIEWS.has(key)).sort()].join(' ')
}

/** Addresses of ours that a page links to. Where a login leads back to makes no other login. */
function linksIn(html: string, from: string): { readonly path: string; readonly id: string }[] {
  const here = new URL(from, 'http://kandil.test')
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), here)
    if (url.origin !== here.origin) return []
    url.searchParams.delete('returnTo')
    return [{ path: url.pathname + url.search, id: url.hash.slice(1) }]
  })
}

test('every link of every public page leads to a page', async ({ page }) => {
  expect(await follow(page.request, ['/', '/hi', '/ta', '/mr'])).toEqual([])
})

test('every link of the pages of a family leads to a page', async ({ page, phone }) => {
  await signUpByApi(page, phone)
  expect(await follow(page.request, ['/', '/me'])).toEqual([])
})
