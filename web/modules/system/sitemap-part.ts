import { data } from 'react-router'
import { PUBLISHED, pathIn, tagOf, type PublishedLanguage } from '#web/languages.ts'
import { SHARED } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'
import type { Route } from './+types/sitemap-part.ts'

type Entry = Awaited<ReturnType<typeof readPart>>[number]

const FILE = /^([a-z]{1,30})(?:-([1-9]\d{0,2}))?\.xml$/

/** Every public page of one kind, in every language it is written in. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async (page) => {
    const { publicUrl } = page.visit
    const urls = (await readPart(page, args.params.file)).flatMap((entry) => urlsOf(publicUrl, entry))
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': SHARED } })
  })
}

async function readPart({ api }: Parameters<Parameters<typeof load>[1]>[0], file: string) {
  const [, kind, part = '1'] = FILE.exec(file) ?? []
  if (kind === undefined) throw data(null, { status: 404 })
  return api.content.getSitemapPart({ kind, part })
}

function urlsOf(publicUrl: string, { path, updatedAt, languages }: Entry): string[] {
  const written = PUBLISHED.filter((lang) => languages === null || languages.includes(lang))
  const lastmod = updatedAt === null ? '' : `<lastmod>${machineTime(updatedAt)}</lastmod>`
  const address = (lang: PublishedLanguage) => (publicUrl + pathIn(lang, path)).replaceAll('&', '&amp;')
  const alternates = written.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${tagOf(other)}" href="${address(other)}"/>`,
  )
  return written.map((lang) => `<url><loc>${address(lang)}</loc>${lastmod}${alternates.join('')}</url>`)
}
