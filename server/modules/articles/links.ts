// The links of published articles, as their readers see them.
import { withoutLanguage } from '#core/taxonomy/page-path.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { PageLink } from '#server/platform/points/page-links.ts'
import type { RenderedArticle } from './derived-fields.ts'
import { listRendered } from './store.ts'

const AT_ONCE = 200

export async function* articleLinks(db: Db): AsyncGenerator<readonly PageLink[]> {
  let after = ''
  for (;;) {
    const editions = await listRendered(db, after, AT_ONCE)
    yield editions.flatMap(({ slug, rendered }) => {
      const urls = Object.values(rendered).flatMap((each) => (each ? urlsOf(each) : []))
      return [...new Set(urls)].map((url) => ({ page: `/blog/${slug}`, url }))
    })
    const last = editions.at(-1)
    if (!last || editions.length < AT_ONCE) return
    after = last.id
  }
}

function urlsOf({ blocks }: RenderedArticle): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'QUESTION') return [`/question/${block.slug}`]
    if (block.kind === 'COURSE') return [`/course/${block.slug}`]
    return (block.kind === 'ACTION' ? [block.href] : hrefsIn(block.html)).map(urlOf)
  })
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** Without the place on the page. */
function urlOf(href: string): string {
  const url = href.replace(/#.*/, '')
  return url.startsWith('/') ? withoutLanguage(url) : url
}
