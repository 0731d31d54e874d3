import { createHmac } from 'node:crypto'
import { indianDay } from '#core/kernel/time.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { homeApi } from '#core/modules/home/api.ts'
import type { FlagKey } from '#core/modules/experiments/flags.ts'
import { isFor } from '#core/modules/home/audience.ts'
import type { Popup } from '#core/modules/home/home.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { isSwitchedOn } from '#server/modules/experiments/index.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readReader } from './reader.ts'
import { isOn, listPopups, type AuthoredPopup } from './store.ts'
import { insertPopupEvent } from './store-lanterns.ts'
import { homeTag } from '#core/modules/home/cache-tag.ts'

/** Lists the pop-ups by rank. A child whose guardian has not agreed gets none. Unshaped screens, B16. */
export async function popups(
  ctx: Ctx,
  actor: Actor,
  { page, lang }: { readonly page: AuthoredPopup['pages'][number]; readonly lang: Language },
): Promise<Popup[]> {
  const now = ctx.now()
  const kinds = await kindsSwitchedOn(ctx, actor)
  const known = (await authored(ctx)).filter(
    (popup) => kinds.has(popup.kind) && popup.pages.includes(page) && isOn(popup, now),
  )
  if (known.length === 0) return []
  const reader = await readReader(ctx, actor)
  if (!reader.mayBeSoldTo) return []
  return known
    .filter(({ audience }) => isFor(audience, reader))
    .map(({ id, kind, title, text, label, redirectionUrl }) => ({
      id,
      kind,
      title: inLanguage(title, lang),
      text: inLanguage(text, lang),
      label: inLanguage(label, lang),
      redirectionUrl,
    }))
}

/** Each kind has its own switch: a coupon needs the login whether or not offers are shown (commerce, section 8). */
const switches = {
  OFFER: 'offer-pop-up',
  COUPON: 'coupon-pop-up',
  LOGIN: 'login-pop-up',
} as const satisfies Record<Popup['kind'], FlagKey>

async function kindsSwitchedOn(ctx: Ctx, actor: Actor): Promise<Set<string>> {
  const kinds = await Promise.all(
    Object.entries(switches).map(async ([kind, key]) => ((await isSwitchedOn(ctx, key, actor)) ? [kind] : [])),
  )
  return new Set(kinds.flat())
}

/**
 * Each thing once per session of a browser: unshaped screens, B16. The mark cannot be told back to the browser, nor joined with another
 * pop-up's.
 */
export async function notePopup(
  ctx: Ctx,
  { id, type, visit }: { readonly id: string; readonly type: string; readonly visit?: string | undefined },
  call: CallOf<typeof homeApi.notePopup>,
): Promise<boolean> {
  if (!(await authored(ctx)).some((popup) => popup.id === id)) throw commonErrors.NOT_FOUND_ERROR()
  const now = ctx.now()
  const mark = createHmac('sha256', ctx.settings.secret)
    .update(`${call.device()} ${id} ${visit ?? indianDay(now)}`)
    .digest()
  return insertPopupEvent(ctx.db, { popupId: id, type, mark, now })
}

function authored(ctx: Ctx): Promise<AuthoredPopup[]> {
  return ctx.cache.remember([homeTag], 'popups', () => listPopups(ctx.db))
}
