import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { point } from './point.ts'

/** A public page, with what its sitemap says of it. */
export interface SitemapPage {
  /** Without a language. */
  readonly path: string
  readonly updatedAt: Instant
  /** The languages that it is written in, where those are not all. */
  readonly languages: readonly Language[]
}

/** The public pages: paths without a language, "/courses?grade=11" for example, or with more that is known of them. */
export const sitemapPages = point<(ctx: Ctx) => Promise<readonly (string | SitemapPage)[]>>('sitemapPages')
