import { SHARED } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'
import type { Route } from './+types/sitemap.ts'

/** The index: one sitemap for each kind of page, in parts. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, visit }) => {
    const kinds = await api.content.getSitemapParts({})
    const entries = kinds.flatMap(({ kind, parts, updatedAt }) =>
      Array.from({ length: parts }, (_, i) => {
        const lastmod = updatedAt === null ? '' : `<lastmod>${machineTime(updatedAt)}</lastmod>`
        return `<sitemap><loc>${visit.publicUrl}/sitemaps/${kind}${i === 0 ? '' : `-${i + 1}`}.xml</loc>${lastmod}</sitemap>`
      }),
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': SHARED } })
  })
}
