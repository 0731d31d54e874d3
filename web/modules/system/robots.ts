import { SHARED } from '#web/page/handle.ts'
import { pageOf } from '#web/page/page.server.ts'
import type { Route } from './+types/robots.ts'

/** Families' own pages say noindex themselves; here are those whose addresses are worth no visit. */
export function loader(args: Route.LoaderArgs): Response {
  const { publicUrl } = pageOf(args).visit
  const text = ['User-agent: *', 'Disallow: /api/', 'Disallow: /pay/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': SHARED } })
}
