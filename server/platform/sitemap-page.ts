import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'

/** A public page, with what its sitemap says of it. */
export interface SitemapPage {
  /** Without a language. */
  readonly path: string
  readonly updatedAt: Instant
  /** The languages that it is written in, where those are not all. */
  readonly languages: readonly Language[]
}
