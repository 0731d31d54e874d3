import { PRODUCT } from '#core/kernel/product.ts'
import { httpDate } from '#core/kernel/time.ts'
import { pathIn, tagOf } from '#web/languages.ts'
import { SHARED } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/rss.ts'

/** The newest articles that are written in the language of the address. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api, visit, lang, locale }) => {
    const articles = await api.articles.listFeed({ lang })
    const address = (path: string) => escape(visit.publicUrl + pathIn(locale, path))
    const items = articles.map(({ slug, title, summary, publishedAt }) =>
      [
        `<item><title>${escape(title.text)}</title><link>${address(`/blog/${slug}`)}</link>`,
        `<guid>${address(`/blog/${slug}`)}</guid><description>${escape(summary.text)}</description>`,
        `<pubDate>${httpDate(publishedAt)}</pubDate></item>`,
      ].join(''),
    )
    const channel = [
      `<title>${PRODUCT.name}</title><link>${address('/blog')}</link><description>${PRODUCT.name}</description>`,
      `<language>${tagOf(locale)}</language>`,
      `<atom:link href="${address('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
      ...items,
    ]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('\n')}</channel></rss>\n`
    return new Response(xml, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': SHARED },
    })
  })
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
