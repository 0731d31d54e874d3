// Content pages as they go out, kept for half a minute: what everyone reads is drawn twice a minute, however many read it. A
// change of what the cache holds makes all of them old, in every process at once: a visitor whose requests go to two processes
// does not see the new page and then the old one.
import { MINUTE, SECOND, type Clock, type Instant } from '#core/kernel/time.ts'
import { createAskedBefore, createByteCache } from '#server/platform/byte-cache.ts'
import { isCacheTag } from '#server/platform/cache.ts'
import type { Signals } from '#server/platform/database/signals.ts'

const KEEP = 30 * SECOND
const KEEP_WITHOUT_NEW = 5 * MINUTE
const MAX_BYTES = 32 * 1024 * 1024

export interface CachedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly cookies: readonly string[]
  readonly plain: Buffer
  readonly brotli: Buffer | undefined
  readonly etag: string
  /** It says of itself that it is the same for everyone. */
  readonly isShared: boolean
}

export interface PageCache {
  /**
   * Returns the page under this key, and renders it when it is missing or old. While one request renders it again, the
   * others get the old page.
   */
  readonly remember: (key: string, draw: () => Promise<CachedPage>) => Promise<CachedPage>
}

interface Entry {
  readonly page: CachedPage
  readonly at: Instant
  /** How many changes were known when it was begun. */
  readonly changes: number
  isBeingDrawn: boolean
}

export function createPageCache(now: Clock, signals: Signals): PageCache {
  const entries = createByteCache<Entry>(MAX_BYTES)
  const askedBefore = createAskedBefore()

  let changes = 0
  signals.onSignal((topic) => {
    if (isCacheTag(topic)) changes += 1
  })
  signals.onGap(() => (changes += 1))

  function isNew(entry: Entry): boolean {
    return entry.changes === changes && now() - entry.at < KEEP
  }

  function keep(key: string, page: CachedPage, changesBefore: number): void {
    if (!page.isShared) entries.delete(key)
    // A visitor can write anything into a query. A page with one is kept once it is asked for again.
    else if (!key.includes('?') || askedBefore(key))
      entries.set(key, { page, at: now(), changes: changesBefore, isBeingDrawn: false })
  }

  return {
    async remember(key, draw) {
      const entry = entries.get(key)
      if (entry && (entry.isBeingDrawn || isNew(entry))) return entry.page
      if (entry) entry.isBeingDrawn = true
      const changesBefore = changes
      try {
        const page = await draw()
        if (page.status >= 500 && entry && now() - entry.at < KEEP_WITHOUT_NEW) return entry.page
        keep(key, page, changesBefore)
        return page
      } catch (error) {
        // Better an old page than none: in an overload, or while the database is away.
        if (entry && now() - entry.at < KEEP_WITHOUT_NEW) return entry.page
        entries.delete(key)
        throw error
      } finally {
        if (entry) entry.isBeingDrawn = false
      }
    },
  }
}
