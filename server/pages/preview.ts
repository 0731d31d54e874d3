// The page of an unpublished record, for everyone who has its signed address before it expires. It is rendered afresh
// as a visitor sees it, stored in no cache and found by no search engine.
import { visitor } from '#server/platform/access/actor.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Caller } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readPreview, withoutKeeping } from '#server/platform/resource/preview.ts'
import type { CachedPage } from './page-cache.ts'

/** The token of a preview's address; undefined for any other address. */
export function previewTokenIn(url: string): string | undefined {
  const query = url.indexOf('?')
  return query === -1 ? undefined : (new URLSearchParams(url.slice(query)).get('preview') ?? undefined)
}

/** How a page is drawn, by whom and until when it may be. */
export interface Drawing {
  readonly ctx: Ctx
  readonly caller: Caller
  readonly previewUntil: Instant | undefined
}

const KEPT_BY_NOBODY: CachedPage['headers'] = [
  ['cache-control', 'no-store'],
  ['x-robots-tag', 'noindex, nofollow'],
  // The address is as good as a key.
  ['referrer-policy', 'no-referrer'],
]

/** Throws NOT_FOUND_ERROR for an address that is not ours, or over. */
export async function drawPreview(
  { ctx, caller }: Omit<Drawing, 'previewUntil'>,
  token: string,
  draw: (drawing: Drawing) => Promise<CachedPage>,
): Promise<CachedPage> {
  const open = readPreview(ctx, token)
  if (!open) throw commonErrors.NOT_FOUND_ERROR()
  const page = await withoutKeeping(ctx, async (own, tx) => {
    if ((await open.preview.apply(own, tx, open.id)) === undefined) throw commonErrors.NOT_FOUND_ERROR()
    return draw({ ctx: own, caller: asVisitor(caller), previewUntil: open.expiresAt })
  })
  const named = new Set(KEPT_BY_NOBODY.map(([name]) => name))
  const headers = [...page.headers.filter(([name]) => !named.has(name)), ...KEPT_BY_NOBODY]
  return { ...page, headers, cookies: [], isShared: false }
}

/** Renders the page as for a signed-out visitor for every caller, and stores nothing about the browser. */
function asVisitor(caller: Caller): Caller {
  return { ...caller, actor: async () => visitor, device: () => 'preview', country: () => undefined }
}
