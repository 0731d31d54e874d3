import type { ClassEntry } from '#core/modules/classroom/room/room-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'

/** How somebody watches the class: a learner by the visit that holds their place, a parent without one. No token for the room. */
export function watchEntry(
  ctx: Ctx,
  { id, endsAt }: { readonly id: string; readonly endsAt: Instant },
  visit?: string,
): ClassEntry {
  const url = `/class/${id}/live.m3u8${visit === undefined ? '' : `?visit=${visit}`}`
  return { mode: 'HLS', url, token: null, expiresInSec: 0, serverTime: ctx.now(), endsAt }
}
