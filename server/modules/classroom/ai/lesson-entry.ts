import type { ClassEntry } from '#core/modules/classroom/room/room-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'

/** A lesson led by AI has no room and no teacher. */
export function lessonEntry(ctx: Ctx, { id, endsAt }: { readonly id: string; readonly endsAt: Instant }): ClassEntry {
  const url = `/api/classes/${id}/ai-lesson`
  return { mode: 'AI', url, token: null, expiresInSec: 0, serverTime: ctx.now(), endsAt }
}
