import { PUBLISHED, pathIn, tagOf } from '#web/languages.ts'
import { SHARED } from '#web/page/handle.ts'
import { load, type Page } from '#web/page/page.server.ts'
import type { Route } from './+types/sitemap.ts'

const PAGES = [
  '/',
  '/explore',
  '/courses',
  '/ai-live',
  '/short-programs',
  '/tnc',
  '/policies/refund',
  '/policies/promise',
  '/policies/privacy',
  '/accessibility',
  '/money-left',
]

/** Every public page, in every language it is published in. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    const { publicUrl } = page.visit
    const paths = [...PAGES, ...(await courseLists(page))]
    const urls = paths.flatMap((path) => PUBLISHED.map((lang) => entry(publicUrl, path, lang)))
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': SHARED } })
  })
}

/** One list per class, board and target. */
async function courseLists({ api, lang }: Page): Promise<string[]> {
  const { grades } = await api.catalogue.getGradeBoards({ lang })
  const lists = await Promise.all(
    grades.flatMap(({ grade, key, boards }) =>
      boards.map(async (board) => {
        const { targets } = await api.catalogue.getTargets({ grade, board: board.key, lang })
        return targets.map((target) => `/courses?grade=${key}&board=${board.key}&target=${target.key}`)
      }),
    ),
  )
  return [...new Set(lists.flat())]
}

function entry(publicUrl: string, path: string, lang: (typeof PUBLISHED)[number]): string {
  const alternates = PUBLISHED.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${tagOf(other)}" href="${address(publicUrl, path, other)}"/>`,
  )
  return `<url><loc>${address(publicUrl, path, lang)}</loc>${alternates.join('')}</url>`
}

function address(publicUrl: string, path: string, lang: (typeof PUBLISHED)[number]): string {
  return (publicUrl + pathIn(lang, path)).replaceAll('&', '&amp;')
}
