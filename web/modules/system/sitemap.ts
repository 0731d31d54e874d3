import { PUBLISHED, pathIn, tagOf } from '#web/languages.ts'
import { SHARED } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/sitemap.ts'

/** Every public page, in every language it is published in. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    const { publicUrl } = page.visit
    const { paths } = await page.api.content.getSitemap({})
    const urls = paths.flatMap((path) => PUBLISHED.map((lang) => entry(publicUrl, path, lang)))
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': SHARED } })
  })
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
