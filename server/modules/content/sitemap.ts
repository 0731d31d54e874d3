// The public pages of all modules, for search engines: one sitemap a module, in parts of fewer than 50,000 addresses.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sitemapPages, type SitemapPage } from '#server/platform/points/sitemap-pages.ts'

/** Each path is an address in each language that pages are in. */
const PAGES_IN_A_PART = Math.floor(49_999 / PUBLISHED.length)

/** Each path once. */
export async function sitemap(ctx: Ctx): Promise<string[]> {
  const paths = await Promise.all(sitemapPages.all(ctx).map((list) => list(ctx)))
  return [...new Set(paths.flat().map(pathOf))]
}

/** The sitemaps that there are, and how many parts each has. */
export async function sitemapParts(
  ctx: Ctx,
): Promise<{ kind: string; parts: number; updatedAt: SitemapPage['updatedAt'] | null }[]> {
  const each = await Promise.all(
    sitemapPages.byModule(ctx).map(async ({ module, value: list }) => ({ kind: module, pages: await list(ctx) })),
  )
  return each.flatMap(({ kind, pages }) => {
    const times = pages.flatMap((page) => (typeof page === 'string' ? [] : [page.updatedAt]))
    const updatedAt = times.reduce<SitemapPage['updatedAt'] | null>(
      (last, time) => (last === null || time > last ? time : last),
      null,
    )
    return pages.length === 0 ? [] : [{ kind, parts: Math.ceil(pages.length / PAGES_IN_A_PART), updatedAt }]
  })
}

/** Throws NOT_FOUND_ERROR for a part that does not exist. */
export async function sitemapPart(ctx: Ctx, { kind, part }: { readonly kind: string; readonly part: number }) {
  const pages = await pagesOf(ctx, kind)
  const own = pages.slice((part - 1) * PAGES_IN_A_PART, part * PAGES_IN_A_PART)
  if (own.length === 0) throw commonErrors.NOT_FOUND_ERROR()
  return own.map((page) =>
    typeof page === 'string'
      ? { path: page, updatedAt: null, languages: null }
      : { ...page, languages: [...page.languages] },
  )
}

async function pagesOf(ctx: Ctx, kind: string): Promise<readonly (string | SitemapPage)[]> {
  const own = sitemapPages.byModule(ctx).find(({ module }) => module === kind)
  return own ? own.value(ctx) : []
}

function pathOf(page: string | SitemapPage): string {
  return typeof page === 'string' ? page : page.path
}
